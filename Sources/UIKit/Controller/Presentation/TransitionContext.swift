import Foundation
import QuartzCore

/// One transition under way: what its movement knows of it, and who is to be notified.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 1

    /// Whether a view comes, and not goes.
    let isPresentation: Bool
    private let from: UIViewController
    private let to: UIViewController
    private let views: [UITransitionContextViewKey: UIView]
    private let frames: (initial: [UIViewController: CGRect], final: [UIViewController: CGRect])
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    private var alongside: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var hasMoved = false
    private var end: ((Bool) -> Void)?

    /// The transition from one controller to another in `container`, by the movement `animator`, nil for none.
    init(
        in container: UIView, style: UIModalPresentationStyle, isPresentation: Bool,
        from: UIViewController, to: UIViewController, views: [UITransitionContextViewKey: UIView],
        initialFrames: [UIViewController: CGRect], finalFrames: [UIViewController: CGRect],
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        (containerView, presentationStyle, self.isPresentation) = (container, style, isPresentation)
        (self.from, self.to, self.views, frames) = (from, to, views, (initialFrames, finalFrames))
        (self.animator, self.interaction, isAnimated) = (animator, interaction, animator != nil)
    }

    // MARK: Running

    /// Runs the transition, and calls `end` at its end with whether it happened.
    func run(_ end: @escaping (Bool) -> Void) {
        self.end = end
        guard let animator else {
            if let view = view(forKey: .to), isPresentation {
                containerView.addSubview(view)
                view.frame = finalFrame(for: to)
            }
            moveAlongside()
            return completeTransition(true)
        }
        guard let interaction, interaction.wantsInteractiveStart else {
            interaction = nil
            return move(by: animator)
        }
        (isInteractive, initiallyInteractive) = (true, true)
        interaction.startInteractiveTransition(self)
    }

    private func move(by animator: any UIViewControllerAnimatedTransitioning) {
        animator.animateTransition(using: self)
        moveAlongside()
    }

    /// Makes the movement, which `scrubber` holds.
    func move(under scrubber: TransitionScrubber) {
        guard let animator else { return }
        scrubber.record { move(by: animator) }
    }

    private func moveAlongside() {
        guard !hasMoved else { return }
        hasMoved = true
        let handlers = alongside
        alongside = []
        guard !handlers.isEmpty else { return }
        let changes = { for handler in handlers { handler(self) } }
        guard let animator else { return UIView.performWithoutAnimation(changes) }
        if let standard = animator as? ModalTransition { return standard.animate(changes) }
        let options = UIView.AnimationOptions(rawValue: UInt(completionCurve.rawValue) << 16)
        UIView.animate(withDuration: transitionDuration, delay: 0, options: options, animations: changes)
    }

    // MARK: As its movement sees it

    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
    }

    func finishInteractiveTransition() { letGo() }

    func cancelInteractiveTransition() {
        guard isInteractive else { return }
        transitionWasCancelled = true
        letGo()
    }

    private func letGo() {
        guard isInteractive else { return }
        isInteractive = false
        completionVelocity = interaction?.completionSpeed ?? 1
        let handlers = interactionHandlers
        interactionHandlers = []
        for handler in handlers { handler(self) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard let end else { return }
        self.end = nil
        isInteractive = false
        if !didComplete { transitionWasCancelled = true }
        moveAlongside()
        end(didComplete)
    }

    /// Notifies all observers that the transition is over and everything is in its place.
    func tellEnd(_ didComplete: Bool) {
        animator?.animationEnded(didComplete)
        let handlers = completions
        completions = []
        for handler in handlers { handler(self) }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func initialFrame(for vc: UIViewController) -> CGRect { frames.initial[vc] ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { frames.final[vc] ?? .zero }

    // MARK: As those see it who change something along

    var isInterruptible: Bool { false }

    var isCancelled: Bool { transitionWasCancelled }

    var transitionDuration: Double {
        let duration = animator?.transitionDuration(using: self) ?? 0
        return duration.isFinite ? max(0, duration) : 0
    }

    var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        if let completion { completions.append(completion) }
        guard !hasMoved else { return false }
        if let animation { alongside.append(animation) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }
}
