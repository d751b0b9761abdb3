import Foundation
import RenderServer

/// The frequency, in radians a second, of the critically damped spring that brings contents back from beyond their ends:
/// a mass of 1 on a stiffness of 100, as recordings of UIScrollView show.
let bounceFrequency = 10.0
/// Seconds of an animated change of the offset, slow at both ends: UIKit's, as measured by many.
private let easeDuration = 0.3

/// Where contents are along one axis at each time after they were let go: a pure function of that time. Points, seconds.
struct ScrollCurve {
    /// One stretch of the way.
    private enum Part {
        /// Slower by the factor `rate` each millisecond.
        case coast(from: Double, velocity: Double, rate: Double)
        /// Back to `rest` on the spring, from `offset` beside it.
        case spring(rest: Double, offset: Double, velocity: Double, frequency: Double)
        /// From one place to another, slow at both ends.
        case ease(from: Double, to: Double)
        case rest(Double)
    }

    private var parts: [(start: Double, part: Part)]
    /// When all is at rest, in seconds after the begin.
    private(set) var duration: Double
    /// Where it comes to rest.
    let end: Double

    /// Stays at `place`.
    init(at place: Double) {
        (parts, duration, end) = ([(0, .rest(place))], 0, place)
    }

    /// From `start` to `end` in .3 s.
    init(from start: Double, to end: Double) {
        self.init(at: end)
        guard start != end else { return }
        (parts, duration) = ([(0, .ease(from: start, to: end))], easeDuration)
    }

    /// From `start`, at `velocity`, to `end` on a critically damped spring of `frequency` radians a second, without
    /// overshooting.
    init(
        from start: Double, velocity: Double, springingTo end: Double, frequency: Double = bounceFrequency,
        threshold: Double
    ) {
        self.init(at: end)
        appendSpring(at: 0, from: start, velocity: velocity, frequency, threshold: threshold)
    }

    /// From `start`, at `velocity`, slower and slower; what comes to one of `limits` goes on beyond it and springs back if
    /// it `bounces`, and else stops there; what begins beyond them springs back. Motion slower than one that ends within
    /// `threshold` is none.
    init(
        from start: Double, velocity: Double, rate: Double, limits: ClosedRange<Double>, bounces: Bool,
        threshold: Double
    ) {
        guard limits.contains(start) else {
            let end = min(max(start, limits.lowerBound), limits.upperBound)
            self.init(from: start, velocity: velocity, springingTo: end, threshold: threshold)
            return
        }
        let k = Self.decay(rate)
        let reach = start - velocity / k
        let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
        guard !limits.contains(reach) else {
            self.init(at: reach)
            let quiet = -k * threshold / abs(velocity)
            guard velocity != 0, quiet < 1 else {
                self.init(at: start)
                return
            }
            duration = log(quiet) / k
            parts = [(0, .coast(from: start, velocity: velocity, rate: rate)), (duration, .rest(reach))]
            return
        }
        self.init(at: limit)
        // Where the coast meets the limit.
        let left = 1 + k * (limit - start) / velocity
        let meeting = log(left) / k
        parts = [(0, .coast(from: start, velocity: velocity, rate: rate))]
        duration = meeting
        if bounces {
            appendSpring(
                at: meeting, from: limit, velocity: velocity * left, bounceFrequency, threshold: threshold)
        } else {
            parts.append((meeting, .rest(limit)))
        }
    }

    /// Where a coast from `start` would end if there were no limits.
    static func reach(from start: Double, velocity: Double, rate: Double) -> Double {
        start - velocity / decay(rate)
    }

    /// How fast the speed decays, a second: below 0. Rates that are none, or never slow down, are taken for the usual one.
    private static func decay(_ rate: Double) -> Double {
        let rate = rate > 0 && rate < 1 ? min(max(rate, 1e-3), 0.99999) : UIScrollView.DecelerationRate.normal.rawValue
        return 1000 * log(rate)
    }

    private mutating func appendSpring(
        at start: Double, from place: Double, velocity: Double, _ frequency: Double, threshold: Double
    ) {
        let offset = place - end
        // Faster towards the rest than this, it would overshoot.
        let most = frequency * abs(offset)
        var velocity = velocity
        if offset > 0 { velocity = max(velocity, -most) } else if offset < 0 { velocity = min(velocity, most) }
        let pull = velocity + frequency * offset
        guard abs(offset) > threshold || abs(velocity) > frequency * threshold else {
            (parts, duration) = (start > 0 ? parts + [(start, .rest(end))] : [(0, .rest(end))], start)
            return
        }
        if start == 0 { parts = [] }
        parts.append((start, .spring(rest: end, offset: offset, velocity: velocity, frequency: frequency)))
        // Each of the two terms stays below half the threshold from here on.
        let first = log(max(1, 2 * abs(offset) / threshold)) / frequency
        let second = 2 / frequency * log(max(1, 4 * abs(pull) / (exp(1) * frequency * threshold)))
        duration = start + max(first, second)
        parts.append((duration, .rest(end)))
    }

    /// Where it is `time` seconds after the begin, and how fast.
    func state(at time: Double) -> (place: Double, velocity: Double) {
        let index = parts.lastIndex { $0.start <= time } ?? 0
        let t = max(0, time - parts[index].start)
        switch parts[index].part {
        case .rest(let place): return (place, 0)
        case .coast(let start, let velocity, let rate):
            let k = Self.decay(rate)
            return (start + velocity / k * (exp(k * t) - 1), velocity * exp(k * t))
        case .spring(let rest, let offset, let velocity, let frequency):
            let pull = velocity + frequency * offset
            let fade = exp(-frequency * t)
            return (rest + (offset + pull * t) * fade, (pull - frequency * (offset + pull * t)) * fade)
        case .ease(let start, let end):
            guard t < easeDuration else { return (end, 0) }
            let progress = TimingFunction.easeInEaseOut.value(at: t / easeDuration)
            return (start + (end - start) * progress, 0)
        }
    }
}

/// How far contents give way when they are pulled beyond their end: x c d / (d + c x), where x is the pull, d the length
/// of what shows them and c .55: the curve is widely known. Points.
enum RubberBand {
    private static let give = 0.55

    /// Where contents are shown that were pulled to `place`.
    static func shown(_ place: Double, limits: ClosedRange<Double>, length: Double) -> Double {
        let limit = min(max(place, limits.lowerBound), limits.upperBound)
        let pull = abs(place - limit)
        guard pull > 0, length > 0 else { return limit }
        let shown = pull * give * length / (length + give * pull)
        return place > limit ? limit + shown : limit - shown
    }

    /// Where contents were pulled to that are shown at `place`. What cannot be shown counts as very far.
    static func pulled(_ place: Double, limits: ClosedRange<Double>, length: Double) -> Double {
        let limit = min(max(place, limits.lowerBound), limits.upperBound)
        let shown = min(abs(place - limit), length * 0.99)
        guard shown > 0, length > 0 else { return limit }
        let pull = shown * length / (give * (length - shown))
        return place > limit ? limit + pull : limit - pull
    }
}
