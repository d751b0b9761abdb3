@IBDesignable
open class PulseView: UIView {
    open override class var layerClass: AnyClass { PulseLayer.self }

    @IBInspectable open var color: UIColor = .red {
        didSet { layer.backgroundColor = color.cgColor }
    }

    open func pulse() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0.2
        animation.duration = 0.8
        animation.autoreverses = true
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "pulse")
    }
}
