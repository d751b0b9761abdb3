#if GTK
    import CoreGraphics
    import Dispatch
    internal import CGTK
    internal import CX11
    import OctantDisplay
    import RenderServer

    /// Seconds from a change of a window to its being kept: one file for many changes.
    private let patience = 0.5

    /// Gives a window the size and place that it had when the program ran last, and keeps those that the user gives it.
    /// Render thread only.
    final class WindowKeeper {
        private let file: WindowStateFile
        private let window: UnsafeMutablePointer<GtkWindow>
        /// The state as the file has it.
        private var kept: WindowState?
        /// The place that the window is still to be brought to.
        private var place: WindowState.Place?
        private var timer: WakeTimer?
        /// Where files are written: a disk may be slow.
        private static let queue = DispatchQueue(label: "octant.window-state", qos: .utility)

        /// Keeps the state of `window`, which was not shown yet, in `file`, and gives it what is there, within
        /// `limits`.
        init(_ window: UnsafeMutablePointer<GtkWindow>, _ file: WindowStateFile, limits: SurfaceLimits) {
            (self.window, self.file) = (window, file)
            timer = WakeTimer { [unowned self] in save { Self.queue.async(execute: $0) } }
            kept = file.read()
            if let kept { apply(kept, limits) }
            for property in ["default-width", "default-height", "maximized", "fullscreened"] {
                Signal.connectNotify(window, property) { [weak self] in self?.noteChange() }
            }
        }

        private func apply(_ kept: WindowState, _ limits: SurfaceLimits) {
            let monitors = Self.monitors
            // The window system chooses the monitor: the window is to fit the largest.
            let most = monitors.max { $0.width * $0.height < $1.width * $1.height }
            var state = kept
            if let most { state = kept.clamped(to: limits, monitor: (most.width, most.height)) }
            gtk_window_set_default_size(window, gint(state.width), gint(state.height))
            if state.isMaximized { gtk_window_maximize(window) }
            if state.isFullScreen { gtk_window_fullscreen(window) }
            guard !state.isMaximized, !state.isFullScreen, kept.place != nil else { return }
            gtk_widget_realize(widget)
            guard let surface = gtk_native_get_surface(OpaquePointer(window)), XWindow(surface) != nil else { return }
            let scale = Int(gdk_surface_get_scale_factor(surface))
            let pixels = monitors.map { area in
                WindowState.Area(
                    x: area.x * scale, y: area.y * scale, width: area.width * scale, height: area.height * scale)
            }
            place = state.place(on: pixels, scale: scale)
            move()
        }

        private var widget: UnsafeMutablePointer<GtkWidget> {
            UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        }

        /// The monitors, in points.
        private static var monitors: [WindowState.Area] {
            guard let list = gdk_display_get_monitors(gdk_display_get_default()) else { return [] }
            return (0..<g_list_model_get_n_items(list)).compactMap { index in
                guard let item = g_list_model_get_item(list, index) else { return nil }
                defer { g_object_unref(item) }
                var area = GdkRectangle()
                gdk_monitor_get_geometry(OpaquePointer(item), &area)
                return WindowState.Area(
                    x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
            }
        }

        private var xWindow: XWindow? { gtk_native_get_surface(OpaquePointer(window)).flatMap { XWindow($0) } }

        private func move() {
            if let place { xWindow?.move(toX: place.x, y: place.y) }
        }

        /// The window is on the screen: a window manager may have placed it elsewhere.
        func didMap() {
            move()
            place = nil
        }

        /// The window has another size or place, as far as the window system tells.
        func noteChange() { timer?.set(HostClock().now() + patience) }

        /// Keeps the state now: the program may be about to end.
        func finish() {
            timer?.cancel()
            save { Self.queue.sync(execute: $0) }
        }

        private func save(_ write: (@escaping @Sendable () -> Void) -> Void) {
            guard let state = current, state != kept else { return }
            kept = state
            write { [file] in file.write(state) }
        }

        /// The window's state; nil before it has one.
        private var current: WindowState? {
            guard gtk_widget_get_mapped(widget) != 0 else { return nil }
            var (width, height) = (gint(0), gint(0))
            gtk_window_get_default_size(window, &width, &height)
            if width <= 0 || height <= 0 {
                (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
            }
            guard width > 0, height > 0 else { return nil }
            var state = WindowState(width: Int(width), height: Int(height))
            state.isMaximized = gtk_window_is_maximized(window) != 0
            state.isFullScreen = gtk_window_is_fullscreen(window) != 0
            // Where it was before, as its size then is what it has again.
            state.place = state.isMaximized || state.isFullScreen ? kept?.place : xWindow?.framePlace
            return state
        }
    }
#endif
