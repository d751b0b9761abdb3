import OctantBase

extension KeyframeAnimation {
    /// The value at `progress` of cycle number `cycle`, where `present` is the value beneath, asked for only
    /// where it counts; nil without values.
    func value(at progress: Double, cycle: Double, present: @autoclosure () -> AnimationValue?) -> AnimationValue? {
        guard let last = values.last else { return nil }
        var value = self.value(at: progress)
        if isOffset { value = value.subtracting(last) }
        if isCumulative && cycle > 0 { value = value.adding(last, times: cycle) }
        guard isAdditive || function != nil else { return value }
        guard let present = present() else { return nil }
        if let function { return function.value(over: present, isAdditive: isAdditive) { _ in value } }
        return present.adding(value)
    }

    /// The number at `progress`, where all values are numbers and all else is left out: what most animations are, and
    /// found without copying values that may be as large as a matrix.
    @inline(__always) func number(at progress: Double) -> Double? {
        guard numbers.count > 1 else { return nil }
        let (segment, fraction) = self.segment(at: progress)
        let (start, end) = (numbers[segment], numbers[segment + 1])
        return start + (end - start) * fraction
    }

    /// The values, if all are numbers between which nothing but straight lines is followed; empty otherwise.
    private var straightNumbers: [Double] {
        guard calculationMode == .linear || calculationMode == .paced, !isAdditive, !isCumulative, !isOffset,
            function == nil
        else { return [] }
        let numbers = values.compactMap { value -> Double? in
            if case .scalar(let number) = value { number } else { nil }
        }
        return numbers.count == values.count ? numbers : []
    }

    /// The value at `progress` without regard to what lies beneath. There is at least one value.
    private func value(at progress: Double) -> AnimationValue {
        guard values.count > 1 else { return values[0] }
        if calculationMode == .discrete { return values[discreteIndex(at: progress)] }
        let (segment, fraction) = self.segment(at: progress)
        return value(in: segment, at: fraction)
    }

    /// The value at `fraction` of the way from value `segment` to the next.
    func value(in segment: Int, at fraction: Double) -> AnimationValue {
        let (start, end) = (values[segment], values[segment + 1])
        guard calculationMode == .cubic || calculationMode == .cubicPaced else {
            return start.interpolated(to: end, fraction: fraction)
        }
        let before = segment > 0 ? values[segment - 1] : start
        let after = segment + 2 < values.count ? values[segment + 2] : end
        return start.spline(
            to: end, before: before, after: after, leaving: shape(at: segment), arriving: shape(at: segment + 1),
            fraction: fraction)
    }

    private func shape(at index: Int) -> SplineShape {
        func number(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
        return SplineShape(tension: number(tensions), continuity: number(continuities), bias: number(biases))
    }

    /// The animation with all that depends on its values alone worked out, so that a sample works out nothing twice.
    var prepared: KeyframeAnimation {
        var result = self
        let wanted = calculationMode == .discrete ? values.count + 1 : values.count
        if let keyTimes, !keyTimes.areKeyTimes(count: wanted) { result.keyTimes = nil }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        result.pace = isPaced && values.count > 1 ? PaceTable(self) : nil
        result.numbers = straightNumbers
        return result
    }

    /// The index of the value that a discrete animation shows: value i holds from key time i up to, not including, the
    /// next.
    func discreteIndex(at progress: Double) -> Int {
        let count = values.count
        guard let times = keyTimes else {
            return min(max(0, Int(clamping: (progress * Double(count) + timeResolution).rounded(.down))), count - 1)
        }
        var index = 0
        while index + 1 < count && times[index + 1] <= progress + timeResolution { index += 1 }
        return index
    }

    /// The segment that `progress` falls into, and how far it is through it after the segment's timing function.
    func segment(at progress: Double) -> (Int, Double) {
        let segments = values.count - 1
        if let pace { return pace.position(at: progress) }
        // A timing function that overshoots carries on beyond the first and the last segment.
        var index = 0
        let start: Double, end: Double
        if let times = keyTimes {
            // Before the first time and after the last one the value there holds.
            if progress < times[0], times[0] > 0 { return (0, 0) }
            if progress > times[segments], times[segments] < 1 { return (segments - 1, 1) }
            while index + 1 < segments && times[index + 1] <= progress { index += 1 }
            (start, end) = (times[index], times[index + 1])
        } else {
            index = min(max(0, Int(clamping: (progress * Double(segments)).rounded(.down))), segments - 1)
            (start, end) = (Double(index) / Double(segments), Double(index + 1) / Double(segments))
        }
        let fraction = end > start ? (progress - start) / (end - start) : 1
        guard index < timingFunctions.count else { return (index, fraction) }
        return (index, timingFunctions[index].value(at: fraction))
    }
}

extension [Double] {
    /// Whether these are key times that count: `count` of them, ascending within 0...1. Others are ignored.
    package func areKeyTimes(count: Int) -> Bool {
        guard self.count == count, let first, let last else { return false }
        return first >= 0 && last <= 1 && zip(self, dropFirst()).allSatisfy { $0 <= $1 }
    }
}
