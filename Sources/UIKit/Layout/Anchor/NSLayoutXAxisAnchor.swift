import CoreGraphics

/// A horizontal position. Main actor only.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, as a length that constraints can be made from.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: operand, to: otherAnchor.operand)
    }

    /// This anchor is `multiplier` times the standard distance of 8 points after `anchor`.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.operand, constant: multiplier * systemSpacing)
    }

    /// This anchor is at least `multiplier` times the standard distance of 8 points after `anchor`.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.operand, constant: multiplier * systemSpacing)
    }

    /// This anchor is at most `multiplier` times the standard distance of 8 points after `anchor`.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.operand, constant: multiplier * systemSpacing)
    }
}
