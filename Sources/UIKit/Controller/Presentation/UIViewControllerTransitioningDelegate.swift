import Foundation

/// An object that supplies the movement, and the presentation controller, of a controller that is presented. Every
/// method is optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The movement by which `presented` comes; nil for that of its `modalTransitionStyle`.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The movement by which `dismissed` goes; nil for that of its `modalTransitionStyle`.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The object that moves a presentation along with the user; nil for one that runs by itself.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The object that moves a dismissal along with the user; nil for one that runs by itself.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The presentation controller of `presented` in the style `.custom`; nil for a plain one. `source` is the one
    /// that `present` was called of.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        forwarding(self, (any UIViewControllerTransitioningDelegate).self)?.animationController(
            forPresented: presented, presenting: presenting, source: source)
    }
    /// Returns nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        forwarding(self, (any UIViewControllerTransitioningDelegate).self)?.animationController(forDismissed: dismissed)
    }
    /// Returns nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        forwarding(self, (any UIViewControllerTransitioningDelegate).self)?.interactionControllerForPresentation(
            using: animator)
    }
    /// Returns nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        forwarding(self, (any UIViewControllerTransitioningDelegate).self)?.interactionControllerForDismissal(
            using: animator)
    }
    /// Returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        forwarding(self, (any UIViewControllerTransitioningDelegate).self)?.presentationController(
            forPresented: presented, presenting: presenting, source: source)
    }
}
