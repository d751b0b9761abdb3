import Dispatch
import QuartzCore
import RenderServer

/// Lets gears that start in one turn of the main loop, a screen full of them for instance, step at the same instants: the
/// display then wakes up once for all of them. Nothing shows before the turn ends anyway. Main thread.
@MainActor enum SharedStart {
    private static var instant: Double?

    /// The media time to start at, in seconds: that of the first start in this turn of the main loop. A clock that is not
    /// the host's stands still by itself, and is taken as it is.
    static func now() -> Double {
        let now = CACurrentMediaTime()
        guard MediaClocks.current is HostClock else { return now }
        if let instant { return instant }
        instant = now
        DispatchQueue.main.async { MainActor.assumeIsolated { instant = nil } }
        return now
    }
}
