import CoreGraphics
import OctantBase
import QuartzCore

/// Points of pull at which a refresh begins, and that are held open while it lasts. Source: docs/sources.md,
/// Requirements 13.
private let pullDistance: CGFloat = 60
/// The part of the way that is left when a pull counts anew: nine tenths of the way back are gone.
/// Source: docs/sources/indicators.md, Refresh control.
private let restPart: CGFloat = 0.1
/// The position of a title, from the control's top and sides, and the size of its letters, in points.
/// Source: docs/sources/indicators.md, Refresh control.
private let titleTop: CGFloat = 48.5
private let titleSide: CGFloat = 10
private let titleSize: CGFloat = 12

/// A control that begins a refresh when the user pulls a scroll view's contents down: set it as the view's
/// `refreshControl`, and listen to `.valueChanged`. Main thread.
///
/// The spokes of an activity indicator appear one by one with the pull. At 60 points the refresh begins, whether or not
/// the finger is lifted: the activity indicator runs, and 60 points stay open above the contents until
/// `endRefreshing()`. The next pull counts once nine tenths of the way back are gone. While there is neither a pull nor
/// a refresh the control is hidden.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private enum Phase {
        /// The next pull begins a refresh.
        case armed
        case refreshing
        /// The refresh is over, and the contents are not back yet.
        case returning
    }

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let spokes = SpokesLayer(hasActions: false)
    private let title = UILabel()
    private var ownColor: UIColor?
    private var spinnerColor: UIColor?
    private var phase = Phase.armed {
        didSet { if phase != oldValue { accessibilityDidChange() } }
    }
    /// Points that the contents are pulled down.
    private var pull: CGFloat = 0
    /// Whether the scroll view keeps space open for the control.
    private var isHeldOpen = false
    /// Whether the user moved the contents at the last notification.
    private var isPulled = false
    /// Whether the contents are pulled down by the user, or on their way back from that.
    private var isOnItsWay = false
    /// Whether the activity indicator also shows a pull that no user makes: false but for images of one.
    package var showsAnyPull = false {
        didSet { refresh() }
    }

    // MARK: Making

    /// A control that no scroll view has yet.
    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: pullDistance))
        setUp()
    }

    /// A refresh control, as `init()` makes: the scroll view sets the frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A refresh control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        spokes.snapsToPixels = true
        layer.addSublayer(spokes)
        if spinner.design == .device { spinner.design = .deviceRefresh }
        addSubview(spinner)
        title.font = .systemFont(ofSize: titleSize)
        title.textAlignment = .center
        title.numberOfLines = 0
        addSubview(title)
        refresh()
    }

    // MARK: Refreshing

    /// Whether a refresh is under way.
    open var isRefreshing: Bool { phase == .refreshing }

    /// Starts a refresh by the program, without a pull. Nothing is sent, the contents stay where they are and no space
    /// is kept open for the control: set the scroll view's `contentOffset` for the activity indicator to be seen.
    open func beginRefreshing() {
        guard phase != .refreshing else { return }
        phase = .refreshing
        refresh()
    }

    /// Ends the refresh: the contents go back.
    open func endRefreshing() {
        guard phase == .refreshing else { return }
        phase = hasReturned ? .armed : .returning
        holdOpen(false)
        refresh()
        scrollView?.refreshDidEnd()
    }

    private var hasReturned: Bool { pull <= pullDistance * restPart }

    // MARK: Appearance

    /// The colour of the activity indicator. nil, and the default, is secondaryLabel, and label in the design `device`,
    /// whatever the tint around the control; reading returns the view's tint then.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            ownColor = newValue
            super.tintColor = newValue
            refresh()
        }
    }

    /// The text below the activity indicator, in 12 points where it has no font. Nil by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            guard attributedTitle.map(StyledText.rich) != title.attributedText.map(StyledText.rich) else { return }
            title.attributedText = attributedTitle
            needLayout()
        }
    }

    // MARK: The scroll view

    /// The scroll view that the control is of.
    var scrollView: UIScrollView? { superview as? UIScrollView }

    /// The points above the contents that are to be kept open.
    var heldRoom: CGFloat { isHeldOpen ? pullDistance : 0 }

    /// Called when the contents are pulled down by `distance` points; `isPulled` is whether by the user.
    func pullDidChange(to distance: CGFloat, isPulled: Bool) {
        (pull, self.isPulled) = (distance, isPulled)
        isOnItsWay = distance > 0 && (isPulled || isOnItsWay)
        if phase == .returning && hasReturned { phase = .armed }
        if phase == .armed && isPulled && distance >= pullDistance && isEnabled { begin() }
        place()
        setNeedsLayout()
        refresh()
    }

    /// The user lets go: from now on the space stays open.
    func pullWillEnd() {
        isPulled = false
        if phase == .refreshing { holdOpen(true) }
    }

    /// Called when the control was removed from its scroll view.
    func detach() {
        (pull, isPulled, isOnItsWay, isHeldOpen) = (0, false, false, false)
        if phase == .returning { phase = .armed }
        removeFromSuperview()
    }

    private func begin() {
        phase = .refreshing
        sendActions(for: .valueChanged)
    }

    /// Begins as a pull that is let go does, for a user who cannot pull: the space stays open. The program is not
    /// notified yet.
    func beginUnpulled() {
        phase = .refreshing
        holdOpen(true)
        refresh()
    }

    private func holdOpen(_ isOpen: Bool) {
        guard isHeldOpen != isOpen else { return }
        isHeldOpen = isOpen
        scrollView?.heldRoomDidChange()
        place()
    }

    /// Positions the control at the top of what is visible, at the contents' top at least, and in the space that is
    /// kept open for it.
    func place() {
        guard let scrollView else { return }
        frame = CGRect(
            x: scrollView.contentOffset.x, y: -top, width: scrollView.bounds.width, height: pullDistance)
        setNeedsLayout()
    }

    /// Points from the control's top down to the contents'.
    private var top: CGFloat { max(pull, heldRoom, 0) }

    /// The distance of the activity indicator from its position: what the pull has not opened yet lies above the
    /// visible part, but for a refresh without a pull.
    private var shift: CGFloat { phase == .refreshing ? 0 : top - max(pullDistance, pull) }

    // MARK: As a view

    /// 60 points high, of no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: pullDistance)
    }

    /// The width of `size`, and 60 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: pullDistance) }

    /// The space that is seen of the control with its title in one line, in points: that ends below the control.
    package var sizeWithTitle: CGSize {
        let control = CGSize(width: pullDistance, height: pullDistance)
        guard attributedTitle != nil else { return control }
        let titleSize = title.sizeThatFits(.zero)
        return CGSize(
            width: max(titleSize.width + 2 * titleSide, control.width).rounded(.up),
            height: max(titleTop + titleSize.height, control.height).rounded(.up))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = spinner.intrinsicContentSize.width
        let scale = resolvedScale(traitCollection.displayScale)
        let corner = CGPoint(x: (bounds.width - side) / 2, y: spokesMiddle + shift - side / 2)
        spinner.frame = CGRect(origin: corner.rounded(toPixelsAt: scale), size: CGSize(width: side, height: side))
        let imageSide = spokes.images?.size ?? 0
        spokes.frame = CGRect(origin: spinner.frame.origin, size: CGSize(width: imageSide, height: imageSide))
        title.isHidden = attributedTitle == nil
        let width = max(bounds.width - 2 * titleSide, 0)
        title.frame = CGRect(
            x: titleSide, y: titleTop + shift, width: width,
            height: title.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    // MARK: Keys

    /// False: there is nothing to press.
    open override var canBecomeFocused: Bool { false }

    // MARK: Accessibility

    /// The text of `attributedTitle` is the label.
    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        defaults.label = attributedTitle?.string
        return defaults
    }

    /// Under way while it refreshes: a screen reader says "In progress", and "Progress halted" when it is over. Nil
    /// before and between, when only the title is read.
    open override var accessibilityProgress: AccessibilityProgress? {
        phase == .armed ? nil : .indeterminate(isRunning: isRefreshing)
    }

    // MARK: Drawing

    /// Points from the control's top to the middle of the activity indicator: without a title it is in the middle of
    /// what the pull opened, and never over the contents.
    private var spokesMiddle: CGFloat {
        guard attributedTitle == nil, phase != .refreshing, pull > 0, pull < pullDistance else {
            return pullDistance / 2
        }
        return pullDistance - max(pull / 2, spinner.intrinsicContentSize.height / 2)
    }

    /// Updates spokes and spinner to everything they depend on.
    private func refresh() {
        let color = ownColor ?? spinner.design.refreshColor
        let part = min(max(pull / pullDistance, 0), 1)
        if spinnerColor != color {
            spinnerColor = color
            spinner.color = color
        }
        // The activity indicator still runs on its way out.
        let turns = phase != .armed
        isHidden = !turns && !isOnItsWay && !showsAnyPull
        spinner.alpha = phase == .returning ? part : 1
        if turns != spinner.isAnimating { turns ? spinner.startAnimating() : spinner.stopAnimating() }
        title.alpha = turns ? spinner.alpha : part

        var key = SpokeImages.Key(
            design: spinner.design, isLarge: false,
            color: color.fainter(spinner.design.growingOpacity).value(in: traitCollection).cgColor.rgba,
            scale: resolvedScale(traitCollection.displayScale))
        (key.isGrowing, key.opacities) = (true, [])
        if spokes.show(key) { setNeedsLayout() }
        let steps = spokes.images?.steps ?? []
        // One more spoke for each part of the way; none before the first part is gone.
        let count = min(Int(clamping: (part * CGFloat(key.spokeCount)).rounded(.down)), steps.count - 1)
        spokes.contents = turns || count <= 0 ? nil : steps[count]
    }
}
