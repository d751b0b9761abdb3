import CoreImage
import OctantBase
import Testing

@Suite("CIImage")
struct CIImageTests {
    private let quarters: [[UInt32]] = [[0xFF0000, 0x00FF00, 0x123456], [0x0000FF, 0xFFFFFF, 0x808080]]

    private func opaque(_ rows: [[UInt32]]) -> [[UInt32]] { rows.map { $0.map { $0 | 0xFF00_0000 } } }

    @Test("an image in memory comes out as it went in, proportional to light or not", arguments: [true, false])
    func identity(isEncoded: Bool) throws {
        let image = CIImage(cgImage: try picture(quarters))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(try words(image, isEncoded: isEncoded) == opaque(quarters))
        let grays = try picture([(0..<256).map { $0 << 16 | $0 << 8 | $0 }])
        #expect(
            try words(CIImage(cgImage: grays), isEncoded: isEncoded)[0] == (0..<256).map { $0 * 0x010101 | 0xFF00_0000 }
        )
    }

    @Test("translucent pixels come out as they went in", arguments: [true, false])
    func translucency(isEncoded: Bool) throws {
        let image = CIImage(color: CIColor(red: 1, green: 0.2, blue: 0, alpha: 0.5))
        let pixel = try words(image, CGRect(x: 0, y: 0, width: 1, height: 1), isEncoded: isEncoded)[0][0]
        #expect(pixel == 0x8080_1A00)
        let bitmap = try #require(
            CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(try words(CIImage(cgImage: bitmap), isEncoded: isEncoded)[0][0] == pixel)
    }

    @Test("y runs upwards: the lower row of an image is the lower one of its rectangle")
    func rows() throws {
        let image = CIImage(cgImage: try picture(quarters))
        #expect(try words(image, CGRect(x: 0, y: 0, width: 3, height: 1)) == opaque([quarters[1]]))
        #expect(try words(image.cropped(to: CGRect(x: 1, y: 1, width: 1, height: 1))) == [[0xFF00_FF00]])
    }

    @Test("what is cropped keeps its place, and is transparent outside")
    func cropping() throws {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 2, y: 3, width: 2, height: 1))
        #expect(image.extent == CGRect(x: 2, y: 3, width: 2, height: 1))
        #expect(
            try words(image, CGRect(x: 1, y: 3, width: 4, height: 2))
                == [[0, 0, 0, 0], [0, 0xFFFF_0000, 0xFFFF_0000, 0]])
        #expect(CIImage(color: .red).extent.isInfinite && CIImage.empty().extent.isNull)
        #expect(image.cropped(to: CGRect(x: 9, y: 9, width: 1, height: 1)).extent.isNull)
    }

    @Test("an image that is moved by whole pixels is the same pixels elsewhere, and two transforms are one")
    func moving() throws {
        let image = CIImage(cgImage: try picture(quarters))
        let moved = image.transformed(by: CGAffineTransform(translationX: 10, y: -3))
        #expect(moved.extent == CGRect(x: 10, y: -3, width: 3, height: 2))
        #expect(try words(moved) == opaque(quarters))
        let there = image.transformed(by: CGAffineTransform(scaleX: 1 / 3, y: 0.5))
        #expect(try words(there.transformed(by: CGAffineTransform(scaleX: 3, y: 2))) == opaque(quarters))
    }

    @Test("an image that becomes larger has mixed colours, or those of the nearest pixels")
    func scaling() throws {
        let image = CIImage(cgImage: try picture([[0x000000, 0xFFFFFF]])).clampedToExtent()
        let twice = CGAffineTransform(scaleX: 2, y: 2)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 1)
        #expect(try words(image.transformed(by: twice), rect)[0].map { $0 & 0xFF } == [0, 0x40, 0xBF, 0xFF])
        #expect(
            try words(image.samplingNearest().transformed(by: twice), rect)[0].map { $0 & 0xFF } == [0, 0, 0xFF, 0xFF])
    }

    @Test("a transform that leaves nothing makes an empty image")
    func flattening() {
        Log.redirected(to: { _ in }) {
            #expect(CIImage(color: .red).transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
        }
    }

    @Test(
        "orientations turn an image as files mean it",
        arguments: [
            (CGImagePropertyOrientation.up, [[1, 2, 3], [4, 5, 6]]), (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
            (.down, [[6, 5, 4], [3, 2, 1]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
            (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.right, [[4, 1], [5, 2], [6, 3]]),
            (.rightMirrored, [[6, 3], [5, 2], [4, 1]]), (.left, [[3, 6], [2, 5], [1, 4]]),
        ] as [(CGImagePropertyOrientation, [[UInt32]])])
    func orientation(orientation: CGImagePropertyOrientation, rows: [[UInt32]]) throws {
        let image = CIImage(cgImage: try picture([[1, 2, 3], [4, 5, 6]]))
        let turned = image.oriented(orientation)
        #expect(turned.extent.origin == .zero)
        #expect(try words(turned) == opaque(rows))
        #expect(try words(image.oriented(forExifOrientation: Int32(orientation.rawValue))) == opaque(rows))
    }

    @Test("the edge of a clamped image goes on without end")
    func clamping() throws {
        let image = CIImage(cgImage: try picture(quarters)).clampedToExtent()
        #expect(image.extent.isInfinite)
        let far = try words(image, CGRect(x: -2, y: -2, width: 7, height: 6))
        #expect(far[0] == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF12_3456, 0xFF12_3456, 0xFF12_3456])
        #expect(far[5][0] == 0xFF00_00FF && far[5][6] == 0xFF80_8080)
        #expect(try words(image, CGRect(x: 1000, y: 1000, width: 1, height: 1)) == [[0xFF12_3456]])
    }

    @Test("an image over another shows it where it is translucent")
    func composition() throws {
        let front = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            .cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let back = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        let both = front.composited(over: back)
        #expect(both.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try words(both) == [[0xFF80_0080, 0xFF00_00FF]])
    }

    @Test("a blur keeps the sum, grows by three deviations and is the bell curve", arguments: [2.0, 10.0])
    func blur(deviation: Double) throws {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 400))
        let blurred = dot.applyingGaussianBlur(sigma: deviation)
        let reach = 3 * deviation
        #expect(blurred.extent == CGRect(x: -reach, y: -reach, width: 1 + 2 * reach, height: 400 + 2 * reach))
        let row = try words(blurred, CGRect(x: -reach, y: 200, width: 1 + 2 * reach, height: 1))[0]
            .map { Double($0 >> 24) }
        #expect(abs(row.reduce(0, +) - 255) < 0.5 * Double(row.count))
        let peak = 255 / (deviation * (2 * Double.pi).squareRoot())
        #expect(abs(row[row.count / 2] - peak) < 0.05 * peak + 0.5)
        #expect(row == row.reversed())
    }

    @Test("a blurred even image without end is the same")
    func evenBlur() throws {
        let image = CIImage(cgImage: try picture([[0x336699]])).clampedToExtent().applyingGaussianBlur(sigma: 30)
        #expect(try words(image, CGRect(x: -5, y: 4, width: 2, height: 1)) == [[0xFF33_6699, 0xFF33_6699]])
    }

    @Test("a filter that there is not leaves the image as it is, with a line in the log")
    func unknown() {
        let lines = Locked<[String]>([])
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            let image = CIImage(color: .red)
            #expect(image.applyingFilter("CINoSuchFilter") === image)
        }
        #expect(lines.withLock { $0.first?.contains("CINoSuchFilter") == true })
    }

    @Test("data that is no image makes none")
    func damage() {
        Log.redirected(to: { _ in }) {
            #expect(CIImage(data: Data([1, 2, 3])) == nil)
            #expect(CIImage(contentsOf: URL(fileURLWithPath: "/none/of/this.png")) == nil)
        }
    }
}
