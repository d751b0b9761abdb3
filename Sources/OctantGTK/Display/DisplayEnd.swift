#if GTK
    import OctantBase
    import OctantDisplay

    /// The end of a display, for surfaces that its thread has not come to yet, and never will. Any thread.
    final class DisplayEnd: Sendable {
        typealias Listener = @Sendable (SurfaceEvent) -> Void

        private struct State {
            /// Why the display ended; nil as long as it is there.
            var reason: String?
            var waiting: [ObjectIdentifier: Listener] = [:]
        }

        private let state = Locked(State())

        /// Notes that `surface` waits for the display's thread. Where there is no display any more, `listener` is told
        /// at once, and the result is false.
        func willOpen(_ surface: ObjectIdentifier, _ listener: @escaping Listener) -> Bool {
            let reason = state.withLock { state in
                if state.reason == nil { state.waiting[surface] = listener }
                return state.reason
            }
            if let reason { listener(.displayLost(reason)) }
            return reason == nil
        }

        /// The display's thread has come to `surface`.
        func didOpen(_ surface: ObjectIdentifier) { state.withLock { $0.waiting[surface] = nil } }

        /// The display has ended: all that wait are told.
        func come(_ reason: String) {
            let waiting = state.withLock { state in
                defer { state.waiting.removeAll() }
                state.reason = reason
                return state.waiting
            }
            for listener in waiting.values { listener(.displayLost(reason)) }
        }
    }
#endif
