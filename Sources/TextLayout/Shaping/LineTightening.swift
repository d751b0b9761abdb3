package import CoreGraphics

/// The greatest excess of a line, as a share of its space, at which it is set tighter rather than cut off.
/// Source: docs/sources/indicators.md, Buttons.
private let mostTightening: CGFloat = 0.05
/// How much closer than needed its letters are set, in points: what Pango's rounding may add to each. Ours.
private let slack: CGFloat = 1.0 / 1024

/// How a line that is a little too long fits: with its letters closer together.
package enum LineTightening {
    /// Returns how much closer together, in points, the letters of a line stand that is `natural` points wide and has
    /// `gaps` gaps between them, so that it fits into `width`; nil where there are none, or it is too long for that.
    package static func amount(natural: CGFloat, width: CGFloat, gaps: Int) -> CGFloat? {
        guard gaps > 0, width > 0, natural <= width * (1 + mostTightening) else { return nil }
        return (natural - width) / CGFloat(gaps) + slack
    }
}
