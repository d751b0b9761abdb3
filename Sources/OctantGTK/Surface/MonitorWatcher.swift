#if GTK
    import CoreGraphics
    import RenderServer
    internal import CGTK

    /// The type of X's event that tells of a window's new place or size.
    private let configureNotify: Int32 = 22

    /// Follows which monitor a window is on, and what that monitor is like. Render thread only.
    final class MonitorWatcher {
        private let surface: OpaquePointer
        private let changed: (SurfaceEvent) -> Void
        /// The monitor that is followed; ours to keep while it is.
        private var monitor: OpaquePointer?
        private var surfaceHandlers: [gulong] = []
        private var monitorHandlers: [gulong] = []
        private var told: SurfaceEvent?
        /// Where X's events are heard of, under X11.
        private var source: (display: OpaquePointer, handler: gulong, window: UInt)?
        /// A look that is to be taken once GDK has seen the event.
        private var idle: guint = 0

        /// Calls `changed` with a `.monitor` event now, and whenever the window of `surface` comes onto another monitor or
        /// its monitor changes, until `stop()`.
        init(_ surface: OpaquePointer, _ changed: @escaping (SurfaceEvent) -> Void) {
            (self.surface, self.changed) = (surface, changed)
            surfaceHandlers = ["enter-monitor", "leave-monitor"].map { name in
                Signal.connectArgument(UnsafeMutableRawPointer(surface), name) { [unowned self] in look() }
            }
            followMoves()
            look()
        }

        /// Follows nothing any more.
        func stop() {
            if let source { g_signal_handler_disconnect(UnsafeMutableRawPointer(source.display), source.handler) }
            source = nil
            if idle != 0 { g_source_remove(idle) }
            idle = 0
            for handler in surfaceHandlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(surface), handler) }
            surfaceHandlers = []
            leaveMonitor()
        }

        /// Under X11 GDK 4.8 does not say that a window came onto another monitor: X's events say that it moved.
        private func followMoves() {
            guard let display = gdk_surface_get_display(surface), WindowSystem.isDisplay(display, "GdkX11Display"),
                let window = WindowSystem.number(of: surface)
            else { return }
            let handler:
                @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> gboolean =
                    { _, event, data in
                        if let event, let data {
                            Unmanaged<MonitorWatcher>.fromOpaque(data).takeUnretainedValue().hear(event)
                        }
                        return 0
                    }
            let number = g_signal_connect_data(
                UnsafeMutableRawPointer(display), "xevent", unsafeBitCast(handler, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
            source = (display, number, window)
        }

        /// An event of X came: a structure that begins with its type, and has its window as the sixth word.
        private func hear(_ event: UnsafeRawPointer) {
            guard event.load(as: Int32.self) == configureNotify, idle == 0,
                event.load(fromByteOffset: 5 * MemoryLayout<UInt>.size, as: UInt.self) == source?.window
            else { return }
            idle = g_idle_add(
                { data in
                    guard let data else { return 0 }
                    let watcher = Unmanaged<MonitorWatcher>.fromOpaque(data).takeUnretainedValue()
                    watcher.idle = 0
                    watcher.look()
                    return 0
                }, Unmanaged.passUnretained(self).toOpaque())
        }

        private func leaveMonitor() {
            guard let monitor else { return }
            for handler in monitorHandlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(monitor), handler) }
            monitorHandlers = []
            self.monitor = nil
            g_object_unref(UnsafeMutableRawPointer(monitor))
        }

        private func look() {
            // A window that is on no monitor, or not yet, stays with the one it was on.
            guard let found = WindowSystem.monitor(of: surface) else { return }
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
