import CoreImage
import Testing

@Suite("Filters of colours")
struct ColorFilterTests {
    private let color = CIColor(red: 0.8, green: 0.4, blue: 0.2)

    private func hex(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> UInt32 {
        func part(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return part(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }

    @Test("filters with what they have by themselves change nothing that is documented to stay")
    func identity() throws {
        for name in [
            "CIColorControls", "CIColorMatrix", "CIColorClamp", "CIExposureAdjust", "CIGammaAdjust", "CIHueAdjust",
            "CIVibrance", "CIWhitePointAdjust", "CIAffineTransform", "CIAffineClamp", "CILanczosScaleTransform",
        ] {
            #expect(try word(name, color) == hex(0.8, 0.4, 0.2), "\(name)")
        }
    }

    @Test("saturation mixes with grey, brightness is added, contrast is about the middle")
    func controls() throws {
        let luma = 0.8 * 0.2126 + 0.4 * 0.7152 + 0.2 * 0.0722
        #expect(try word("CIColorControls", color, [kCIInputSaturationKey: 0]) == hex(luma, luma, luma))
        #expect(try word("CIColorControls", color, [kCIInputBrightnessKey: 0.1]) == hex(0.9, 0.5, 0.3))
        #expect(try word("CIColorControls", color, [kCIInputContrastKey: 2]) == hex(1, 0.3, 0))
    }

    @Test("exposure is stops of light, gamma a power, the matrix sums of products")
    func formulas() throws {
        #expect(try word("CIExposureAdjust", color, [kCIInputEVKey: 1]) == hex(1, 0.8, 0.4))
        #expect(try word("CIGammaAdjust", color, ["inputPower": 2]) == hex(0.64, 0.16, 0.04))
        let matrix = [
            "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 0.5, y: 0, z: 0.5, w: 0),
            kCIInputBiasVectorKey: CIVector(x: 0, y: 0, z: 0.1, w: 0),
        ]
        #expect(try word("CIColorMatrix", color, matrix) == hex(0.4, 0.5, 0.3))
        #expect(try word("CIColorInvert", color) == hex(0.2, 0.6, 0.8))
        #expect(try word("CIColorPosterize", color, ["inputLevels": 2]) == hex(1, 0, 0))
        #expect(try word("CIMaximumComponent", color) == hex(0.8, 0.8, 0.8))
        #expect(try word("CIMinimumComponent", color) == hex(0.2, 0.2, 0.2))
    }

    @Test("an exposure of a stop doubles the light, not the encoded number")
    func light() throws {
        let pixel = try word("CIExposureAdjust", .gray, [kCIInputEVKey: 1], isEncoded: false)
        // sRGB: 0.5 is 0.2140 of the light, and 0.4281 of it is 0.6858.
        #expect(abs(Double(pixel & 0xFF) / 255 - 0.6858) < 0.003)
    }

    @Test("monochrome shades one colour, false colours lie between two, a mask is as opaque as it is bright")
    func shades() throws {
        let white = ["inputColor": CIColor.green]
        #expect(try word("CIColorMonochrome", .white, white) == 0xFF00_FF00)
        #expect(try word("CIColorMonochrome", .black, white) == 0xFF00_0000)
        let pair = ["inputColor0": CIColor.red, "inputColor1": CIColor.blue]
        #expect(try word("CIFalseColor", .black, pair) == 0xFFFF_0000)
        #expect(try word("CIFalseColor", .white, pair) == 0xFF00_00FF)
        #expect(try word("CIMaskToAlpha", .gray) == 0x8080_8080)
    }

    @Test("hues turn about grey, sepia is brown, monochrome photographs are grey")
    func effects() throws {
        #expect(try word("CIHueAdjust", .gray, [kCIInputAngleKey: 2.0]) == 0xFF80_8080)
        let turned = try word("CIHueAdjust", .red, [kCIInputAngleKey: Double.pi * 2 / 3])
        #expect(turned >> 8 & 0xFF > turned >> 16 & 0xFF)
        #expect(try word("CISepiaTone", .gray) == hex(0.5 * 1.351, 0.5 * 1.203, 0.5 * 0.937))
        #expect(try word("CISepiaTone", color, [kCIInputIntensityKey: 0]) == hex(0.8, 0.4, 0.2))
        let mono = try word("CIPhotoEffectMono", color)
        #expect(mono & 0xFF == mono >> 8 & 0xFF && mono & 0xFF == mono >> 16 & 0xFF)
        let vivid = try word("CIVibrance", color, ["inputAmount": 1])
        #expect(vivid >> 16 & 0xFF > 0xCC && vivid & 0xFF < 0x33)
    }

    @Test("the opacity stays as it is where a colour changes")
    func opacity() throws {
        let color = CIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(try word("CIColorInvert", color) == 0x8000_8080)
        #expect(try word("CIColorControls", color, [kCIInputBrightnessKey: -1]) == 0x8000_0000)
    }
}
