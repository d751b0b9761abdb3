import CoreGraphics

/// The seconds for which a position counts for the speed: long enough to even out a display's jitter, short enough to
/// follow a finger that stops before it is lifted. Source: docs/sources/views.md, Dragging and coasting.
private let memory = 0.1

/// The speed of a point, from its earlier positions. Points and seconds.
struct SpeedMeter {
    private var places: [(place: CGPoint, time: Double)] = []

    /// Discards all positions but `place`.
    mutating func restart(at place: CGPoint, time: Double) { places = [(place, time)] }

    /// Adds the position `place` at `time`.
    mutating func note(_ place: CGPoint, time: Double) {
        // The same position again shows how long it has rested; of several positions of one instant only the last
        // counts.
        if places.last?.time == time { places.removeLast() }
        places.append((place, time))
        places.removeAll { time - $0.time > memory }
    }

    /// Points a second over the last tenth of a second.
    var velocity: CGVector {
        guard let first = places.first, let last = places.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGVector(dx: (last.place.x - first.place.x) / time, dy: (last.place.y - first.place.y) / time)
    }
}
