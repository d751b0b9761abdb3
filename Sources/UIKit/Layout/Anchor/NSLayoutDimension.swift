import CoreGraphics

/// A length: a width, a height, or the distance between two positions. Main actor only.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    override init(_ operand: LayoutOperand) { super.init(operand) }

    /// The distance between two positions.
    init(from origin: LayoutOperand, to end: LayoutOperand) {
        super.init(LayoutOperand(from: origin.item, origin.attribute, to: end.item, end.attribute))
    }

    private var nothing: LayoutOperand { LayoutOperand(nil, .notAnAttribute) }

    /// This length is `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nothing, constant: c) }

    /// This length is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nothing, constant: c)
    }

    /// This length is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nothing, constant: c)
    }

    /// This length is `m` times `anchor`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor.operand, multiplier: m)
    }

    /// This length is at least `m` times `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.operand, multiplier: m)
    }

    /// This length is at most `m` times `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.operand, multiplier: m)
    }

    /// This length is `m` times `anchor`, and `c` points more.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor.operand, multiplier: m, constant: c) }

    /// This length is at least `m` times `anchor`, and `c` points more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c) }

    /// This length is at most `m` times `anchor`, and `c` points more.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c) }
}
