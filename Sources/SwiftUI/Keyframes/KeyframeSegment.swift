import OctantBase

/// The part of a track that leads to one keyframe.
struct KeyframeSegment<Value: Animatable> {
    typealias Data = Value.AnimatableData

    /// The way to the keyframe.
    enum Kind {
        /// Straight, in the time of a curve.
        case linear(UnitCurve)
        /// On a cubic curve; velocities a second, nil for those that go on smoothly.
        case cubic(start: Data?, end: Data?)
        /// On a spring; nil for the velocity there is.
        case spring(Spring, start: Data?)
        /// At once.
        case move
    }

    let kind: Kind
    /// The keyframe's value.
    let end: Value
    /// Seconds; nil for a spring's own.
    let duration: Double?

    /// `duration` is 0 or more seconds; what is not counts as 0, and is logged.
    init(_ kind: Kind, to end: Value, duration: Double?) {
        (self.kind, self.end) = (kind, end)
        if let duration, !(duration >= 0 && duration.isFinite) {
            Log.once("swiftui.keyframe", "a keyframe's duration is negative or not finite: it counts as 0")
            self.duration = 0
        } else {
            self.duration = duration
        }
    }
}

/// A segment with all that the ones around it decide.
struct KeyframeMotion<Data: VectorArithmetic> {
    /// The way, with all velocities.
    enum Way {
        case linear(UnitCurve)
        case cubic(start: Data, end: Data)
        case spring(SpringMotion, start: Data)
        case still
    }

    let way: Way
    /// Seconds from the begin of the track.
    let begin: Double
    /// Seconds.
    let duration: Double
    let from: Data
    let to: Data

    /// The value `time` seconds after the segment's begin, which is clamped to the segment.
    func value(at time: Double) -> Data {
        let time = min(max(time, 0), duration)
        guard duration > 0 else { return to }
        let x = time / duration
        switch way {
        case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: x))
        case .cubic(let start, let end):
            // Hermite's polynomials.
            let (square, cube) = (x * x, x * x * x)
            return from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
                + start.scaled(by: (cube - 2 * square + x) * duration) + end.scaled(by: (cube - square) * duration)
        case .spring(let spring, let start): return spring.value(from: from, to: to, velocity: start, at: time)
        case .still: return to
        }
    }

    /// The value and the velocity a second at the segment's end.
    var end: (value: Data, velocity: Data) {
        switch way {
        case .linear(let curve):
            let speed = duration > 0 ? curve.velocity(at: 1) / duration : 0
            return (to, (to - from).scaled(by: speed.isFinite ? speed : 0))
        case .cubic(_, let end): return (to, end)
        case .spring(let spring, let start):
            return (value(at: duration), spring.velocity(from: from, to: to, velocity: start, at: duration))
        case .still: return (to, .zero)
        }
    }
}

extension KeyframeMotion {
    /// Returns the motions through `segments` from `start` on.
    ///
    /// A cubic keyframe between two others of its kind is passed with the velocity of the straight line between its
    /// neighbours (a Catmull-Rom spline); at the begin and the end of a row of them it is 0, but where a segment before
    /// it leads into it.
    static func motions<Value: Animatable>(
        through segments: [KeyframeSegment<Value>], from start: Value
    ) -> [KeyframeMotion<Data>] where Value.AnimatableData == Data {
        var motions: [KeyframeMotion<Data>] = []
        var (value, velocity, time) = (start.animatableData, Data.zero, 0.0)
        for (index, segment) in segments.enumerated() {
            let end = segment.end.animatableData
            var duration = segment.duration ?? 0
            let way: Way
            switch segment.kind {
            case .linear(let curve): way = .linear(curve)
            case .move: way = .still
            case .cubic(let first, let last):
                let passing = passingVelocity(after: index, of: segments, from: value)
                way = .cubic(start: first ?? velocity, end: last ?? passing)
            case .spring(let spring, let first):
                let motion = SpringMotion(spring)
                if segment.duration == nil {
                    duration = motion.settlingDuration(way: end - value, velocity: first ?? velocity)
                    if !duration.isFinite { duration = 0 }
                }
                way = .spring(motion, start: first ?? velocity)
            }
            let motion = KeyframeMotion(way: way, begin: time, duration: duration, from: value, to: end)
            motions.append(motion)
            (value, velocity) = motion.end
            time += duration
        }
        return motions
    }

    /// The velocity with which the cubic segment at `index`, which begins at `value`, goes over to the next one.
    private static func passingVelocity<Value: Animatable>(
        after index: Int, of segments: [KeyframeSegment<Value>], from value: Data
    ) -> Data where Value.AnimatableData == Data {
        guard index + 1 < segments.count, case .cubic(let start, _) = segments[index + 1].kind else { return .zero }
        if let start { return start }
        let (this, next) = (segments[index], segments[index + 1])
        let time = (this.duration ?? 0) + (next.duration ?? 0)
        return time > 0 ? (next.end.animatableData - value).scaled(by: 1 / time) : .zero
    }
}
