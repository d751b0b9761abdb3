import CoreGraphics
import OctantBase
import QuartzCore

/// What a sheet leaves free above it at least, in points; the radius of its corners; the opacity of the black around
/// it. The top edge and the dimming as measured on iOS 26, the corners those before it.
/// Source: docs/sources/views.md, Presentations.
private let leastTop: CGFloat = 10
private let usualRadius: CGFloat = 10
private let dimming: CGFloat = 0.2
/// The size of a form sheet in a wide window, in points, and the width of a page sheet there.
/// Source: docs/sources/views.md, Presentations.
private let formSize = CGSize(width: 540, height: 620)
private let pageWidth: CGFloat = 704
/// The bar by which a sheet is seen to be movable: size, and distance from the top edge, in points.
/// Source: docs/sources/views.md, Presentations.
private let grabberSize = CGSize(width: 36, height: 5)
private let grabberTop: CGFloat = 5
/// Seconds of the spring by which a sheet settles. Source: docs/sources/views.md, Presentations.
private let settleDuration = 0.5057

/// The presentation controller of page and form sheets: a card over a dimmed window, which the user drags from one
/// detent to another, and down to dismiss it. Main thread.
///
/// Detents count in narrow windows, where the card stands on the bottom edge; in a wide one it is in the middle.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle
    private let shade = UIView()
    private let grabber = UIView()
    private(set) final lazy var card = makeCard()
    private lazy var dragger = SheetDragger(self)
    private var chosen: Detent.Identifier?
    private var isAnimating = false

    /// A controller of a page sheet of `presentedViewController`.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        style = .pageSheet
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The controller of a presentation in `style`.
    init(_ style: UIModalPresentationStyle, of presented: UIViewController, by presenter: UIViewController?) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenter)
        (presented as? any SheetContent)?.adopt(self)
    }

    open override var presentationStyle: UIModalPresentationStyle { style }

    open override var presentedView: UIView? { card }

    override var userCanDismiss: Bool { true }

    private func makeCard() -> UIView {
        let card = UIView()
        card.clipsToBounds = true
        if let view = presentedViewController.view {
            view.frame = card.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            card.addSubview(view)
        }
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        card.addSubview(grabber)
        dragger.attach(to: card)
        return card
    }

    // MARK: Detents

    /// The heights that the sheet rests at. The full height by default; none counts as that.
    open var detents: [Detent] = [.large()] {
        didSet { changed() }
    }

    /// The name of the detent that the sheet is at; nil, the default, for the lowest. A name that none of the detents
    /// has counts as nil.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { chosen }
        set {
            guard newValue != chosen else { return }
            chosen = newValue
            changed()
        }
    }

    /// The name of the highest detent beside which the window is not dimmed and can be used. Nil, the default, for
    /// none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { changed() } }
    }

    /// Whether a drag up in contents at their top makes the sheet larger before the contents scroll. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether a bar at the top shows that the sheet can be dragged. False by default.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { changed() } }
    }

    /// The radius of the corners, in points; nil, the default, for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { changed() } }
    }

    /// Makes `changes` to the sheet's properties, and moves it as they say.
    open func animateChanges(_ changes: () -> Void) {
        isAnimating = true
        changes()
        isAnimating = false
        guard isThere else { return }
        settle()
    }

    /// Finds the heights of custom detents anew.
    open func invalidateDetents() { changed() }

    /// The heights of the detents without the safe area, from the lowest, with their names.
    final var heights: [(name: Detent.Identifier, value: CGFloat)] {
        let room = SheetRoom(traitCollection, maximum: maximum)
        let found = detents.compactMap { detent -> (name: Detent.Identifier, value: CGFloat)? in
            guard let value = detent.resolvedValue(in: room), value.isFinite, value > 0 else { return nil }
            return (detent.identifier, min(value, maximum))
        }
        return found.isEmpty ? [(.large, maximum)] : found.ordered { $0.value < $1.value }
    }

    /// The place among `heights` of the detent that the sheet is at.
    final var level: Int { heights.firstIndex { $0.name == chosen } ?? 0 }

    /// The user dragged the sheet to the detent at `level`.
    final func choose(_ level: Int) {
        let name = heights[level].name
        guard name != chosen, level != self.level else { return }
        chosen = name
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private var isThere: Bool { presentation?.isMoving == false && containerView != nil }

    /// A property is another one: shows it, unless `animateChanges` is going to.
    private func changed() {
        guard isThere, !isAnimating else { return }
        presentation?.place()
        containerView?.needLayout()
        arrange()
    }

    /// Moves the card to where it belongs, on the spring; `velocity` is that at the beginning, as a part of the way a
    /// second.
    final func settle(velocity: CGFloat = 0) {
        UIView.animate(
            withDuration: settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity,
            animations: {
                self.presentation?.place()
                self.arrange()
                self.card.layoutIfNeeded()
            })
    }

    // MARK: Place

    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

    private var top: CGFloat { max(containerView?.safeAreaInsets.top ?? 0, leastTop) }

    final var bottomArea: CGFloat { isWide ? 0 : containerView?.safeAreaInsets.bottom ?? 0 }

    /// The greatest height without the safe area at the bottom.
    private var maximum: CGFloat { max(0, (containerView?.bounds.height ?? 0) - top - bottomArea) }

    /// Whether the card stands on the bottom edge, and can be of several heights.
    final var isAttached: Bool { !isWide }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let room = containerView.bounds
        guard isWide else { return frame(height: heights[level].value + bottomArea) }
        let asked = presentedViewController.preferredContentSize
        let form = asked.width > 0 && asked.height > 0 ? asked : formSize
        let wanted = style == .formSheet ? form : CGSize(width: pageWidth, height: room.height)
        let size = CGSize(
            width: min(wanted.width, room.width), height: min(wanted.height, max(0, room.height - 2 * top)))
        return CGRect(
            x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    /// The frame of a card of `height` on the bottom edge.
    final func frame(height: CGFloat) -> CGRect {
        let room = containerView?.bounds ?? .zero
        return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        card.layer.maskedCorners =
            isWide
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        arrange()
    }

    /// Shows corners, grabber and shade as they are to be.
    private func arrange() {
        card.layer.cornerRadius = max(preferredCornerRadius ?? usualRadius, 0)
        grabber.isHidden = !prefersGrabberVisible || !isAttached
        grabber.frame = CGRect(
            x: (card.bounds.width - grabberSize.width) / 2, y: grabberTop, width: grabberSize.width,
            height: grabberSize.height)
        card.bringSubviewToFront(grabber)
        containerView?.accessibilityViewIsModal = !passesTouches
        guard isThere else { return }
        shade.alpha = dimming * depth(at: card.bounds.height - bottomArea)
        dimPresenterTint(!passesTouches)
    }

    // MARK: Dimming

    /// Whether touches beside the card go to what is beneath.
    override var passesTouches: Bool { isAttached && depth(at: heights[level].value) == 0 }

    /// How much is dimmed, 0...1, where the card's height without the safe area is `height`: nothing up to the largest
    /// undimmed detent, everything from the next one on.
    private func depth(at height: CGFloat) -> CGFloat {
        guard isAttached, let name = largestUndimmedDetentIdentifier else { return 1 }
        let heights = heights
        guard let last = heights.lastIndex(where: { $0.name == name }) else { return 1 }
        guard last + 1 < heights.count else { return 0 }
        let (low, high) = (heights[last].value, heights[last + 1].value)
        return high > low ? min(max((height - low) / (high - low), 0), 1) : 1
    }

    /// The card is dragged: it is of `height` with the safe area, and `way` points below the bottom edge.
    final func show(height: CGFloat, way: CGFloat) {
        card.frame = frame(height: height).offsetBy(dx: 0, dy: way)
        arrange()
        dim(by: way)
    }

    /// Dims less, by the way that the whole card is down.
    final func dim(by way: CGFloat) {
        let height = card.bounds.height
        shade.alpha = dimming * depth(at: height - bottomArea) * (height > 0 ? max(0, 1 - way / height) : 1)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        shade.frame = containerView.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in _ = self?.dismissByUser() })
        containerView.insertSubview(shade, at: 0)
        let depth = depth(at: heights[level].value)
        dimPresenterTint(depth > 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = dimming * depth }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard !completed else { return }
        shade.removeFromSuperview()
        dimPresenterTint(false)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimPresenterTint(false)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        shade.alpha = dimming
        if !completed { dimPresenterTint(!passesTouches) }
    }
}

extension UIViewController {
    /// The controller of the sheet that this controller is presented in, or would be; nil for other presentations.
    public final var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
