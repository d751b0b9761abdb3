#if GTK
    internal import CGTK

    /// Wakes the render thread once at a chosen instant of the monotonic clock. Render thread only.
    ///
    /// It is a GLib source that nothing but its ready time can fire: no instant set, no wake-up.
    final class WakeTimer {
        private let source: UnsafeMutablePointer<GSource>
        private let action: () -> Void

        /// What GLib calls: the same for all timers, and there as long as GLib may look at it.
        private nonisolated(unsafe) static let functions: UnsafeMutablePointer<GSourceFuncs> = {
            let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
            functions.initialize(to: GSourceFuncs())
            functions.pointee.dispatch = { source, _, data in
                g_source_set_ready_time(source, -1)
                guard let data else { return 0 }
                Unmanaged<WakeTimer>.fromOpaque(data).takeUnretainedValue().action()
                return 1
            }
            return functions
        }()

        /// A timer that is not set; `action` is run at each instant it is set to, and with `canRecurse` also while it
        /// runs, in a loop that it runs itself.
        init(canRecurse: Bool = false, _ action: @escaping () -> Void) {
            self.action = action
            source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size))
            g_source_set_callback(source, nil, Unmanaged.passUnretained(self).toOpaque(), nil)
            g_source_set_static_name(source, "octant.wake")
            g_source_set_can_recurse(source, canRecurse ? 1 : 0)
            g_source_attach(source, nil)
        }

        deinit {
            g_source_destroy(source)
            g_source_unref(source)
        }

        /// Wakes at `time`, in seconds of the media clock, never earlier; an instant that has passed wakes at once.
        /// Replaces what was set before.
        func set(_ time: Double) {
            let microseconds = (time * 1e6).rounded(.up)
            // GLib's -1 means never, and 0 at once.
            g_source_set_ready_time(source, microseconds <= 0 ? 0 : gint64(exactly: microseconds) ?? -1)
        }

        /// Sets no instant.
        func cancel() {
            g_source_set_ready_time(source, -1)
        }
    }
#endif
