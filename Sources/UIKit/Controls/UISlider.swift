import CoreGraphics
import OctantBase
import OctantDisplay
import QuartzCore

/// The height of a slider, of its track, and the side of its thumb, in points.
/// Source: docs/sources/indicators.md, Switches and sliders.
private let standardHeight: CGFloat = 34
private let trackHeight: CGFloat = 4
private let thumbSide: CGFloat = 28
/// The distance from the thumb at which a touch still grabs it, in points. Ours.
private let graspMargin: CGFloat = 10
/// Points between an image at the end and the track. Ours.
private let imageSpacing: CGFloat = 8
/// Points of width of a new slider. Ours.
private let defaultWidth: CGFloat = 150
/// The size of a screen reader's step, as a part of the whole. Source: docs/sources/indicators.md, Switches and
/// sliders.
private let spokenStep = 0.1
/// The steps of an arrow and of a page key, as parts of the whole. Ours.
private let keyStep = 0.05
private let pageStep = 0.2
/// The radius of the corners of the focus ring's inner edge, in points. Ours.
private let focusRadius: CGFloat = 8
/// The opacity of a disabled slider. Ours.
private let disabledAlpha: CGFloat = 0.5

/// A thumb on a line, for a number between two others. Main thread.
///
/// The smaller values are at the leading end. Dragging the thumb sends `.valueChanged` and `.primaryActionTriggered`,
/// all the time if `isContinuous`, otherwise at the end.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = CALayer(hasActions: false)
    private let maximumTrack = CALayer(hasActions: false)
    private let thumb = ThumbLayer()
    private let minimumTrackImageView = UIImageView()
    private let maximumTrackImageView = UIImageView()
    private let thumbImageView = UIImageView()
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()
    private var number: Float = 0
    private var limits: (low: Float, high: Float) = (0, 1)
    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()
    private var thumbImages = StateTable<UIImage>()
    /// From the middle of the thumb to the touch that drags it, in points.
    private var grasp: CGFloat = 0
    /// The surroundings for which the parts were positioned; nil when they are to be positioned anew.
    private var placedFor: Surroundings?

    /// The values that the positions of the parts depend on, besides the slider itself.
    private struct Surroundings: Equatable {
        var bounds: CGRect
        var isRightToLeft: Bool
    }

    // MARK: Making

    /// A slider from 0 to 1, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A slider from 0 to 1, at 0, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    /// A slider from 0 to 1, at 0, 150 points wide.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: defaultWidth, height: standardHeight))
    }

    private func setUp() {
        isOpaque = false
        for layer in [maximumTrack, minimumTrack] { self.layer.addSublayer(layer) }
        for view in [maximumTrackImageView, minimumTrackImageView, minimumImageView, maximumImageView] {
            addSubview(view)
        }
        // The thumb lies over the line, whatever that is made of.
        layer.addSublayer(thumb)
        addSubview(thumbImageView)
        for view in subviews { view.isHidden = true }
        refreshStyle()
    }

    // MARK: Value

    /// The number at the thumb's position; 0 by default. One outside of the limits is clamped, NaN counts as the
    /// smallest. Setting it sends no event.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// Sets `value`, gliding if `animated`.
    open func setValue(_ value: Float, animated: Bool) {
        let new = clamped(value)
        guard new != number || placedFor == nil else { return }
        number = new
        place(animated: animated && window != nil)
    }

    /// The number at the leading end; 0 by default. One above `maximumValue` raises that too; NaN changes nothing.
    open var minimumValue: Float {
        get { limits.low }
        set { setLimits(newValue, max(limits.high, newValue)) }
    }

    /// The number at the trailing end; 1 by default. One below `minimumValue` lowers that too; NaN changes nothing.
    open var maximumValue: Float {
        get { limits.high }
        set { setLimits(min(limits.low, newValue), newValue) }
    }

    /// Whether a drag sends an event for each change of the value, rather than for the last one. True by default.
    open var isContinuous = true

    private func setLimits(_ low: Float, _ high: Float) {
        guard low.isFinite, high.isFinite else {
            return Log.once("slider.limits", "a slider's limits are finite numbers: the old ones stay")
        }
        guard (low, high) != limits else { return }
        limits = (low, high)
        placedFor = nil
        setValue(number, animated: false)
    }

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? limits.low : min(max(value, limits.low), limits.high)
    }

    /// The position of `value` along the track, 0...1.
    private func fraction(of value: Float) -> CGFloat {
        limits.high > limits.low
            ? CGFloat((Double(value) - Double(limits.low)) / (Double(limits.high) - Double(limits.low))) : 0
    }

    // MARK: Appearance

    /// The colour of the line up to the thumb; nil, the default, for the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            refreshStyle()
            noteAppearance(\UISlider.minimumTrackTintColor, set: minimumTrackTintColor)
        }
    }

    /// The colour of the line behind the thumb; nil, the default, for `UIColor.systemFill`.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            refreshStyle()
            noteAppearance(\UISlider.maximumTrackTintColor, set: maximumTrackTintColor)
        }
    }

    /// The colour of the thumb; nil, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet {
            refreshStyle()
            noteAppearance(\UISlider.thumbTintColor, set: thumbTintColor)
        }
    }

    /// An image at the leading end, for the smallest value.
    open var minimumValueImage: UIImage? {
        didSet { if minimumValueImage != oldValue { show(minimumValueImage, in: minimumImageView) } }
    }

    /// An image at the trailing end, for the largest value.
    open var maximumValueImage: UIImage? {
        didSet { if maximumValueImage != oldValue { show(maximumValueImage, in: maximumImageView) } }
    }

    /// Sets the image of the line up to the thumb for `state`, stretched to it; nil for the plain line.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[exactly: state] = image
        refreshStyle()
        noteAppearance("MinimumTrackImage", for: state.rawValue, set: image) { (slider: UISlider, image) in
            slider.setMinimumTrackImage(image, for: state)
        }
    }
    /// Sets the image of the line behind the thumb for `state`, stretched to it; nil for the plain line.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[exactly: state] = image
        refreshStyle()
        noteAppearance("MaximumTrackImage", for: state.rawValue, set: image) { (slider: UISlider, image) in
            slider.setMaximumTrackImage(image, for: state)
        }
    }
    /// Sets the image of the thumb for `state`, in its own size; nil for the plain thumb.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[exactly: state] = image
        refreshStyle()
        noteAppearance("ThumbImage", for: state.rawValue, set: image) { (slider: UISlider, image) in
            slider.setThumbImage(image, for: state)
        }
    }

    /// The image of the line up to the thumb for `state`.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// The image of the line behind the thumb for `state`.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    /// The image of the thumb for `state`.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// The image of the line up to the thumb now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The image of the line behind the thumb now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }
    /// The image of the thumb now.
    open var currentThumbImage: UIImage? { thumbImages[state] }

    private func show(_ image: UIImage?, in view: UIImageView) {
        guard view.image != image else { return }
        view.image = image
        view.isHidden = image == nil
        placedFor = nil
        needLayout()
    }

    private func refreshStyle() {
        let traits = traitCollection
        let fill = minimumTrackTintColor ?? tintColor ?? .systemBlue
        minimumTrack.backgroundColor = fill.value(in: traits).cgColor
        maximumTrack.backgroundColor = (maximumTrackTintColor ?? .systemFill).value(in: traits).cgColor
        thumb.backgroundColor = (thumbTintColor ?? .white).value(in: traits).cgColor
        for part in [minimumTrack, maximumTrack, thumb] { part.opacity = isEnabled ? 1 : Float(disabledAlpha) }
        show(minimumTrackImages[state], in: minimumTrackImageView)
        show(maximumTrackImages[state], in: maximumTrackImageView)
        show(thumbImages[state], in: thumbImageView)
        minimumTrack.isHidden = minimumTrackImages[state] != nil
        maximumTrack.isHidden = maximumTrackImages[state] != nil
        thumb.isHidden = thumbImages[state] != nil
    }

    // MARK: Positions

    /// 34 points high, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }

    /// The width of `size`, 34 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }

    /// The frame of the image for the smallest value.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(minimumValueImage, bounds, atLeft: !isRightToLeft)
    }

    /// The frame of the image for the largest value.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(maximumValueImage, bounds, atLeft: isRightToLeft)
    }

    private func endRect(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + imageSpacing } ?? 0 }
        let (low, high) = (room(minimumValueImage), room(maximumValueImage))
        let (left, right) = isRightToLeft ? (high, low) : (low, high)
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - trackHeight / 2, width: max(bounds.width - left - right, 0),
            height: trackHeight)
    }

    /// The frame of the thumb at `value` on the track `rect`: at whole points on screens of two pixels a point, at
    /// whole pixels on others.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbImages[state]?.size ?? CGSize(width: thumbSide, height: thumbSide)
        let x = rect.minX + onTextGrid(wayOfThumb(size.width, on: rect, value), scale: traitCollection.displayScale)
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Points from the left end of the line `rect` to a thumb of some width.
    private func wayOfThumb(_ width: CGFloat, on rect: CGRect, _ value: Float) -> CGFloat {
        let share = fraction(of: clamped(value))
        return (rect.width - width) * (isRightToLeft ? 1 - share : share)
    }

    /// The exact middle of the thumb at `frame` on the track `rect`, whatever the pixels: there the filled part ends.
    private func middle(ofThumbAt frame: CGRect, on rect: CGRect) -> CGFloat {
        let exact = rect.minX + wayOfThumb(frame.width, on: rect, number) + frame.width / 2
        // A subclass may have the thumb somewhere else.
        return abs(exact - frame.midX) < 1 ? exact : frame.midX
    }

    private func place(animated: Bool) {
        placedFor = Surroundings(bounds: bounds, isRightToLeft: isRightToLeft)
        let line = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: line, value: number)
        let split = min(max(middle(ofThumbAt: thumbFrame, on: line), line.minX), line.maxX)
        let low = CGRect(x: line.minX, y: line.minY, width: split - line.minX, height: line.height)
        let high = CGRect(x: split, y: line.minY, width: line.maxX - split, height: line.height)
        let (leading, trailing) = isRightToLeft ? (high, low) : (low, high)
        maximumTrack.frame = line
        for part in [maximumTrack, minimumTrack] { part.cornerRadius = line.height / 2 }
        minimumTrack.glide(["position", "bounds"], animated: animated) { minimumTrack.frame = leading }
        thumb.glide(ThumbLayer.placementKeys, animated: animated) {
            thumb.place(thumbFrame, radius: min(thumbFrame.width, thumbFrame.height) / 2)
        }
        for (view, rect) in [
            (minimumTrackImageView, stretched(leading, minimumTrackImages[state])),
            (maximumTrackImageView, stretched(trailing, maximumTrackImages[state])), (thumbImageView, thumbFrame),
        ] where !view.isHidden {
            view.layer.glide(["position", "bounds"], animated: animated) { view.frame = rect }
        }
    }

    /// A part of the line as high as its image.
    private func stretched(_ rect: CGRect, _ image: UIImage?) -> CGRect {
        guard let height = image?.size.height else { return rect }
        return CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let line = trackRect(forBounds: bounds)
        let frame = thumbRect(forBounds: bounds, trackRect: line, value: number)
        let point = touch.location(in: self)
        guard frame.insetBy(dx: -graspMargin, dy: -graspMargin).holds(point) else { return false }
        grasp = point.x - middle(ofThumbAt: frame, on: line)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let line = trackRect(forBounds: bounds)
        let thumbWidth = thumbRect(forBounds: bounds, trackRect: line, value: number).width
        let room = line.width - thumbWidth
        guard room > 0 else { return true }
        let share = (touch.location(in: self).x - grasp - line.minX - thumbWidth / 2) / room
        let along = Double(min(max(isRightToLeft ? 1 - share : share, 0), 1))
        let new = Float(Double(limits.low) + along * (Double(limits.high) - Double(limits.low)))
        guard new != number else { return true }
        setValue(new, animated: false)
        if isContinuous { sendValueActions(event) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendValueActions(event) }
    }

    // MARK: Keys

    override var isPressedByKeys: Bool { false }

    override var focusShape: (rect: CGRect, radius: CGFloat) { (bounds, focusRadius) }

    /// Arrows go a twentieth of the way, page up and page down a fifth, home and end all of it.
    override func handle(_ step: KeyStep) -> Bool {
        let way = step.way(isMirrored: isRightToLeft)
        switch step {
        case .home: adjust(to: Double(limits.low))
        case .end: adjust(to: Double(limits.high))
        case .pageUp, .pageDown: move(by: way * pageStep)
        case .left, .right, .up, .down: move(by: way * keyStep)
        }
        return true
    }

    // MARK: What surrounds it

    override func stateDidChange() {
        super.stateDidChange()
        refreshStyle()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        // A layout without a change leaves what glides alone.
        if placedFor != Surroundings(bounds: bounds, isRightToLeft: isRightToLeft) { place(animated: false) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshStyle()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshStyle()
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.role) = (true, .adjustable, .slider)
        defaults.value = localizedStrings.percent(Int(clamping: (fraction(of: number) * 100).rounded()))
        defaults.range = AccessibilityRange(
            minimum: Double(limits.low), maximum: Double(limits.high), current: Double(number))
        defaults.step = (Double(limits.high) - Double(limits.low)) * spokenStep
        return defaults
    }

    /// Increments the value by a tenth, as a drag would.
    open override func accessibilityIncrement() { move(by: spokenStep) }

    /// Decrements the value by a tenth, as a drag would.
    open override func accessibilityDecrement() { move(by: -spokenStep) }

    /// Moves the value by `share` of the way.
    private func move(by share: Double) {
        // In the precision of the value, so that as many steps down as up end where they began.
        adjust(to: Double(number + Float((Double(limits.high) - Double(limits.low)) * share)))
    }
}

extension UISlider: AccessibilityAdjustable {
    func adjust(to value: Double) {
        guard isEnabled else { return }
        let new = clamped(Float(value))
        guard new != number else { return }
        setValue(new, animated: false)
        sendValueActions(nil)
    }
}
