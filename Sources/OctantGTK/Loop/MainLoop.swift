#if GTK
    import Foundation
    import RenderServer
    internal import CGTK
    internal import CMainQueue

    /// Runs the process's main run loop from within GLib's, for a program that runs GLib's on its main thread: timers,
    /// the main queue and the main actor go on there. Main thread only.
    ///
    /// Of Foundation it uses `RunLoop.limitDate(forMode:)`, which fires what is due, runs what the main queue has, and
    /// returns when the next timer is due. What another thread puts on the main queue is announced by that queue's
    /// descriptor.
    package enum MainLoop {
        private struct Sources {
            let pump: LoopPump
            let timer: WakeTimer
            let sources: [LoopSource]
        }

        /// Set once, on the main thread, and kept as long as the process.
        private nonisolated(unsafe) static var running: Sources?

        /// Starts, if it was not started before. Returns false off the main thread, where there is nothing to run.
        package static func start() -> Bool {
            guard Thread.isMainThread else { return false }
            guard running == nil else { return true }
            let clock = HostClock()
            let timer = WakeTimer(canRecurse: true) { running?.pump.turn() }
            let queue = LoopSource(
                "octant.main-queue", priority: G_PRIORITY_DEFAULT, canRecurse: false,
                descriptor: _dispatch_get_main_queue_handle_4CF(), run: { running?.pump.turn() })
            let pump = LoopPump(
                LoopPump.Loop(
                    turn: { RunLoop.main.limitDate(forMode: .default) },
                    now: { Date() },
                    wake: { delay in
                        if let delay { timer.set(clock.now() + delay) } else { timer.cancel() }
                    },
                    watchQueue: { queue.watch($0) }))
            // Nothing is checked sooner, so it sees each round begin; and nothing later, so it is alone when it runs.
            let first = LoopSource(
                "octant.round", priority: .min, canRecurse: true,
                isReady: {
                    pump.roundBegins()
                    return false
                })
            let last = LoopSource(
                "octant.turn", priority: .max, canRecurse: true, isReady: { pump.needsTurn }, run: { pump.turnLast() })
            running = Sources(pump: pump, timer: timer, sources: [queue, first, last])
            return true
        }
    }
#endif
