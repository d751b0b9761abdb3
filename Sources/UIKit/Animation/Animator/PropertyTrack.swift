import QuartzCore
import RenderServer

/// The way of one property under a property animator.
final class PropertyTrack: AnimatorTrack {
    let layer: CALayer
    let property: AnimatableProperty
    private let start: AnimationValue
    private var end: AnimationValue
    /// The fraction of the whole that was done when the track was added.
    private let startFraction: Double
    /// Under what the animations are on the layer: one, or one an axis.
    private let keys: [String]

    /// The way that `property` goes from `start` on, from `fraction` of the whole.
    init(_ layer: CALayer, _ property: AnimatableProperty, from start: AnimationValue, fraction: Double, number: Int) {
        (self.layer, self.property, self.start, end) = (layer, property, start, start)
        startFraction = fraction
        let key = "animator \(number) \(property.rawValue)"
        keys = [key, "\(key).y"]
    }

    func noteEnd() { end = layer.motionValue(of: property, asShown: false) ?? start }

    func show(_ curve: AnimatorCurve, at now: Double) {
        removeAnimations()
        put(curve.isReversed ? start : end)
        let share = 1 - startFraction
        guard share > 0, start != end else { return }
        for (animation, key) in zip(animations(on: curve), keys) {
            animation.duration = share * curve.duration
            curve.time(animation, on: layer, from: startFraction, at: now)
            layer.add(animation, forKey: key)
        }
    }

    /// The way, each axis by itself where the springs of the two differ.
    private func animations(on curve: AnimatorCurve) -> [CABasicAnimation] {
        func swing(_ keyPath: String, _ spring: SpringCurve, _ start: Any?, _ end: Any?) -> CABasicAnimation {
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.adopt(spring)
            (animation.fromValue, animation.toValue) = (start, end)
            return animation
        }
        guard let spring = curve.spring else {
            let animation = CABasicAnimation(keyPath: property.rawValue)
            animation.timingFunction = curve.isScrubbed ? nil : curve.curve
            (animation.fromValue, animation.toValue) = (start.boxed, end.boxed)
            return [animation]
        }
        if property == .position, let along = curve.springAlongY, along != spring,
            case .point(let start) = start, case .point(let end) = end
        {
            return [
                swing("position.x", spring, Double(start.x), Double(end.x)),
                swing("position.y", along, Double(start.y), Double(end.y)),
            ]
        }
        return [swing(property.rawValue, spring, start.boxed, end.boxed)]
    }

    func finish(at position: UIViewAnimatingPosition) {
        let seen = layer.motionValue(of: property, asShown: true)
        removeAnimations()
        switch position {
        case .end: put(end)
        case .start: put(start)
        case .current: if let seen { put(seen) }
        }
    }

    private func removeAnimations() { keys.forEach(layer.removeAnimation(forKey:)) }

    private func put(_ value: AnimationValue) {
        guard layer.motionValue(of: property, asShown: false) != value else { return }
        layer.put(value.boxed, forKeyPath: property.rawValue)
    }
}
