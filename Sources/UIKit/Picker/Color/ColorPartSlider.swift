import CoreGraphics
import QuartzCore

/// The height of the slider and the width of the line around its thumb, in points. Ours.
private let height: CGFloat = 36
private let ringWidth: CGFloat = 3

/// A slider of one part of a colour: its line shows the colours that there are to choose from, its thumb the colour
/// that is chosen. Main actor only.
final class ColorPartSlider: UISlider {
    /// The part that it sets.
    enum Part { case red, green, blue, opacity }

    let part: Part
    private let track = CAGradientLayer()
    private let checkers = CALayer(hasActions: false)
    private let ring = CALayer(hasActions: false)
    /// Called with the part, 0...1, and whether the touch goes on.
    var picked: (CGFloat, Bool) -> Void = { _, _ in }

    /// A slider of `part`.
    init(_ part: Part) {
        self.part = part
        super.init(frame: CGRect(x: 0, y: 0, width: height, height: height))
        (minimumTrackTintColor, maximumTrackTintColor, thumbTintColor) = (.clear, .clear, .clear)
        track.hasActions = false
        for part in [checkers, track] { (part.cornerRadius, part.masksToBounds) = (height / 2, true) }
        (ring.cornerRadius, ring.borderWidth, ring.borderColor) = (height / 2 - 2, ringWidth, .white)
        layer.insertSublayer(track, at: 0)
        if part == .opacity { layer.insertSublayer(checkers, at: 0) }
        layer.addSublayer(ring)
        addAction(UIAction { [weak self] _ in self?.valueDidChange() }, for: .valueChanged)
        addAction(
            UIAction { [weak self] _ in self?.touchDidEnd() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func valueDidChange() { picked(CGFloat(value), isTracking) }

    private func touchDidEnd() { picked(CGFloat(value), false) }

    /// Shows `color`.
    func show(_ color: ColorValue) {
        func with(_ number: CGFloat) -> ColorValue {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (
                color.red, color.green, color.blue, 1
            )
            switch part {
            case .red: red = number
            case .green: green = number
            case .blue: blue = number
            case .opacity: alpha = number
            }
            return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
        }
        let number =
            switch part {
            case .red: color.red
            case .green: color.green
            case .blue: color.blue
            case .opacity: color.alpha
            }
        track.colors = [with(0).cgColor, with(1).cgColor]
        ring.backgroundColor = with(number).withAlpha(1).cgColor
        checkers.backgroundColor = Checkerboard.color.cgColor
        setValue(Float(number), animated: false)
    }

    // MARK: Positions

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }

    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let way = max(rect.width - height, 0) * CGFloat(min(max(value, 0), 1))
        let x = isRightToLeft ? rect.maxX - height - way : rect.minX + way
        return CGRect(x: x, y: rect.minY, width: height, height: height)
    }

    override func setValue(_ value: Float, animated: Bool) {
        super.setValue(value, animated: animated)
        placeRing()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = trackRect(forBounds: bounds)
        (checkers.frame, track.frame) = (line, line)
        let isMirrored = isRightToLeft
        track.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
        track.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
        placeRing()
    }

    private func placeRing() {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        ring.frame = thumb.insetBy(dx: 2, dy: 2)
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        let strings = localizedStrings.colors
        defaults.label =
            switch part {
            case .red: strings.red
            case .green: strings.green
            case .blue: strings.blue
            case .opacity: strings.opacity
            }
        return defaults
    }
}
