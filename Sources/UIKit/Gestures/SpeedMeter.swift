import CoreGraphics

/// The seconds for which a position counts for the speed: long enough to even out a display's jitter, short enough to
/// follow a finger that stops before it is lifted. Source: docs/sources/views.md, Dragging and coasting.
private let memory = 0.1

/// The speed of a point, from its earlier positions. Points and seconds.
struct SpeedMeter {
    private var samples: [(point: CGPoint, time: Double)] = []

    /// Discards all positions but `point`.
    mutating func restart(at point: CGPoint, time: Double) { samples = [(point, time)] }

    /// Adds the position `point` at `time`.
    mutating func note(_ point: CGPoint, time: Double) {
        // The same position again shows how long it has rested; of several positions of one instant only the last
        // counts.
        if samples.last?.time == time { samples.removeLast() }
        samples.append((point, time))
        samples.removeAll { time - $0.time > memory }
    }

    /// Points a second over the last tenth of a second.
    var velocity: CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGVector(dx: (last.point.x - first.point.x) / time, dy: (last.point.y - first.point.y) / time)
    }
}
