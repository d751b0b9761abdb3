import Foundation

/// The movement between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Seconds that the movement takes.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Puts the views where they begin, moves them by animation blocks, and calls `completeTransition(_:)` of the
    /// context at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The transition is over. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that moves a transition along with what the user does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the transition goes on by itself, as a multiple of its ordinary speed. Optional; 1.
    var completionSpeed: CGFloat { get }
    /// The curve of the rest of the transition. Optional; slow at both ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins along with the user, and does not just run. Optional; true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}
