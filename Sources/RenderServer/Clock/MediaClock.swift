import Foundation
import OctantBase

/// The source of the present time. Media time counts seconds from an arbitrary start and never goes back.
///
/// Nothing below the display reads a clock by itself: whoever needs the present time asks `MediaClocks.current`,
/// which a test or an offscreen rendering replaces for the extent of a task with `MediaClocks.$current.withValue`.
package protocol MediaClock: Sendable {
    /// Seconds of media time.
    func now() -> Double
}

/// The holder of the clock in force.
package enum MediaClocks {
    /// The clock in force for the current task: the host's unless replaced with `$current.withValue`.
    @TaskLocal package static var current: any MediaClock = HostClock()
}

/// The machine's monotonic clock, the one GTK's frame clock counts by too (`CLOCK_MONOTONIC`).
package struct HostClock: MediaClock {
    package init() {}

    package func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// A clock that moves only when it is set; for tests and for rendering at chosen instants. Any thread.
package final class ManualClock: MediaClock {
    private let time: Locked<Double>

    package init(_ start: Double = 0) {
        time = Locked(start)
    }

    package func now() -> Double {
        time.withLock { $0 }
    }

    /// Moves the clock to `instant`, in seconds. An instant before the present one is ignored: media time never goes
    /// back.
    package func advance(to instant: Double) {
        time.withLock { $0 = max($0, instant) }
    }

    /// Moves the clock on by `seconds`; a negative amount is ignored.
    package func advance(by seconds: Double) {
        time.withLock { $0 += max(0, seconds) }
    }
}
