import QuartzCore
import UIKit

// The width of ring and track, in points: that of the material spinner, and a progress bar's height.
// Source: docs/sources.md, Requirements 25 and 43.
private let standardLineWidth: CGFloat = 4
// Seconds of an animated change: a progress bar's. Source: docs/sources.md, Requirements 30.
private let changeDuration = 0.25
// The name of a change on its way.
private let changeKey = "progress"

/// A ring that fills up as work goes on, from 12 o'clock on: clockwise, or the other way where one reads from right to
/// left.
///
/// It fits the smaller side of the view and follows its layout. Main thread.
@preconcurrency @MainActor open class CircularProgressView: UIView {
    private let track = CAShapeLayer(hasActions: false)
    private let fill = CAShapeLayer(hasActions: false)
    private var value: Float = 0

    // MARK: Making

    /// A ring that fits `frame`, empty.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A ring from a storyboard, empty.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        #if !canImport(RenderServer)
            isAccessibilityElement = true
            accessibilityTraits = .updatesFrequently
        #endif
        for ring in [track, fill] {
            ring.fillColor = nil
            ring.lineWidth = lineWidth
            layer.addSublayer(ring)
        }
        fill.lineCap = .round
        fill.strokeEnd = 0
        recolor()
    }

    // MARK: Appearance

    /// The width of the ring, in points; 4 by default. Negative and not finite ones count as 0.
    @IBInspectable open var lineWidth: CGFloat = standardLineWidth {
        didSet {
            guard lineWidth != oldValue else { return }
            for ring in [track, fill] { ring.lineWidth = drawable(lineWidth) }
            setNeedsLayout()
        }
    }

    /// The colour of the filled part; nil by default: the view's tint.
    @IBInspectable open var progressTintColor: UIColor? {
        didSet {
            recolor()
            noteAppearance(\CircularProgressView.progressTintColor, set: progressTintColor)
        }
    }

    /// The colour of the rest; nil by default: the system's fill, as a progress bar's.
    @IBInspectable open var trackTintColor: UIColor? {
        didSet {
            recolor()
            noteAppearance(\CircularProgressView.trackTintColor, set: trackTintColor)
        }
    }

    // MARK: Progress

    /// The filled fraction, 0...1; 0 by default. A number outside is clamped, NaN counts as 0. Setting it ends a
    /// movement under way.
    @IBInspectable open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets `progress`; if `animated`, in a window and where motion is welcome, in .25 s, slow at both ends, from what
    /// is seen.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
        if animated, new == value { return }
        let isMoving = fill.animation(forKey: changeKey) != nil
        let shown = isMoving ? fill.presentation()?.strokeEnd : nil
        let from = shown ?? CGFloat(value)
        value = new
        fill.strokeEnd = CGFloat(new)
        fill.removeAnimation(forKey: changeKey)
        guard animated, !reducesMotion, window != nil else { return }
        let change = CABasicAnimation(keyPath: "strokeEnd")
        change.fromValue = from
        change.toValue = CGFloat(new)
        change.duration = changeDuration
        change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        fill.add(change, forKey: changeKey)
    }

    #if canImport(RenderServer)
        /// The progress: a screen reader says "50% complete", after the label if there is one.
        open override var accessibilityProgress: AccessibilityProgress? { .fraction(Double(progress)) }
    #else
        /// The progress, as a percentage, unless something else was set.
        open override var accessibilityValue: String? {
            get { super.accessibilityValue ?? SpokenProgress.text(for: Double(progress)) }
            set { super.accessibilityValue = newValue }
        }
    #endif

    // MARK: Size

    /// 37 points square.
    open override var intrinsicContentSize: CGSize { CGSize(width: naturalSide, height: naturalSide) }

    /// A square of the smaller side of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { size.innerSquare }

    // MARK: What surrounds it

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let path = circle(lineWidth: drawable(lineWidth), clockwise: !isMirrored)
        for ring in [track, fill] {
            ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
            ring.path = path
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }

    private func recolor() {
        track.strokeColor = resolved(trackTintColor ?? .systemFill)
        fill.strokeColor = resolved(progressTintColor ?? tintColor ?? .systemBlue)
    }
}
