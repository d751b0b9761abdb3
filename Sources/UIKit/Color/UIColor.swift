import CoreGraphics
import Foundation
import OctantBase
import QuartzCore

/// A colour, fixed or dependent on what surrounds it (light or dark, contrast). It never changes. Any thread.
///
/// Parts are numbers 0...1 in sRGB; larger and smaller ones are kept and clamped where pixels are made. A part that is
/// not finite counts as 0, with one line on standard error.
public final class UIColor: NSObject, Sendable {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    private enum Source: Sendable {
        case fixed(ColorValue)
        case dynamic(SystemColorName?, @Sendable (UITraitCollection) -> UIColor)
        /// A colour set of an asset catalogue.
        case asset(AssetColor)
        /// Another colour with another opacity, resolved anew each time.
        case translucent(UIColor, alpha: CGFloat)
    }

    /// The most dynamic colours that may lead to one another, so that a circle of colours ends: 16 is far more than any
    /// palette needs.
    private static let resolutionDepth = 16

    private let source: Source

    private init(source: Source) {
        self.source = source
        super.init()
    }

    /// The fixed colour of `value`.
    init(_ value: ColorValue) {
        source = .fixed(value)
        super.init()
    }

    /// The same colour as `other`, and equal to it but where that is one of a provider.
    package convenience init(sameAs other: UIColor) { self.init(source: other.source) }

    /// The colour of a set in an asset catalogue.
    convenience init(_ asset: AssetColor) { self.init(source: .asset(asset)) }

