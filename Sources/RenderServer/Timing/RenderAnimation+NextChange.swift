extension RenderAnimation {
    /// The time after `parentTime` when the animation's contribution next changes, in its parent's time.
    func nextChange(after parentTime: Double) -> NextChange {
        if timing.speed == 0 { return .never }
        switch timing.phase(at: parentTime) {
        case .before:
            return .at(timing.beginTime)
        case .after:
            return .never
        case .active(let position):
            let end = timing.parentEnd
            let inside = changeInside(position)
            return end.isFinite ? inside.sooner(.at(end)) : inside
        }
    }

    /// The next change while active, when at `position`, the end left out.
    private func changeInside(_ position: MediaTiming.Position) -> NextChange {
        // Time that runs backward, or unevenly, is followed frame by frame: nothing is ever late then.
        let isEven = timingFunction == nil || timingFunction == .linear
        guard timing.speed > 0, !position.isReversed, !timing.autoreverses, isEven else { return .continuous }
        if isConstant { return .never }
        switch action {
        case .basic:
            return .continuous
        case .keyframe(let box):
            guard box.value.calculationMode == .discrete else { return .continuous }
            return .at(
                timing.parentTime(of: box.value.nextStep(after: position.time / timing.duration), cycle: position.cycle)
            )
        case .transition:
            return .continuous
        case .group(let members):
            var change = NextChange.at(timing.parentTime(of: 1, cycle: position.cycle))
            for member in members {
                switch member.nextChange(after: position.time) {
                case .never: continue
                case .continuous: return .continuous
                case .at(let time):
                    guard time < timing.duration else { continue }
                    change = change.sooner(.at(timing.parentTime(of: time / timing.duration, cycle: position.cycle)))
                }
            }
            return change
        }
    }

}

extension MediaTiming {
    /// The parent's time at which a forward cycle, number `cycle`, has come to `fraction` of its duration.
    func parentTime(of fraction: Double, cycle: Double) -> Double {
        let content = (cycle + fraction) * duration
        return beginTime + (content - timeOffset) / Double(speed)
    }
}

extension KeyframeAnimation {
    /// The progress at which a discrete animation shows its next value, after the one shown at `progress`; 1 is the end
    /// of the cycle.
    func nextStep(after progress: Double) -> Double {
        guard values.count > 1 else { return 1 }
        let next = discreteIndex(at: progress) + 1
        guard next < values.count else { return 1 }
        return keyTimes?[next] ?? Double(next) / Double(values.count)
    }
}
