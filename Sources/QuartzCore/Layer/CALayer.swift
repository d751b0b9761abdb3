import CoreGraphics
import ObjectiveC
import OctantBase
import RenderServer

/// A rectangle with contents, a background, a border and sublayers: what everything on screen is made of.
///
/// Lengths are points, angles radians, times seconds. Any thread may change layers, several at once too; those of a
/// window show at the end of the turn of the main run loop. What the program's own subclass adds is the program's to
/// guard. Geometry that is not finite is ignored, with one line on standard error, and negative sizes are made
/// positive.
///
/// A change of a property that animates, on a layer that was shown before, animates by itself over
/// `CATransaction.animationDuration()`, unless the search in `action(forKey:)` finds otherwise. Layers that belong to a
/// view do not animate by themselves. A change of `isHidden` fades; one of `masksToBounds`, which has no values in
/// between, shows half way through its animation; one of `contentsScale` shows at once.
open class CALayer: NSObject, CAMediaTiming, AssociationHolder {
    /// The layer's name in render trees.
    package let id = LayerID.unique()
    /// All that can be drawn of the layer.
    package internal(set) var properties: LayerProperties {
        _read {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield appearance
        }
        _modify {
            LayerLock.lock()
            defer { LayerLock.unlock() }
            yield &appearance
        }
    }
    /// `properties`, for who holds the lock.
    private var appearance = LayerProperties()
    // For the properties in CALayer+Guarded.swift alone.
    final var storedTiming = MediaTiming.layerDefault
    final var storedChildren: [CALayer] = []
    final var storedMask: CALayer?
    final weak var storedParent: CALayer?
    final weak var storedContext: LayerContext?
    final var storedDirt: LayerDirt = [.layout, .subtreeLayout, .render]
    final var storedRendered: RenderLayer?
    final var storedAttached: [AttachedAnimation] = []
    final var storedFilters = (magnification: CALayerContentsFilter.linear, minification: CALayerContentsFilter.linear)
    final var storedContents: Any?
    final var storedDrewContents = false
    final var storedCustom: [String: Any] = [:]
    final var storedExtras = LayerExtras()
    /// The values associated with the layer.
    package final var associatedValues: AssociatedValues?
    /// The layer that this one is the presentation of.
    var presented: CALayer?

    /// A layer with Core Animation's defaults: no size, at the origin.
    public override init() {
        super.init()
        Self.setKind(of: &appearance)
    }

    /// A copy of `layer` for `presentation()`, when Core Animation calls it: subclasses add what of their own is to be
    /// in it. Called by a program, a layer with the defaults and, of `layer`, the values of properties that programs
    /// added.
    public init(layer: Any) {
        super.init()
        defer { Self.setKind(of: &appearance) }
        guard let layer = layer as? CALayer else { return }
        LayerLock.hold { if Self.isCopying(layer) { copyModel(layer) } else { custom = layer.custom } }
    }

    /// A layer with Core Animation's defaults: Octant reads nothing of a layer from archives.
    public required init?(coder: NSCoder) {
        super.init()
        Self.setKind(of: &appearance)
    }

    /// Makes `properties` those of a layer of this class: a plain one's, or copied ones that may be so already.
    class func setKind(of properties: inout LayerProperties) {}

    deinit { releaseTree() }

    // MARK: Geometry

    /// The rectangle that the layer covers in its superlayer's space. Setting it sets `bounds.size` and `position` so
    /// that the layer, turned and scaled by `transform`, just fills it.
    open var frame: CGRect {
        get { properties.frame }
        set { setFrame(newValue) }
    }

