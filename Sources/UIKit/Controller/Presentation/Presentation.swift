import OctantBase
import QuartzCore

/// One controller that presents another: begins, runs and ends what is between them. Main actor only.
@MainActor
final class Presentation {
    /// Where the presenter's view was before it left the window.
    private struct Place {
        weak var superview: UIView?
        let index: Int
        let constraints: [NSLayoutConstraint]
    }

    /// The controller that presents. It holds the presentation.
    private(set) unowned var presenter: UIViewController
    let presented: UIViewController
    let controller: UIPresentationController
    let style: UIModalPresentationStyle
    private(set) lazy var container = PresentationContainerView(self, frame: .zero)
    /// The transition under way.
    private(set) var transition: TransitionContext?
    private var former: Place?
    /// What waits for the end of the transition.
    private var waiting: [() -> Void] = []

    /// A presentation of `presented` by `presenter`, as `controller` says.
    init(
        of presented: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController,
        style: UIModalPresentationStyle
    ) {
        (self.presented, self.presenter, self.controller, self.style) = (presented, presenter, controller, style)
    }

    /// Whether a transition is under way.
    var isMoving: Bool { transition != nil }

    // MARK: Coming

    /// Presents, asked for by `source`; calls `completion` when that is done.
    func begin(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        presenter.outgoing = self
        presented.incoming = self
        controller.presentation = self
        addContainer()
        guard let view = controller.presentedView else { return }
        let transitioning = presented.transitioningDelegate
        let moves = animated && UIView.areAnimationsEnabled
        let own =
            moves
            ? transitioning?.animationController(forPresented: presented, presenting: presenter, source: source) : nil
        let animator = own ?? (moves ? presented.usualAnimator : nil)
        let presenterFrame = presenter.viewIfLoaded?.frame ?? .zero
        let isCovered = controller.shouldRemovePresentersView
        var views: [UITransitionContextViewKey: UIView] = [.to: view]
        if isCovered { views[.from] = presenter.viewIfLoaded }
        run(
            TransitionContext(
                in: container, style: style, isPresentation: true, from: presenter, to: presented, views: views,
                initialFrames: [presenter: presenterFrame],
                finalFrames: [
                    presented: controller.frameOfPresentedViewInContainerView,
                    presenter: isCovered ? .zero : presenterFrame,
                ], animator: animator,
                interaction: animator.flatMap { transitioning?.interactionControllerForPresentation(using: $0) }),
            animated: moves, isCovered: isCovered, completion: completion)
    }

    /// Adds the container in front of the window's views, or right in front of the context's.
    private func addContainer() {
        guard let view = presenter.viewIfLoaded, let window = view.window else { return }
        if controller.shouldPresentInFullscreen || view.superview == nil {
            container.frame = window.bounds
            window.addSubview(container)
        } else {
            container.frame = view.frame
            view.superview?.insertSubview(container, aboveSubview: view)
        }
        if controller.isElevated { container.traitOverrides.userInterfaceLevel = .elevated }
        container.noteSize()
    }

    // MARK: Going

    /// Dismisses what is presented, and all that it presents; calls `completion` when that is done.
    func dismiss(animated: Bool, completion: (() -> Void)?) {
        if isMoving { return dismissAfterwards(animated: animated, completion: completion) }
        var last = self
        while let next = last.presented.outgoing { last = next }
        if last !== self {
            if last.isMoving {
                return last.afterwards { [self] in dismiss(animated: animated, completion: completion) }
            }
            return last.replace(self, animated: animated, completion: completion)
        }
        leave(animated: animated, completion: completion)
    }

    private func dismissAfterwards(animated: Bool, completion: (() -> Void)?) {
        afterwards { [self] in
            // What waited for may have been a dismissal.
            if container.superview == nil { completion?() } else { dismiss(animated: animated, completion: completion) }
        }
    }

    /// Runs `action` when the transition under way is over.
    func afterwards(_ action: @escaping () -> Void) { waiting.append(action) }

    /// Takes the place of `first`, below which there are others: these are gone at once, and only this one moves.
    private func replace(_ first: Presentation, animated: Bool, completion: (() -> Void)?) {
        var next: Presentation? = first
        let presenter = first.presenter
        var between: [Presentation] = []
        while let one = next, one !== self {
            between.append(one)
            next = one.presented.outgoing
        }
        former = first.former
        for one in between.reversed() {
            one.presented.outgoing = nil
            one.presented.disappearIfNeeded()
            one.container.removeFromSuperview()
            one.unlink()
        }
        self.presenter = presenter
        presenter.outgoing = self
        leave(animated: animated, completion: completion)
    }

