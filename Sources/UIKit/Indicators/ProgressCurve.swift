import CoreGraphics
import QuartzCore

/// The part of a timed progress in which it jumps to or from nothing: far less than a frame of the longest.
private let jump = 1e-6

/// Progress that time alone makes, at one pace. A value.
package struct ProgressCurve: Equatable, Sendable {
    /// The begin, in media time.
    package var start: Double
    /// Seconds from nothing to all; 0 or less for a progress that is over as it begins.
    package var duration: Double
    /// Whether it goes from all to nothing.
    package var isFalling: Bool

    /// A progress of these seconds.
    package init(start: Double, duration: Double, isFalling: Bool) {
        (self.start, self.duration, self.isFalling) = (start, duration, isFalling)
    }

    /// The fraction done at `time`, media time: 0...1, before the begin as at the begin and after the end as there.
    package func fraction(at time: Double) -> Double {
        let share = duration > 0 ? min(max((time - start) / duration, 0), 1) : time < start ? 0 : 1
        return isFalling ? 1 - share : share
    }

    /// The timed progress as an animation of `keyPath`, whose value for a fraction is `value`; what is more than
    /// nothing shows as `least`, 0...1, at least. It holds its ends for ever.
    package func animation(
        _ keyPath: String, least: CGFloat = 0, _ value: (CGFloat) -> CGFloat
    ) -> CAKeyframeAnimation {
        let least = min(max(least, 0), 1)
        var stops: [(time: Double, value: CGFloat)] = [
            (0, value(0)), (jump, value(least)), (max(Double(least), 2 * jump), value(least)), (1, value(1)),
        ]
        if isFalling { stops = stops.reversed().map { (1 - $0.time, $0.value) } }
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = stops.map(\.value)
        animation.keyTimes = stops.map { NSNumber(value: $0.time) }
        animation.beginTime = start
        // Without a length the first image would stay; so the end comes at once.
        animation.duration = max(duration, jump)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}
