/// A colour, fixed or dependent on what surrounds it: light or dark, contrast, tint.
///
/// Parts are numbers 0...1; larger and smaller ones are kept and clamped where pixels are made. A part that is not finite
/// counts as 0, with one line on standard error.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    private indirect enum Source: Hashable, Sendable {
        /// sRGB.
        case fixed(RGBA)
        /// UIKit's, which may depend on traits.
        case system(UIColor)
        /// What is set as the tint around the view.
        case tint
        /// Another colour, its opacity multiplied.
        case faded(Source, Double)
    }

    private let source: Source

    private init(source: Source) { self.source = source }

    /// The colour of `rgba`, in sRGB.
    init(rgba: RGBA) {
        func finite(_ part: Double) -> Double {
            if part.isFinite { return part }
            Log.once("swiftui.color", "a colour's part is not finite: it counts as 0")
            return 0
        }
        source = .fixed(RGBA(r: finite(rgba.r), g: finite(rgba.g), b: finite(rgba.b), a: finite(rgba.a)))
    }

    /// What the parts of a colour mean.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual space of screens.
        case sRGB
        /// sRGB with parts in proportion to light.
        case sRGBLinear
        /// A space of more saturated colours. Octant draws in sRGB: parts may come out beyond 0...1, and are clamped.
        case displayP3
    }

    /// The colour of these parts, 0...1 each.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) { self.init(rgba: colorSpace.sRGB(red, green, blue, opacity)) }

    /// The grey of this whiteness, 0...1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// The colour of this hue (0 and 1 red, 1/3 green, 2/3 blue), saturation and brightness, 0...1 each (clamped).
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let color = UIColor(
            hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
            alpha: CGFloat(opacity))
        self.init(rgba: color.cgColor.rgba)
    }

    /// UIKit's colour, which stays dependent on light and dark where it is.
    public init(uiColor: UIColor) { source = .system(uiColor) }

    /// UIKit's colour, which stays dependent on light and dark where it is.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// Core Graphics' colour.
    public init(cgColor: CGColor) { self.init(rgba: cgColor.rgba) }

    /// Core Graphics' colour.
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// What is set as the tint around the view; the system's blue where nothing is.
    public static var accentColor: Color { Color(source: .tint) }

    /// The colour with its opacity multiplied by `opacity`, 0...1.
    public func opacity(_ opacity: Double) -> Color {
        if case .faded(let base, let factor) = source { return Color(source: .faded(base, factor * opacity)) }
        return Color(source: .faded(source, opacity))
    }

    // MARK: Resolving

    /// The colour in sRGB under `traits`, where `tint` (nil: that of the traits) is set as the tint.
    func rgba(in traits: UITraitCollection, tint: RGBA? = nil) -> RGBA { Self.rgba(source, traits, tint) }

    private static func rgba(_ source: Source, _ traits: UITraitCollection, _ tint: RGBA?) -> RGBA {
        switch source {
        case .fixed(let value): value
        case .system(let color): color.resolvedColor(with: traits).cgColor.rgba
        case .tint: tint ?? UIColor.tintColor.resolvedColor(with: traits).cgColor.rgba
        case .faded(let base, let factor): rgba(base, traits, tint).multipliedAlpha(factor.isFinite ? factor : 1)
        }
    }

    /// The colour if it depends on nothing.
    private static func constant(_ source: Source) -> RGBA? {
        switch source {
        case .fixed(let value): value
        case .system, .tint: nil
        case .faded(let base, let factor): constant(base)?.multipliedAlpha(factor.isFinite ? factor : 1)
        }
    }

    /// Core Graphics' colour; nil for a colour that depends on what surrounds it.
    public var cgColor: CGColor? { Self.constant(source).map { CGColor(rgba: $0) } }

    /// The colour in UIKit's terms; one that depends on what surrounds it still does.
    var uiColor: UIColor {
        if case .system(let color) = source { return color }
        if let value = Self.constant(source) { return UIColor(cgColor: CGColor(rgba: value)) }
        if case .tint = source { return .tintColor }
        return UIColor { traits in UIColor(cgColor: CGColor(rgba: self.rgba(in: traits))) }
    }

    /// The colour's parts, for people.
    public var description: String {
        guard let value = Self.constant(source) else { return "Color(\(source))" }
        return "#"
            + [value.r, value.g, value.b, value.a].map { part in
                let byte = String(Int(clamping: (min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return byte.count == 1 ? "0" + byte : byte
            }.joined()
    }
}

extension UIColor {
    /// SwiftUI's colour in UIKit's terms; one that depends on light and dark still does.
    public convenience init(_ color: Color) {
        let base = color.uiColor
        self.init { traits in base.resolvedColor(with: traits) }
    }
}

extension Color.RGBColorSpace {
    /// From linear Display P3 to linear sRGB: the two spaces' published primaries and their common white D65.
    private static let fromP3: [(Double, Double, Double)] = [
        (1.224_940_176, -0.224_940_176, 0), (-0.042_056_955, 1.042_056_955, 0),
        (-0.019_637_555, -0.078_636_046, 1.098_273_600),
    ]

    /// The parts in sRGB.
    func sRGB(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> RGBA {
        switch self {
        case .sRGB: return RGBA(r: red, g: green, b: blue, a: opacity)
        case .sRGBLinear:
            return RGBA(r: Self.encoded(red), g: Self.encoded(green), b: Self.encoded(blue), a: opacity)
        case .displayP3:
            let linear = [red, green, blue].map(Self.linear)
            let parts = Self.fromP3.map { $0.0 * linear[0] + $0.1 * linear[1] + $0.2 * linear[2] }
            return RGBA(r: Self.encoded(parts[0]), g: Self.encoded(parts[1]), b: Self.encoded(parts[2]), a: opacity)
        }
    }

    /// A part in proportion to light as sRGB counts it; below 0 mirrored.
    static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    /// A part of sRGB in proportion to light; below 0 mirrored.
    static func linear(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let value = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -value : value
    }
}
