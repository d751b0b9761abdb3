import QuartzCore
import UIKit

// The width of the stroke, in points. Source: docs/sources.md, Requirements 43.
private let standardLineWidth: CGFloat = 4
// The seconds in which either end of the stroke runs round the whole circle, of the loop, by which its start follows
// its end, and of a turn of the circle. Source: docs/sources.md, Requirements 45 and 46.
private let growthDuration = 2.0
private let strokeLoop = 2.5
private let lag = 0.5
private let turnDuration = 4.0

/// A spinner as Google's apps have it: a stroke that runs round a circle, its end ahead of its start, while the circle
/// turns.
///
/// The stroke is of the view's tint colour; the circle fits the smaller side of the view and follows its layout.
/// Stopped, it is a whole circle. Main thread.
@preconcurrency @MainActor open class MaterialActivityIndicatorView: LoopingIndicatorView {
    private let circleLayer = CAShapeLayer(hasActions: false)

    override func setUp() {
        super.setUp()
        circleLayer.fillColor = nil
        circleLayer.lineWidth = lineWidth
        layer.addSublayer(circleLayer)
        recolor()
    }

    /// The width of the stroke, in points; 4 by default. Negative and not finite ones count as 0.
    @IBInspectable open var lineWidth: CGFloat = standardLineWidth {
        didSet {
            guard lineWidth != oldValue else { return }
            circleLayer.lineWidth = drawable(lineWidth)
            setNeedsLayout()
        }
    }

    /// 37 points square.
    open override var intrinsicContentSize: CGSize { CGSize(width: naturalSide, height: naturalSide) }

    /// A square of the smaller side of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { size.innerSquare }

    open override func layoutSubviews() {
        super.layoutSubviews()
        circleLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
        circleLayer.path = circle(lineWidth: drawable(lineWidth), clockwise: true)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    private func recolor() { circleLayer.strokeColor = resolved(tintColor ?? .systemBlue) }

    override var loops: [Loop] {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * CGFloat.pi
        turn.duration = turnDuration
        return [
            Loop(layer: circleLayer, key: "strokeEnd", animation: Self.growth(of: "strokeEnd", after: 0)),
            Loop(layer: circleLayer, key: "strokeStart", animation: Self.growth(of: "strokeStart", after: lag)),
            Loop(layer: circleLayer, key: "rotation", animation: turn),
        ]
    }

    /// The animation of one end of the stroke, `delay` seconds into the loop.
    private static func growth(of keyPath: String, after delay: Double) -> CAAnimation {
        let growth = CABasicAnimation(keyPath: keyPath)
        growth.beginTime = delay
        growth.fromValue = 0
        growth.toValue = 1
        growth.duration = growthDuration
        growth.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let loop = CAAnimationGroup()
        loop.duration = strokeLoop
        loop.animations = [growth]
        return loop
    }
}