    /// The rectangle of the layer's own space that it shows. Zero by default.
    open var bounds: CGRect {
        get { properties.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the anchor point in the superlayer's space.
    open var position: CGPoint {
        get { properties.position }
        set { set(\.position, newValue) }
    }

    /// The depth: sublayers with a larger one are drawn over the others. 0 by default.
    open var zPosition: CGFloat {
        get { properties.zPosition }
        set { set(\.zPosition, newValue) }
    }

    /// The point of the bounds that `position` holds, in units of the bounds. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { set(\.anchorPoint, newValue) }
    }

    /// The anchor point's position along the z axis, in points. 0 by default.
    open var anchorPointZ: CGFloat {
        get { properties.anchorPointZ }
        set { set(\.anchorPointZ, newValue) }
    }

    /// The transform of the layer about its anchor point. The identity by default.
    open var transform: CATransform3D {
        get { properties.transform }
        set { set(\.transform, newValue) }
    }

    /// The transform of the sublayers about this layer's anchor point; perspective, usually.
    open var sublayerTransform: CATransform3D {
        get { properties.sublayerTransform }
        set { set(\.sublayerTransform, newValue) }
    }

    /// Whether the layer's own space, and its sublayers with it, is mirrored top to bottom; its contents stay upright.
    /// False by default.
    open var isGeometryFlipped: Bool {
        get { properties.isGeometryFlipped }
        set { setPlain(\.isGeometryFlipped, newValue, "geometryFlipped") }
    }

    /// Whether the layer and its sublayers show when they face away from the viewer: turned by more than a quarter
    /// about an axis other than z. True by default.
    open var isDoubleSided: Bool {
        get { properties.isDoubleSided }
        set { setPlain(\.isDoubleSided, newValue, "doubleSided") }
    }

    /// `transform` as an affine transform; the identity when no affine transform is equal to it.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to `m`.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: Appearance

    /// 0...1, clamped. 1 by default.
    open var opacity: Float {
        get { properties.opacity }
        set { set(\.opacity, newValue) }
    }

    /// Whether the layer and its sublayers are left out. False by default.
    open var isHidden: Bool {
        get { properties.isHidden }
        set { setHidden(newValue) }
    }

    /// Fills the bounds, beneath the contents. Nil by default.
    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set { set(\.backgroundColor, newValue) }
    }

