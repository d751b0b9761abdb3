import CoreGraphics
import Foundation
import OctantBase
import QuartzCore

/// The prefix of the names of the bar's own movements, among its layers' animations.
private let movementKey = "progress "
/// The name of the movement that follows a timed progress.
private let curveKey = movementKey + "curve"

/// A bar that fills up from its leading end as work goes on.
///
/// It is as wide as its frame and as high as its style or its images require, whatever frame is set; constraints may
/// make it higher, with the bar in its middle. In a navigation bar or a toolbar only its filled part is shown. However
/// often its progress is set, it is updated once before the next commit. Main thread; an `observedProgress` may be
/// changed on any.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The position that the bar is meant for.
    public enum Style: Int, Sendable {
        /// Anywhere: 4 points high in the built-in designs.
        case `default` = 0
        /// In a toolbar or navigation bar: thinner.
        case bar = 1
    }

    /// Points of width of a new bar. Source: docs/sources/indicators.md, Progress bar.
    private static let defaultWidth: CGFloat = 150

    /// The change of the progress since the bar was last updated.
    private enum Change {
        case none
        /// The progress was set: movements under way end.
        case set
        /// The progress was set to move from `from` on at `start`, media time; movements under way end first if
        /// `isAfterSet`.
        case move(from: Float, start: Double, isAfterSet: Bool)
    }

    /// Holds track and fill; its mask is the bar's outline.
    private let bar = CALayer(hasActions: false)
    private let outline = CAShapeLayer(hasActions: false)
    private let track = CALayer(hasActions: false)
    /// A bar longer than the whole, of which as much is shifted into the outline as there is progress.
    private let fill = CAShapeLayer(hasActions: false)
    /// The images used in place of track and fill.
    private var trackImageLayer: ProgressBarImageLayer?, fillImageLayer: ProgressBarImageLayer?
    private var value: Float = 0
    private var change = Change.none
    /// Whether the bar waits to be brought up to date.
    private var isStale = false
    /// The geometry that the layers are laid out for.
    private var laidOut: ProgressGeometry?
    private var motion = ProgressMotion()
    private var observer: ProgressObserver<FractionReading>?

    /// The images shown by track and fill.
    private var shownTrack: ShadedBar?, shownFill: ShadedBar?

    // MARK: Making

    /// A bar of `style`, 150 points wide, with its top left corner at (0, 0).
    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: .zero)
        setUp()
        frame.size = CGSize(width: Self.defaultWidth, height: intrinsicContentSize.height)
    }

    /// A bar of the style `default` as wide as `frame`, at its top.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        setUp()
        self.frame = frame
    }

    /// A bar of the style `default`, from a storyboard.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isOpaque = false
        layer.snapsToPixels = true
        bar.mask = outline
        bar.addSublayer(track)
        bar.addSublayer(fill)
        layer.addSublayer(bar)
        refresh()
    }

    // MARK: Appearance

    /// The bar's height.
    open var progressViewStyle: Style {
        didSet { if progressViewStyle != oldValue { designDidChange() } }
    }

    /// The colour of the filled part; nil by default: the view's tint.
    open var progressTintColor: UIColor? {
        didSet {
            if progressTintColor != oldValue { refreshColors() }
            noteAppearance(\UIProgressView.progressTintColor, set: progressTintColor)
        }
    }

    /// The colour of the rest; nil by default: the design's.
    open var trackTintColor: UIColor? {
        didSet {
            if trackTintColor != oldValue { refreshColors() }
            noteAppearance(\UIProgressView.trackTintColor, set: trackTintColor)
        }
    }

    /// The image of the filled part, stretched between its caps to the part's width; nil, the default, for a plain
    /// bar. Only a template is tinted, by the colour of the filled part. The bar is as high as the higher image.
    open var progressImage: UIImage? {
        didSet {
            if progressImage != oldValue { imagesDidChange() }
            noteAppearance(\UIProgressView.progressImage, set: progressImage)
        }
    }

    /// The image behind the filled part, stretched between its caps to the bar's width; nil, the default, for a plain
    /// bar. Only a template is tinted, by the colour of the rest.
    open var trackImage: UIImage? {
        didSet {
            if trackImage != oldValue { imagesDidChange() }
            noteAppearance(\UIProgressView.trackImage, set: trackImage)
        }
    }

    /// The appearance and timing; `ProgressBarDesign.default` by default.
    open var design = ProgressBarDesign.default {
        didSet {
            if design != oldValue { designDidChange() }
            noteAppearance(\UIProgressView.design, set: design)
        }
    }

    private func designDidChange(by call: StaticString = #function) {
        contentSizeDidChange(by: call)
        if translatesAutoresizingMaskIntoConstraints, bounds.height != barHeight { frame = super.frame }
        refresh()
    }

    // MARK: Progress

    /// The filled fraction, 0...1; 0 by default. A number outside is clamped, NaN counts as 0. Setting it ends a
    /// movement under way.
    open var progress: Float {
        get {
            observer?.check()
            return value
        }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets `progress`, in a movement if `animated` and the bar is in a window, unless motion is reduced.
    ///
    /// The movement is the design's. In an animation block (`UIView.animate`) it is the block's: with its duration,
    /// delay and curve, adding to what moves already, and the block's completion waits for it. A `progress` that is set
    /// without a movement, and then laid out in a block (`layoutIfNeeded()`), moves with the block's settings, too.
    open func setProgress(_ progress: Float, animated: Bool) {
        requireMainThread()
        // Also right for NaN, which is larger than nothing.
        let new = progress > 0 ? min(progress, 1) : 0
        let old = value
        guard animated else {
            if new == old, motion.isStill, case .none = change { return }
            value = new
            change = .set
            return progressDidChange()
        }
        guard new != old else { return }
        if let block = blockToFollow {
            // A pending change was made before, and is not for the block to move.
            UIView.performWithoutAnimation { refresh() }
            value = new
            return follow(block)
        }
        value = new
        switch change {
        case .move: break
        case .none: change = .move(from: old, start: now, isAfterSet: false)
        case .set: change = .move(from: old, start: now, isAfterSet: true)
        }
        progressDidChange()
    }

    /// Sets `progress` in the given movement, and calls `completion` at its end.
    package final func setProgress(_ progress: Float, by motion: LayerMotion, completion: @escaping () -> Void) {
        AnimationBlock.run(exactly: motion, { setProgress(progress, animated: true) }, completion: completion)
    }

    private func progressDidChange() {
        // What is stale and does not wait for layout was refused it.
        if isStale, layer.needsLayout() { return }
        isStale = true
        needLayout(by: "progress")
    }

    /// The work whose fraction completed is shown, from now on and while it changes, a frame's time after it does; nil
    /// by default.
    ///
    /// It may be changed on any thread, by one at a time: Foundation on Linux does not guard it. It is kept alive, and
    /// the view is not. A progress set by hand stays until the work goes on. Foundation on Linux reports no changes:
    /// the bar checks each frame while the fraction changes, then ever less often, down to once a second, and not at
    /// all once the work is finished or while the bar is in no window.
    open var observedProgress: Progress? {
        get { observer?.progress }
        set {
            guard newValue !== observer?.progress else { return }
            observer?.stop()
            observer = newValue.map { progress in
                ProgressObserver(progress, FractionReading.init) { [weak self] in
                    self?.setProgress(Float($0.fraction), animated: false)
                }
            }
            watch()
        }
    }

    /// Checks the observed progress while the bar is in a window.
    private func watch() {
        if let clock = window?.clock { observer?.start(clock) } else { observer?.stop() }
    }

    /// Whether any check of the observed progress is scheduled.
    package var isObserving: Bool { observer?.isLooking ?? false }

    /// The timed progress by which time alone fills or empties the bar; nil, the default, for the value of `progress`.
    /// Nothing needs to be set while it runs, and reduced motion does not end it.
    package var curve: ProgressCurve? {
        didSet { if curve != oldValue, let laidOut { replay(in: laidOut) } }
    }

    /// Media time by the clock that the window's animations go by.
    private var now: Double { window?.now ?? CACurrentMediaTime() }

    /// Sets the fill to the progress, or starts its movement there.
    private func applyChange(in geometry: ProgressGeometry) {
        let change = change
        (self.change, isStale) = (.none, false)
        switch change {
        case .none: return
        case .set:
            if let block = blockToFollow { return follow(block) }
            stop()
        case .move(let from, let start, let isAfterSet):
            if isAfterSet { motion.end() }
            if window == nil || traitCollection.reducesMotion {
                motion.end()
            } else {
                motion.begin(from: from, to: value, at: start, design.change, in: geometry)
            }
        }
        replay(in: geometry)
    }

    /// The animation block that changes are made in, if the bar moves at all.
    private var blockToFollow: AnimationBlock? {
        window == nil || traitCollection.reducesMotion ? nil : AnimationBlock.current
    }

    /// Moves the fill to the progress with the settings of `block`, from where the bar's own movements brought it.
    private func follow(_ block: AnimationBlock) {
        guard let geometry = laidOut else { return }
        if !motion.isStill {
            let seen = (fill.presentation()?.position, fillImageLayer?.presentation()?.bounds)
            stop()
            if let point = seen.0 { fill.position = point }
            if let bounds = seen.1 { fillImageLayer?.bounds = bounds }
        }
        put(in: geometry, block)
    }

    /// Ends all movements.
    private func stop() {
        motion.end()
        fill.removeAllAnimations()
        fillImageLayer?.removeAllAnimations()
    }

    /// Sets the fill to the progress; with `block`, moves it there with the block's settings.
    private func put(in geometry: ProgressGeometry, _ block: AnimationBlock? = nil) {
        let fraction = geometry.fraction(value)
        let point = CGPoint(x: geometry.position(fraction), y: geometry.bar.height / 2)
        let size = CGSize(width: fraction * geometry.bar.width, height: geometry.bar.height)
        guard let block else {
            fill.position = point
            fillImageLayer?.bounds.size = size
            return
        }
        block.change(fill, in: self, \.position, forKey: "position", to: point)
        if let fillImageLayer {
            block.change(fillImageLayer, in: self, \.bounds, forKey: "bounds", to: CGRect(origin: .zero, size: size))
        }
    }

    /// Sets the fill to the progress, and restarts the movements under way. Those of animation blocks go on.
    private func replay(in geometry: ProgressGeometry) {
        motion.prune(at: now)
        for part in [fill, fillImageLayer].compactMap(\.self) as [CALayer] {
            for key in part.animationKeys() ?? [] where key.hasPrefix(movementKey) { part.removeAnimation(forKey: key) }
        }
        put(in: geometry)
        for (index, movement) in motion.movements.enumerated() {
            let key = movementKey + String(index)
            fill.add(movement.animation("position.x") { geometry.position($0) }, forKey: key)
            fillImageLayer?.add(movement.animation("bounds.size.width") { $0 * geometry.bar.width }, forKey: key)
        }
        guard let curve else { return }
        let least = geometry.fraction(.leastNormalMagnitude)
        fill.add(curve.animation("position.x", least: least) { geometry.position($0) }, forKey: curveKey)
        fillImageLayer?.add(
            curve.animation("bounds.size.width", least: least) { $0 * geometry.bar.width }, forKey: curveKey)
    }

    // MARK: Size

    /// The rectangle that the view covers: where it is put, and as high as its style or images require.
    open override var frame: CGRect {
        get { super.frame }
        set {
            var frame = newValue
            // Under a transform the height of the frame is not that of the view.
            if transform3D.isIdentity { frame.size.height = barHeight }
            super.frame = frame
        }
    }

    /// The size of the bar: the height of its style or images, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    override var defaultContentHugging: AxisPriorities {
        var hugging = AxisPriorities(.defaultLow)
        hugging.vertical = .defaultHigh
        return hugging
    }

    /// The width of `size`, and the style's or the images' height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    private var barHeight: CGFloat {
        let images = [progressImage, trackImage].compactMap { $0?.size.height }.max()
        return images ?? sanitized(progressViewStyle == .bar ? design.barHeight : design.height)
    }

    // MARK: What surrounds it

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        surroundingsDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        watch()
        refresh()
        surroundingsDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    /// The views around the bar are others: in a navigation bar or a toolbar the unfilled part is not seen.
    func surroundingsDidChange() {
        var next = superview
        while let view = next, !(view is UINavigationBar), !(view is UIToolbar) { next = view.superview }
        track.isHidden = next != nil || trackImage != nil
        trackImageLayer?.isHidden = next != nil
    }

    /// The progress: a screen reader says "50% complete", after the label if there is one. Each tenth that is passed
    /// and the end are announced, once each.
    open override var accessibilityProgress: AccessibilityProgress? {
        .fraction(curve?.fraction(at: now) ?? Double(progress))
    }

    // MARK: The layers

    private var scale: CGFloat { resolvedScale(traitCollection.displayScale) }

    /// Updates the layers to everything they depend on.
    private func refresh() {
        let height = barHeight
        let top = bounds.minY + ((bounds.height - height) / 2).rounded(toPixelsAt: scale)
        let geometry = ProgressGeometry(
            bar: CGRect(x: bounds.minX, y: top, width: bounds.width, height: height),
            isMirrored: isRightToLeft, ends: design.ends,
            minimumFill: progressImage.map { $0.capInsets.left + $0.capInsets.right }
                ?? sanitized(design.minimumFill) * height, fillsWholePoints: design.fillsWholePoints, pixel: 1 / scale)
        if geometry != laidOut {
            laidOut = geometry
            lay(out: geometry)
            refreshColors()
        }
        applyChange(in: geometry)
    }

    private func lay(out geometry: ProgressGeometry) {
        let whole = CGRect(origin: .zero, size: geometry.bar.size)
        bar.frame = geometry.bar
        outline.frame = whole
        outline.path = geometry.ends.outline(in: whole)
        track.frame = geometry.track
        shownFill = nil
        trackImageLayer?.frame = geometry.bar
        fillImageLayer?.anchorPoint = CGPoint(x: geometry.isMirrored ? 1 : 0, y: 0.5)
        fillImageLayer?.position = CGPoint(
            x: geometry.isMirrored ? geometry.bar.maxX : geometry.bar.minX, y: geometry.bar.midY)
        replay(in: geometry)
    }

    private func imagesDidChange(by call: StaticString = #function) {
        trackImageLayer = image(of: trackImage, in: trackImageLayer)
        fillImageLayer = image(of: progressImage, in: fillImageLayer)
        // From back to front.
        let parts = [trackImageLayer, bar, fillImageLayer].compactMap(\.self)
        for (index, part) in parts.enumerated() { layer.insertSublayer(part, at: UInt32(index)) }
        fill.isHidden = progressImage != nil
        surroundingsDidChange()
        laidOut = nil
        designDidChange(by: call)
    }

    private func image(of image: UIImage?, in present: ProgressBarImageLayer?) -> ProgressBarImageLayer? {
        guard image == nil else { return present ?? ProgressBarImageLayer(hasActions: false) }
        present?.removeFromSuperlayer()
        return nil
    }

    private func refreshColors() {
        let traits = traitCollection
        let fillColor = (progressTintColor ?? tintColor ?? .systemBlue).value(in: traits).cgColor
        let trackColor = (trackTintColor ?? design.trackColor).value(in: traits).cgColor
        if let progressImage { fillImageLayer?.show(progressImage, color: fillColor) }
        if let trackImage { trackImageLayer?.show(trackImage, color: trackColor) }
        if let geometry = laidOut {
            showTrack(shaded(trackColor))
            showFill(shaded(fillColor), in: geometry)
        }
    }

    private func shaded(_ color: CGColor) -> ShadedBar {
        ShadedBar(
            color: color.rgba, shade: min(sanitized(design.shade), 1), ends: design.ends, height: barHeight,
            scale: scale)
    }

    private func showTrack(_ new: ShadedBar) {
        guard new != shownTrack else { return }
        shownTrack = new
        let column = new.column
        (track.contents, track.contentsScale) = (column, scale)
        track.backgroundColor = column == nil ? CGColor(rgba: new.color) : nil
    }

    private func showFill(_ new: ShadedBar, in geometry: ProgressGeometry) {
        guard new != shownFill else { return }
        shownFill = new
        let piece = new.piece
        fill.bounds = geometry.fillBounds(isImage: piece != nil)
        fill.path = piece == nil ? geometry.fill : nil
        fill.fillColor = CGColor(rgba: new.color)
        (fill.contents, fill.contentsScale) = (piece?.image, scale)
        fill.contentsCenter = piece?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}

extension ProgressMotion.Movement {
    /// The movement of the property `keyPath`, whose value for a fraction is `value`.
    fileprivate func animation(_ keyPath: String, _ value: (CGFloat) -> CGFloat) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        let (from, to) = (value(from), value(to))
        animation.fromValue = isAdditive ? from - to : from
        animation.toValue = isAdditive ? 0 : to
        animation.isAdditive = isAdditive
        animation.timingFunction = CAMediaTimingFunction(name: isAdditive ? .linear : .easeInEaseOut)
        animation.beginTime = start
        animation.duration = duration
        return animation
    }
}
