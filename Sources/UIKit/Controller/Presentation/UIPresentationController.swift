import CoreGraphics
import Foundation

/// What a presented controller's view looks like on screen: its frame, and what is shown around it. Main actor only.
///
/// Subclasses put views of their own, such as a dimming one, into `containerView` when the presentation begins, and
/// animate them along by the presented controller's `transitionCoordinator`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that presents; the presented one itself before it is presented.
    public final var presentingViewController: UIViewController {
        presentation?.presenter ?? presenter ?? presentedViewController
    }
    /// The controller that is presented; a plain one once that is gone.
    public final var presentedViewController: UIViewController { presented ?? UIViewController() }

    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// The presentation under way.
    final weak var presentation: Presentation?

    /// The object that is asked how the presentation adapts, and is notified when the user ends it. Not retained.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// A controller of the presentation of `presentedViewController`.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle {
        presentation?.style ?? presentedViewController.modalPresentationStyle.resolved
    }

    /// The view that holds all of the presentation; nil before it begins and after it ends.
    open var containerView: UIView? { presentation?.container }

    /// The view that is moved: the presented controller's unless overridden.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is at the end of the transition, in points of the container: all of it, unless
    /// overridden.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the view beneath leaves the window once it is covered. False unless overridden.
    open var shouldRemovePresentersView: Bool { false }

    /// Whether the presentation takes all of the window, and not the room of a context. True unless overridden.
    open var shouldPresentInFullscreen: Bool { true }

    /// The style that is shown in the traits in force; `.none` for the one that was asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style that is shown with these traits; `.none` for the one that was asked for. What the delegate answers,
    /// unless overridden.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    // MARK: Overridden by subclasses

    /// The presentation is about to begin; the container is in the window, and empty.
    open func presentationTransitionWillBegin() {}
    /// The presentation is there, or with false was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The presentation is about to end.
    open func dismissalTransitionWillBegin() {}
    /// The presentation is gone, or with false stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// The container laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: As a container

    /// The size that the presented controller asks for, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller asks for another size. A card follows.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        guard presentationStyle.isCard, let presentation, !presentation.isMoving else { return }
        presentation.place()
    }

    /// The size of a controller in a room of `parentSize`: all of it, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The size classes are about to change. Does nothing unless overridden.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// The window is about to be of another size. Does nothing unless overridden.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// The traits in force in the container, or of the controller that presents.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    // MARK: Ended by the user

    /// Whether the tint beneath was weakened by this presentation.
    private var dimsTint = false

    /// Weakens the tint of the presenter's view while it is beneath something modal, unless the program has set how
    /// that is to be; or no longer.
    final func dimPresenterTint(_ dims: Bool) {
        guard dims != dimsTint, let view = presentingViewController.viewIfLoaded else { return }
        let own = view.extras?.tintAdjustmentMode ?? .automatic
        guard own == (dims ? .automatic : .dimmed) else { return }
        dimsTint = dims
        view.tintAdjustmentMode = dims ? .dimmed : .automatic
    }

    /// Whether the presented view lies as a card in front of what is beneath: its dark backgrounds are lighter.
    var isElevated: Bool { presentationStyle.isCard }

    /// Whether touches beside the presented view go to what is beneath.
    var passesTouches: Bool { false }

    /// Whether the user can end the presentation, as by escape.
    var userCanDismiss: Bool { false }

    /// Ends the presentation for the user, if it may be. Returns whether it does.
    func dismissByUser() -> Bool {
        guard userCanDismiss, let presentation, !presentation.isMoving else { return false }
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: UIView.areAnimationsEnabled) {
            self.delegate?.presentationControllerDidDismiss(self)
            (self.presentedViewController as? any UserDismissible)?.wasDismissedByUser()
        }
        return true
    }
}
