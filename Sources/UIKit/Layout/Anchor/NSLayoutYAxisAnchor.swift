import CoreGraphics

/// A vertical position. Main actor only.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, as a length that constraints can be made from.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: operand, to: otherAnchor.operand)
    }

    /// This anchor is `multiplier` times the standard distance of 8 points below `anchor`; between baselines too.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.operand, constant: multiplier * systemSpacing)
    }

    /// This anchor is at least `multiplier` times the standard distance of 8 points below `anchor`.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.operand, constant: multiplier * systemSpacing)
    }

    /// This anchor is at most `multiplier` times the standard distance of 8 points below `anchor`.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.operand, constant: multiplier * systemSpacing)
    }
}
