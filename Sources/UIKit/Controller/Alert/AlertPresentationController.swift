import CoreGraphics

/// The opacity of the black around an alert, in light and in dark; points that a card leaves free at the window's edges
/// at least, and an action sheet at the bottom. Source: docs/sources/views.md, Alerts.
private let (dimming, darkDimming): (CGFloat, CGFloat) = (0.2, 0.48)
private let margin: CGFloat = 8
/// The greatest width of an action sheet, in points. Ours.
private let widestSheet: CGFloat = 420

/// The presentation controller of alerts and action sheets. Main actor only.
final class AlertPresentationController: UIPopoverPresentationController {
    private let shade = UIView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    override var presentationStyle: UIModalPresentationStyle { .custom }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    override var showsBackground: Bool { false }

    /// Whether the card lies beside what the program named.
    private var isBesideSource: Bool { isSheet && isWide && sourceRectInContainer != nil }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let card = presentedViewController.view as? AlertView else { return .zero }
        card.isBesideSource = isBesideSource
        card.isAtBottom = isSheet && !isWide
        let safe = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let room = safe.insetBy(dx: min(margin, safe.width / 2), dy: min(margin, safe.height / 2))
        if card.isAtBottom {
            let size = card.size(in: CGSize(width: min(room.width, widestSheet), height: room.height))
            return CGRect(
                x: (room.midX - size.width / 2).rounded(), y: room.maxY - size.height, width: size.width,
                height: size.height)
        }
        let size = card.size(in: room.size)
        if isBesideSource { return place(of: size) }
        return CGRect(
            x: (safe.midX - size.width / 2).rounded(), y: (safe.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }

    /// The card's content changed: it may have another size.
    func contentDidChange() { containerView?.needLayout() }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        if presentation?.isMoving == false { presentation?.place() }
    }

    // MARK: Dimming

    private var depth: CGFloat {
        isBesideSource ? 0 : traitCollection.userInterfaceStyle == .dark ? darkDimming : dimming
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        shade.frame = containerView.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        if isSheet { shade.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in _ = self?.dismissByUser() }) }
        containerView.insertSubview(shade, at: 0)
        dimPresenterTint(true)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = max(self.depth, leastAlpha) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard !completed else { return }
        shade.removeFromSuperview()
        dimPresenterTint(false)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimPresenterTint(false)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    /// Escape, or a touch outside an action sheet, chooses what cancels. An alert without such an action stays; a sheet
    /// beside something goes all the same.
    override func dismissByUser() -> Bool {
        guard let alert, let presentation, !presentation.isMoving else { return false }
        guard alert.cancelAction?.isEnabled ?? isBesideSource else { return false }
        alert.choose(alert.cancelAction)
        return true
    }
}

/// The opacity of a shade that is not seen, and yet is touched.
private let leastAlpha: CGFloat = 0.011

extension UIAlertController: PresentationMaking {
    func ownPresentationController(presentedBy presenter: UIViewController?) -> UIPresentationController {
        AlertPresentationController(presentedViewController: self, presenting: presenter)
    }

    func ownAnimator() -> any UIViewControllerAnimatedTransitioning {
        let isAtBottom = (viewIfLoaded as? AlertView)?.isAtBottom == true
        return isAtBottom ? ModalTransition(.coverVertical) : AlertTransition()
    }
}
