import CoreGraphics

/// The size of a popover whose controller asks for none, its distance from its source and from the window's edges, and
/// its corners, in points. Ours but the size: docs/sources/views.md, Presentations.
private let usualSize = CGSize(width: 320, height: 480)
private let (distance, margin): (CGFloat, CGFloat) = (8, 8)
private let cornerRadius: CGFloat = 13
/// Its shadow: opacity, blur and offset in points. Ours.
private let (shadowOpacity, shadowRadius, shadowOffset): (Float, CGFloat, CGFloat) = (0.25, 20, 4)

/// The sides of a popover that its arrow may be at: the up arrow is at the top of a popover below its source. Octant's
/// popovers have no arrow; what counts is the side.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// The directions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Below the source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Above the source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the right of the source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the left of the source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// At any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known: the popover is not there yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// What a popover can lie beside: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// An object that is asked about a popover. Every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        forwarding(self, (any UIPopoverPresentationControllerDelegate).self)?.prepareForPopoverPresentation(
            popoverPresentationController)
    }
}

/// The presentation controller of popovers: a card beside its source in a wide window, which a touch outside ends; a
/// sheet in a narrow one, unless the delegate says otherwise. Main thread.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let catcher = UIView()
    private lazy var card = makeCard()
    private var side = UIPopoverArrowDirection.unknown

    /// The view that the popover lies beside. Nil by default.
    open weak var sourceView: UIView?

    /// The part of `sourceView` that the popover lies beside, in its space; all of it by default.
    open var sourceRect = CGRect.null

    /// The item of a bar that the popover lies beside. Nil by default; it counts before `sourceView`.
    open weak var barButtonItem: UIBarButtonItem?

    /// The view or the bar's item that the popover lies beside.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set { (barButtonItem, sourceView) = (newValue as? UIBarButtonItem, newValue as? UIView) }
    }

    /// The sides that the popover may be at. Any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// The side that the popover is at.
    open var arrowDirection: UIPopoverArrowDirection { side }

    /// The colour of the card. Nil, the default, for that of backgrounds.
    open var backgroundColor: UIColor?

    /// Whether a card is drawn around the presented view.
    var showsBackground: Bool { true }

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    override var isElevated: Bool { true }

    open override var presentedView: UIView? { showsBackground ? card : super.presentedView }

    /// A sheet in a narrow window, unless the delegate answers another style.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? usualStyle(for: traitCollection)
    }

    /// The style with these traits where nobody says another.
    func usualStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .formSheet : .none
    }

    override var userCanDismiss: Bool { true }

    private func makeCard() -> UIView {
        let card = UIView()
        card.layer.cornerRadius = cornerRadius
        card.layer.shadowOpacity = shadowOpacity
        card.layer.shadowRadius = shadowRadius
        card.layer.shadowOffset = CGSize(width: 0, height: shadowOffset)
        if let view = presentedViewController.view {
            view.frame = card.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.layer.cornerRadius = cornerRadius
            view.clipsToBounds = true
            card.addSubview(view)
        }
        return card
    }

    // MARK: Place

    /// What the popover lies beside, in the container's space; nil for nothing, or nothing in the window.
    var sourceRectInContainer: CGRect? {
        guard let containerView else { return nil }
        let view = barButtonItem?.shownView ?? sourceView
        guard let view, view.window != nil, view.window === containerView.window else { return nil }
        let isPart = barButtonItem == nil && !sourceRect.isNull
        return view.convert(isPart ? sourceRect : view.bounds, to: containerView)
    }

    /// The place of a popover of `size`: at the first side of those permitted where there is room, else at that with
    /// the most, moved along it so that it stays in the window. The middle of the window without a source.
    func place(of size: CGSize) -> CGRect {
        guard let containerView else { return .zero }
        let safe = containerView.bounds.inset(by: containerView.safeAreaInsets)
        let room = safe.insetBy(dx: min(margin, safe.width / 2), dy: min(margin, safe.height / 2))
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        guard let source = sourceRectInContainer else {
            return CGRect(
                x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
                width: size.width, height: size.height)
        }
        /// The room at each side beyond what the popover takes.
        let sides: [(UIPopoverArrowDirection, CGFloat)] = [
            (.up, room.maxY - source.maxY - distance - size.height),
            (.down, source.minY - room.minY - distance - size.height),
            (.left, room.maxX - source.maxX - distance - size.width),
            (.right, source.minX - room.minX - distance - size.width),
        ]
        let permitted = sides.filter { permittedArrowDirections.contains($0.0) }
        let usable = permitted.isEmpty ? sides : permitted
        side = usable.first { $0.1 >= 0 }?.0 ?? usable.max { $0.1 < $1.1 }?.0 ?? .up
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch side {
        case .down: origin.y = source.minY - distance - size.height
        case .left: origin.x = source.maxX + distance
        case .right: origin.x = source.minX - distance - size.width
        default: origin.y = source.maxY + distance
        }
        return CGRect(
            x: min(max(origin.x, room.minX), room.maxX - size.width).rounded(),
            y: min(max(origin.y, room.minY), room.maxY - size.height).rounded(), width: size.width,
            height: size.height)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        let asked = presentedViewController.preferredContentSize
        return place(of: asked.width > 0 && asked.height > 0 ? asked : usualSize)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        guard showsBackground, let presentation, !presentation.isMoving else { return }
        presentation.place()
    }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard showsBackground, let containerView else { return }
        card.backgroundColor = backgroundColor ?? .systemBackground
        catcher.frame = containerView.bounds
        catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        catcher.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in _ = self?.dismissByUser() })
        containerView.insertSubview(catcher, at: 0)
    }
}

extension UIViewController {
    /// The controller of the popover that this controller is presented in, or would be: where its style is a popover,
    /// or it is an action sheet; nil else.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        if (self as? UIAlertController)?.preferredStyle == .alert { return nil }
        return presentationController as? UIPopoverPresentationController
    }
}
