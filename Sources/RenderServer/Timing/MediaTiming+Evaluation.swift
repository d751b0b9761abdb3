/// The resolution of media time in seconds. Instants nearer than this count as one, so that the rounding of large
/// times never shows a step's old image at the very instant that was named for the new one.
package let timeResolution = 1e-7

extension MediaTiming {
    /// The phase of an animation at one instant.
    enum Phase: Equatable {
        /// Not begun; the position is that of its first instant.
        case before(Position)
        case active(Position)
        /// Over; the position is that of its last instant.
        case after(Position)
    }

    /// A position within an animation's cycles.
    struct Position: Equatable {
        /// Seconds from the start of the values, 0...duration, after autoreversal.
        var time: Double
        /// The number of whole cycles before.
        var cycle: Double
        /// Whether the values run towards their start, because of autoreversal or a negative speed.
        var isReversed: Bool
    }

    /// A layer's own time at `parentTime`, seconds; a layer has no end.
    package func localTime(fromParent parentTime: Double) -> Double {
        (parentTime - beginTime) * Double(speed) + timeOffset
    }

    /// The superlayer's time at which a layer's own time is `localTime`. A frozen layer (speed 0) has one own time
    /// only; the result is then its begin time.
    package func parentTime(fromLocal localTime: Double) -> Double {
        speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
    }

    /// Seconds of one cycle, there and back when autoreversing.
    private var cycleLength: Double { autoreverses ? 2 * duration : duration }

    /// Own seconds from begin to end.
    package var activeLength: Double {
        if repeatDuration > 0 { return repeatDuration }
        return (repeatCount > 0 ? Double(repeatCount) : 1) * cycleLength
    }

    /// The parent's time at the end; infinite when there is none.
    package var parentEnd: Double {
        speed == 0 ? .infinity : beginTime + activeLength / Double(abs(speed))
    }

    /// The phase of an animation with this timing at `parentTime`.
    func phase(at parentTime: Double) -> Phase {
        let length = activeLength
        guard duration > 0, length > 0, duration.isFinite, parentTime.isFinite else {
            let end = Position(time: max(0, duration.isFinite ? duration : 0), cycle: 0, isReversed: false)
            return parentTime < beginTime ? .before(Position(time: 0, cycle: 0, isReversed: false)) : .after(end)
        }
        if speed == 0 {
            // Frozen at the offset, for ever.
            if timeOffset < 0 { return .before(position(atContent: 0, isBackward: false, atEnd: false)) }
            if timeOffset > length { return .after(position(atContent: length, isBackward: false, atEnd: true)) }
            return .active(position(atContent: timeOffset, isBackward: false, atEnd: timeOffset == length))
        }
        let isBackward = speed < 0
        let elapsed = (parentTime - beginTime) * Double(abs(speed))
        func content(_ elapsed: Double) -> Double { isBackward ? timeOffset - elapsed : timeOffset + elapsed }
        if elapsed < -timeResolution {
            return .before(position(atContent: content(0), isBackward: isBackward, atEnd: false))
        }
        if elapsed >= length - timeResolution {
            return .after(position(atContent: content(length), isBackward: isBackward, atEnd: true))
        }
        return .active(position(atContent: content(max(0, elapsed)), isBackward: isBackward, atEnd: false))
    }

    /// The position at `content` seconds of the endless row of cycles. A whole number of cycles is the start of the
    /// next one, save where time comes from that side: at the end, or running backward.
    private func position(atContent content: Double, isBackward: Bool, atEnd: Bool) -> Position {
        let cycles = content / cycleLength
        let closesCycle = isBackward != atEnd
        var index = closesCycle ? cycles.rounded(.up) - 1 : cycles.rounded(.down)
        var time = content - index * cycleLength
        // The start of the next cycle is nearer than the resolution: it is there.
        if !closesCycle && cycleLength - time < timeResolution {
            time = 0
            index += 1
        }
        time = min(max(0, time), cycleLength)
        let returns = autoreverses && time > duration
        return Position(
            time: returns ? cycleLength - time : time, cycle: max(0, index), isReversed: returns != isBackward)
    }
}
