import OctantBase

/// A colour, fixed or dependent on what surrounds it: light or dark, contrast, tint.
///
/// Parts are numbers 0...1; larger and smaller ones are kept and clamped where pixels are made. A part that is not
/// finite counts as 0, with one line on standard error.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    private indirect enum Source: Hashable, Sendable {
        /// sRGB.
        case fixed(RGBA)
        /// Parts of Display P3.
        case displayP3(red: Double, green: Double, blue: Double, opacity: Float)
        /// UIKit's, which may depend on traits.
        case system(UIColor)
        /// A colour that SwiftUI has a name for, and the same in UIKit.
        case named(String, UIColor)
        /// The tint set around the view.
        case tint
        /// Another colour, its opacity multiplied.
        case faded(Source, Double)
        /// Between two colours.
        case mixed(Source, Source, fraction: Double, isPerceptual: Bool)
    }

    private let source: Source

    private init(source: Source) { self.source = source }

    /// The colour of `rgba`, in sRGB.
    init(rgba: RGBA) {
        source = .fixed(
            RGBA(
                r: Self.finite(rgba.r), g: Self.finite(rgba.g), b: Self.finite(rgba.b), a: Self.finite(rgba.a)))
    }

    /// SwiftUI's colour `name`, which is `color` in UIKit's terms.
    init(name: String, _ color: UIColor) { source = .named(name, color) }

    private static func finite(_ part: Double) -> Double {
        if part.isFinite { return part }
        Log.once("swiftui.color", "a colour's part is not finite: it counts as 0")
        return 0
    }

    /// The meaning of a colour's parts.
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
    ) {
        switch colorSpace {
        case .sRGB: self.init(rgba: RGBA(r: red, g: green, b: blue, a: opacity))
        case .sRGBLinear:
            func encoded(_ part: Double) -> Double { RGBColorSpace.encoded(part) }
            self.init(rgba: RGBA(r: encoded(red), g: encoded(green), b: encoded(blue), a: opacity))
        case .displayP3:
            self.init(
                source: .displayP3(
                    red: Self.finite(red), green: Self.finite(green), blue: Self.finite(blue),
                    opacity: Float(Self.finite(opacity))))
        }
    }

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

    // A name that both have means the resource.
    /// UIKit's colour, which stays dependent on light and dark where it is.
    @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }

    /// The colour called `name` in the asset catalogues of `bundle` (the main one by default), as
    /// `UIColor(named:in:compatibleWith:)` finds it; clear, with one line on standard error, if there is none.
    public init(_ name: String, bundle: Bundle? = nil) {
        let color = UIColor(named: name, in: bundle, compatibleWith: nil)
        if color == nil {
            Log.once("swiftui.color.\(name)", "there is no colour called '\(name)' in the bundle: clear stands for it")
        }
        self.init(name: name, color ?? .clear)
    }

    /// The colour that `resource` names; clear, with one line on standard error, if there is none.
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }

    /// Core Graphics' colour.
    public init(cgColor: CGColor) { self.init(rgba: cgColor.rgba) }

    /// Core Graphics' colour.
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The tint set around the view; the system's blue where none is.
    public static var accentColor: Color { Color(source: .tint) }

    /// The colour with its opacity multiplied by `opacity`, 0...1.
    public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }

    /// The colour `fraction`, clamped to 0...1, of the way to `other`; what is no number counts as 0.
    func mixed(with other: Color, by fraction: Double, isPerceptual: Bool) -> Color {
        let share = fraction > 0 ? min(fraction, 1) : 0
        return Color(source: .mixed(source, other.source, fraction: share, isPerceptual: isPerceptual))
    }

    // MARK: Resolving

    /// The colour in sRGB under `traits`, where `tint` (nil: that of the traits) is set as the tint.
    func rgba(in traits: UITraitCollection, tint: RGBA? = nil) -> RGBA { Self.rgba(source, traits, tint) }

    private static func rgba(_ source: Source, _ traits: UITraitCollection, _ tint: RGBA?) -> RGBA {
        switch source {
        case .fixed, .displayP3: constant(source) ?? .clear
        case .system(let color), .named(_, let color): color.resolvedColor(with: traits).cgColor.rgba
        case .tint: tint ?? UIColor.tintColor.resolvedColor(with: traits).cgColor.rgba
        case .faded(let base, let factor): rgba(base, traits, tint).multipliedAlpha(factor.isFinite ? factor : 1)
        case .mixed(let one, let other, let fraction, let isPerceptual):
            rgba(one, traits, tint).mixed(
                with: rgba(other, traits, tint), by: fraction, isPerceptual: isPerceptual)
        }
    }

    /// The colour if it depends on nothing.
    private static func constant(_ source: Source) -> RGBA? {
        switch source {
        case .fixed(let value): value
        case .displayP3(let red, let green, let blue, let opacity):
            Resolved(
                colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue), opacity: opacity
            ).rgba
        case .system, .named, .tint: nil
        case .faded(let base, let factor): constant(base)?.multipliedAlpha(factor.isFinite ? factor : 1)
        case .mixed(let one, let other, let fraction, let isPerceptual):
            constant(one).flatMap { one in
                constant(other).map { one.mixed(with: $0, by: fraction, isPerceptual: isPerceptual) }
            }
        }
    }

    /// Core Graphics' colour; nil for a colour that depends on what surrounds it.
    public var cgColor: CGColor? { Self.constant(source).map { CGColor(rgba: $0) } }

    /// The colour in UIKit's terms; one that depends on what surrounds it still does.
    var uiColor: UIColor {
        switch source {
        case .system(let color), .named(_, let color): return color
        default: break
        }
        if let value = Self.constant(source) { return UIColor(cgColor: CGColor(rgba: value)) }
        if case .tint = source { return .tintColor }
        return UIColor { traits in UIColor(cgColor: CGColor(rgba: self.rgba(in: traits))) }
    }

    /// The colour's name, or its parts as `#RRGGBBAA`, for people; behind how much of its opacity is left, as in
    /// `50% red`.
    public var description: String { Self.description(of: source) }

    private static func description(of source: Source) -> String {
        switch source {
        case .fixed(.clear): return "clear"
        case .fixed(.black): return "black"
        case .fixed(.white): return "white"
        case .fixed(let value): return Resolved(value).description
        case .displayP3(let red, let green, let blue, let opacity):
            return "DisplayP3(red: \(red), green: \(green), blue: \(blue), opacity: \(opacity))"
        case .system(let color): return "\(color)"
        case .named(let name, _): return name
        case .tint: return "AccentColorProvider()"
        case .faded(let base, let factor):
            return "\(Int(clamping: (factor * 100 + 0.5).rounded(.down)))% " + description(of: base)
        case .mixed(let one, let other, let fraction, _):
            let share = Int(clamping: (fraction * 100 + 0.5).rounded(.down))
            return "\(description(of: one)) mixed with \(share)% \(description(of: other))"
        }
    }
}

extension UIColor {
    /// SwiftUI's colour in UIKit's terms, equal to the same colour made there; one that depends on light and dark still
    /// does.
    public convenience init(_ color: Color) { self.init(sameAs: color.uiColor) }
}

extension Color.RGBColorSpace {
    /// A part in proportion to light as sRGB counts it; below 0 mirrored.
    static func encoded(_ linear: Double) -> Double {
        let size = abs(linear)
        let value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }
}
