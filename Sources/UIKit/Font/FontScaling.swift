import CoreGraphics

/// How a font follows the text size that the user prefers. Any thread.
struct FontScaling: Sendable, Hashable {
    /// Points of the system's text, CSS's weights, by which the user's wish for heavier text adds: regular becomes
    /// semibold, as on iOS.
    private static let addedWeight = 200
    /// The heaviest there is.
    private static let heaviest = 900

    /// Whose sizes it goes by.
    var style: UIFont.TextStyle
    /// Points in the text size `large`.
    var base: CGFloat
    /// Points at most; nil for no limit.
    var maximum: CGFloat?
    /// CSS's weight while the user does not ask for heavier text.
    var weight: Int

    /// Points under `traits`, not above the limit.
    func size(in traits: UITraitCollection) -> CGFloat {
        let scaled = style.scaled(base, in: traits)
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
