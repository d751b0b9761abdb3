import OctantBase

/// Why a recipe cannot be followed.
struct RenderingError: Error {
    /// What is wrong.
    let reason: String
}

/// What recipes are followed with: the space in which colours are numbers, and how much memory there is.
struct Rendering: Sendable {
    /// Whether numbers are proportional to light, or as sRGB encodes them.
    let isLinear: Bool

    /// Throws where `area` has more pixels than an image may have.
    func check(_ area: PixelArea) throws(RenderingError) {
        guard area.count <= bitmapAreaLimit else {
            throw RenderingError(reason: "\(area.x.count) by \(area.y.count) pixels are more than an image may have")
        }
    }

    /// Returns the pixel of an sRGB colour, whose opacity is not multiplied in.
    func pixel(_ color: Pixel) -> Pixel { (isLinear ? TransferCurve.decode(color) : color).multiplied }

    /// Returns the sRGB colour of `pixel`, its opacity not multiplied in, each part within 0...1.
    func color(_ pixel: Pixel) -> Pixel {
        let straight = pixel.straight.clamped(lowerBound: .zero, upperBound: .one)
        return isLinear ? TransferCurve.encode(straight) : straight
    }
}

/// sRGB's curve between numbers proportional to light and encoded ones: IEC 61966-2-1.
enum TransferCurve {
    // Steps of the tables: between them the curve is straight to 1/50 of a step of 8 bits.
    private static let steps = 4096

    private static let encoded: [Float] = (0...steps).map { encode(Float($0) / Float(steps)) }
    private static let decoded: [Float] = (0...255).map { decode(Float($0) / 255) }

    /// Returns the encoded number of `value`, also beyond 0...1.
    static func encode(_ value: Float) -> Float {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    /// Returns the number proportional to light of `value`, also beyond 0...1.
    static func decode(_ value: Float) -> Float {
        let size = abs(value)
        let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Returns the number proportional to light of an encoded one in 255ths.
    static func decode(byte: Int) -> Float { decoded[byte] }

    /// Returns the colour with its parts decoded, but for the opacity.
    static func decode(_ color: Pixel) -> Pixel { Pixel(decode(color.x), decode(color.y), decode(color.z), color.w) }

    /// Returns the colour, whose parts are 0...1, with its parts encoded, but for the opacity.
    static func encode(_ color: Pixel) -> Pixel {
        func part(_ value: Float) -> Float {
            let place = value * Float(steps)
            let step = min(Int(place), steps - 1)
            return encoded[step] + (encoded[step + 1] - encoded[step]) * (place - Float(step))
        }
        return Pixel(part(color.x), part(color.y), part(color.z), color.w)
    }
}
