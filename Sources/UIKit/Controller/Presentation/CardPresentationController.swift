import CoreGraphics
import QuartzCore

/// What a sheet leaves free above it at least, in points; the radius of its corners; the opacity of the black around
/// it. The top edge and the dimming as measured on iOS 26, the corners those before it.
/// Source: docs/sources/views.md, Presentations.
private let leastTop: CGFloat = 10
private let cornerRadius: CGFloat = 10
private let dimming: CGFloat = 0.2
/// The size of a form sheet in a wide window, in points, and the width of a page sheet there.
/// Source: docs/sources/views.md, Presentations.
private let formSize = CGSize(width: 540, height: 620)
private let pageWidth: CGFloat = 704
/// How a drag ends: at this share of the card's height, or at this speed in points a second, the card goes; else it
/// returns on the spring that it came on. Source: docs/sources/views.md, Presentations.
private let dismissingShare: CGFloat = 0.5
private let dismissingSpeed: CGFloat = 1000
private let settleDuration = 0.5057

/// The presentation controller of page and form sheets: a card over a dimmed window, which the user drags down to
/// dismiss it. Main actor only.
final class CardPresentationController: UIPresentationController, UIGestureRecognizerDelegate {
    private let style: UIModalPresentationStyle
    private let shade = UIView()
    private lazy var card = makeCard()
    /// Where the card lies while it is not dragged.
    private var restingCenter = CGPoint.zero

    /// The controller of a presentation in `style`.
    init(_ style: UIModalPresentationStyle, of presented: UIViewController, by presenter: UIViewController?) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenter)
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var presentedView: UIView? { card }

    override var userCanDismiss: Bool { true }

    private func makeCard() -> UIView {
        let card = UIView()
        card.layer.cornerRadius = cornerRadius
        card.clipsToBounds = true
        if let view = presentedViewController.view {
            view.frame = card.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            card.addSubview(view)
        }
        let pan = UIPanGestureRecognizer { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.drag(pan) }
        }
        pan.delegate = self
        card.addGestureRecognizer(pan)
        return card
    }

    // MARK: Place

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds
        let top = max(containerView.safeAreaInsets.top, leastTop)
        guard isWide else {
            return CGRect(x: room.minX, y: room.minY + top, width: room.width, height: max(0, room.height - top))
        }
        let asked = presentedViewController.preferredContentSize
        let form = asked.width > 0 && asked.height > 0 ? asked : formSize
        let wanted = style == .formSheet ? form : CGSize(width: pageWidth, height: room.height)
        let size = CGSize(
            width: min(wanted.width, room.width), height: min(wanted.height, max(0, room.height - 2 * top)))
        return CGRect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        card.layer.maskedCorners =
            isWide
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    // MARK: Dimming

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        shade.frame = containerView.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in _ = self?.dismissByUser() })
        containerView.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = dimming }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        shade.alpha = dimming
    }

    // MARK: Dragging

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, presentation?.isMoving == false else {
            return false
        }
        let velocity = pan.velocity(in: containerView)
        return velocity.y > abs(velocity.x)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let travel = max(0, pan.translation(in: containerView).y)
        switch pan.state {
        case .began:
            restingCenter = card.center
            move(by: travel)
        case .changed: move(by: travel)
        case .ended:
            let speed = pan.velocity(in: containerView).y
            let goes = speed >= dismissingSpeed || travel > dismissingShare * card.bounds.height
            if !goes || !dismissByUser() { settle(from: travel, speed: speed) }
        case .cancelled, .failed: settle(from: travel, speed: 0)
        case .possible: break
        }
    }

    private func move(by travel: CGFloat) {
        card.center = CGPoint(x: restingCenter.x, y: restingCenter.y + travel)
        let height = card.bounds.height
        shade.alpha = height > 0 ? dimming * max(0, 1 - travel / height) : dimming
    }

    private func settle(from travel: CGFloat, speed: CGFloat) {
        let velocity = travel > 0 ? -speed / travel : 0
        UIView.animate(
            withDuration: settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
            animations: { self.move(by: 0) })
    }
}
