import UIKit

/// A ring that fills clockwise.
@IBDesignable
final class RingView: UIView {
    @IBInspectable var lineWidth: CGFloat = 3 {
        didSet { setNeedsLayout() }
    }

    /// From 0 to 1.
    private(set) var progress: CGFloat = 0

    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for shape in [track, arc] {
            shape.fillColor = nil
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        arc.strokeEnd = 0
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        colorLayers()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 28, height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
            endAngle: 3 * .pi / 2, clockwise: true)
        for shape in [track, arc] {
            shape.frame = bounds
            shape.path = path.cgPath
            shape.lineWidth = lineWidth
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorLayers()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorLayers()
    }

    private func colorLayers() {
        track.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
        arc.strokeColor = tintColor.cgColor
    }

    func setProgress(_ value: CGFloat, animated: Bool) {
        let end = min(max(value, 0), 1)
        if animated {
            let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
            animation.fromValue = arc.presentation()?.strokeEnd ?? progress
            animation.toValue = end
            animation.duration = 0.25
            animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
            arc.add(animation, forKey: "fill")
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arc.strokeEnd = end
        CATransaction.commit()
        progress = end
        accessibilityValue = NumberFormatter.localizedString(from: NSNumber(value: Double(end)), number: .percent)
    }
}
