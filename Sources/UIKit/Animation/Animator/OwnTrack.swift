import QuartzCore

/// An animation that a program made of a property animator's own: it pauses, reverses and ends with the animator.
final class OwnTrack: AnimatorTrack {
    private let layer: CALayer
    private let key: String
    private let animation: CAPropertyAnimation
    /// The fraction of the whole that was done when it was added.
    private let startFraction: Double
    /// The animation on the layer.
    private var shown: CAAnimation?
    /// The property's values at both ends; nil where the program set the final value itself.
    private var ends: (start: Any, end: Any)?

    /// A track of `animation`, which was added to `layer` under `key` when `fraction` of the whole was done; nil for
    /// one with a begin time and a repetition of its own, or that runs by the program's own measure.
    init?(_ animation: CAAnimation, on layer: CALayer, forKey key: String?, fraction: Double) {
        guard let key, let copy = animation.copy() as? CAPropertyAnimation, copy.beginTime == 0, copy.speed == 1,
            copy.timeOffset == 0, copy.repeatCount == 0, copy.repeatDuration == 0, !copy.autoreverses
        else { return nil }
        copy.delegate = nil
        copy.delayAfterCommit = 0
        (self.layer, self.key, self.animation, shown) = (layer, key, copy, animation)
        startFraction = fraction
    }

    func noteEnd() {
        guard let basic = animation as? CABasicAnimation, basic.toValue == nil, basic.byValue == nil,
            !basic.isAdditive, let start = basic.fromValue, let keyPath = basic.keyPath,
            let end = layer.value(forKeyPath: keyPath)
        else { return }
        basic.toValue = end
        ends = (start, end)
    }

    func show(_ curve: AnimatorCurve, at now: Double) {
        // Another animation may have replaced it.
        guard isThere, let timed = animation.copy() as? CAPropertyAnimation else { return }
        if curve.isScrubbed { timed.timingFunction = nil }
        curve.time(timed, on: layer, from: startFraction, at: now)
        layer.add(timed, forKey: key)
        shown = layer.animation(forKey: key)
    }

    func finish(at position: UIViewAnimatingPosition) {
        let keyPath = animation.keyPath ?? ""
        let seen = isThere ? layer.presentation()?.value(forKeyPath: keyPath) : nil
        if isThere { layer.removeAnimation(forKey: key) }
        shown = nil
        guard let ends else { return }
        switch position {
        case .end: layer.put(ends.end, forKeyPath: keyPath)
        case .start: layer.put(ends.start, forKeyPath: keyPath)
        case .current: if let seen { layer.put(seen, forKeyPath: keyPath) }
        }
    }

    private var isThere: Bool { shown != nil && layer.animation(forKey: key) === shown }
}
