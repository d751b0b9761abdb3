import Foundation
import RenderServer

/// The frequency, in radians a second, of the critically damped spring that brings contents back that went beyond their
/// ends at some speed. Source of this, and of all of a coast and a bounce: docs/sources/views.md, Dragging and
/// coasting.
let bounceFrequency = 11.0
/// The rates, a second, at which contents come back that were held beyond their ends: a spring damped more than it need
/// be.
let settlingRates = (slow: 9.0, fast: 46.0)
/// The frequency, in radians a second, of the critically damped spring that brings contents to a given
/// position: that of a page or a delegate. Ours.
private let targetFrequency = 10.0
/// The points a second below which contents are at rest: coasting ends there.
/// Source: docs/sources/views.md, Dragging and coasting.
let stillSpeed = 10.0
/// Seconds of an animated change of the offset, slow at both ends. Source: docs/sources/views.md, Dragging and
/// coasting.
private let easeDuration = 0.3

/// The position of contents along one axis at each time after they were let go: a pure function of that time. Points,
/// seconds.
struct ScrollCurve {
    /// One stretch of the motion.
    private enum Part {
        /// Slower by the factor `rate` each millisecond, and farther by the speed after each.
        case coast(from: Double, velocity: Double, rate: Double)
        /// Back to `rest` on the spring, from `offset` beside it.
        case spring(rest: Double, offset: Double, velocity: Double, frequency: Double)
        /// Back to `rest` from `offset` beside it, where it was held.
        case settling(rest: Double, offset: Double)
        /// From one position to another, slow at both ends.
        case ease(from: Double, to: Double)
        case rest(Double)
    }

    private var parts: [(start: Double, part: Part)]
    /// The time when all is at rest, in seconds after the begin.
    private(set) var duration: Double
    /// The final position.
    let end: Double

    /// Stays at `position`.
    init(at position: Double) {
        (parts, duration, end) = ([(0, .rest(position))], 0, position)
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
        from start: Double, velocity: Double, springingTo end: Double, frequency: Double = targetFrequency,
        threshold: Double
    ) {
        self.init(at: end)
        appendSpring(at: 0, from: start, velocity: velocity, frequency, threshold: threshold)
    }

    /// From `start`, at `velocity`, slower and slower down to 10 points a second; what comes to one of `limits` goes on
    /// beyond it and springs back if it `bounces`, and else stops there; what begins beyond them springs back, slower
    /// if it was held.
    init(
        from start: Double, velocity: Double, rate: Double, limits: ClosedRange<Double>, bounces: Bool,
        threshold: Double
    ) {
        guard limits.contains(start) else {
            self.init(at: min(max(start, limits.lowerBound), limits.upperBound))
            if abs(velocity) > stillSpeed {
                appendSpring(at: 0, from: start, velocity: velocity, bounceFrequency, threshold: threshold)
            } else if abs(start - end) > threshold {
                appendSettling(from: start, threshold: threshold)
            }
            return
        }
        guard abs(velocity) > stillSpeed else {
            self.init(at: start)
            return
        }
        let k = Self.decay(rate)
        let reach = Self.reach(from: start, velocity: velocity, rate: rate)
        let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
        guard !limits.contains(reach) else {
            self.init(at: reach)
            duration = log(stillSpeed / abs(velocity)) / k
            parts = [(0, .coast(from: start, velocity: velocity, rate: rate)), (duration, .rest(reach))]
            return
        }
        self.init(at: limit)
        // Where the coast meets the limit.
        let left = 1 - (limit - start) / (velocity * Self.way(rate))
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

    /// The end of a coast from `start` if there were no limits.
    static func reach(from start: Double, velocity: Double, rate: Double) -> Double {
        guard abs(velocity) > stillSpeed else { return start }
        return start + way(rate) * (velocity - (velocity > 0 ? stillSpeed : -stillSpeed))
    }

    /// Rates that are not numbers, or never slow down, count as the usual one.
    private static func usable(_ rate: Double) -> Double {
        rate > 0 && rate < 1 ? min(max(rate, 1e-3), 0.99999) : Double(UIScrollView.DecelerationRate.normal.rawValue)
    }

    /// The decay of the speed, a second: below 0.
    private static func decay(_ rate: Double) -> Double { 1000 * log(usable(rate)) }

    /// The distance that each point a second leads to in the end, in points: the sum over all milliseconds.
    private static func way(_ rate: Double) -> Double {
        let rate = usable(rate)
        return rate / (1 - rate) / 1000
    }

    private mutating func appendSettling(from position: Double, threshold: Double) {
        let offset = position - end
        parts = [(0, .settling(rest: end, offset: offset))]
        // Of the two terms the fast one leads back, too.
        let share = settlingRates.fast / (settlingRates.fast - settlingRates.slow)
        duration = log(max(1, abs(offset) * share / threshold)) / settlingRates.slow
        parts.append((duration, .rest(end)))
    }

    private mutating func appendSpring(
        at start: Double, from position: Double, velocity: Double, _ frequency: Double, threshold: Double
    ) {
        let offset = position - end
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

    /// The position and the speed `time` seconds after the begin.
    func state(at time: Double) -> (position: Double, velocity: Double) {
        let index = parts.lastIndex { $0.start <= time } ?? 0
        let t = max(0, time - parts[index].start)
        switch parts[index].part {
        case .rest(let position): return (position, 0)
        case .coast(let start, let velocity, let rate):
            let k = Self.decay(rate)
            return (start + velocity * Self.way(rate) * (1 - exp(k * t)), velocity * exp(k * t))
        case .settling(let rest, let offset):
            let (slow, fast) = settlingRates
            let (ebb, rush) = (exp(-slow * t), exp(-fast * t))
            return (
                rest + offset * (fast * ebb - slow * rush) / (fast - slow),
                offset * slow * fast * (rush - ebb) / (fast - slow)
            )
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

/// The distance that contents yield when they are pulled beyond their end: x c d / (d + c x), where x is the pull, d
/// the length of what shows them and c .55. Points.
enum RubberBand {
    /// Source: docs/sources/views.md, Dragging and coasting.
    private static let give = 0.55

    /// The visible position of contents that were pulled to `position`.
    static func shown(_ position: Double, limits: ClosedRange<Double>, length: Double) -> Double {
        let limit = min(max(position, limits.lowerBound), limits.upperBound)
        let pull = abs(position - limit)
        guard pull > 0, length > 0 else { return limit }
        let shown = pull * give * length / (length + give * pull)
        return position > limit ? limit + shown : limit - shown
    }

    /// The pulled position of contents that are shown at `position`. What cannot be shown counts as very far.
    static func pulled(_ position: Double, limits: ClosedRange<Double>, length: Double) -> Double {
        let limit = min(max(position, limits.lowerBound), limits.upperBound)
        let shown = min(abs(position - limit), length * 0.99)
        guard shown > 0, length > 0 else { return limit }
        let pull = shown * length / (give * (length - shown))
        return position > limit ? limit + pull : limit - pull
    }
}
