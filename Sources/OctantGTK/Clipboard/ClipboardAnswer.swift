#if GTK
    import Dispatch
    import OctantBase
    import RenderServer
    internal import CGTK

    /// Seconds in which another program has to return what it put on a clipboard.
    private let patience = 1.0

    /// The answer of another program to the request for what it put on a clipboard, awaited by the caller. Any thread.
    final class ClipboardAnswer: Sendable {
        private struct State {
            var bytes: [UInt8]?
            var isThere = false
            /// Whether somebody has waited in vain.
            var isLate = false
        }

        private let state = Locked(State())
        private let arrived = DispatchSemaphore(value: 0)

        /// Stores the answer; nil for nothing. A second one does not count.
        func come(_ bytes: [UInt8]?) {
            let isFirst = state.withLock { state in
                defer { state.isThere = true }
                if !state.isThere { state.bytes = bytes }
                return !state.isThere
            }
            if isFirst { arrived.signal() }
        }

        /// The answer, awaited unless that was in vain before; nil for none.
        func wait() -> [UInt8]? {
            let isLate = state.withLock { $0.isLate }
            if !isLate { waitForArrival() }
            return state.withLock { state in
                if !state.isThere, !state.isLate {
                    state.isLate = true
                    Log.once(
                        "clipboard.silent", "the program that has the clipboard does not answer: nothing is pasted")
                }
                return state.bytes
            }
        }

        private func waitForArrival() {
            guard g_main_context_is_owner(nil) != 0 else {
                // Whoever comes next finds it there, too.
                if arrived.wait(timeout: .now() + patience) == .success { arrived.signal() }
                return
            }
            // The thread that the answer comes on is this one, another program's: its loop goes on meanwhile, as it did
            // in GTK's own `gtk_clipboard_wait_for_text`.
            let clock = HostClock()
            let end = clock.now() + patience
            let timer = WakeTimer(canRecurse: true) {}
            timer.set(end)
            while !state.withLock({ $0.isThere }), clock.now() < end { g_main_context_iteration(nil, 1) }
        }
    }
#endif
