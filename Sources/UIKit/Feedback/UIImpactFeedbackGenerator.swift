import CoreGraphics

/// Lets the user feel that something bumped into something. A desktop has nothing to be felt. Main actor only.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of what bumps.
    public enum FeedbackStyle: Int, Sendable {
        /// Something small.
        case light = 0
        /// Something of middling weight.
        case medium = 1
        /// Something heavy.
        case heavy = 2
        /// Something soft.
        case soft = 3
        /// Something hard.
        case rigid = 4
    }

    /// A generator for bumps of middling weight.
    public override init() { super.init() }

    /// A generator for bumps of `style`.
    public convenience init(style: FeedbackStyle) { self.init() }

    /// A generator for bumps of `style` in `view`.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

    /// Something bumped. Nothing is felt.
    open func impactOccurred() {}

    /// Something bumped, this hard, 0...1. Nothing is felt.
    open func impactOccurred(intensity: CGFloat) {}
}
