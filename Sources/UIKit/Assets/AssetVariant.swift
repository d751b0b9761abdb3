import CoreGraphics
import Foundation

/// The surroundings that one of several images, colours or files of one name is for. What is nil fits any.
struct AssetVariant: Sendable, Hashable {
    var idiom: UIUserInterfaceIdiom?
    /// Pixels a point.
    var scale: CGFloat?
    var style: UIUserInterfaceStyle?
    var contrast: UIAccessibilityContrast?
    var direction: UITraitEnvironmentLayoutDirection?
    var width: UIUserInterfaceSizeClass?
    var height: UIUserInterfaceSizeClass?
    /// Whether it is for displays with more colours than sRGB.
    var isWide = false

    init() {}

    /// The surroundings that `traits` sets.
    init(_ traits: UITraitCollection) {
        idiom = traits.values.userInterfaceIdiom
        scale = traits.values.displayScale
        (style, contrast) = (traits.values.userInterfaceStyle, traits.values.accessibilityContrast)
        direction = traits.values.layoutDirection
        (width, height) = (traits.values.horizontalSizeClass, traits.values.verticalSizeClass)
    }

    /// The surroundings that an entry of a catalogue says; nil for another device than a telephone or tablet.
    init?(_ object: [String: Any]) {
        switch object["idiom"] as? String {
        // The second is the large picture of a program's icon.
        case "universal", "ios-marketing", nil: break
        case "iphone": idiom = .phone
        case "ipad": idiom = .pad
        default: return nil
        }
        if let text = object["scale"] as? String, text.hasSuffix("x"), let number = Double(text.dropLast()),
            number > 0, number <= 16
        {
            scale = CGFloat(number)
        }
        for appearance in object["appearances"] as? [Any] ?? [] {
            guard let appearance = appearance as? [String: Any] else { continue }
            switch (appearance["appearance"] as? String, appearance["value"] as? String) {
            case ("luminosity", "dark"): style = .dark
            case ("luminosity", "light"): style = .light
            case ("contrast", "high"): contrast = .high
            default: return nil
            }
        }
        switch object["language-direction"] as? String {
        case "left-to-right": direction = .leftToRight
        case "right-to-left": direction = .rightToLeft
        default: break
        }
        func sizeClass(_ key: String) -> UIUserInterfaceSizeClass? {
            switch object[key] as? String {
            case "compact": .compact
            case "regular": .regular
            default: nil
            }
        }
        (width, height) = (sizeClass("width-class"), sizeClass("height-class"))
        isWide = object["display-gamut"] as? String == "display-P3"
    }

    /// The position in `variants` of the one that suits `traits` best; nil when there is none.
    ///
    /// What is for another appearance or size class is out of the question; then the direction counts, the device and
    /// the colours; and of the scales the least that is enough, else the greatest.
    static func best(among variants: [AssetVariant], for traits: UITraitCollection) -> Int? {
        let ranked = variants.indices.compactMap { at in variants[at].rank(for: traits).map { (rank: $0, at: at) } }
        return ranked.max { one, other in one.rank.lexicographicallyPrecedes(other.rank) }?.at
    }

    /// The more, the better it suits; nil where it does not.
    private func rank(for traits: UITraitCollection) -> [CGFloat]? {
        // Light is what there is where nothing is said.
        let isDark = traits.userInterfaceStyle == .dark
        let isStrong = traits.accessibilityContrast == .high
        guard style == nil || (style == .dark) == isDark, contrast == nil || (contrast == .high) == isStrong,
            fits(width, traits.horizontalSizeClass), fits(height, traits.verticalSizeClass)
        else { return nil }
        func preference<Value: Equatable>(_ own: Value?, _ wanted: Value) -> CGFloat {
            own == nil ? 1 : own == wanted ? 2 : 0
        }
        let least = resolvedScale(traits.displayScale)
        let scale = scale ?? 1
        return [
            style == nil ? 0 : 1, contrast == nil ? 0 : 1, width == nil ? 0 : 1, height == nil ? 0 : 1,
            preference(direction, traits.layoutDirection), preference(idiom, traits.userInterfaceIdiom),
            isWide ? 0 : 1, scale >= least ? 1 : 0, scale >= least ? -scale : scale,
        ]
    }

    private func fits(_ own: UIUserInterfaceSizeClass?, _ wanted: UIUserInterfaceSizeClass) -> Bool {
        own == nil || own == wanted
    }
}
