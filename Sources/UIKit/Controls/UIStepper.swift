import CoreGraphics
import Foundation
import OctantBase
import OctantDisplay
import QuartzCore
import RenderServer

/// The size of a stepper, and the radius of its corners, in points. Source: docs/sources/indicators.md, Segments and
/// steppers.
private let standardSize = CGSize(width: 94, height: 32)
private let radius: CGFloat = 8
/// The signs: half their length and the width of their strokes, in points. Ours.
private let signReach: CGFloat = 7
private let signWidth: CGFloat = 2

/// Two buttons, less and more, for a number. Its size is 94 by 32 points, whatever its frame. Main thread.
///
/// Each step sends `.valueChanged` and `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let track = CALayer(hasActions: false)
    private let line = CALayer(hasActions: false)
    private let signs = [CAShapeLayer(hasActions: false), CAShapeLayer(hasActions: false)]
    private let touched = CALayer(hasActions: false)
    /// The images that were set in place of the signs, less and more, and the views that show them.
    private var images = [StateTable<UIImage>(), StateTable<UIImage>()]
    private let pictures = [UIImageView(), UIImageView()]
    private var number = 0.0
    private var limits = (low: 0.0, high: 100.0)
    /// The direction of the steps of the touch under way: -1, 1 or 0.
    private var direction = 0.0
    private lazy var repeater = TouchRepeater(self) { [unowned self] in step(nil) }
    private var hasChanged = false

    // MARK: Making

    /// A stepper from 0 to 100, at 0, at the origin of `frame`, whose size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: standardSize))
        setUp()
    }

    /// A stepper from 0 to 100, at 0, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = standardSize
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isOpaque = false
        track.cornerRadius = radius
        track.masksToBounds = true
        layer.addSublayer(track)
        for part in [touched, line] + signs { track.addSublayer(part) }
        touched.isHidden = true
        for sign in signs {
            sign.lineWidth = signWidth
            sign.lineCap = .round
            sign.fillColor = nil
        }
        for picture in pictures {
            (picture.isUserInteractionEnabled, picture.contentMode, picture.isHidden) = (false, .center, true)
            addSubview(picture)
        }
        refresh()
    }

    // MARK: Size

    override var fixedSize: CGSize? { standardSize }

    // MARK: Value

    /// The number; 0 by default. One outside of the limits is clamped, NaN counts as the smallest.
    open var value: Double {
        get { number }
        set {
            let old = number
            number = newValue.isNaN ? limits.low : min(max(newValue, limits.low), limits.high)
            if number != old { refresh() }
        }
    }

    /// The least number; 0 by default. One above `maximumValue` raises that too; NaN changes nothing.
    open var minimumValue: Double {
        get { limits.low }
        set { setLimits(newValue, max(limits.high, newValue)) }
    }

    /// The greatest number; 100 by default. One below `minimumValue` lowers that too; NaN changes nothing.
    open var maximumValue: Double {
        get { limits.high }
        set { setLimits(min(limits.low, newValue), newValue) }
    }

    /// The size of a step; 1 by default. What is not above 0 counts as 1.
    open var stepValue = 1.0 {
        didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = 1 } }
    }

    /// Whether the step beyond one limit leads to the other. False by default.
    open var wraps = false {
        didSet { if wraps != oldValue { refresh() } }
    }

    /// Whether steps repeat while the finger rests. True by default.
    open var autorepeat = true

    /// Whether an event is sent for each of repeated steps, rather than for the last one. True by default.
    open var isContinuous = true

    private func setLimits(_ low: Double, _ high: Double) {
        guard low.isFinite, high.isFinite else {
            return Log.once("stepper.limits", "a stepper's limits are finite numbers: the old ones stay")
        }
        guard (low, high) != limits else { return }
        limits = (low, high)
        value = number
        refresh()
    }

    // MARK: Images

    /// Shows `image` in place of the sign for less in `state`, nil for the sign: one that is a shape has its colour.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, at: 0, for: state) }

    /// The image that was set in place of the sign for less in `state`; nil for none.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[0][exactly: state] }

    /// Shows `image` in place of the sign for more in `state`, nil for the sign: one that is a shape has its colour.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { setImage(image, at: 1, for: state) }

    /// The image that was set in place of the sign for more in `state`; nil for none.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[1][exactly: state] }

    private func setImage(_ image: UIImage?, at index: Int, for state: UIControl.State) {
        guard images[index][exactly: state] != image else { return }
        images[index][exactly: state] = image
        refresh()
    }

    private func step(_ event: UIEvent?) {
        guard direction != 0 else { return }
        let next = number + direction * stepValue
        let new: Double =
            if next > limits.high {
                wraps ? limits.low : limits.high
            } else if next < limits.low {
                wraps ? limits.high : limits.low
            } else {
                next
            }
        guard new != number else { return }
        value = new
        hasChanged = true
        if isContinuous { tell(event) }
    }

    private func tell(_ event: UIEvent?) {
        hasChanged = false
        sendValueActions(event)
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isLeft = touch.location(in: self).x < bounds.midX
        direction = isLeft != isRightToLeft ? -1 : 1
        hasChanged = false
        refresh()
        step(event)
        if autorepeat { repeater.begin() }
        return super.beginTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stop(event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stop(event)
    }

    private func stop(_ event: UIEvent?) {
        repeater.end()
        direction = 0
        refresh()
        if hasChanged { tell(event) }
    }

    // MARK: Appearance

    /// 94 by 32 points.
    open override var intrinsicContentSize: CGSize { standardSize }

    override var defaultContentHugging: AxisPriorities { AxisPriorities(.defaultHigh) }

    /// 94 by 32 points, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

    private func refresh() {
        let traits = traitCollection
        func color(_ color: UIColor) -> CGColor { color.value(in: traits).cgColor }
        track.backgroundColor = color(.tertiarySystemFill)
        line.backgroundColor = color(.separator)
        touched.backgroundColor = color(.systemFill)
        touched.isHidden = direction == 0
        let canStep = [wraps || number > limits.low, wraps || number < limits.high]
        for (index, sign) in signs.enumerated() {
            let can = isEnabled && canStep[index]
            sign.strokeColor = color(can ? .label : .tertiaryLabel)
            let state: UIControl.State = !can ? .disabled : direction == Double(2 * index - 1) ? .highlighted : .normal
            let image = images[index][state]
            (pictures[index].image, pictures[index].isHidden, sign.isHidden) = (image, image == nil, image != nil)
            pictures[index].tintColor = can ? .label : .tertiaryLabel
        }
        needLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = standardSize
        track.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        line.frame = CGRect(x: size.width / 2 - 0.5, y: radius, width: 1, height: size.height - 2 * radius)
        for (index, sign) in signs.enumerated() {
            let isLeft = (index == 0) != isRightToLeft
            let middle = CGPoint(x: size.width * (isLeft ? 0.25 : 0.75), y: size.height / 2)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: middle.x - signReach, y: middle.y))
            path.addLine(to: CGPoint(x: middle.x + signReach, y: middle.y))
            if index == 1 {
                path.move(to: CGPoint(x: middle.x, y: middle.y - signReach))
                path.addLine(to: CGPoint(x: middle.x, y: middle.y + signReach))
            }
            sign.frame = CGRect(origin: .zero, size: size)
            sign.path = path
            pictures[index].frame = CGRect(
                x: track.frame.minX + (isLeft ? 0 : size.width / 2), y: track.frame.minY, width: size.width / 2,
                height: size.height)
        }
        let touchesLeft = (direction < 0) != isRightToLeft
        touched.frame = CGRect(x: touchesLeft ? 0 : size.width / 2, y: 0, width: size.width / 2, height: size.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    // MARK: Keys

    override var isPressedByKeys: Bool { false }

    override var focusShape: (rect: CGRect, radius: CGFloat) { (track.frame, track.cornerRadius) }

    /// Arrows go a step; home and end lead to the limits.
    override func handle(_ step: KeyStep) -> Bool {
        switch step {
        case .home: adjust(to: limits.low)
        case .end: adjust(to: limits.high)
        case .left, .right, .up, .down: stepOnce(step.way(isMirrored: isRightToLeft))
        case .pageUp, .pageDown: return false
        }
        return true
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.role) = (true, .adjustable, .stepper)
        defaults.value = localizedStrings.number(number)
        defaults.range = AccessibilityRange(minimum: limits.low, maximum: limits.high, current: number)
        defaults.step = stepValue
        return defaults
    }

    /// Makes one step up, as by a touch.
    open override func accessibilityIncrement() { stepOnce(1) }

    /// Makes one step down, as by a touch.
    open override func accessibilityDecrement() { stepOnce(-1) }

    /// Makes one step without a touch.
    private func stepOnce(_ way: Double) {
        guard isEnabled, !isTracking else { return }
        direction = way
        step(nil)
        stop(nil)
    }
}

extension UIStepper: AccessibilityAdjustable {
    func adjust(to value: Double) {
        guard isEnabled, !isTracking else { return }
        let old = number
        self.value = value
        if number != old { tell(nil) }
    }
}
