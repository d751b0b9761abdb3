#if canImport(UIKit)
import RingMath
import UIKit

/// A ring that fills clockwise.
open class RingView: UIView {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()

    /// From 0 to 1.
    public var progress: CGFloat = 0 {
        didSet { arc.strokeEnd = RingMath.clamped(progress) }
    }

    open var lineWidth: CGFloat = 4 {
        didSet { setNeedsLayout() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for shape in [track, arc] {
            shape.fillColor = nil
            layer.addSublayer(shape)
        }
        track.strokeColor = RingTheme.current.track.cgColor
        arc.strokeColor = tintColor.cgColor
        arc.strokeEnd = 0
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (bounds.width - lineWidth) / 2,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        for shape in [track, arc] {
            shape.frame = bounds
            shape.lineWidth = lineWidth
            shape.path = path.cgPath
        }
    }

    /// What of the ring is stroked.
    public var strokedPart: CGFloat { arc.strokeEnd }
}
#endif
