internal import Foundation
internal import RenderServer

// A side of an instant, in seconds: far more than the resolution of media time, far less than a frame.
private let sideStep = 2e-6
// Where between two breaks a motion is looked at.
private let probes = 12
// Where it is looked at besides, so that what swings in time with the probes is noticed.
private let oddProbes = [0.0371, 0.2617, 0.6181, 0.9043]
// Two instants nearer than this between which a value changes make a jump, in seconds.
private let shortestSegment = 1e-3
// More keys than this are perhaps too many.
private let manyKeys = 24
// The most keys of a curve.
private let mostKeys = 4000
// The longest common period, in seconds, and the most periods of an animation in it.
let longestPeriod = 120.0
private let mostPeriods = 400.0

/// Finds the fewest keys that say how something moves.
///
/// What an animation says of itself, the instants and the timing functions of its keyframes, is tried first and
/// compared with what is drawn: so a plain animation has just its own keys. Where that is not what is drawn (springs,
/// sums, several animations at once), cubic curves through the motion are tried, and then it is cut in two.
struct CurveFitter {
    let timeline: VectorTimeline
    /// The cycles of all animations that may count.
    let cycles: [MotionCycle]
    /// How far off each part of the value may be.
    let tolerance: [Double]
    /// Whether the values are angles in degrees, that go on where a turn ends.
    var isTurn = false
    /// Whether there is nothing between two values.
    var isDiscrete = false
    /// The layer, for errors.
    let place: String
    let value: (Double) -> [Double]

    /// The curve; still where nothing moves.
    func curve() throws(VectorError) -> Curve {
        let first = value(timeline.start + sideStep)
        let active = cycles.filter { $0.end > timeline.start + timeTolerance }
        guard !active.isEmpty || timeline.isCut else { return Curve(first) }
        let span = try span(active)
        var breaks: [MotionCycle.Break] = []
        for cycle in active { breaks = MotionCycle.merge(breaks, cycle.breaks(from: span.begin, to: span.end)) }
        if timeline.isCut {
            breaks = MotionCycle.merge(breaks, timeline.cuts(from: span.begin, to: span.end))
        }
        if (breaks.first?.time ?? .infinity) > span.begin + timeTolerance {
            breaks.insert(MotionCycle.Break(time: span.begin, easing: nil), at: 0)
        }
        var keys = try keys(breaks, to: span.end)
        if keys.count > manyKeys, !isDiscrete, !keys.contains(where: { $0.easing == .step }) {
            // So many corners of its own may come to fewer curves.
            let fewer = try self.keys([MotionCycle.Break(time: span.begin, easing: nil)], to: span.end)
            if fewer.count < keys.count, says(fewer, keys) { keys = fewer }
        }
        let period = span.end - span.begin
        for index in keys.indices { keys[index].time = min(max(keys[index].time - span.begin, 0), period) }
        var delay = span.begin - timeline.start
        if span.repeats, timeline.start > span.earliest - timeTolerance {
            delay = delay.truncatingRemainder(dividingBy: period)
            if delay > timeTolerance { delay -= period }
        }
        if abs(delay) < timeTolerance || abs(delay + period) < timeTolerance { delay = 0 }
        if span.repeats { try checkRepetition(span) }
        return Curve(keys: keys, period: period, delay: delay, repeats: span.repeats, first: first).simplified()
    }

    /// The keys of all stretches between two breaks, the last of which ends at `end`.
    private func keys(_ breaks: [MotionCycle.Break], to last: Double) throws(VectorError) -> [Curve.Key] {
        var keys: [Curve.Key] = []
        for (index, point) in breaks.enumerated() {
            let end = index + 1 < breaks.count ? breaks[index + 1].time : last
            var begin = value(point.time + sideStep)
            if isTurn, let last = keys.last { begin = [Self.near(begin[0], to: last.value[0])] }
            if let last = keys.last, differs(last.value, begin) {
                jump(&keys, to: begin, at: point.time)
            } else if !keys.isEmpty {
                keys.removeLast()
            }
            fit(&keys, from: point.time, begin, to: end, try: point.easing)
            guard keys.count < mostKeys else {
                throw .unsupported(layer: place, what: "a motion of over \(mostKeys) keys")
            }
        }
        return keys
    }

