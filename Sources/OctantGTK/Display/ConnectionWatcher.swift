#if GTK
    import Foundation
    internal import CGTK
    internal import CX11
    import OctantBase

    /// Before everything that GDK does, so that a dead connection is noticed here first.
    private let watchPriority = G_PRIORITY_HIGH * 10

    /// Detects that the X server or the Wayland compositor is gone. Render thread only; exists as long as the process.
    ///
    /// GDK ends the process then. Instead the render thread reports it and stops for good: every GTK call would end the
    /// process. The other threads go on. One gap is left: when GDK itself meets the dead connection of a Wayland
    /// compositor first, while writing, the process still ends, with GDK's message and exit code 1.
    final class ConnectionWatcher {
        private let lost: (String) -> Void
        /// The functions for GLib; they exist as long as the process.
        private let functions: UnsafeMutablePointer<GSourceFuncs>

        /// A watcher; `lost` is called with the reason, once.
        init(lost: @escaping (String) -> Void) {
            self.lost = lost
            functions = .allocate(capacity: 1)
            functions.initialize(to: GSourceFuncs())
        }

        func start() {
            guard let display = gdk_display_get_default() else { return }
            watchXlib(display)
            guard let descriptor = descriptor(of: display) else { return }
            // GDK writes to the connection before it waits for events, so a check before that is needed too.
            functions.pointee.prepare = { source, _ in ConnectionWatcher.isClosed(source) ? 1 : 0 }
            functions.pointee.check = { source in ConnectionWatcher.isClosed(source) ? 1 : 0 }
            functions.pointee.dispatch = { _, _, data in
                ConnectionWatcher.end(data, "the connection to the display server is closed")
                return 0
            }
            let size = MemoryLayout<GSource>.stride + MemoryLayout<Int32>.stride
            guard let source = g_source_new(functions, guint(size)) else { return }
            UnsafeMutableRawPointer(source + 1).storeBytes(of: descriptor, as: Int32.self)
            g_source_add_unix_fd(source, descriptor, GIOCondition(G_IO_HUP.rawValue | G_IO_ERR.rawValue))
            g_source_set_callback(source, nil, Unmanaged.passRetained(self).toOpaque(), nil)
            g_source_set_priority(source, watchPriority)
            g_source_attach(source, nil)
            g_source_unref(source)
        }

        /// Whether the other end of the connection that `source` carries is gone.
        private static func isClosed(_ source: UnsafeMutablePointer<GSource>?) -> Bool {
            guard let source else { return true }
            var entry = pollfd(fd: UnsafeRawPointer(source + 1).load(as: Int32.self), events: 0, revents: 0)
            return poll(&entry, 1, 0) > 0
        }

        private static func end(_ data: UnsafeMutableRawPointer?, _ reason: String) {
            if let data { Unmanaged<ConnectionWatcher>.fromOpaque(data).takeUnretainedValue().lost(reason) }
            RenderThread.stand()
        }

        // MARK: What lies beneath GDK

        private typealias DescriptorFunction = @convention(c) (OpaquePointer?) -> Int32

        /// The file descriptor of the connection.
        private func descriptor(of display: OpaquePointer) -> Int32? {
            if let connection = WindowSystem.connection(of: display) { return XConnectionNumber(connection) }
            guard WindowSystem.isDisplay(display, "GdkWaylandDisplay"),
                let native = loadedFunction("gdk_wayland_display_get_wl_display", as: WindowSystem.Getter.self),
                let descriptor = loadedFunction("wl_display_get_fd", as: DescriptorFunction.self)
            else { return nil }
            return descriptor(native(display))
        }

        private typealias ErrorHandler = @convention(c) (OpaquePointer?) -> Int32
        private typealias ExitHandler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

        /// Xlib reports a dead connection in the middle of any call: replaces GDK as the handler.
        private func watchXlib(_ display: OpaquePointer) {
            guard let connection = WindowSystem.connection(of: display),
                let setErrorHandler = loadedFunction(
                    "XSetIOErrorHandler",
                    as: (@convention(c) (ErrorHandler?) -> OpaquePointer?).self
                ),
                let setExitHandler = loadedFunction(
                    "XSetIOErrorExitHandler",
                    as: (@convention(c) (OpaquePointer?, ExitHandler?, UnsafeMutableRawPointer?) -> Void).self
                )
            else { return }
            _ = setErrorHandler { _ in 0 }
            setExitHandler(
                connection,
                { _, data in ConnectionWatcher.end(data, "the X server is gone") },
                Unmanaged.passRetained(self).toOpaque()
            )
        }
    }
#endif