    private func leave(animated: Bool, completion: (() -> Void)?) {
        let moves = animated && UIView.areAnimationsEnabled && container.window != nil
        let transitioning = presented.transitioningDelegate
        let own = moves ? transitioning?.animationController(forDismissed: presented) : nil
        let animator = own ?? (moves ? presented.usualAnimator : nil)
        let isCovered = former != nil
        let view = controller.presentedView
        let frame = isCovered ? container.frame : presenter.viewIfLoaded?.frame ?? .zero
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[.from] = view
        if isCovered { views[.to] = presenter.viewIfLoaded }
        run(
            TransitionContext(
                in: container, style: style, isPresentation: false, from: presented, to: presenter, views: views,
                initialFrames: [presented: view?.frame ?? .zero, presenter: isCovered ? .zero : frame],
                finalFrames: [presenter: frame], animator: animator,
                interaction: animator.flatMap { transitioning?.interactionControllerForDismissal(using: $0) }),
            animated: moves, isCovered: isCovered, completion: completion)
    }

    /// Ends the presentation at once: the presenter's window shows another controller.
    func abandon() {
        presented.outgoing?.abandon()
        transition = nil
        presented.disappearIfNeeded()
        container.removeFromSuperview()
        unlink()
    }

    // MARK: Both

    private func run(_ context: TransitionContext, animated: Bool, isCovered: Bool, completion: (() -> Void)?) {
        let isComing = context.isPresentation
        transition = context
        if isComing {
            tellAdaptation(context)
            controller.presentationTransitionWillBegin()
        } else {
            controller.dismissalTransitionWillBegin()
        }
        let (first, second) = isComing ? (presenter, presented) : (presented, presenter)
        if !isComing || isCovered { first.beginAppearanceTransition(false, animated: animated) }
        if isComing || isCovered { second.beginAppearanceTransition(true, animated: animated) }
        if !isComing { restorePresenter() }
        // Until its end a transition keeps all that takes part in it.
        context.run { [self] happened in
            guard transition === context else { return }
            isComing ? come(happened, isCovered, animated) : go(happened, isCovered, animated)
            transition = nil
            UIApplication.shared.updateStatusBarStyles()
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            context.tellEnd(happened)
            completion?()
            let waiting = waiting
            self.waiting = []
            for action in waiting { action() }
        }
    }

    /// Ends the transition by which the presented controller came, or did not.
    private func come(_ happened: Bool, _ isCovered: Bool, _ animated: Bool) {
        if happened {
            if isCovered { removePresenter() }
            presented.endAppearanceTransition()
            if isCovered { presenter.endAppearanceTransition() }
        } else {
            presented.beginAppearanceTransition(false, animated: animated)
            if isCovered { presenter.beginAppearanceTransition(true, animated: animated) }
            removeAll()
            presented.endAppearanceTransition()
            if isCovered { presenter.endAppearanceTransition() }
        }
        controller.presentationTransitionDidEnd(happened)
        if !happened { unlink() }
    }

    /// Ends the transition by which the presented controller went, or did not.
    private func go(_ happened: Bool, _ isCovered: Bool, _ animated: Bool) {
        if happened {
            restorePresenter()
            removeAll()
            former = nil
            if isCovered { presenter.endAppearanceTransition() }
            presented.endAppearanceTransition()
        } else {
            presented.beginAppearanceTransition(true, animated: animated)
            if isCovered { presenter.beginAppearanceTransition(false, animated: animated) }
            place()
            if isCovered { removePresenter() }
            presented.endAppearanceTransition()
            if isCovered { presenter.endAppearanceTransition() }
        }
        controller.dismissalTransitionDidEnd(happened)
        if happened { unlink() }
    }

    private func tellAdaptation(_ context: TransitionContext) {
        let asked = presented.modalPresentationStyle.resolved
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: asked == style ? .none : style, transitionCoordinator: context)
    }

    private func removeAll() {
        controller.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
    }

    private func unlink() {
        if presenter.outgoing === self { presenter.outgoing = nil }
        presented.incoming = nil
        presented.forgetPresentationController()
        controller.presentation = nil
    }

    // MARK: The view beneath

    private func removePresenter() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        if former == nil {
            let about = superview.constraints.filter { $0.firstItem === view || $0.secondItem === view }
            former = Place(
                superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0, constraints: about)
        }
        view.removeFromSuperview()
    }

    private func restorePresenter() {
        guard let former, let superview = former.superview, let view = presenter.viewIfLoaded,
            view.superview !== superview
        else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            view.frame = superview === container.superview ? container.frame : superview.bounds
        }
        superview.insertSubview(view, at: former.index)
        NSLayoutConstraint.activate(former.constraints)
        view.layoutIfNeeded()
    }

    // MARK: Layout

    /// Lays out what the presentation shows; after a change of size the presented view goes to its place.
    func layOut(isResized: Bool) {
        controller.containerViewWillLayoutSubviews()
        if isResized && !isMoving { place() }
        controller.containerViewDidLayoutSubviews()
    }

    /// Puts the presented view where it belongs.
    func place() {
        controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    }
}
