import QuartzCore

/// Curves by name.
@objc public enum Easing: Int, CaseIterable {
    case gentle, brisk

    public var function: CAMediaTimingFunction {
        switch self {
        case .gentle: return CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
        case .brisk: return CAMediaTimingFunction(name: .easeOut)
        }
    }
}

@objc public protocol EasingListener {
    @objc optional func easing(_ name: String, didEndOn layer: CALayer)
}

/// Fades layers, and says when it is over.
public final class Fader: NSObject, CAAnimationDelegate {
    public weak var listener: EasingListener?
    private weak var layer: CALayer?

    public func fade(_ layer: CALayer, by easing: Easing) {
        self.layer = layer
        let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        (animation.fromValue, animation.toValue, animation.duration) = (1, 0, 0.3)
        animation.timingFunction = easing.function
        animation.delegate = self
        layer.add(animation, forKey: "fade")
    }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if let layer = layer, flag { listener?.easing?("fade", didEndOn: layer) }
    }
}
