import QuartzCore
import RenderServer

/// A time too short to be seen, in seconds.
private let leastTime = 1e-9

/// The way of one property under a property animator. Main thread.
@MainActor
final class AnimatorTrack {
    /// How an animator's time runs.
    struct Course {
        /// How much of the whole is done, 0...1; below 0 while a delay lasts.
        var fraction: Double
        /// Seconds of the whole.
        var duration: Double
        /// 0 while it stands still, else how many times as fast as the duration says.
        var speed: Double
        var isReversed: Bool
        var curve: CAMediaTimingFunction?
        var spring: SpringCurve?
    }

    let layer: CALayer
    let property: AnimatableProperty
    private let start: AnimationValue
    private var end: AnimationValue
    /// How much of the whole was done when the track came in.
    private let startFraction: Double
    private let key: String

    /// The way that `property` goes from `start` on, from `fraction` of the whole.
    init(_ layer: CALayer, _ property: AnimatableProperty, from start: AnimationValue, fraction: Double, number: Int) {
        (self.layer, self.property, self.start, end) = (layer, property, start, start)
        startFraction = min(max(fraction, 0), 1)
        key = "animator \(number) \(property.rawValue)"
    }

    /// Takes what the property was set to for the end of the way.
    func noteEnd() { end = layer.motionValue(of: property, asShown: false) ?? start }

    /// Shows the way as `course` says, from `now` on, media time.
    func show(_ course: Course, at now: Double) {
        layer.removeAnimation(forKey: key)
        put(course.isReversed ? start : end)
        let share = 1 - startFraction
        guard share > 0, start != end else { return }
        let animation: CABasicAnimation
        if let spring = course.spring {
            let swinging = CASpringAnimation(keyPath: property.rawValue)
            (swinging.mass, swinging.stiffness) = (spring.mass, spring.stiffness)
            (swinging.damping, swinging.initialVelocity) = (spring.damping, spring.initialVelocity)
            animation = swinging
        } else {
            animation = CABasicAnimation(keyPath: property.rawValue)
            animation.timingFunction = course.curve
        }
        (animation.fromValue, animation.toValue) = (start.boxed, end.boxed)
        let duration = share * course.duration
        let done = (course.fraction - startFraction) * course.duration
        animation.duration = duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        // Played back, it is the second half of one that goes there and back.
        animation.autoreverses = course.isReversed
        let place = course.isReversed ? 2 * duration - done : done
        if course.speed > 0 {
            animation.speed = Float(course.speed)
            let begin = layer.convertTime(now, from: nil) - place / course.speed
            // 0 would mean the time of the commit.
            animation.beginTime = begin == 0 ? -leastTime : begin
        } else {
            animation.speed = 0
            animation.timeOffset = max(place, 0)
        }
        layer.add(animation, forKey: key)
    }

    /// Takes the way off. The property is then what it is at `position`.
    func finish(at position: UIViewAnimatingPosition) {
        let seen = layer.motionValue(of: property, asShown: true)
        layer.removeAnimation(forKey: key)
        switch position {
        case .end: put(end)
        case .start: put(start)
        case .current: if let seen { put(seen) }
        }
    }

    private func put(_ value: AnimationValue) {
        guard layer.motionValue(of: property, asShown: false) != value else { return }
        UIView.performWithoutAnimation {
            // A view keeps its background's colour beside the layer's.
            if property == .backgroundColor, let view = layer.delegate as? UIView, view.layer === layer {
                if case .color(let color) = value { view.backgroundColor = UIColor(cgColor: CGColor(rgba: color)) }
            } else {
                layer.setValue(value.boxed, forKeyPath: property.rawValue)
            }
        }
    }
}