    /// Whether curves through `fewer` keys pass all the others.
    private func says(_ fewer: [Curve.Key], _ others: [Curve.Key]) -> Bool {
        var index = 0
        for other in others {
            while index + 2 < fewer.count, fewer[index + 1].time <= other.time { index += 1 }
            let (key, next) = (fewer[index], fewer[index + 1])
            guard next.time > key.time else { return false }
            let progress = key.easing.value(at: (other.time - key.time) / (next.time - key.time))
            let value = key.value.indices.map { key.value[$0] + (next.value[$0] - key.value[$0]) * progress }
            if differs(value, other.value) { return false }
        }
        return true
    }

    /// The stretch of time that says all.
    private struct Span {
        var begin: Double, end: Double
        var repeats: Bool
        /// The instant from which on the repetition holds.
        var earliest: Double
    }

    private func span(_ active: [MotionCycle]) throws(VectorError) -> Span {
        let start = timeline.start
        if let duration = timeline.duration {
            return Span(begin: start, end: start + duration, repeats: true, earliest: start)
        }
        let ends = active.filter { !$0.isEndless }.map(\.end)
        guard active.contains(where: \.isEndless) else {
            return Span(begin: start, end: ends.max() ?? start, repeats: false, earliest: start)
        }
        guard ends.isEmpty else {
            throw .unsupported(layer: place, what: "an endless animation together with one that ends")
        }
        let earliest = active.map(\.begin).max() ?? start
        let delayed = active.filter { $0.begin > start + timeTolerance }
        guard delayed.isEmpty || active.allSatisfy({ abs($0.begin - earliest) < timeTolerance }) else {
            throw .unsupported(layer: place, what: "endless animations that begin one after the other")
        }
        var period = 0.0
        for cycle in active {
            guard let common = Self.commonPeriod(period, cycle.length) else {
                throw .noPeriod(layer: place, limit: longestPeriod)
            }
            period = common
        }
        // A whole cycle of the first animation that every one takes part in.
        var begin = active[0].start
        begin += ((earliest - begin) / period - timeTolerance).rounded(.up) * period
        return Span(begin: begin, end: begin + period, repeats: true, earliest: earliest)
    }

    /// The least time that is a whole number of both; 0 counts as nothing.
    static func commonPeriod(_ one: Double, _ other: Double) -> Double? {
        guard one > 0 else { return other }
        for count in stride(from: 1, through: mostPeriods, by: 1) {
            let ratio = one * count / other
            guard one * count <= longestPeriod || count == 1 else { return nil }
            if ratio >= 0.5, abs(ratio - ratio.rounded()) < 1e-6 * max(1, ratio) { return one * count }
        }
        return nil
    }

    /// Throws where the next period is another one.
    private func checkRepetition(_ span: Span) throws(VectorError) {
        guard timeline.duration == nil else { return }
        let period = span.end - span.begin
        for step in 0..<5 {
            let time = span.begin + period * (Double(step) + 0.37) / 5
            var next = value(time + period)
            if isTurn { next = [Self.near(next[0], to: value(time)[0])] }
            if differs(value(time), next) {
                throw .unsupported(layer: place, what: "a motion that adds up from period to period")
            }
        }
    }

    // MARK: Keys

    private func differs(_ one: [Double], _ other: [Double]) -> Bool {
        for index in one.indices where abs(one[index] - other[index]) > allowed(index) { return true }
        return false
    }

    private func allowed(_ index: Int) -> Double { tolerance.count == 1 ? tolerance[0] : tolerance[index] }

    /// An angle that differs from `angle` by whole turns, the nearest to `other`.
    private static func near(_ angle: Double, to other: Double) -> Double {
        angle + ((other - angle) / 360).rounded() * 360
    }

    /// Lets the value jump at `time`, where the last key is.
    private func jump(_ keys: inout [Curve.Key], to value: [Double], at time: Double) {
        guard keys.count > 1 else { return }
        let (last, before) = (keys[keys.count - 1], keys[keys.count - 2])
        // What stays until then is a step; else both values stand at the instant.
        if !differs(last.value, before.value) || before.easing == .step {
            keys[keys.count - 2].easing = .step
            keys.removeLast()
        }
    }

