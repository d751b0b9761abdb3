internal import OctantBase
internal import RenderServer

// An animation that goes on for longer than this, in seconds, goes on for ever.
private let endlessLength = 1e5
// The most cycles of a member of a group that are followed one by one.
private let mostCycles = 200
// Halvings of 0...1 in the search for the time at which a timing function comes to a value.
private let searchSteps = 50

/// A straight clock: from the tree's time to that of a layer, or of an animation's members.
struct LayerClock: Hashable, Sendable {
    var rate = 1.0
    var offset = 0.0

    func time(at rootTime: Double) -> Double { rootTime * rate + offset }

    /// The tree's time at `time`; not for a clock that stands.
    func rootTime(of time: Double) -> Double { (time - offset) / rate }

    /// The clock of a layer with this timing.
    func entering(_ timing: MediaTiming) -> LayerClock {
        let speed = Double(timing.speed)
        return LayerClock(rate: rate * speed, offset: (offset - timing.beginTime) * speed + timing.timeOffset)
    }

    /// The clock that lags by so many seconds of its own.
    func lagging(_ seconds: Double) -> LayerClock { LayerClock(rate: rate, offset: offset - seconds) }
}

/// The row of cycles of one animation, in seconds of the clock that it was made with.
struct MotionCycle: Sendable {
    struct Break: Sendable {
        /// Seconds from the begin of a cycle.
        var time: Double
        /// The way to the next one, where it is known.
        var easing: Easing?
    }

    /// The begin of any of the cycles.
    var start: Double
    var length: Double
    /// The times between which the animation counts; the end may be infinite.
    var begin: Double, end: Double
    /// Where the motion may have a corner or jump, from 0 on, in ascending order.
    var breaks: [Break]

    var isEndless: Bool { end - begin > endlessLength }

    /// The cycles of `animation` by `clock`, those of its members included that set what `counts`; nil where nothing
    /// moves by it.
    init?(_ animation: RenderAnimation, _ clock: LayerClock, _ counts: (AnimatableProperty) -> Bool) {
        let timing = animation.timing
        let rate = clock.rate * Double(timing.speed)
        guard rate != 0, timing.duration > 0, timing.duration.isFinite,
            var breaks = Self.breaks(of: animation, counts)
        else { return nil }
        var content = timing.duration
        if timing.autoreverses {
            content *= 2
            breaks += Self.mirrored(breaks, length: timing.duration, in: content)
        }
        if rate < 0 { breaks = Self.mirrored(breaks, length: content, in: content) }
        length = content / abs(rate)
        start = clock.rootTime(of: timing.beginTime - timing.timeOffset / Double(timing.speed))
        let ends = [clock.rootTime(of: timing.beginTime), clock.rootTime(of: timing.parentEnd)]
        (begin, end) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        self.breaks = breaks.map { Break(time: $0.time / abs(rate), easing: $0.easing) }
    }

    /// The breaks of the first `length` seconds seen backwards, so that they come last of `whole` seconds.
    private static func mirrored(_ breaks: [Break], length: Double, in whole: Double) -> [Break] {
        let ends = breaks.dropFirst().map(\.time) + [length]
        return zip(breaks, ends).map { Break(time: whole - $1, easing: $0.easing?.reversed) }.reversed()
    }

    /// The breaks of one cycle, in seconds of the animation's own; nil where nothing of it counts.
    private static func breaks(of animation: RenderAnimation, _ counts: (AnimatableProperty) -> Bool) -> [Break]? {
        let duration = animation.timing.duration
        let warp = Easing(animation.timingFunction)
        switch animation.content {
        case .basic(let basic):
            guard counts(basic.property) else { return nil }
            return [Break(time: 0, easing: basic.spring == nil ? warp : nil)]
        case .keyframe(let keyframe):
            guard counts(keyframe.property) else { return nil }
            return breaks(of: keyframe).map {
                Break(time: time(of: $0.time, warp) * duration, easing: warp == .linear ? $0.easing : nil)
            }
        case .group(let members):
            var merged: [Break] = []
            var isEmpty = true
            for member in members {
                guard let cycle = MotionCycle(member, LayerClock(), counts) else { continue }
                isEmpty = false
                merged = merge(merged, cycle.breaks(from: 0, to: duration))
            }
            guard !isEmpty else { return nil }
            return merged.map {
                Break(time: time(of: $0.time / duration, warp) * duration, easing: warp == .linear ? $0.easing : nil)
            }
        case .transition: return nil
        }
    }

    /// The breaks of keyframes, in fractions of their duration.
    private static func breaks(of keyframe: KeyframeAnimation) -> [Break] {
        let count = keyframe.values.count
        guard count > 1 else { return [Break(time: 0, easing: .step)] }
        if keyframe.calculationMode == .discrete {
            let times = keyframe.keyTimes ?? (0..<count).map { Double($0) / Double(count) }
            return [Break(time: 0, easing: .step)]
                + times.prefix(count).filter { $0 > 0 }.map { Break(time: $0, easing: .step) }
        }
        guard keyframe.calculationMode == .linear else { return [Break(time: 0, easing: nil)] }
        let times = keyframe.keyTimes ?? (0..<count).map { Double($0) / Double(count - 1) }
        var result = (times.first ?? 0) > 0 ? [Break(time: 0, easing: .step)] : []
        for index in 0..<min(times.count, count) {
            let function = index < keyframe.timingFunctions.count ? keyframe.timingFunctions[index] : nil
            result.append(Break(time: times[index], easing: Easing(function)))
        }
        return result.filter { $0.time < 1 }
    }

    /// The time, 0...1, at which a timing function comes to `progress`; one that overshoots may do so more than once.
    private static func time(of progress: Double, _ warp: Easing) -> Double {
        guard warp != .linear, progress > 0, progress < 1 else { return progress }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<searchSteps {
            let middle = (low + high) / 2
            if warp.value(at: middle) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// The breaks of all cycles between two times, those included where the animation begins and ends.
    func breaks(from first: Double, to last: Double) -> [Break] {
        let (low, high) = (max(first, begin), min(last, end))
        guard low < high else { return [] }
        var result = [Break(time: low, easing: nil)]
        var cycle = ((low - start) / length).rounded(.down)
        var count = 0
        while start + cycle * length < high, count < mostCycles {
            for point in breaks {
                let time = start + cycle * length + point.time
                if time > low + timeTolerance, time < high - timeTolerance {
                    result.append(Break(time: time, easing: point.easing))
                } else if time <= low + timeTolerance {
                    result[0].easing = abs(time - low) <= timeTolerance ? point.easing : nil
                }
            }
            cycle += 1
            count += 1
        }
        if high < last - timeTolerance { result.append(Break(time: high, easing: .step)) }
        return result
    }

    /// Two lists of breaks as one; what is cut by a break of the other list has no known easing.
    static func merge(_ one: [Break], _ other: [Break]) -> [Break] {
        guard !one.isEmpty, !other.isEmpty else { return one.isEmpty ? other : one }
        var result: [Break] = []
        for point in (one + other).ordered(by: { $0.time < $1.time }) {
            if let last = result.last, point.time - last.time < timeTolerance {
                let easings = [last.easing, point.easing].compactMap { $0 }.filter { $0 != .step }
                result[result.count - 1].easing = easings.first ?? point.easing ?? last.easing
            } else {
                result.append(point)
            }
        }
        return result
    }
}

/// Instants nearer than this, in seconds, are one.
let timeTolerance = 1e-6
