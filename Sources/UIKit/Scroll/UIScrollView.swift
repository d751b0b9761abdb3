import CoreGraphics
import ObjectiveC
import OctantBase
import QuartzCore

/// A view that shows a part of contents that may be larger than itself, and lets the user move them: with a finger, the
/// pointer, a wheel or a touchpad. Main thread.
///
/// The visible part is `bounds`: its origin is `contentOffset`. Contents that were let go decelerate, and spring back
/// from beyond their ends; at rest nothing is computed. Two fingers zoom the view that
/// the delegate names.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// By how much contents that were let go slow down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor for each millisecond, above 0 and below 1.
        public let rawValue: CGFloat

        /// The rate of this factor.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// .998 a millisecond. Source: docs/sources/views.md, Dragging and coasting.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// .99 a millisecond. Source: docs/sources/views.md, Dragging and coasting.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The cases in which the safe area adds space around the contents.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The same as `scrollableAxes`; under a navigation controller's bars above and below in any case.
        case automatic = 0
        /// Along the axes that the contents scroll on or always bounce on.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Along both axes.
        case always = 3
    }

    /// The colour of the bars that show where the contents are.
    public enum IndicatorStyle: Int, Sendable {
        /// Black in light, white in dark.
        case `default` = 0
        /// Black.
        case black = 1
        /// White.
        case white = 2
    }

    private(set) lazy var driver = ScrollDriver(self)
    private(set) lazy var indicators = ScrollIndicators(self)
    private let pan = ScrollPanGestureRecognizer()
    private(set) lazy var zoom = ScrollZoom(self)
    private let pinch = ScrollPinchGestureRecognizer()
    private var insets = UIEdgeInsets.zero
    /// The space at the top without a refresh control's.
    private var restingTop: CGFloat = 0
    private var knownSize = CGSize.zero
    /// The guide around the contents, once it was asked for.
    private var content: ContentLayoutGuide?
    /// What ties it to the navigation bar over it; nil for none.
    final var bar: ScrollBarTie? {
        didSet {
            guard bar?.isAdjusted != oldValue?.isAdjusted || bar?.closedRoom != oldValue?.closedRoom else { return }
            insetsDidChange()
        }
    }
    /// The controller of the tab bar below it.
    final weak var tabs: UITabBarController?
    /// Whether `contentSize` is being set to what constraints found.
    private var isAdoptingSize = false

    // MARK: Making

    /// A scroll view of this frame, without contents.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// A scroll view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUpScrolling() {
        clipsToBounds = true
        knownSize = bounds.size
        pan.scrollView = self
        pan.addTarget(self, action: UIScrollView.panned)
        addGestureRecognizer(pan)
        pinch.scrollView = self
        pinch.addTarget(self, action: UIScrollView.pinched)
        addGestureRecognizer(pinch)
    }

    // MARK: Contents

    /// The object that is notified of scrolling. Not retained.
    @_disfavoredOverload  // A table's, of its own type, comes first.
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { heldDelegate }
        set { heldDelegate = newValue }
    }

    /// The delegate that is told of scrolling: what was set here, whatever a subclass's `delegate` returns.
    final weak var heldDelegate: (any UIScrollViewDelegate)?

    /// The size of the contents, in points. Zero by default. What is not finite changes nothing.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize.width.isFinite, contentSize.height.isFinite else {
                Log.once("scroll.contentSize", "a scroll view's contentSize was set to no fit value: the old one stays")
                contentSize = oldValue
                return
            }
            if !isAdoptingSize { content?.ownSize = contentSize }
            guard contentSize != oldValue else { return }
            limitsDidChange()
            accessibilityDidChange()
            KeyValueObserving.noteChange("contentSize", of: self, from: oldValue)
        }
    }

    /// The contents, for constraints: where these set its size, that is `contentSize`. A constraint between the scroll
    /// view's own edges and a view inside it means this guide's.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The scroll view's own rectangle, for constraints: what is constrained to it stays where it is while the contents
    /// move.
    public private(set) lazy var frameLayoutGuide: UILayoutGuide = InsetLayoutGuide("frameLayoutGuide", of: self) { _ in
        .zero
    }

    override var contentGuideForConstraints: UILayoutGuide? { contentGuide }

    private var contentGuide: ContentLayoutGuide {
        if let content { return content }
        let guide = ContentLayoutGuide(of: self)
        guide.ownSize = contentSize
        content = guide
        return guide
    }

    /// Sets `contentSize` to the size that constraints found.
    private func adoptContentSize() {
        guard let content, let size = layoutEngine?.frame(of: content)?.size, size != contentSize else { return }
        isAdoptingSize = true
        contentSize = size
        isAdoptingSize = false
    }

    /// The point of the contents that is at the view's top left. Setting it stops what moves; it may be set beyond the
    /// contents' ends.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            driver.stop()
            move(to: newValue)
        }
    }

    /// Scrolls the contents to `contentOffset`, over .3 s if `animated`; the delegate is notified of the end of that.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { driver.animate(to: contentOffset) } else { self.contentOffset = contentOffset }
    }

    /// Space around the contents, in points. Zero by default.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right].allSatisfy(\.isFinite)
            else {
                Log.once(
                    "scroll.contentInset", "a scroll view's contentInset was set to no fit value: the old one stays")
                contentInset = oldValue
                return
            }
            insetsDidChange()
            KeyValueObserving.noteChange("contentInset", of: self, from: oldValue)
        }
    }

    /// The cases in which the safe area adds space around the contents. `.automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }

    /// All the space around the contents: `contentInset`, what the safe area adds to it, and what a refresh control
    /// holds open.
    open var adjustedContentInset: UIEdgeInsets { insets }

    /// `adjustedContentInset` changed. Does nothing unless overridden.
    open func adjustedContentInsetDidChange() {}

    /// Scrolls into view as much of `rect`, a part of the contents, as there is space for, by the shortest distance.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let size = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        func place(_ at: CGFloat, _ length: CGFloat, _ offset: CGFloat, _ room: CGFloat) -> CGFloat {
            if at < offset || length > room { return at }
            return at + length > offset + room ? at + length - room : offset
        }
        guard rect.isFinite else { return }
        let x = place(rect.minX, rect.width, contentOffset.x + insets.left, size.width) - insets.left
        let y = place(rect.minY, rect.height, contentOffset.y + insets.top, size.height) - insets.top
        let offset = clamped(CGPoint(x: x, y: y))
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: How it scrolls

    /// Whether the user can scroll. True by default.
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
    }

    /// Whether contents give way beyond their ends. True by default.
    open var bounces = true

    /// Whether they give way at top and bottom even if they are not higher than the view. False by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { insetsDidChange() } }
    }

    /// Whether they give way at the sides even if they are not wider than the view. False by default.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { insetsDidChange() } }
    }

    /// Whether contents come to rest at multiples of the view's size. False by default.
    open var isPagingEnabled = false

    /// Whether a drag that begins along one axis stays on it. False by default.
    open var isDirectionalLockEnabled = false

    /// Whether a drag ends the editing of text in the window. `.none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The rate at which contents that were let go slow down. `.normal` by default; what is not between 0 and 1 acts as
    /// `.normal`.
    open var decelerationRate = DecelerationRate.normal

    /// Whether the user has a finger on the contents.
    open private(set) var isTracking = false

    /// Whether the user moves the contents.
    open var isDragging: Bool { driver.isDragging }

    /// Whether the contents move on by themselves after they were let go.
    open var isDecelerating: Bool { driver.isDecelerating }

    /// The recognizer of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether a drag cancels a touch in `view`, in the contents, where it went down: in all but controls, unless
    /// overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Whether a drag may cancel touches in the contents; if not, one that went down in a view there never drags. True
    /// by default.
    open var canCancelContentTouches = true

    /// Whether touches wait for a moment, in which they may become a drag, before views in the contents get them. True
    /// by default; they get them at once with either.
    open var delaysContentTouches = true

    /// Whether a touch on the status bar scrolls to the top. True by default; a desktop's window has no status bar.
    open var scrollsToTop = true

    /// Whether a drag may begin.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, let touched = pan.touches.first?.view, touched !== self else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return canCancelContentTouches && touchesShouldCancel(in: touched)
    }

    // MARK: Zooming

    /// The least scale that the user can zoom to. 1 by default. Nothing zooms unless it is below the greatest.
    open var minimumZoomScale: CGFloat = 1

    /// The greatest scale that the user can zoom to. 1 by default.
    open var maximumZoomScale: CGFloat = 1

    /// Whether the contents give way beyond those scales while fingers pinch. True by default.
    open var bouncesZoom = true

    /// The scale of the view that the delegate names for zooming, kept between the least and the greatest when it is
    /// set. 1 without such a view.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms to `scale` around the middle of what is visible, over a quarter of a second if `animated`.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.zoom(to: scale, animated: animated) }

    /// Zooms so that `rect`, a part of the zoomed view, is as large as the visible part allows, in its middle.
    open func zoom(to rect: CGRect, animated: Bool) { zoom.zoom(to: rect, animated: animated) }

    /// Whether the user's fingers zoom.
    open var isZooming: Bool { zoom.isZooming }

    /// Whether the contents go back from beyond the least or greatest scale.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    /// The recognizer of pinches; nil while there is nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.isUsed ? pinch : nil }

    private func pinched(_ pinch: ScrollPinchGestureRecognizer) { zoom.pinched(pinch) }

    // MARK: Indicators

    /// Whether a bar shows how far down the contents are while they scroll. True by default.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { indicators.update() } }
    }

    /// Whether a bar shows how far to the side the contents are while they scroll. True by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { indicators.update() } }
    }

    /// The colour of the bars. `.default` by default.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { if indicatorStyle != oldValue { indicators.update() } }
    }

    /// The distance of the vertical bar from the view's edges, in points. Zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { indicators.update() } }
    }

    /// The distance of the horizontal bar from the view's edges, in points. Zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { indicators.update() } }
    }

    /// Whether the bars keep clear of the safe area, too, and not only of the content's insets. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { indicators.update() } }
    }

    /// Both bars' insets: setting it sets both, and reading it returns the upright one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the bars for a moment.
    open func flashScrollIndicators() {
        indicators.show()
        if !driver.isMoving && !isDragging { indicators.fade() }
    }

    // MARK: As a view

    open override var bounds: CGRect {
        didSet {
            if bounds.origin != oldValue.origin { offsetDidChange() }
            sizeMayHaveChanged()
        }
    }

    open override var frame: CGRect {
        didSet { sizeMayHaveChanged() }
    }

    /// Lays out the subviews that have constraints; where these set the size of the contents, sets `contentSize`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptContentSize()
        tabs?.followContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        indicators.update()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    /// A view that leaves its window is let go: what moves comes to its end.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        pan.breakOff()
        driver.abandon()
    }

    // MARK: Where it is

    /// The offsets at which contents rest.
    var limits: ScrollLimits {
        func range(_ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ room: CGFloat) -> ClosedRange<CGFloat> {
            -before...max(-before, length + after - room)
        }
        return ScrollLimits(
            x: range(insets.left, contentSize.width, insets.right, bounds.width),
            y: range(insets.top + closedRoom, contentSize.height, insets.bottom, bounds.height))
    }

    /// Points by which the space at the top grows when contents are pulled down: that of a large title.
    private var closedRoom: CGFloat { isAdjustedAtTop ? bar?.closedRoom ?? 0 : 0 }

    /// Whether the safe area makes space at the top.
    final var isAdjustedAtTop: Bool { adjustedAxes.y }

    /// Where contents come to rest that would at `y`.
    final func settled(_ y: CGFloat) -> CGFloat {
        guard isAdjustedAtTop, let bar else { return y }
        let settled = bar.settled(y, top: insets.top)
        return limits.y.contains(settled) ? settled : y
    }

    /// Where contents come to rest that would at `proposed`, let go at `velocity` points a millisecond.
    func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// The axes that the user can scroll on.
    var axes: (x: Bool, y: Bool) {
        guard isScrollEnabled else { return (false, false) }
        let limits = limits
        return (
            limits.x.upperBound > limits.x.lowerBound || (bounces && alwaysBounceHorizontal),
            limits.y.upperBound > limits.y.lowerBound || (bounces && alwaysBounceVertical)
        )
    }

    /// Whether there is something left to see along `delta`.
    func canMove(along delta: CGVector) -> Bool {
        func can(_ delta: CGFloat, _ offset: CGFloat, _ limits: ClosedRange<CGFloat>) -> Bool {
            delta > 0 ? offset < limits.upperBound : delta < 0 && offset > limits.lowerBound
        }
        return can(delta.dx, contentOffset.x, limits.x) || can(delta.dy, contentOffset.y, limits.y)
    }

    /// `offset`, or the nearest at which contents rest.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let limits = limits
        return CGPoint(
            x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
            y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound))
    }

    /// Whether a wheel that turns along `delta` pulls the contents down for a refresh: where they are at their top, and
    /// the user may begin one.
    func isPulledByWheel(along delta: CGVector) -> Bool {
        guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return false }
        return delta.dy < 0 && axes.y && isAtRest && contentOffset.y == limits.y.lowerBound
    }

    /// Moves the contents to `offset`.
    func move(to offset: CGPoint) {
        if offset != bounds.origin { bounds = CGRect(origin: offset, size: bounds.size) }
    }

    private func offsetDidChange() {
        needLayout(by: "contentOffset")
        bar?.tell(of: self)
        indicators.update()
        tellRefreshControl()
        heldDelegate?.scrollViewDidScroll(self)
    }

    private func sizeMayHaveChanged() {
        guard bounds.size != knownSize else { return }
        knownSize = bounds.size
        limitsDidChange()
        refreshControl?.place()
    }

    /// The contents, or the view, have another size.
    private func limitsDidChange() {
        insetsDidChange()
        driver.limitsDidChange()
        clampIfAtRest()
        indicators.update()
    }

    private func clampIfAtRest() {
        if isAtRest { move(to: clamped(contentOffset)) }
    }

    /// Adds up the space around the contents anew. Contents that rest at their top or left stay there, unless it is the
    /// refresh control whose space opened.
    private func insetsDidChange(isHeldRoom: Bool = false) {
        var new = contentInset
        let (area, axes) = (safeAreaInsets, adjustedAxes)
        if axes.x { (new.left, new.right) = (new.left + area.left, new.right + area.right) }
        if axes.y { (new.top, new.bottom) = (new.top + area.top, new.bottom + area.bottom) }
        restingTop = new.top
        new.top += refreshControl?.heldRoom ?? 0
        let old = insets
        guard new != old else { return }
        let isAtTop = contentOffset.y == -old.top && !isHeldRoom, isAtLeft = contentOffset.x == -old.left
        insets = new
        driver.limitsDidChange()
        if isAtRest && !isHeldRoom {
            var offset = contentOffset
            if isAtTop { offset.y = -new.top }
            if isAtLeft { offset.x = -new.left }
            move(to: clamped(offset))
        }
        indicators.update()
        adjustedContentInsetDidChange()
        heldDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The axes along which the safe area makes space.
    private var adjustedAxes: (x: Bool, y: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .automatic, .scrollableAxes:
            (
                contentSize.width + contentInset.left + contentInset.right > bounds.width || alwaysBounceHorizontal,
                contentSize.height + contentInset.top + contentInset.bottom > bounds.height || alwaysBounceVertical
                    || (contentInsetAdjustmentBehavior == .automatic && bar?.isAdjusted == true)
            )
        }
    }

    private var isAtRest: Bool { !driver.isDragging && !driver.isMoving && !isTracking && !zoom.isZooming }

    // MARK: Refreshing

    /// The control that begins a refresh when the contents are pulled down. Nil by default. Contents that are to be
    /// pulled though they are not higher than the view need `alwaysBounceVertical`.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.detach()
            if let refreshControl {
                insertSubview(refreshControl, at: 0)
                tellRefreshControl()
                refreshControl.place()
            }
            insetsDidChange(isHeldRoom: true)
            if isAtRest { driver.settle() }
        }
    }

    /// Points that the contents are pulled down from where they rest without a refresh.
    private var pull: CGFloat { -(contentOffset.y + restingTop) }

    private func tellRefreshControl() {
        refreshControl?.pullDidChange(to: pull, isPulled: isDragging)
    }

    /// The refresh control opens or closes its space.
    func heldRoomDidChange() { insetsDidChange(isHeldRoom: true) }

    /// The refresh is over.
    func refreshDidEnd() { if !isTracking { driver.settle() } }

    // MARK: The finger

    /// A finger went down. Returns whether it stopped contents that moved.
    func fingerDown() -> Bool {
        isTracking = true
        guard driver.isMoving else { return false }
        driver.stop()
        return true
    }

    /// All fingers are lifted.
    func fingerUp() {
        guard isTracking else { return }
        isTracking = false
        driver.settle()
    }

    /// A mouse's wheel scrolls the contents, and they came to rest after it.
    func wheelDidTurn() {}
    func wheelDidStop() {}

    /// The drag is about to end.
    func dragWillEnd() { refreshControl?.pullWillEnd() }

    private func panned(_ pan: ScrollPanGestureRecognizer) {
        switch pan.state {
        case .began:
            let travel = pan.velocity(in: self)
            driver.beginDrag(CGVector(dx: travel.x, dy: travel.y), time: pan.time)
            driver.drag(by: pan.translation(in: self), time: pan.time)
        case .changed: driver.drag(by: pan.translation(in: self), time: pan.time)
        case .ended:
            driver.drag(by: pan.translation(in: self), time: pan.time)
            let velocity = pan.velocity(in: self)
            driver.endDrag(velocity: CGVector(dx: -velocity.x, dy: -velocity.y), time: pan.time)
        case .cancelled: driver.endDrag(velocity: .zero, time: pan.time)
        default: break
        }
    }
}
