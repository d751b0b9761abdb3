import Foundation

/// A transition, as those see it who change something along with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether there is a movement.
    var isAnimated: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began along with the user.
    var initiallyInteractive: Bool { get }
    /// Whether the user can take hold of a transition that runs: never.
    var isInterruptible: Bool { get }
    /// Whether the user moves the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to where it began.
    var isCancelled: Bool { get }
    /// Seconds that the movement takes; 0 without one.
    var transitionDuration: TimeInterval { get }
    /// How far the user moved the transition, 0...1.
    var percentComplete: CGFloat { get }
    /// How fast the transition goes on when the user has let go, as a multiple of its ordinary speed.
    var completionVelocity: CGFloat { get }
    /// The curve of changes along with it.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition happens.
    var containerView: UIView { get }
    /// The turn of the view that comes: none.
    var targetTransform: CGAffineTransform { get }
    /// A controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition under way, along with which something else can be changed.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates what `animation` changes along with the transition, and calls `completion` at its end. Returns false
    /// when the transition moves already: `animation` then is not run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for what is in `view`, which need not be in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` when the user lets go.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates what `animation` changes along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
