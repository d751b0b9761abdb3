#if GTK
    import CoreGraphics
    internal import CGTK
    import OctantDisplay

    /// Follows which monitor a window is on, and what that monitor is like. Render thread only.
    final class MonitorWatcher {
        private let surface: OpaquePointer
        private let changed: (SurfaceEvent) -> Void
        /// The monitor that is followed; ours to keep while it is.
        private var monitor: OpaquePointer?
        private var surfaceHandlers: [gulong] = []
        private var monitorHandlers: [gulong] = []
        private var told: SurfaceEvent?

        /// Calls `changed` with a `.monitor` event now, and whenever the window of `surface` comes onto another monitor
        /// or its monitor changes, until `stop()`.
        init(_ surface: OpaquePointer, _ changed: @escaping (SurfaceEvent) -> Void) {
            (self.surface, self.changed) = (surface, changed)
            surfaceHandlers = ["enter-monitor", "leave-monitor"].map { name in
                Signal.connectArgument(UnsafeMutableRawPointer(surface), name) { [unowned self] in check() }
            }
            check()
        }

        /// Follows nothing any more.
        func stop() {
            for handler in surfaceHandlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(surface), handler) }
            surfaceHandlers = []
            leaveMonitor()
        }

        private func leaveMonitor() {
            guard let monitor else { return }
            for handler in monitorHandlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(monitor), handler) }
            monitorHandlers = []
            self.monitor = nil
            g_object_unref(UnsafeMutableRawPointer(monitor))
        }

        private func check() {
            // A window that is on no monitor, or not yet, stays with the one it was on.
            guard let found = gdk_display_get_monitor_at_surface(gdk_surface_get_display(surface), surface) else {
                return
            }
            if found != monitor {
                leaveMonitor()
                monitor = found
                g_object_ref(UnsafeMutableRawPointer(found))
                monitorHandlers = ["geometry", "scale-factor", "refresh-rate"].map { name in
                    Signal.connectNotify(UnsafeMutableRawPointer(found), name) { [unowned self] in tell() }
                }
            }
            tell()
        }

        private func tell() {
            guard let monitor else { return }
            let screen = GTKLibrary.describe(monitor)
            let event = SurfaceEvent.monitor(
                size: screen.size, scale: screen.scale, framesPerSecond: screen.maximumFramesPerSecond)
            guard event != told else { return }
            told = event
            changed(event)
        }
    }
#endif
