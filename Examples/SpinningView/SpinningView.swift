import UIKit

/// A loading spinner as Google's apps have it: an arc that grows and shrinks while it goes round.
///
/// The circle follows the view's tint colour and its smaller side.
@IBDesignable
open class SpinningView: UIView {
    /// The width of the arc, in points.
    @IBInspectable public var lineWidth: CGFloat = 4 {
        didSet {
            circleLayer.lineWidth = lineWidth
            setNeedsLayout()
        }
    }

    /// Whether the arc moves.
    @IBInspectable public var animating: Bool = true {
        didSet {
            updateAnimation()
        }
    }

    private let circleLayer = CAShapeLayer()

    private let strokeEndAnimation: CAAnimation = {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)

        let group = CAAnimationGroup()
        group.duration = 2.5
        group.repeatCount = .infinity
        group.animations = [animation]
        return group
    }()

    private let strokeStartAnimation: CAAnimation = {
        let animation = CABasicAnimation(keyPath: "strokeStart")
        animation.beginTime = 0.5
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)

        let group = CAAnimationGroup()
        group.duration = 2.5
        group.repeatCount = .infinity
        group.animations = [animation]
        return group
    }()

    private let rotationAnimation: CAAnimation = {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = 0
        animation.toValue = CGFloat.pi * 2
        animation.duration = 4
        animation.repeatCount = .infinity
        return animation
    }()

    /// A spinner in `frame`, moving.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    /// A spinner from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        setup()
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setup()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        circleLayer.strokeColor = tintColor.cgColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()

        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - circleLayer.lineWidth / 2

        let startAngle = -CGFloat.pi / 2
        let endAngle = startAngle + CGFloat.pi * 2
        let path = UIBezierPath(
            arcCenter: .zero, radius: max(radius, 0), startAngle: startAngle, endAngle: endAngle,
            clockwise: true)

        circleLayer.position = center
        circleLayer.path = path.cgPath
    }

    private func setup() {
        circleLayer.lineWidth = lineWidth
        circleLayer.fillColor = nil
        if circleLayer.superlayer == nil {
            layer.addSublayer(circleLayer)
        }
        tintColorDidChange()
        updateAnimation()
    }

    private func updateAnimation() {
        if animating {
            circleLayer.add(strokeEndAnimation, forKey: "strokeEnd")
            circleLayer.add(strokeStartAnimation, forKey: "strokeStart")
            circleLayer.add(rotationAnimation, forKey: "rotation")
        } else {
            circleLayer.removeAnimation(forKey: "strokeEnd")
            circleLayer.removeAnimation(forKey: "strokeStart")
            circleLayer.removeAnimation(forKey: "rotation")
        }
    }
}
