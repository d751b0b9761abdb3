import QuartzCore
import RenderServer

/// What goes its way under a property animator. Main thread.
@MainActor
protocol AnimatorTrack: AnyObject {
    /// Takes what there is after the animator's changes for the end of the way.
    func noteEnd()
    /// Shows the way as `course` says, from `now` on, media time.
    func show(_ course: AnimatorCourse, at now: Double)
    /// Takes the way off. What moved is then what it is at `position`.
    func finish(at position: UIViewAnimatingPosition)
}

/// How a property animator's time runs.
struct AnimatorCourse {
    /// How much of the whole is done, 0...1; below 0 while a delay lasts.
    var fraction: Double
    /// Seconds of the whole.
    var duration: Double
    /// 0 while it stands still, else how many times as fast as the duration says.
    var speed: Double
    var isReversed: Bool
    /// Whether the program says the fraction, and that in even time.
    var isScrubbed = false
    var curve: CAMediaTimingFunction?
    /// What it swings on: along the x axis and everything that is no place, and along the y axis.
    var spring: SpringCurve?
    var springAlongY: SpringCurve?

    /// Has `animation` show on `layer` from `now` on, media time, what it shows once the course, on which it came when
    /// `startFraction` was done, is where it is.
    @MainActor
    func time(_ animation: CAAnimation, on layer: CALayer, from startFraction: Double, at now: Double) {
        let done = (fraction - startFraction) * duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        // Played back, it is the second half of one that goes there and back.
        animation.autoreverses = isReversed
        // What is over before the course turns goes back as soon as that does.
        let place = isReversed ? max(2 * animation.duration - done, animation.duration) : done
        if speed > 0 {
            animation.speed = Float(speed)
            let begin = layer.convertTime(now, from: nil) - place / speed
            // 0 would mean the time of the commit.
            animation.beginTime = begin == 0 ? -leastTime : begin
        } else {
            animation.speed = 0
            animation.timeOffset = max(place, 0)
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
