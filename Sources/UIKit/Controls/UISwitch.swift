import CoreGraphics
import QuartzCore

/// The size of a switch, its thumb's side and the thumb's distance from the edge, in points.
/// Source: docs/sources/indicators.md, Switches and sliders.
private let standardSize = CGSize(width: 51, height: 31)
private let thumbSide: CGFloat = 27
private let thumbInset: CGFloat = 2
/// The growth of the thumb's length while it is touched, in points. Ours.
private let touchedStretch: CGFloat = 7
/// The opacity of a disabled switch. Ours.
private let disabledAlpha: Float = 0.5
/// The track of a switch that is off, #E9E9EA and #39393D. Source: docs/sources/indicators.md, Switches and sliders.
private let offColor = UIColor(light: ColorValue(hex: 0xE9E9EA), dark: ColorValue(hex: 0x39393D))

/// A control that is on or off. Its size is 51 by 31 points, whatever its frame. Main thread.
///
/// A tap toggles it, and so does a drag to the other side; both send `.valueChanged` and `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = CALayer(hasActions: false)
    private let thumb = ThumbLayer()
    private var isOnNow = false
    /// Whether the touch under way turned the switch over already.
    private var hasDragged = false
    /// The surroundings for which track and thumb were positioned.
    private var placedFor: Surroundings?

    /// The values that the positions of track and thumb depend on, besides the switch itself.
    private struct Surroundings: Equatable {
        var bounds: CGRect
        var isMirrored: Bool
    }

    // MARK: Making

    /// A switch that is off, at the origin of `frame`, whose size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: standardSize))
        setUp()
    }

    /// A switch that is off, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = standardSize
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isOpaque = false
        layer.addSublayer(track)
        track.addSublayer(thumb)
        // The thumb's shadow falls on the track and not beside it.
        track.masksToBounds = true
        refreshColors()
    }

    // MARK: Value

    /// Whether the switch is on; false by default. Setting it sends no event.
    open var isOn: Bool {
        get { isOnNow }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the switch on or off, gliding if `animated` and if it was shown before. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnNow else { return }
        isOnNow = on
        show(animated: animated && window != nil && layer.presentation() != nil)
    }

    private func turnOver(by event: UIEvent?) {
        setOn(!isOnNow, animated: true)
        sendValueActions(event)
    }

    // MARK: Appearance

    /// The ways a switch can look.
    public enum Style: Int, Sendable {
        /// As the idiom has it: here `sliding`.
        case automatic = 0
        /// A box with a tick, which only programs in the idiom of the Mac have.
        case checkbox = 1
        /// A thumb that slides.
        case sliding = 2
    }

    /// The way the program would have the switch look; `automatic` by default. Outside of the idiom of the Mac, which
    /// there is not, every switch slides.
    open var preferredStyle = Style.automatic

    /// The way the switch looks: `sliding`.
    open var style: Style { .sliding }

    /// The colour of the track when on; nil, the default, for the system's green.
    open var onTintColor: UIColor? {
        didSet {
            refreshColors()
            noteAppearance(\UISwitch.onTintColor, set: onTintColor)
        }
    }

    /// The colour of the thumb; nil, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet {
            refreshColors()
            noteAppearance(\UISwitch.thumbTintColor, set: thumbTintColor)
        }
    }

    override var fixedSize: CGSize? { standardSize }

    /// 51 by 31 points.
    open override var intrinsicContentSize: CGSize { standardSize }

    override var defaultContentHugging: AxisPriorities { AxisPriorities(.defaultHigh) }

    /// 51 by 31 points, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

    private func refreshColors() {
        let traits = traitCollection
        let color = isOnNow ? onTintColor ?? .systemGreen : offColor
        track.backgroundColor = color.value(in: traits).cgColor
        thumb.backgroundColor = (thumbTintColor ?? .white).value(in: traits).cgColor
        track.opacity = isEnabled ? 1 : disabledAlpha
    }

    private var surroundings: Surroundings {
        Surroundings(bounds: bounds, isMirrored: isRightToLeft)
    }

    /// Positions track and thumb for the switch's state.
    private func show(animated: Bool) {
        placedFor = surroundings
        track.frame = CGRect(
            x: bounds.midX - standardSize.width / 2, y: bounds.midY - standardSize.height / 2,
            width: standardSize.width, height: standardSize.height)
        track.cornerRadius = standardSize.height / 2
        let isRight = isOnNow != isRightToLeft
        let width = thumbSide + (isHighlighted ? touchedStretch : 0)
        let frame = CGRect(
            x: isRight ? standardSize.width - thumbInset - width : thumbInset, y: thumbInset, width: width,
            height: thumbSide)
        thumb.glide(ThumbLayer.placementKeys, animated: animated) { thumb.place(frame, radius: thumbSide / 2) }
        track.glide(["backgroundColor"], animated: animated) { refreshColors() }
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasDragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let isThere = isOnNow != isRightToLeft
        // Turned by the drag, the switch stays as it is when the finger is lifted.
        let start = touch.previousLocation(in: self).x > bounds.midX
        if isRight != isThere, isRight != start {
            hasDragged = true
            turnOver(by: event)
        }
        return super.continueTracking(touch, with: event)
    }

    override func touchWasLiftedInside(_ event: UIEvent?) {
        super.touchWasLiftedInside(event)
        if !hasDragged { turnOver(by: event) }
    }

    /// Acts as a tap by the user.
    open override func performPrimaryAction() { turnOver(by: nil) }

    // MARK: Keys

    override var focusShape: (rect: CGRect, radius: CGFloat) { (track.frame, track.cornerRadius) }

    // MARK: What surrounds it

    override func stateDidChange() {
        super.stateDidChange()
        show(animated: window != nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // A layout without a change leaves what glides alone.
        if surroundings != placedFor { show(animated: false) }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshColors()
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.role) = (true, [.button, .toggleButton], .switchButton)
        let strings = localizedStrings.catalog
        (defaults.value, defaults.spokenValue) = (isOn ? "1" : "0", isOn ? strings.on : strings.off)
        defaults.isOn = isOn
        return defaults
    }

    /// Toggles the switch, if it is enabled.
    open override func accessibilityActivate() -> Bool {
        if isEnabled { performPrimaryAction() }
        return isEnabled
    }
}
