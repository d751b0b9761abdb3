import CoreGraphics
import RenderServer

/// The movements of a progress bar's fill that are under way. A value, in media time.
struct ProgressMotion {
    /// One animated change.
    struct Movement {
        /// Widths of the fill, as fractions of the bar's.
        var from: CGFloat, to: CGFloat
        /// Whether it adds to what the others do, or goes its way alone.
        var isAdditive: Bool
        /// Media time, and seconds.
        var start: Double, duration: Double

        var end: Double { start + duration }

        /// The share of the distance done at `time`, 0...1.
        func share(at time: Double) -> CGFloat {
            let share = duration > 0 ? (time - start) / duration : 1
            return isAdditive ? min(max(share, 0), 1) : TimingFunction.easeInEaseOut.value(at: share)
        }
    }

    /// In the order they began.
    private(set) var movements: [Movement] = []

    var isStill: Bool { movements.isEmpty }

    /// Ends all movements.
    mutating func end() { movements = [] }

    /// Removes the movements that are over at `time`.
    mutating func prune(at time: Double) { movements.removeAll { $0.end <= time } }

    /// Starts a movement at `start`, from `from` or, where the fill moves already, on from there, to `to`, both as
    /// values of the progress.
    mutating func begin(
        from: Float, to: Float, at start: Double, _ change: ProgressBarDesign.Change, in geometry: ProgressGeometry
    ) {
        prune(at: start)
        var movement = Movement(
            from: geometry.fraction(from), to: geometry.fraction(to), isAdditive: false, start: start, duration: 0)
        switch change {
        case .easeInEaseOut(let duration):
            if let last = movements.last { movement.from = last.from + (last.to - last.from) * last.share(at: start) }
            movement.duration = duration
            movements = []
        case .linear(let secondsForAll, let minimumAtEnds):
            movement.isAdditive = true
            movement.duration = Double(abs(to - from)) * secondsForAll
            if from == 0 || to == 0 { movement.duration = max(movement.duration, minimumAtEnds) }
        }
        if movement.duration > 0, movement.duration.isFinite { movements.append(movement) }
    }
}