    /// No colour: transparent black.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// The grey of this whiteness and opacity.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(white: white, alpha: alpha))
    }

    /// The colour of this hue (0 and 1 red, 1/3 green, 2/3 blue), saturation, brightness and opacity; the first three
    /// are clamped to 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// The colour of these parts and opacity.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of these parts of Display P3 and opacity. Everything is drawn in sRGB: what lies outside of it goes
    /// to its edge.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(displayP3: (red, green, blue), alpha: alpha))
    }

    /// The colour of `cgColor`; it does not follow light and dark.
    public convenience init(cgColor: CGColor) {
        self.init(ColorValue(cgColor))
    }

    /// A colour that `dynamicProvider` finds for each trait collection. The closure may be called often, on any
    /// thread.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(nil, dynamicProvider))
    }

    /// A colour that is one of two numbers by light or dark, and of two more where stronger contrast is asked for; in
    /// front of other content it may be brighter in the dark. Descriptions call it by `name`.
    convenience init(
        _ name: SystemColorName? = nil, light: ColorValue, dark: ColorValue,
        highContrast: (light: ColorValue, dark: ColorValue)? = nil,
        elevatedDark: (ordinary: ColorValue, highContrast: ColorValue)? = nil
    ) {
        let ordinary = (light: UIColor(light), dark: UIColor(dark))
        let strong = highContrast.map { (light: UIColor($0.light), dark: UIColor($0.dark)) } ?? ordinary
        let elevated = elevatedDark.map { (ordinary: UIColor($0.ordinary), strong: UIColor($0.highContrast)) }
        self.init(
            source: .dynamic(name) { traits in
                let isStrong = traits.accessibilityContrast == .high
                if let elevated, traits.userInterfaceStyle == .dark, traits.userInterfaceLevel == .elevated {
                    return isStrong ? elevated.strong : elevated.ordinary
                }
                let pair = isStrong ? strong : ordinary
                return traits.userInterfaceStyle == .dark ? pair.dark : pair.light
            })
    }

    // MARK: Resolving

    /// The fixed colour that this one is under `traitCollection`.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(value(in: traitCollection, depth: 0))
    }

    /// The numbers under `traits`.
    func value(in traits: UITraitCollection) -> ColorValue {
        value(in: traits, depth: 0)
    }

    private func value(in traits: UITraitCollection, depth: Int) -> ColorValue {
        guard depth < Self.resolutionDepth else {
            Log.once("uicolor.depth", "a dynamic colour leads to itself: it counts as clear")
            return ColorValue(white: 0, alpha: 0)
        }
        switch source {
        case .fixed(let value): return value
        case .dynamic(_, let provider): return provider(traits).value(in: traits, depth: depth + 1)
        case .asset(let asset): return asset.color(for: traits).value(in: traits, depth: depth + 1)
        case .translucent(let base, let alpha): return base.value(in: traits, depth: depth + 1).withAlpha(alpha)
        }
    }

    /// The numbers under `UITraitCollection.current`.
    var currentValue: ColorValue { value(in: .current) }

    /// The name of one of iOS's own colours that follow light and dark, as `systemRedColor`; nil for any other.
    var systemName: String? {
        if case .dynamic(let name?, _) = source { name.name } else { nil }
    }

    /// The colour under `UITraitCollection.current`, as a value that no longer follows light and dark.
    public var cgColor: CGColor { currentValue.cgColor }

    /// The same colour with `alpha` as its opacity, 0...1; a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let value): UIColor(value.withAlpha(alpha))
        case .dynamic, .asset: UIColor(source: .translucent(self, alpha: alpha))
        case .translucent(let base, _): UIColor(source: .translucent(base, alpha: alpha))
        }
    }

    // MARK: Reading

    /// Writes the colour's parts and opacity under `UITraitCollection.current`. False, and nothing written, for one of
    /// a pattern.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = currentValue
        guard value.paint == nil else { return false }
        red?.pointee = value.red
        green?.pointee = value.green
        blue?.pointee = value.blue
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity, 0...1, under `UITraitCollection.current`. False, and nothing
    /// written, for one of a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = currentValue
        guard value.paint == nil else { return false }
        let parts = value.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes whiteness (for a colour, its luma by the weights of Rec. 709) and opacity under
    /// `UITraitCollection.current`. False, and nothing written, for one of a pattern.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = currentValue
        guard value.paint == nil else { return false }
        white?.pointee = value.white
        alpha?.pointee = value.alpha
        return true
    }

    // MARK: Drawing

    /// Makes this the colour that the current context fills and strokes with.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour that the current context fills with.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the colour that the current context strokes with.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: Comparing

    /// Whether `object` is this colour, or both are fixed ones of the same numbers, or one and the same of iOS's own or
    /// of a catalogue, or one dynamic one at the same opacity.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        return switch (source, other.source) {
        case (.fixed(let one), .fixed(let two)): one == two
        case (.dynamic(let one?, _), .dynamic(let two?, _)): one == two
        case (.asset(let one), .asset(let two)): one === two
        case (.translucent(let one, let alpha), .translucent(let two, let otherAlpha)):
            alpha == otherAlpha && one == two
        default: false
        }
    }

    /// The same for equal colours.
    public override var hash: Int {
        var hasher = Hasher()
        switch source {
        case .fixed(let value): hasher.combine(value)
        case .dynamic(let name?, _): hasher.combine(name)
        case .dynamic: hasher.combine(ObjectIdentifier(self))
        case .asset(let asset): hasher.combine(ObjectIdentifier(asset))
        case .translucent(let base, let alpha):
            hasher.combine(base)
            hasher.combine(alpha)
        }
        return hasher.finalize()
    }

    /// The colour space and the numbers of a fixed colour, or the kind of a dynamic one, as iOS prints it:
    /// `UIExtendedSRGBColorSpace 1 0.5 0 1`.
    public override var description: String {
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        func numbers(_ parts: CGFloat...) -> String {
            parts.map { String(format: "%g", Double($0)) }.joined(separator: " ")
        }
        return switch source {
        case .fixed(let value) where value.paint != nil: "<UIPatternColor: \(address)>"
        case .fixed(let value) where value.isGray: "UIExtendedGrayColorSpace \(numbers(value.red, value.alpha))"
        case .fixed(let value):
            "UIExtendedSRGBColorSpace \(numbers(value.red, value.green, value.blue, value.alpha))"
        case .dynamic(let name?, _): "<\(name.kind): \(address); name = \(name.name)>"
        case .asset(let asset): "<UIDynamicCatalogColor: \(address); name = \(asset.name)>"
        case .dynamic(nil, let provider):
            "<UIDynamicProviderColor: \(address); provider = \(String(describing: provider))>"
        case .translucent(let base, let alpha):
            "<UIDynamicModifiedColor: \(address); alpha = \(numbers(alpha)), baseColor = \(base)>"
        }
    }
}

/// The name of a system colour in iOS's descriptions.
enum SystemColorName: Sendable, Hashable {
    /// A colour of the system's catalogue: hues, texts and lines.
    case catalog(String)
    /// A colour printed with its numbers: backgrounds, fills and the lighter greys.
    case themed(String)

    /// The class.
    var kind: String {
        switch self {
        case .catalog: "UIDynamicCatalogSystemColor"
        case .themed: "UIDynamicSystemColor"
        }
    }

    /// The colour's own name.
    var name: String {
        switch self {
        case .catalog(let name), .themed(let name): name
        }
    }
}

extension UIColor: LayerColor {
    /// The colour under the current traits, as the attributed text of text layers uses it.
    package var layerColor: CGColor { cgColor }
}
