import CoreGraphics
import Foundation

/// Seconds of the fade, a critically damped spring, and how much larger a card comes than it stays.
/// Source: docs/sources/views.md, Alerts.
private let duration = 0.4036
private let enlargement: CGFloat = 1.1

/// The movement of an alert: it fades in while it shrinks to its size, and fades out. Main actor only.
final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let context = context as? TransitionContext else { return }
        let isComing = context.isPresentation
        guard let view = context.view(forKey: isComing ? .to : .from) else {
            return context.completeTransition(true)
        }
        if isComing, let controller = context.viewController(forKey: .to) {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: controller)
            view.layoutIfNeeded()
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: enlargement, y: enlargement)
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: {
                view.alpha = isComing ? 1 : 0
                view.transform = .identity
            },
            completion: { _ in
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
