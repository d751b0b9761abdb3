import CoreGraphics
import Foundation

/// Seconds of a push, how far the view beneath goes to the side as a part of the width, and the opacity of the black
/// over it. Source: docs/sources/views.md, Navigation.
private let pushDuration = 0.35
private let parallax: CGFloat = 0.3
private let dimming: CGFloat = 0.08

/// The ordinary movement of a navigation controller: what comes moves over what was there from the trailing side, and
/// back. Main actor only.
final class NavigationTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    /// The movement of `operation`.
    init(_ operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        pushDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let (container, isPush) = (context.containerView, operation != .pop)
        to.frame = context.finalFrame(for: controller)
        let (over, under) = isPush ? (to, from) : (from, to)
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: over)
        to.layoutIfNeeded()
        let width = container.isRightToLeft ? -container.bounds.width : container.bounds.width
        let (overCenter, underCenter) = (over.center, under.center)
        func place(isOver: Bool) {
            over.center.x = overCenter.x + (isOver ? 0 : width)
            under.center.x = underCenter.x - (isOver ? width * parallax : 0)
            shade.alpha = isOver ? dimming : 0
        }
        place(isOver: !isPush)
        UIView.animate(
            withDuration: pushDuration, delay: 0, options: context.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: { place(isOver: isPush) },
            completion: { _ in
                (over.center, under.center) = (overCenter, underCenter)
                shade.removeFromSuperview()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
