import QuartzCore
import UIKit

// Points from top to bottom: a progress bar's. Source: docs/sources.md, Requirements 25.
private let standardLineWidth: CGFloat = 4
// Seconds of the two segments together. Source: docs/sources/indicators.md, Material and linear indicators.
private let loopDuration = 1.8

/// One of the segments: the delay and the duration of its ends, in seconds, and their curves.
///
/// Source: docs/sources/indicators.md, Material and linear indicators.
private struct Segment {
    struct End {
        let delay: Double, duration: Double
        /// The control points of the timing function.
        let curve: (x1: Float, y1: Float, x2: Float, y2: Float)
    }

    let head: End, tail: End

    static let all = [
        Segment(
            head: End(delay: 0, duration: 0.75, curve: (0, 0, 0.65, 1)),
            tail: End(delay: 0.333, duration: 0.85, curve: (0.1, 0, 0.45, 1))),
        Segment(
            head: End(delay: 1, duration: 0.567, curve: (0.2, 0, 0.8, 1)),
            tail: End(delay: 1.267, duration: 0.533, curve: (0.4, 0, 1, 1))),
    ]
}

/// A bar along which two segments run, for work whose end is not known: the twin of a progress bar.
///
/// It is as wide as its frame, in the middle of a higher one; from right to left where the interface does. Stopped, it
/// is an empty track. Main thread.
@preconcurrency @MainActor open class LinearActivityIndicatorView: LoopingIndicatorView {
    /// The track; what runs along it is cut at its rounded ends.
    private let track = CALayer(hasActions: false)
    private let segments = Segment.all.map { _ in CAShapeLayer(hasActions: false) }

    override func setUp() {
        super.setUp()
        track.masksToBounds = true
        track.lieOnPixels()
        for segment in segments {
            segment.fillColor = nil
            segment.lineCap = .round
            segment.strokeEnd = 0
            track.addSublayer(segment)
        }
        layer.addSublayer(track)
        recolor()
    }

    // MARK: Appearance

    /// The height of the bar, in points; 4 by default. Negative and not finite ones count as 0.
    @IBInspectable open var lineWidth: CGFloat = standardLineWidth {
        didSet {
            guard lineWidth != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the segments; nil by default: the view's tint.
    @IBInspectable open var progressTintColor: UIColor? {
        didSet {
            recolor()
            noteAppearance(\LinearActivityIndicatorView.progressTintColor, set: progressTintColor)
        }
    }

    /// The colour of the track; nil by default: the system's fill, as a progress bar's.
    @IBInspectable open var trackTintColor: UIColor? {
        didSet {
            recolor()
            noteAppearance(\LinearActivityIndicatorView.trackTintColor, set: trackTintColor)
        }
    }

    /// The height of the bar, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: drawable(lineWidth))
    }

    /// The width of `size`, and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: drawable(lineWidth))
    }

    // MARK: What surrounds it

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, drawable(lineWidth))
        let scale = max(traitCollection.displayScale, 1)
        let top = ((bounds.height - height) / 2 * scale).rounded() / scale
        track.frame = CGRect(x: bounds.minX, y: bounds.minY + top, width: width, height: height)
        track.cornerRadius = height / 2
        // Both round ends of a segment are out of view while it has no length, at either end of its way.
        let ends = [-height / 2, width + height / 2]
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let way = UIBezierPath()
        if width > 0, height > 0 {
            way.move(to: CGPoint(x: ends[isMirrored ? 1 : 0], y: height / 2))
            way.addLine(to: CGPoint(x: ends[isMirrored ? 0 : 1], y: height / 2))
        }
        for segment in segments {
            segment.lineWidth = height
            segment.path = way.cgPath
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
        setNeedsLayout()
    }

    private func recolor() {
        track.backgroundColor = resolved(trackTintColor ?? .systemFill)
        for segment in segments { segment.strokeColor = resolved(progressTintColor ?? tintColor ?? .systemBlue) }
    }

    override var loops: [Loop] {
        zip(segments, Segment.all).flatMap { layer, segment in
            [
                Loop(layer: layer, key: "head", animation: Self.way("strokeEnd", segment.head)),
                Loop(layer: layer, key: "tail", animation: Self.way("strokeStart", segment.tail)),
            ]
        }
    }

    /// The animation of one end of a segment: it waits at the start, moves, and waits at the end.
    private static func way(_ keyPath: String, _ end: Segment.End) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        let (start, arrival) = (end.delay / loopDuration, (end.delay + end.duration) / loopDuration)
        animation.values = [0, 0, 1, 1]
        animation.keyTimes = [0, start, min(arrival, 1), 1].map { NSNumber(value: $0) }
        let curve = end.curve
        animation.timingFunctions = [
            CAMediaTimingFunction(name: .linear),
            CAMediaTimingFunction(controlPoints: curve.x1, curve.y1, curve.x2, curve.y2),
            CAMediaTimingFunction(name: .linear),
        ]
        animation.duration = loopDuration
        return animation
    }
}
