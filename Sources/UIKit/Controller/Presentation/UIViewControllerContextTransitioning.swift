import CoreGraphics
import Foundation

/// The name of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that can be seen at the begin.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The controller that can be seen at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The name of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A transition between two controllers, as its movement sees it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition happens. The view that comes is for the movement to add.
    var containerView: UIView { get }
    /// Whether there is to be a movement.
    var isAnimated: Bool { get }
    /// Whether the user moves the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to where it began.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The turn of the view that comes: none.
    var targetTransform: CGAffineTransform { get }
    /// Notes how far the user moved the transition, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The user let go, and the transition goes on to its end.
    func finishInteractiveTransition()
    /// The user let go, and the transition goes back.
    func cancelInteractiveTransition()
    /// Ends the transition: with false it did not happen. To be called once by the movement.
    func completeTransition(_ didComplete: Bool)
    /// A controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view of the transition; nil for the presenter's, unless it comes or goes too.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the view of `vc` is at the begin, in points of the container; zero for one that is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the view of `vc` is at the end, in points of the container; zero for one that is not there.
    func finalFrame(for vc: UIViewController) -> CGRect
}
