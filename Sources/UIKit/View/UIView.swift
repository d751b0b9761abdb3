import CoreGraphics
import OctantBase
import QuartzCore

/// A rectangle on screen that lays out subviews, draws and gets touches. Main actor only.
///
/// Lengths are points, y grows downwards. Geometry that is not finite is ignored, with one line on standard error, and
/// negative sizes are made positive.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment, UITraitChangeObservable,
    UIFocusItem
{
    /// The value of a side of `intrinsicContentSize` that a view has no size for: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    private lazy var backing: CALayer = Self.makeLayer(Self.layerClass)
    /// The subviews, from back to front.
    final var children: [UIView] = []
    /// The superview.
    final weak var parent: UIView?
    /// The window that the view is in: read so often that it is not looked up each time.
    final weak var windowAround: UIWindow?
    /// The controller whose view this is.
    weak var viewController: UIViewController?
    /// The tint and the background that were set.
    final var ownTint: UIColor?, ownBackground: UIColor?
    /// The traits in force, the tint included.
    final var traits = UITraitCollection.default
    /// Whether the drawing under way came down to `UIView.draw(_:)`, which draws nothing.
    final var drawingReachedBase = false
    /// Whether `draw(_:)` made the layer's contents.
    final var hasDrawnContents = false
    /// The state of the view's appearance properties; nil while there is none.
    final var appearanceState: AppearanceState?
    /// The recognizers that watch the view.
    final var recognizers: [UIGestureRecognizer] = []
    /// The focus state of the view; nil while there is none.
    final var focusData: FocusData?
    /// What few views have; nil while there is none of it.
    final var extras: ViewExtras?
    /// Whether `updateProperties()` waits to be called.
    final var needsPropertyUpdate = true

    // MARK: Making

    /// A view of this frame.
    public init(frame: CGRect) {
        super.init()
        setUp(frame)
    }

    /// A view from an interface file, with the views in it; of no size when `coder` is none of UINib's.
    public required init?(coder: NSCoder) {
        super.init()
        setUp(.zero)
        decodeNib(coder)
    }

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

    deinit {
        var last = children
        children = []
        StackSpace.release(&last)
    }

    /// The class of `layer`: CALayer or a subclass, made with its `init()`. CALayer by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that shows the view.
    open var layer: CALayer { backing }

    // MARK: Geometry

    /// The rectangle that the view covers in its superview.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The rectangle of the view's own space that it shows.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// The position of the anchor point, the middle usually, in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    /// The transform of the view about its middle. The identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changeLayer { $0.setAffineTransform(newValue) } }
    }

    /// The transform of the view in three dimensions. The identity by default.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { changeLayer { $0.transform = newValue } }
    }

    /// The outline that the view collides with as a dynamic item: its bounds, unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline of the kind `.path`, about the middle at (0, 0): that of the bounds, unless overridden.
    open var collisionBoundingPath: UIBezierPath { boundsPath }

    /// Pixels a point that the view draws at. The screen's by default.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { changeLayer { $0.contentsScale = newValue } }
    }

    /// The parts of the frame that change when the superview's size changes. None by default.
    open var autoresizingMask: AutoresizingMask = [] { didSet { autoresizingDidChange(from: oldValue) } }

    /// Whether a change of size resizes the subviews by their `autoresizingMask`. True by default.
    open var autoresizesSubviews = true

    /// The size that suits the view within `size`: the present one, unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Sets the size that fits the view, its origin kept.
    open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

    /// The size that the view's content asks for; `noIntrinsicMetric` where it asks for none. Neither by default.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Notifies that `intrinsicContentSize` changed: constraints that depend on it are solved anew, and stacks and bars
    /// around it lay out.
    open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

    // MARK: Layout by constraints

    /// The layout data of the view; nil while there is none.
    final var layoutData: ViewLayout?
    /// Whether `updateConstraints()` waits to be called: on this view, and on it or one inside it.
    final var ownNeedsConstraintUpdate = true, subtreeNeedsConstraintUpdate = true
    /// Whether layout knew something of this view or one inside it ever.
    final var subtreeHasLayout = false

    /// Whether the frame counts as required constraints. True by default; a view that constraints are to position has
    /// it false, and keeps its frame while there are none about it.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutData?.translatesFrame ?? true }
        set { setTranslatesFrame(newValue) }
    }

    /// Whether layout needs `updateConstraints()`. Octant calls that for every view: no effect. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The active constraints that belong to the view, in the order they came.
    open var constraints: [NSLayoutConstraint] { layoutData?.constraints ?? [] }

    /// Activates a constraint as one of this view, which has to be around its items; else it stays inactive, with one
    /// line on standard error.
    open func addConstraint(_ constraint: NSLayoutConstraint) { keep(constraint) }
    /// Activates constraints as ones of this view, as `addConstraint(_:)` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { keep(constraint) } }
    /// Deactivates a constraint of this view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { deactivate(constraint) }
    /// Deactivates constraints of this view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// Makes or changes the view's constraints; called before layout after `setNeedsUpdateConstraints()`, and once for
    /// a new view, for inner views first. Overriding methods call super's at the end.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { needConstraintUpdate() }

    /// Whether `updateConstraints()` waits to be called.
    open func needsUpdateConstraints() -> Bool { ownNeedsConstraintUpdate }

    /// Calls `updateConstraints()` now where it waits, in this view and those inside it.
    open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

    /// The size nearest to `targetSize` that the constraints inside the view allow, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size nearest to `targetSize` that the constraints inside the view allow, in points; the priorities are those
    /// of the sides of `targetSize` among them.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    /// The insets from the frame to the rectangle that constraints align: none by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame, for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

    /// The view whose first line of text counts as this view's: itself by default.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last line of text counts as this view's: itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// The priority of not growing larger than the content; 250 by default, 750 for some controls.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentHugging[axis] }
    /// Sets the priority of not growing larger than the content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }

    /// The priority of not shrinking below the content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentResistance[axis]
    }

    /// Sets the priority of not shrinking below the content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setResistance(priority, axis) }

    /// Hugging while none was set.
    var defaultContentHugging: AxisPriorities { AxisPriorities(.defaultLow) }

    /// Whether the height of the content depends on the width that layout finds.
    var wrapsText: Bool { extras?.sizeForWidth != nil }

    /// `intrinsicContentSize`, for lines no longer than `width` if the view wraps text.
    func intrinsicSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// The baselines of the text when it is wrapped at `width`; nil for a view without text.
    func textBaselines(forWidth width: CGFloat?) -> TextBaselines? { nil }

    /// The guide that the view's edges mean for what is inside it, if not the frame: that of scrolled contents.
    var contentGuideForConstraints: UILayoutGuide? { nil }

    /// A subview was hidden, or is not hidden any more.
    func subviewVisibilityDidChange(_ view: UIView) {}

    /// Called when a subview's intrinsic size changed. Does nothing unless overridden, as by views that lay out by it.
    func subviewIntrinsicSizeDidChange(_ view: UIView) {}

    // MARK: Margins and the safe area

    /// The distance inside the view at which its content is to stay, the safe area included if
    /// `insetsLayoutMarginsFromSafeArea`. 8 points on each side by default; a controller's view has its controller's.
    /// Setting them counts for left to right as for right to left.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(newValue) }
    }

    /// The margins by the direction of reading, as they were set: without the safe area.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins }
        set { setMargins(newValue) }
    }

    /// Whether margins reach at least as far in as the superview's. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutData?.preservesSuperviewMargins ?? false }
        set { setMargins(\.preservesSuperviewMargins, newValue) }
    }

    /// Whether the safe area adds to the margins. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutData?.insetsMarginsFromSafeArea ?? true }
        set { setMargins(\.insetsMarginsFromSafeArea, newValue) }
    }

    /// `layoutMargins` changed. Does nothing unless overridden.
    open func layoutMarginsDidChange() {}

    /// The part of each side that bars of the window or of controllers cover, in points.
    open var safeAreaInsets: UIEdgeInsets { layoutData?.safeArea ?? .zero }

    /// `safeAreaInsets` changed. Does nothing unless overridden.
    open func safeAreaInsetsDidChange() {}

    // MARK: Appearance

    /// 0...1, clamped. 1 by default.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { setAlpha(newValue) }
    }

    /// Whether the view and its subviews are left out. False by default.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    /// A promise that the view covers its bounds. True by default; nothing is drawn differently for it.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { changeLayer { $0.isOpaque = newValue } }
    }

    /// Fills the view; follows its traits. Nil by default.
    open var backgroundColor: UIColor? {
        get { ownBackground }
        set { setBackground(newValue) }
    }

    /// Whether subviews are cut off at the bounds. False by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { changeLayer { $0.masksToBounds = newValue } }
    }

    /// The position and scaling of the contents in the view. `.scaleToFill` by default.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { layer.contentsGravity = contentMode.gravity } }
    }

    /// A view whose alpha cuts this one; it has no superview.
    open var mask: UIView? {
        get { maskingView }
        set { setMask(newValue) }
    }

    /// The colour of what can be acted on; a view that has none of its own has its superview's, the outermost the
    /// system's blue. Setting nil goes back to the superview's.
    open var tintColor: UIColor! {
        get { shownTint(ownTint ?? inheritedTint ?? .systemBlue) }
        set { setTint(newValue) }
    }

    /// The tint colour, or what it resolves to, changed: the view's own or a superview's.
    open func tintColorDidChange() {}

    // MARK: Traits

    /// The traits in force.
    open var traitCollection: UITraitCollection { traits }

    /// The traits changed; `previousTraitCollection` holds the former ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that this view overrides for itself and its subviews, whatever the superview's are. Empty by default;
    /// `overrideUserInterfaceStyle` takes precedence.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides.values != oldValue.values { updateTraits() } }
    }

    /// Light or dark for this view and its subviews, whatever the superview's is; `.unspecified` (the default) follows.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// The meaning of the view's content, as far as it decides whether it is mirrored. `.unspecified` by default.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { semanticContentDidChange(from: oldValue) }
    }

    /// The direction to lay out in: that of the traits, unless `semanticContentAttribute` sets another.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traits.interfaceDirection)
    }

    /// The direction for `attribute` in the interface direction of the main screen's traits.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UITraitCollection.default.interfaceDirection)
    }

    /// The direction for `attribute` in an interface of direction `layoutDirection`.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { attribute.direction(in: layoutDirection) }

    /// The traits around the view: the superview's.
    func inheritedTraits() -> UITraitCollection { superview?.traits ?? .default }

    // MARK: Drawing and layout

    /// Draws the view into the current context (`UIGraphicsGetCurrentContext()`); `rect` is the bounds. Draws nothing
    /// unless overridden. Called before a commit, after `setNeedsDisplay()` and when the view is first shown.
    open func draw(_ rect: CGRect) { drawingReachedBase = true }

    /// Asks for `draw(_:)`.
    open func setNeedsDisplay() { changeLayer { $0.setNeedsDisplay() } }
    /// Asks for `draw(_:)`; all of the view is drawn anew, whatever `rect` is.
    open func setNeedsDisplay(_ rect: CGRect) { changeLayer { $0.setNeedsDisplay(rect) } }

    /// Asks for `layoutSubviews()` before the next commit.
    open func setNeedsLayout() { changeLayer { $0.setNeedsLayout() } }
    /// Lays out now if that waits.
    open func layoutIfNeeded() { layOutIfNeeded() }

    /// Sets what follows from a model; called before layout after `setNeedsUpdateProperties()`, once for a new view,
    /// and again when a property of an `@Observable` object that was read in here changes. Does nothing unless
    /// overridden.
    open func updateProperties() {}
    /// Asks for `updateProperties()` before the next layout.
    open func setNeedsUpdateProperties() { needPropertyUpdate() }

    /// Places the subviews that constraints are about; autoresizing happened when the size changed. Overriding methods
    /// call super's.
    open func layoutSubviews() {
        prepareLayout(for: self)
        placeSubviewsByConstraints()
    }

    /// Draws the layer's contents through `draw(_:)`. A view that never drew anything keeps what its layer shows.
    open func display(_ layer: CALayer) { if layer === self.layer { displayContents() } else { layer.drawContents() } }

    /// Makes `ctx` the current context and the view's traits the current ones, and calls `draw(_:)`: for the view's
    /// layer, and for the copy of it that is drawn while a property that the program added animates.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer.model() === self.layer { drawContents(in: ctx) } }

    /// The layer is about to draw.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Calls `layoutSubviews()`, between its controller's `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layOutSubviews() } }

    /// For the view's own layer the animation of the block that the change is made in, and none outside of one, so
    /// that the change shows at once; for other layers nil.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return nil }
        return AnimationBlock.current?.action(for: layer, in: self, forKey: event) ?? NSNull()
    }

    // MARK: Tree

    /// The view that this one is in.
    open var superview: UIView? { parent }

    /// The views in this one, from back to front.
    open var subviews: [UIView] { children }

    /// The window that this view is in.
    open var window: UIWindow? { windowAround }

    /// Adds `view` in front of all subviews. A view that this one is in, or this one itself, is refused, here and in
    /// the other insertions, with one line on standard error.
    open func addSubview(_ view: UIView) { insert(view, at: children.count) }

    /// Inserts `view` at `index` of the subviews, clamped to the valid range.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts `view` right behind `siblingSubview`; in front of all when that is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, nextTo: siblingSubview, offset: 0)
    }

    /// Inserts `view` right in front of `siblingSubview`; in front of all when that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, nextTo: siblingSubview, offset: 1)
    }

    /// Moves the subview `view` in front of the others.
    open func bringSubviewToFront(_ view: UIView) { if view.parent === self { insert(view, at: children.count) } }
    /// Moves the subview `view` behind the others.
    open func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, at: 0) } }
    /// Swaps the subviews at two indexes; indexes out of range are ignored.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Removes the view from its superview.
    open func removeFromSuperview() { asking { move(to: nil, at: 0) } }

    /// Whether this view is `view` or inside it.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    /// A subview came into this view.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to leave this view.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to come into `newSuperview`; nil when it leaves.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view came into another superview, or left.
    open func didMoveToSuperview() {}
    /// The view is about to come into `newWindow`; nil when it leaves.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view came into another window, or left.
    open func didMoveToWindow() {}

    /// A number for the program's own use. 0 by default.
    open var tag = 0

    /// This view or the first one inside it, depth first, whose `tag` is `tag`.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Touches and points

    /// Whether the view and its subviews get touches. True by default.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { focusMayHaveChanged() } }
    }

    /// Whether the view keeps all touches to itself while it has one, and gets none while another view has one. False
    /// by default.
    open var isExclusiveTouch = false

    /// The recognizers that watch the touches in the view and its subviews; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { setRecognizers(newValue ?? []) }
    }

    /// Makes `gestureRecognizer` watch this view, and no other.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Makes `gestureRecognizer` stop watching this view; a gesture under way is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a gesture that a recognizer of this view has just seen may begin. True unless overridden. A control is
    /// also asked about recognizers of the views around it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The front-most view that gets a touch at `point` of this view's space; nil when the view is hidden, is less than
    /// 1 % opaque, gets no touches, is moved by an animation block that lets none through, or does not contain the
    /// point.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        takesTouches && self.point(inside: point, with: event) ? frontmostView(at: point, with: event) : nil
    }

    /// Whether `point`, in the view's own space, is in the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

    /// The point of `view`'s space that is at `point` of this view's; nil means the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: space(of: view)) }
    /// The point of this view's space that is at `point` of `view`'s; nil means the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: space(of: view)) }
    /// The smallest upright rectangle of `view`'s space around `rect` of this view's; nil means the window.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: space(of: view)) }
    /// The smallest upright rectangle of this view's space around `rect` of `view`'s; nil means the window.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: space(of: view)) }

    override final var hostWindow: UIWindow? { window }

    /// Makes the first responder resign if it is this view or in it; with `force` even if it refuses. Returns whether
    /// it did, or there was none.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditing(in: window, force: force) }

    /// The view's controller, or the superview.
    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Keyboard focus

    /// Whether the keyboard's focus can come here. False unless overridden; true for standard controls while enabled.
    open var canBecomeFocused: Bool { false }

    /// Whether the keyboard's focus is here.
    open var isFocused: Bool { UIFocusSystem.isUsed && window?.focus.focusedView === self }

    /// The name of a group that this view, and what is in it, belongs to: tab comes to one of them, arrows lead from
    /// one to the other. Nil, the default, for the group of the superview, if that is in one.
    open var focusGroupIdentifier: String? {
        get { focusData?.group }
        set { focusStorage.group = newValue }
    }

    /// The effect that shows that keys go here; nil for none. A ring around the view's shape by default.
    open var focusEffect: UIFocusEffect? {
        get { focusData?.effect ?? UIFocusHaloEffect() }
        set { setFocusEffect(newValue) }
    }

    /// The views inside that focus goes to first. Empty by default: then the view itself, or what comes first in it.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The view's controller, or the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }

    /// Asks for focus to go to what the view prefers now, if it is in here.
    open func setNeedsFocusUpdate() { window?.focus.setNeedsUpdate(of: self) }
    /// Performs at once what `setNeedsFocusUpdate()` asked for.
    open func updateFocusIfNeeded() { window?.focus.updateFocusIfNeeded() }

    /// Whether focus may move as described by `context`. True unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Focus left or came to this view, or one in it. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The shape of the ring: a rectangle of the view's space and the radius of its corners, in points.
    var focusShape: (rect: CGRect, radius: CGFloat) { (bounds, layer.cornerRadius) }

    // MARK: Accessibility

    override var defaultAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    override var spokenLocale: Locale { traits.values.locale }

    override func accessibilityDidChange() { layer.noteChange() }

    override var accessibilityView: UIView? { self }
}
