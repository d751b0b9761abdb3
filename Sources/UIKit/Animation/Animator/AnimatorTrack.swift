import QuartzCore
import RenderServer

/// An animation under a property animator. Main thread.
@MainActor
protocol AnimatorTrack: AnyObject {
    /// Records the values after the animator's changes as the final ones.
    func noteEnd()
    /// Shows the animation at the state `curve`, from `now` on, media time.
    func show(_ curve: AnimatorCurve, at now: Double)
    /// Removes the animation. What moved then has its value at `position`.
    func finish(at position: UIViewAnimatingPosition)
}

/// The timing state of a property animator.
struct AnimatorCurve {
    /// The fraction of the whole that is done, 0...1; below 0 while a delay lasts.
    var fraction: Double
    /// Seconds of the whole.
    var duration: Double
    /// The speed, 0 while paused, else relative to the duration.
    var speed: Double
    var isReversed: Bool
    /// Whether the program sets the fraction, and that in linear time.
    var isScrubbed = false
    var curve: CAMediaTimingFunction?
    /// The springs: along the x axis and for everything that is no position, and along the y axis.
    var spring: SpringCurve?
    var springAlongY: SpringCurve?

    /// Shows on `layer`, from `now` on, media time, the state of `animation` at the state of the curve; the animation
    /// was added when `startFraction` was done.
    @MainActor
    func time(_ animation: CAAnimation, on layer: CALayer, from startFraction: Double, at now: Double) {
        let done = (fraction - startFraction) * duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        // Played back, it is the second half of one that goes there and back.
        animation.autoreverses = isReversed
        // What is over before the animator reverses goes back as soon as it does.
        let time = isReversed ? max(2 * animation.duration - done, animation.duration) : done
        if speed > 0 {
            animation.speed = Float(speed)
            let begin = layer.convertTime(now, from: nil) - time / speed
            // 0 would mean the time of the commit.
            animation.beginTime = begin == 0 ? -leastTime : begin
        } else {
            animation.speed = 0
            animation.timeOffset = max(time, 0)
        }
    }
}

/// A time too short to be seen, in seconds.
private let leastTime = 1e-9

extension CALayer {
    /// Sets what `keyPath` names without anything that animates that. A view keeps its background's colour beside the
    /// layer's.
    @MainActor
    func put(_ value: Any?, forKeyPath keyPath: String) {
        UIView.performWithoutAnimation {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            if keyPath == AnimatableProperty.backgroundColor.rawValue, let view = delegate as? UIView,
                view.layer === self, let color = value as? CGColor
            {
                view.backgroundColor = UIColor(cgColor: color)
            } else {
                setValue(value, forKeyPath: keyPath)
            }
            CATransaction.commit()
        }
    }
}
