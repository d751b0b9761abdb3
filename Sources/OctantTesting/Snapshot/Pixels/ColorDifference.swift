import Foundation

// The lightness, and the two axes of colour, of CIELAB under D65, from linear sRGB: IEC 61966-2-1 (the matrix), CIE 15
// (the rest).
private let whiteX = 0.950_47, whiteZ = 1.088_83
private let cubeLimit = 216.0 / 24_389, lineSlope = 24_389.0 / 27

// The 25 to the seventh power in CIEDE2000.
private let chromaFlattening = 6_103_515_625.0

/// A colour as CIELAB has it.
struct LabColor: Equatable {
    /// Lightness, 0 to 100.
    var l: Double
    /// From green to red, and from blue to yellow.
    var a: Double, b: Double

    init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

    /// A colour of sRGB, each part 0...255.
    init(red: Int, green: Int, blue: Int) {
        let (r, g, b) = (Self.linear[red], Self.linear[green], Self.linear[blue])
        let x = Self.root((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / whiteX)
        let y = Self.root(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175 * b)
        let z = Self.root((0.019_333_9 * r + 0.119_192 * g + 0.950_304_1 * b) / whiteZ)
        self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// What each value of a part of sRGB is in light.
    private static let linear: [Double] = (0...255).map { value in
        let part = Double(value) / 255
        return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private static func root(_ value: Double) -> Double {
        value > cubeLimit ? cbrt(value) : (lineSlope * value + 16) / 116
    }

    /// The difference that people see, CIEDE2000 (CIE 142): 0 for the same colour, about 1 for what is just seen by
    /// side, 100 between black and white.
    func difference(from other: LabColor) -> Double {
        let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let seventh = pow(meanChroma, 7)
        let stretch = 1.5 - 0.5 * (seventh / (seventh + chromaFlattening)).squareRoot()
        let (a1, a2) = (a * stretch, other.a * stretch)
        let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
        let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))

        var turn = 0.0
        var meanHue = h1 + h2
        if c1 * c2 != 0 {
            turn = h2 - h1
            if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
            if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
            meanHue /= 2
        }
        let (dl, dc) = (other.l - l, c2 - c1)
        let dh = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180)
        let (ml, mc) = ((l + other.l) / 2, (c1 + c2) / 2)

        func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
        let t =
            1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue) + 0.32 * cosine(3 * meanHue + 6) - 0.2
            * cosine(4 * meanHue - 63)
        let bluish = (meanHue - 275) / 25
        let mc7 = pow(mc, 7)
        let rotation =
            -2 * (mc7 / (mc7 + chromaFlattening)).squareRoot() * sin(60 * exp(-bluish * bluish) * .pi / 180)
        let offMiddle = (ml - 50) * (ml - 50)
        let l = dl / (1 + 0.015 * offMiddle / (20 + offMiddle).squareRoot())
        let c = dc / (1 + 0.045 * mc)
        let h = dh / (1 + 0.015 * mc * t)
        return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    private static func hue(_ a: Double, _ b: Double) -> Double {
        if a == 0 && b == 0 { return 0 }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }
}

/// The difference that people see between two premultiplied 0xAARRGGBB words: the greater one of those on white and on
/// black.
func visibleDifference(_ one: UInt32, _ other: UInt32) -> Double {
    if one == other { return 0 }
    return max(
        LabColor(one, on: 255).difference(from: LabColor(other, on: 255)),
        LabColor(one, on: 0).difference(from: LabColor(other, on: 0)))
}

extension LabColor {
    /// A premultiplied 0xAARRGGBB word over a grey, 0...255.
    fileprivate init(_ word: UInt32, on grey: Int) {
        let behind = (grey * Int(255 - word >> 24) + 127) / 255
        func part(_ shift: UInt32) -> Int { min(255, Int(word >> shift & 0xFF) + behind) }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
