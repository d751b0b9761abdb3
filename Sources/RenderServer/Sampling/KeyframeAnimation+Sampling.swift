import CoreGraphics

extension KeyframeAnimation {
    /// The value at `progress` of cycle number `cycle`, where `present` is the value beneath; nil without values.
    func value(at progress: Double, cycle: Double, present: AnimationValue) -> AnimationValue? {
        guard let last = values.last else { return nil }
        var value = self.value(at: progress)
        if isCumulative && cycle > 0 { value = value.adding(last, times: cycle) }
        return isAdditive ? present.adding(value) : value
    }

    /// The value at `progress` without regard to what lies beneath. There is at least one value.
    private func value(at progress: Double) -> AnimationValue {
        guard values.count > 1 else { return values[0] }
        if calculationMode == .discrete { return values[discreteIndex(at: progress)] }
        let (segment, fraction) = self.segment(at: progress)
        let (start, end) = (values[segment], values[segment + 1])
        switch calculationMode {
        case .cubic, .cubicPaced:
            let before = segment > 0 ? values[segment - 1] : start
            let after = segment + 2 < values.count ? values[segment + 2] : end
            return start.spline(to: end, before: before, after: after, fraction: fraction)
        default:
            return start.interpolated(to: end, fraction: fraction)
        }
    }

    /// Which of n values a discrete animation shows: value i holds from key time i up to, not including, the next.
    func discreteIndex(at progress: Double) -> Int {
        let count = values.count
        guard let times = discreteKeyTimes else {
            return min(max(0, Int((progress * Double(count) + timeResolution).rounded(.down))), count - 1)
        }
        var index = 0
        while index + 1 < count && times[index + 1] <= progress + timeResolution { index += 1 }
        return index
    }

    /// The n + 1 key times of a discrete animation, or nil for equal shares.
    var discreteKeyTimes: [Double]? { validKeyTimes(count: values.count + 1) }

    /// `keyTimes` if there are `count` of them, from 0 up to 1; otherwise they are ignored, as Core Animation does.
    private func validKeyTimes(count: Int) -> [Double]? {
        guard let keyTimes, keyTimes.count == count, keyTimes.first == 0, keyTimes.last == 1,
            zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        return keyTimes
    }

    /// The segment that `progress` falls into, and how far it is through it after the segment's timing function.
    private func segment(at progress: Double) -> (Int, Double) {
        let segments = values.count - 1
        if calculationMode == .paced || calculationMode == .cubicPaced {
            return pacedSegment(at: progress)
        }
        // A timing function that overshoots carries on beyond the first and the last segment.
        var (index, start, end) = (0, 0.0, 1.0)
        if let times = validKeyTimes(count: values.count) {
            while index + 1 < segments && times[index + 1] <= progress { index += 1 }
            (start, end) = (times[index], times[index + 1])
        } else {
            index = min(max(0, Int((progress * Double(segments)).rounded(.down))), segments - 1)
            (start, end) = (Double(index) / Double(segments), Double(index + 1) / Double(segments))
        }
        let fraction = end > start ? (progress - start) / (end - start) : 1
        guard index < timingFunctions.count else { return (index, fraction) }
        return (index, timingFunctions[index].value(at: fraction))
    }

    /// As `segment(at:)`, the time divided by the distances between values; equally where they cannot be measured.
    private func pacedSegment(at progress: Double) -> (Int, Double) {
        let segments = values.count - 1
        var lengths = [Double](repeating: 1, count: segments)
        for index in 0..<segments {
            guard let length = values[index].distance(to: values[index + 1]) else {
                lengths = [Double](repeating: 1, count: segments)
                break
            }
            lengths[index] = length
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return (segments - 1, 1) }
        var rest = min(max(progress, 0), 1) * total
        for index in 0..<segments {
            if rest < lengths[index] { return (index, rest / lengths[index]) }
            rest -= lengths[index]
        }
        return (segments - 1, 1)
    }
}
