/// A colour that does not change: numbers in a colour space, and an opacity.
///
/// Parts are 0...1 and are clamped where pixels are made. A part that is not finite counts as 0, with one line on
/// standard error.
public final class CGColor: Sendable, Hashable {
    /// The system's black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// The system's white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// No colour at all: transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private let space: CGColorSpace
    private let parts: [CGFloat]

    /// The colour in sRGB.
    package let rgba: RGBA

    /// The colour of `parts` in `space`, opacity last, as many as the space has and one.
    private init(space: CGColorSpace, parts: [CGFloat]) {
        let parts = parts.map { part -> CGFloat in
            if part.isFinite { return part }
            Log.once("color.notFinite", "a colour's component is not finite: it counts as 0")
            return 0
        }
        self.space = space
        self.parts = parts
        let values = parts.map(Double.init)
        rgba =
            values.count == 2
            ? RGBA(r: values[0], g: values[0], b: values[0], a: values[1])
            : RGBA(r: values[0], g: values[1], b: values[2], a: values[3])
    }

    /// The sRGB colour of these parts, 0...1 each.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedRGB, parts: [red, green, blue, alpha])
    }

    /// The sRGB colour of these parts, 0...1 each.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedRGB, parts: [red, green, blue, alpha])
    }

    /// The grey of this whiteness, 0...1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .sharedGray, parts: [gray, alpha])
    }

    /// The grey of this whiteness, 0...1, with sRGB's curve.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The colour of the numbers at `components`, which must hold the space's number of components and an opacity.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space: space, parts: (0...space.numberOfComponents).map { components[$0] })
    }

    /// The colour of `rgba`.
    package convenience init(rgba: RGBA) {
        self.init(red: CGFloat(rgba.r), green: CGFloat(rgba.g), blue: CGFloat(rgba.b), alpha: CGFloat(rgba.a))
    }

    /// The colour's numbers, its opacity last.
    public var components: [CGFloat]? { parts }

    /// How many numbers the colour has, its opacity counted.
    public var numberOfComponents: Int { parts.count }

    /// The opacity, 0...1.
    public var alpha: CGFloat { parts[parts.count - 1] }

    /// What the numbers mean.
    public var colorSpace: CGColorSpace? { space }

    /// The colour with another opacity, 0...1.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space: space, parts: parts.dropLast() + [alpha]) }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// Whether colour space and numbers are the same.
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other || (one.space == other.space && one.parts == other.parts)
    }

    /// Hashes the colour space and the numbers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(parts)
    }
}
