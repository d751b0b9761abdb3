import OctantBase

/// A colour of filters: parts of sRGB, 0...1, and an opacity. It never changes. Any thread.
public final class CIColor: NSObject, Sendable {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    /// The parts and the opacity.
    let parts: SIMD4<Double>

    private init(parts: SIMD4<Double>) {
        self.parts = parts
        super.init()
    }

    /// The colour of these parts and this opacity, 0...1 each.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(parts: SIMD4(red, green, blue, alpha))
    }

    /// The opaque colour of these parts, 0...1 each.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// The colour `cgColor`.
    public convenience init(cgColor: CGColor) {
        let color = cgColor.rgba
        self.init(parts: SIMD4(color.r, color.g, color.b, color.a))
    }

    /// The colour of up to four numbers in `representation`, parted by spaces, the opacity last; 1 for an opacity and
    /// 0 for a part that is not there.
    public convenience init(string representation: String) {
        var parts = SIMD4<Double>(0, 0, 0, 1)
        for (index, word) in representation.split(separator: " ").prefix(4).enumerated() {
            parts[index] = Double(word) ?? parts[index]
        }
        self.init(parts: parts)
    }

    /// Red, 0...1.
    public var red: CGFloat { parts.x }
    /// Green, 0...1.
    public var green: CGFloat { parts.y }
    /// Blue, 0...1.
    public var blue: CGFloat { parts.z }
    /// The opacity, 0...1.
    public var alpha: CGFloat { parts.w }
    /// The number of parts, the opacity with them: 4.
    public var numberOfComponents: Int { 4 }
    /// The space of the parts: sRGB.
    public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    /// The parts and the opacity, parted by spaces.
    public var stringRepresentation: String {
        (0..<4).map { String(format: "%g", parts[$0]) }.joined(separator: " ")
    }

    /// As filters have it.
    var pixel: Pixel { Pixel(parts) }

    /// Whether `object` is a colour of the same parts.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.parts == parts }

    /// The same for equal colours.
    public override var hash: Int { parts.hashValue }

    /// The colour in words, as Apple writes it.
    public override var description: String { "(\(stringRepresentation))" }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque grey, half way between black and white.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
