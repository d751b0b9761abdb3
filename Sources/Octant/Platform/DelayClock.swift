// Octant compiles against its own UIKit, and against Apple's where `RenderServer` is not available: what the two have
// under other names, or one of them not at all, is in this folder.

#if canImport(RenderServer)
    import QuartzCore
    import RenderServer

    /// The clock that was in force when this was made, the host's or one that a test moves by hand. Main thread.
    @MainActor
    struct DelayClock {
        private let clock: any MediaClock = MediaClocks.current

        /// Media time, in seconds.
        func now() -> Double { clock.now() }

        /// Calls `body` at `time`, unless it is cancelled before.
        func timer(at time: Double, _ body: @escaping @MainActor () -> Void) -> DelayTimer {
            MediaTimer(at: time, clock: clock, body)
        }
    }

    /// A timer.
    typealias DelayTimer = MediaTimer
#else
    import Dispatch
    import QuartzCore

    /// The host's clock. Main thread.
    @MainActor
    struct DelayClock {
        /// Media time, in seconds.
        func now() -> Double { CACurrentMediaTime() }

        /// Calls `body` at `time`, unless it is cancelled before.
        func timer(at time: Double, _ body: @escaping @MainActor () -> Void) -> DelayTimer {
            let timer = DelayTimer(body)
            DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - now())) {
                MainActor.assumeIsolated { timer.fire() }
            }
            return timer
        }
    }

    /// A timer. Main thread.
    @MainActor
    final class DelayTimer {
        private var body: (@MainActor () -> Void)?

        fileprivate init(_ body: @escaping @MainActor () -> Void) { self.body = body }

        /// Cancels the timer.
        func cancel() { body = nil }

        fileprivate func fire() {
            let body = body
            cancel()
            body?()
        }
    }
#endif
