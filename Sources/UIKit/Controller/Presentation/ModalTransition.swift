import Foundation
import QuartzCore

/// Seconds of each movement, and the damping of its spring: a critically damped one of 18.3 radians a second moves what
/// covers, one of 22.9 fades. Source: docs/sources/views.md, Presentations.
private let coverDuration = 0.5057
private let dissolveDuration = 0.4036
/// Seconds that a turn takes, and the distance of the eye from what turns, in points. Ours.
private let flipDuration = 0.75
private let eyeDistance: CGFloat = 1000

/// The movements of `UIModalTransitionStyle`. Main actor only.
final class ModalTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle

    /// The movement of `style`.
    init(_ style: UIModalTransitionStyle) { self.style = style }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double {
        switch style {
        case .coverVertical: coverDuration
        case .crossDissolve: dissolveDuration
        case .flipHorizontal: flipDuration
        }
    }

    /// Animates `changes` as the movement goes.
    func animate(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
        let duration = transitionDuration(using: nil)
        if style == .flipHorizontal {
            return UIView.animate(withDuration: duration, animations: changes) { _ in completion?() }
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: changes
        ) { _ in completion?() }
    }

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
        }
        switch style {
        case .coverVertical: cover(view, context, isComing)
        case .crossDissolve: dissolve(view, context, isComing)
        case .flipHorizontal: flip(view, context, isComing)
        }
    }

    private func cover(_ view: UIView, _ context: TransitionContext, _ isComing: Bool) {
        let center = view.center
        let below = CGPoint(x: center.x, y: center.y + context.containerView.bounds.maxY - view.frame.minY)
        if isComing { view.center = below }
        animate({ view.center = isComing ? center : below }) {
            if !isComing { view.center = center }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func dissolve(_ view: UIView, _ context: TransitionContext, _ isComing: Bool) {
        let alpha = view.alpha
        if isComing { view.alpha = 0 }
        animate({ view.alpha = isComing ? alpha : 0 }) {
            if !isComing { view.alpha = alpha }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The one view turns away to its edge in the first half, the other from its edge in the second.
    private func flip(_ view: UIView, _ context: TransitionContext, _ isComing: Bool) {
        let other = context.viewController(forKey: isComing ? .from : .to)?.viewIfLoaded
        let (front, back) = isComing ? (other, view) : (view, other)
        let direction: CGFloat = isComing ? 1 : -1
        func turned(by angle: CGFloat) -> CATransform3D { .turn(by: angle, x: 0, y: 1, eye: eyeDistance) }
        let still = (front?.transform3D ?? CATransform3DIdentity, back?.transform3D ?? CATransform3DIdentity)
        back?.transform3D = turned(by: -direction * .pi / 2)
        UIView.animateKeyframes(withDuration: flipDuration, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                front?.transform3D = turned(by: direction * .pi / 2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { back?.transform3D = still.1 }
        } completion: { _ in
            front?.transform3D = still.0
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
