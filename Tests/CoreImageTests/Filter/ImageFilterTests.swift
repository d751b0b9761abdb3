import CoreImage
import Testing

@Suite("Filters of images")
struct ImageFilterTests {
    private func gray(_ value: Double, _ alpha: Double = 1) -> CIColor {
        CIColor(red: value, green: value, blue: value, alpha: alpha)
    }

    private func mixed(_ name: String, _ front: CIColor, _ back: CIColor) throws -> UInt32 {
        try word(name, front, [kCIInputBackgroundImageKey: CIImage(color: back)])
    }

    @Test("blend modes are products, sums and differences")
    func blending() throws {
        let (front, back) = (CIColor(red: 1, green: 0.4, blue: 0.2), CIColor(red: 0.5, green: 0.5, blue: 1))
        #expect(try mixed("CIMultiplyBlendMode", front, back) == 0xFF80_3333)
        #expect(try mixed("CIMultiplyCompositing", front, back) == 0xFF80_3333)
        #expect(try mixed("CIScreenBlendMode", front, back) == 0xFFFF_B3FF)
        #expect(try mixed("CIDifferenceBlendMode", front, back) == 0xFF80_1ACC)
        #expect(try mixed("CIDarkenBlendMode", front, back) == 0xFF80_6633)
        #expect(try mixed("CIMaximumCompositing", front, back) == 0xFFFF_80FF)
        #expect(try mixed("CIAdditionCompositing", front, back) == 0xFFFF_E6FF)
    }

    @Test("the operators of Porter and Duff keep what the other covers, or does not")
    func operators() throws {
        let (front, half) = (CIColor.red, gray(1, 0.5))
        #expect(try mixed("CISourceOverCompositing", half, .red) == 0xFFFF_8080)
        #expect(try mixed("CISourceInCompositing", front, half) == 0x8080_0000)
        #expect(try mixed("CISourceOutCompositing", front, half) == 0x8080_0000)
        #expect(try mixed("CISourceAtopCompositing", front, half) == 0x8080_0000)
        #expect(try mixed("CISourceOutCompositing", front, .blue) == 0)
    }

    @Test("a mask shows one image where it is bright, and the other where it is dark")
    func masks() throws {
        func masked(_ mask: CIColor, _ name: String = "CIBlendWithMask") throws -> UInt32 {
            try word(
                name, .red,
                [kCIInputBackgroundImageKey: CIImage(color: .blue), kCIInputMaskImageKey: CIImage(color: mask)])
        }
        #expect(try masked(.white) == 0xFFFF_0000 && masked(.black) == 0xFF00_00FF)
        #expect(try masked(.gray) == 0xFF80_0080)
        #expect(try masked(gray(0, 0.5), "CIBlendWithAlphaMask") == 0xFF80_0080)
        #expect(
            try word(
                "CIDissolveTransition", .red, [kCIInputTargetImageKey: CIImage(color: .blue), kCIInputTimeKey: 0.5])
                == 0xFF80_0080)
    }

    @Test("an average is one pixel of all, at the origin")
    func average() throws {
        let image = CIImage(cgImage: try picture([[0xFF0000, 0x0000FF], [0xFF0000, 0x0000FF]]))
        let made = image.applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: image.extent)])
        #expect(made.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try words(made) == [[0xFF80_0080]])
    }

    @Test("squares of one colour meet at the centre, each the average of what it replaces")
    func squares() throws {
        let row: [UInt32] = [0x000000, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF]
        let image = CIImage(cgImage: try picture([row, row]))
        let made = image.applyingFilter(
            "CIPixellate", parameters: [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 2, y: 0)])
        #expect(made.extent == image.extent)
        #expect(try words(made).map { $0.map { $0 & 0xFF } } == [[0x80, 0x80, 0xFF, 0xFF], [0x80, 0x80, 0xFF, 0xFF]])
    }

    @Test("an image in another size is even where it was even, and as large as the scale says")
    func scaling() throws {
        let image = CIImage(cgImage: try picture(.init(repeating: .init(repeating: 0x336699, count: 8), count: 6)))
        let made = image.applyingFilter(
            "CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.5, kCIInputAspectRatioKey: 2])
        #expect(made.extent == CGRect(x: 0, y: 0, width: 8, height: 3))
        #expect(try words(made).joined().allSatisfy { $0 == 0xFF33_6699 })
    }

    @Test("a checkerboard's squares meet at its centre, stripes at their middle")
    func patterns() throws {
        let values: [String: Any] = [
            kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputWidthKey: 2, "inputColor0": CIColor.white,
            "inputColor1": CIColor.black,
        ]
        let rect = CGRect(x: -2, y: -1, width: 4, height: 2)
        let board = try #require(CIFilter(name: "CICheckerboardGenerator", parameters: values)?.outputImage)
        #expect(board.extent.isInfinite)
        #expect(try words(board, rect).map { $0.map { $0 & 0xFF } } == [[0, 0, 255, 255], [255, 255, 0, 0]])
        let stripes = try #require(CIFilter(name: "CIStripesGenerator", parameters: values)?.outputImage)
        #expect(try words(stripes, rect).map { $0.map { $0 & 0xFF } } == [[0, 0, 255, 255], [0, 0, 255, 255]])
    }

    @Test("a radial gradient is one colour inside, another outside, and between them in between")
    func radial() throws {
        let values: [String: Any] = [
            kCIInputCenterKey: CIVector(x: 0.5, y: 0.5), "inputRadius0": 1, "inputRadius1": 3,
            "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        ]
        let image = try #require(CIFilter(name: "CIRadialGradient", parameters: values)?.outputImage)
        let row = try words(image, CGRect(x: 0, y: 0, width: 5, height: 1))[0].map { $0 & 0xFF }
        #expect(row == [0xFF, 0xFF, 0x80, 0, 0])
    }

    @Test("a box blur is the average of what is near")
    func box() throws {
        let image = CIImage(cgImage: try picture([[0x000000, 0x000000, 0xFFFFFF, 0x000000, 0x000000]]))
            .clampedToExtent()
        let made = image.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
        #expect(try words(made, CGRect(x: 0, y: 0, width: 5, height: 1))[0].map { $0 & 0xFF } == [0, 85, 85, 85, 0])
    }

    @Test("a vignette leaves the middle and darkens corners")
    func vignette() throws {
        let image = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 9, height: 9))
        let made = image.applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1])
        let rows = try words(made)
        #expect(rows[4][4] & 0xFF > 0xFA && rows[0][0] & 0xFF < 0x60 && rows[0][0] >> 24 == 0xFF)
        #expect(rows[0][0] == rows[8][8])
    }

    @Test("crops and transforms are filters, too")
    func geometry() throws {
        let image = CIImage(cgImage: try picture([[0x111111, 0x222222]]))
        let cropped = image.applyingFilter(
            "CICrop", parameters: ["inputRectangle": CIVector(x: 1, y: 0, z: 1, w: 1)])
        #expect(cropped.extent == CGRect(x: 1, y: 0, width: 1, height: 1))
        let moved = image.applyingFilter(
            "CIAffineTransform", parameters: [kCIInputTransformKey: CGAffineTransform(translationX: 5, y: 6)])
        #expect(moved.extent == CGRect(x: 5, y: 6, width: 2, height: 1))
        #expect(image.applyingFilter("CIAffineClamp").extent.isInfinite)
    }
}