    /// Adds the keys from `begin`, with the value there, to `end`, that at the end included.
    private func fit(
        _ keys: inout [Curve.Key], from begin: Double, _ start: [Double], to end: Double, try easing: Easing?
    ) {
        if isDiscrete {
            keys.append(Curve.Key(time: begin, value: start, easing: .step))
            keys.append(Curve.Key(time: end, value: value(end - sideStep)))
            return
        }
        var samples: [[Double]] = []
        var last = start
        // A turn is followed in steps small enough that none of them is half a turn.
        let steps = isTurn ? 8 : 1
        for probe in 1...(probes + 1) * steps {
            let share = Double(probe) / Double((probes + 1) * steps)
            var sample = value(probe == (probes + 1) * steps ? end - sideStep : begin + (end - begin) * share)
            if isTurn { sample = [Self.near(sample[0], to: last[0])] }
            last = sample
            if probe % steps == 0 { samples.append(sample) }
        }
        // Turns are followed in steps anyway.
        let odd = isTurn ? [] : oddProbes.map { ($0, value(begin + (end - begin) * $0)) }
        if let found = way(start, samples, odd, easing) {
            keys.append(Curve.Key(time: begin, value: start, easing: found))
            keys.append(Curve.Key(time: end, value: last))
            return
        }
        guard end - begin > shortestSegment, keys.count < mostKeys else {
            keys.append(Curve.Key(time: begin, value: start, easing: .step))
            keys.append(Curve.Key(time: end, value: last))
            return
        }
        let middle = (begin + end) / 2
        fit(&keys, from: begin, start, to: middle, try: nil)
        let joint = keys.removeLast()
        var next = value(middle + sideStep)
        if isTurn { next = [Self.near(next[0], to: joint.value[0])] }
        if differs(next, joint.value) {
            keys.append(joint)
            jump(&keys, to: next, at: middle)
        }
        fit(&keys, from: middle, next, to: end, try: nil)
    }

    /// The easing by which `start` comes to the last of the samples through the others, if there is one.
    private func way(
        _ start: [Double], _ samples: [[Double]], _ odd: [(share: Double, value: [Double])], _ easing: Easing?
    ) -> Easing? {
        guard let end = samples.last else { return nil }
        let all = odd + samples.dropLast().enumerated().map { (Double($0 + 1) / Double(samples.count), $1) }
        func holds(_ easing: Easing) -> Bool {
            for (time, sample) in all {
                let share = easing.value(at: time)
                for part in start.indices
                where abs(start[part] + (end[part] - start[part]) * share - sample[part]) > allowed(part) {
                    return false
                }
            }
            return true
        }
        if holds(.linear) { return .linear }
        if let easing, holds(easing) { return easing }
        // The cubic that leaves and arrives at the motion's own speeds, by the part that moves most.
        var (part, most) = (0, 0.0)
        for index in start.indices where abs(end[index] - start[index]) / allowed(index) > most {
            (part, most) = (index, abs(end[index] - start[index]) / allowed(index))
        }
        let way = end[part] - start[part]
        guard most > 1, samples.count > 4 else { return nil }
        let shares = [0] + samples.map { ($0[part] - start[part]) / way }
        guard let handles = Self.handles(shares) else { return nil }
        let curve = Easing.curve(
            TimingFunction(c1x: 1.0 / 3, c1y: Float(handles.0), c2x: 2.0 / 3, c2y: Float(handles.1)))
        return holds(curve) ? curve : nil
    }

    /// The heights of the control points at a third and two thirds, by least squares, of the cubic through values at
    /// even distances from 0 to 1.
    private static func handles(_ shares: [Double]) -> (Double, Double)? {
        var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
        let count = Double(shares.count - 1)
        for index in 1..<shares.count - 1 {
            let t = Double(index) / count
            let s = 1 - t
            let (a, b) = (3 * s * s * t, 3 * s * t * t)
            let rest = shares[index] - t * t * t
            aa += a * a
            ab += a * b
            bb += b * b
            ay += a * rest
            by += b * rest
        }
        let determinant = aa * bb - ab * ab
        guard abs(determinant) > 1e-12 else { return nil }
        return ((ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant)
    }
}