    /// The radius of the corners of background, border and, if `masksToBounds`, of the clip. 0 by default.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set { set(\.cornerRadius, newValue) }
    }

    /// The form of rounded corners. `.circular` by default.
    open var cornerCurve: CALayerCornerCurve {
        get { CALayerCornerCurve(rawValue: properties.cornerCurve.rawValue) }
        set { setPlain(\.cornerCurve, CornerCurve(rawValue: newValue.rawValue) ?? .circular, "cornerCurve") }
    }

    /// The distance along an edge at which a corner of `curve` begins, in radii: 1 for `.circular`, 1.528665 for
    /// `.continuous`.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528_665 : 1
    }

    /// The corners that `cornerRadius` rounds. All four by default.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: properties.roundedCorners.rawValue) }
        set {
            setPlain(\.roundedCorners, CornerMask(rawValue: newValue.rawValue).intersection(.all), "maskedCorners")
        }
    }

    /// The border's width, inward from the bounds. 0 by default: no border.
    open var borderWidth: CGFloat {
        get { properties.borderWidth }
        set { set(\.borderWidth, newValue) }
    }

    /// The border's colour. Opaque black by default.
    open var borderColor: CGColor? {
        get { properties.borderColor }
        set { set(\.borderColor, newValue) }
    }

    /// Whether the contents are drawn upside down in the superlayer's terms: whether `isGeometryFlipped` is set on an
    /// odd number of layers, this one and those around it.
    open func contentsAreFlipped() -> Bool { countsAsFlipped }

    /// Whether sublayers are cut off at the bounds. False by default.
    open var masksToBounds: Bool {
        get { properties.masksToBounds }
        set { set(\.masksToBounds, newValue) }
    }

    /// A layer whose alpha cuts this one and its sublayers; it lies in this layer's space and has no other superlayer.
    open var mask: CALayer? {
        get { presented.map { $0.maskLayer?.presentation() } ?? maskLayer }
        set { setMask(newValue) }
    }

    /// The image in the bounds: a CGImage or a UIImage; anything else shows nothing, with one line on standard error.
    open var contents: Any? {
        get { contentsObject }
        set { setContents(newValue) }
    }

    /// Pixels of `contents` a point; above 0. 1 by default.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set { set(\.contentsScale, newValue) }
    }

    /// The position and scaling of the contents in the bounds. `.resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(rawValue: properties.contentsGravity.rawValue) }
        set { setPlain(\.contentsGravity, ContentsGravity(rawValue: newValue.rawValue) ?? .resize, "contentsGravity") }
    }

    /// The part of the contents that is shown, in units of their size; what it holds beyond them repeats their edge.
    /// The whole, (0, 0, 1, 1), by default. An empty one shows nothing.
    open var contentsRect: CGRect {
        get { properties.contentsRect }
        set { set(\.contentsRect, newValue) }
    }

    /// The part of the contents that stretches when they are resized, in units of what `contentsRect` shows, clamped to
    /// 0...1: what lies beside it stretches only along it, and the corners not at all. A width or height of 0 stands
    /// for the one pixel there. The whole, (0, 0, 1, 1), by default.
    open var contentsCenter: CGRect {
        get { properties.contentsCenter }
        set { set(\.contentsCenter, newValue) }
    }

    /// The resampling of contents when they are shrunk. `.linear` by default; it uses every pixel, as `.trilinear`
    /// does.
    open var minificationFilter: CALayerContentsFilter {
        get { filters.minification }
        set { setFilter(\.minification, newValue, \.minifiesByNearest, "minificationFilter") }
    }

    /// The resampling of contents when they are enlarged. `.linear` by default.
    open var magnificationFilter: CALayerContentsFilter {
        get { filters.magnification }
        set { setFilter(\.magnification, newValue, \.magnifiesByNearest, "magnificationFilter") }
    }

    /// How the layer, with its sublayers, is combined with what is drawn before it: the name of a blend mode, such as
    /// "multiplyBlendMode"; nil, the default, for laid over it. What is not such a name counts as nil, logged once.
    open var compositingFilter: Any? {
        get { compositingName }
        set { setCompositing(newValue) }
    }

    /// In what colours drawn contents are kept. `.RGBA8Uint` by default.
    open var contentsFormat: CALayerContentsFormat {
        get { extras.contentsFormat }
        set { extras.contentsFormat = newValue }
    }

    /// A promise that the contents are opaque. Nothing is drawn differently for it. False by default.
    open var isOpaque = false

    /// Whether a translucent layer fades together with its sublayers, as one image. True by default.
    open var allowsGroupOpacity: Bool {
        get { properties.allowsGroupOpacity }
        set { setPlain(\.allowsGroupOpacity, newValue, "allowsGroupOpacity") }
    }

    /// A name for the program's own use.
    open var name: String? {
        get { extras.name }
        set { extras.name = newValue }
    }

    /// The object that draws, lays out and animates for the layer. Not retained.
    open var delegate: (any CALayerDelegate)? {
        get { extras.delegate }
        set { extras.delegate = newValue }
    }

    // MARK: Shadow

    /// The shadow's colour; nil for no shadow. Opaque black by default.
    open var shadowColor: CGColor? {
        get { properties.shadow.color }
        set { set(\.shadow.color, newValue) }
    }

    /// The opacity of the shadow, 0...1, clamped. 0, no shadow, by default.
    ///
    /// The shadow lies beneath the layer and is cut off by a mask; a layer with `masksToBounds` shows none.
    open var shadowOpacity: Float {
        get { properties.shadow.opacity }
        set { set(\.shadow.opacity, newValue) }
    }

    /// From the layer to its shadow, in points of the layer's own space. (0, -3) by default: upward.
    open var shadowOffset: CGSize {
        get { properties.shadow.offset }
        set { set(\.shadow.offset, newValue) }
    }

    /// The blur radius of the shadow: the standard deviation, in points, of the bell curve that blurs it; not below 0.
    /// 3 by default.
    open var shadowRadius: CGFloat {
        get { properties.shadow.radius }
        set { set(\.shadow.radius, newValue) }
    }

    /// The outline that casts the shadow, filled, in the layer's own space; it is copied. Nil, the default, for all
    /// that the layer and its sublayers draw, which is slower.
    open var shadowPath: CGPath? {
        get { properties.shadow.path.map { CGPath(geometry: $0) } }
        set { set(\.shadow.path, newValue?.geometry) }
    }

    // MARK: Rasterization

    /// Whether the layer, its sublayers and its shadow are drawn as one image in the layer's own space, which is kept
    /// while it stays the same and then positioned, rotated and faded like contents. False by default.
    open var shouldRasterize: Bool {
        get { properties.rasterizes }
        set { setPlain(\.rasterizes, newValue, "shouldRasterize") }
    }

    /// The pixels a point of that image; above 0. 1 by default: on a finer screen the layer then appears coarse.
    open var rasterizationScale: CGFloat {
        get { properties.rasterizationScale }
        set { set(\.rasterizationScale, newValue) }
    }

    /// A hint that the contents may be drawn on another thread. Nothing is done differently for it. False by default.
    open var drawsAsynchronously = false
    final var hints = LayerHints()

    // MARK: Tree

    /// The layer that this one is in, or that it masks.
    open var superlayer: CALayer? { presented.map { $0.parent?.presentation() } ?? parent }

    /// The layers in this one, from back to front; nil for none. A list with the same layer twice, with this layer or
    /// with one around it is stripped of these.
    open var sublayers: [CALayer]? {
        get { shownSublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// Adds `layer` in front of all sublayers. A layer that this one is in, or this one itself, is refused, here and in
    /// the other insertions, with one line on standard error.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts `layer` at `idx` of the sublayers, clamped to the valid range.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(min(idx, UInt32(Int32.max)))) }

    /// Inserts `layer` right behind `sibling`, or behind all when that is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, nextTo: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts `layer` right in front of `sibling`, or in front of all when that is nil or no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, nextTo: sibling, offset: 1, otherwise: children.count)
    }

    /// Replaces `oldLayer`, which must be a sublayer, by `newLayer`.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, newLayer) }

    /// Removes the layer from its superlayer, or from the layer it masks.
    open func removeFromSuperlayer() { detach() }

    // MARK: Layout and display

    /// Asks for `layoutSublayers` before the next commit.
    open func setNeedsLayout() {
        ask(for: [.layout, .subtreeLayout], by: "setNeedsLayout()")
        layoutManager?.invalidateLayout(of: self)
    }

    /// Whether the layer waits for layout.
    open func needsLayout() -> Bool { dirt.contains(.layout) }

    /// Lays out now whatever waits for it, from the outermost waiting superlayer down.
    open func layoutIfNeeded() { layOut() }

    /// Places the sublayers: asks the delegate to, or without one the `layoutManager`.
    open func layoutSublayers() {
        if let delegate { delegate.layoutSublayers(of: self) } else { layoutManager?.layoutSublayers(of: self) }
    }

    /// The object that lays out the sublayers of a layer that has no delegate. Nil by default.
    open var layoutManager: (any CALayoutManager)? {
        get { extras.layoutManager }
        set { extras.layoutManager = newValue }
    }

    /// Asks for `display` before the next commit.
    open func setNeedsDisplay() { ask(for: [.display, .subtreeDisplay], by: "setNeedsDisplay()") }

    /// Asks for `display` before the next commit; all of the contents are drawn anew, whatever `rect` is.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Whether the layer waits for display.
    open func needsDisplay() -> Bool { dirt.contains(.display) }

    /// Displays now if that waits.
    open func displayIfNeeded() { displayWhatWaits() }

    /// Whether a change of the bounds' size asks for display. False by default.
    open var needsDisplayOnBoundsChange = false

    /// Whether a change of what is stored under `key`, by `setValue(_:forKey:)` or by an animation of that key path,
    /// draws the layer anew. Subclasses with such properties override it; those declared with
    /// `@AnimatableLayerProperty` need not. False by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Sets the contents: through the delegate if there is one, else by drawing them with `draw(in:)`. While a property
    /// that the program added animates, it is called for every frame, on the layer itself: the animated value is in
    /// `presentation()`, and in the copy that `draw(in:)` is called on.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents into `ctx`: asks the delegate to. Units are points, the origin is the bounds' own.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws this layer and all in it into `ctx`, in the layer's own space: the model's values, no animations. What
    /// waits for layout and display is laid out and displayed first.
    open func render(in ctx: CGContext) { drawModel(in: ctx) }

    // MARK: Size and scrolling

    /// The parts of the frame that change when the superlayer's size changes. None by default.
    open var autoresizingMask: CAAutoresizingMask = []

    /// Notifies each sublayer with `resize(withOldSuperlayerSize:)` that the bounds' size was `size` and has changed.
    open func resizeSublayers(withOldSize size: CGSize) { children.forEach { $0.resize(withOldSuperlayerSize: size) } }

    /// The superlayer's size was `size` and is another one now: the frame changes as `autoresizingMask` has it.
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

    /// The size that suits the layer, in points: what the `layoutManager` prefers, else the present one, or that of a
    /// text layer's text.
    open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? bounds.size }

    /// Scrolls the nearest scroll layer around this one, or this one if it is one, so that `p` of this layer's space
    /// comes to lie at its top left.
    open func scroll(_ p: CGPoint) { superlayer?.scroll(convert(p, to: superlayer)) }

    /// Scrolls the nearest scroll layer around this one, or this one if it is one, no further than needed to show `r`
    /// of this layer's space.
    open func scrollRectToVisible(_ r: CGRect) { superlayer?.scrollRectToVisible(convert(r, to: superlayer)) }

    /// The part of the bounds that the nearest scroll layer around this one shows, in this layer's space; all of them
    /// without one.
    open var visibleRect: CGRect { rectShownByScrollLayer }

    /// The layer is about to be committed, at `time` of its own, in seconds.
    func willCommit(at time: Double) {}

    // MARK: Hit test

    /// Whether `p`, in the layer's own space, is in the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

    /// The front-most layer of this subtree that contains `p`, a point of the superlayer's space; hidden layers, what
    /// `masksToBounds` cuts off, backs that do not show and what lies behind the viewer are passed over.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(at: p) }

    // MARK: Actions and animations

    /// Actions by event name, asked after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras.actions }
        set { extras.actions = newValue }
    }

    /// A dictionary for the program's own use; a dictionary under "actions" is asked for actions after `actions`.
    open var style: [AnyHashable: Any]? {
        get { extras.style }
        set { extras.style = newValue }
    }

    /// The action for a change of the property `event`, or for one of the events `onOrderIn`, `onOrderOut` and
    /// `sublayers`: the delegate's, else that of `actions`, of `style` and the style in it, of
    /// `defaultAction(forKey:)`, else, for a property on a layer in a window, an animation from the shown value to the
    /// new one. NSNull anywhere ends the search with nil.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// The class's own action for `event`: nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Adds a copy of `anim`. It begins when the transaction commits, unless it has a begin time; a duration of 0 or
    /// less becomes the transaction's. An animation under the same key is replaced; any number may have no key.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }

    /// The animation under `key`: the layer's own copy, which is not to be changed.
    open func animation(forKey key: String) -> CAAnimation? { attached.first { $0.key == key }?.animation }

    /// The keys of the animations, in the order they were added; nil for none.
    open func animationKeys() -> [String]? { attachedKeys }

    /// Removes the animation under `key` from the layer.
    open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }

    /// Removes all animations from the layer.
    open func removeAllAnimations() { detachAnimations { _ in true } }

    /// A copy of the layer as it is on screen now, animations applied; nil before it was first shown. Its superlayer,
    /// sublayers and mask are such copies too. It is made with the class's `init(layer:)`.
    open func presentation() -> Self? {
        presented != nil ? self : shownProperties().flatMap { makePresentation($0) as? Self }
    }

    /// The layer that this one is the presentation of; the layer itself if it is none.
    open func model() -> Self { (presented as? Self) ?? self }

    // MARK: Values by key

    /// The value of the property called `key`, numbers as NSNumber, constants as their strings and everything else as
    /// itself. Under other names, what `setValue(_:forKey:)` stored.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets the property called `key`, to its default for nil, or stores the value under that name. A value that the
    /// property does not accept changes nothing, with one line on standard error.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// Returns the value as `value(forKey:)` does, for names with dots between: on into points, sizes, rectangles,
    /// transforms (`transform.rotation.z`), layers and animations.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

    /// Sets the value as `setValue(_:forKey:)` does, for names with dots between.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, path: keyPath) }

    /// The default of the property called `key`, as `value(forKey:)` would return it; nil for none.
    open class func defaultValue(forKey key: String) -> Any? { keyedProperty(key)?.standard() }

    /// The property called `key` of this class or one above it.
    class func keyedProperty(_ key: String) -> KeyedProperty? { layerKeys[key] }

    // MARK: Time

    /// The begin of the layer's time, in its superlayer's time. 0 by default.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTime(\.beginTime, newValue, "beginTime", fits: newValue.isFinite) }
    }

    /// Infinite by default; a layer has no end.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { setTime(\.duration, newValue, "duration", fits: !newValue.isNaN) }
    }

    /// Own seconds a second of the superlayer's time; 0 freezes the layer and all in it at `timeOffset`. 1 by default.
    open var speed: Float {
        get { timing.speed }
        set { setTime(\.speed, newValue, "speed", fits: newValue.isFinite) }
    }

    /// Seconds added to own time. 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTime(\.timeOffset, newValue, "timeOffset", fits: newValue.isFinite) }
    }
}
