import CoreGraphics

/// The rule by which a font follows the text size that the user prefers. Any thread.
struct FontScaling: Sendable, Hashable {
    /// Points of the system's text, CSS's weights, which the user's setting for heavier text adds: regular becomes
    /// semibold. Source: docs/sources/views.md, Fonts and text.
    private static let addedWeight = 200
    /// The heaviest there is.
    private static let heaviest = 900

    /// The rule for a font's size.
    enum Rule: Sendable, Hashable {
        /// The style's own size in each category.
        case style
        /// The font's size in `large`, by the ratio of the style's leadings, in whole points.
        case metrics
    }

    /// The rule of the size.
    var rule: Rule
    /// The style whose sizes or leadings are used.
    var style: UIFont.TextStyle
    /// Points in the text size `large`.
    var base: CGFloat
    /// Points at most; nil for no limit.
    var maximum: CGFloat?
    /// CSS's weight while the user does not ask for heavier text.
    var weight: Int

    /// Points under `traits`, not above the limit.
    func size(in traits: UITraitCollection) -> CGFloat {
        let category = traits.preferredContentSizeCategory
        let scaled =
            switch rule {
            case .style: style.size(in: category)
            // In `large` a font is as it is, whole or not.
            case .metrics where category.isLarge: base
            case .metrics: style.scaled(base, in: category).rounded()
            }
        return maximum.map { min(scaled, $0) } ?? scaled
    }

    /// CSS's weight under `traits`.
    func weight(in traits: UITraitCollection) -> Int {
        traits.legibilityWeight == .bold ? min(weight + Self.addedWeight, Self.heaviest) : weight
    }
}

extension UIFont {
    /// This font in the size and weight that `traits` ask for, if it was made to follow them; else itself.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        var adjusted = descriptor
        (adjusted.size, adjusted.weight) = (scaling.size(in: traits), scaling.weight(in: traits))
        return adjusted == descriptor ? self : UIFont(adjusted, scaling: scaling)
    }
}
