#if GTK
    import RenderServer
    internal import CGTK

    /// Seconds from a change among the windows of a screen to a check of them: one check for many changes.
    private let patience = 0.1

    /// Follows what the X server reports about a window and GDK does not pass on. Render thread only.
    ///
    /// With a compositor every window is whole, and this reports no covers. There, and on Wayland, the compositor lets
    /// covered windows wait for their next frame.
    final class XWindowWatcher {
        /// A change of the window.
        enum Change {
            /// Whether nothing of it is seen.
            case covered(Bool)
            /// The window has this size in pixels.
            case resized(width: Int, height: Int)
        }

        private let window: XWindow
        private let changed: (Change) -> Void
        private var handler: gulong = 0
        /// There while a check is due: GLib looks at every timer in each turn of its loop.
        private var timer: WakeTimer?
        private var isCovered = false

        /// Calls `changed` with each change of the window of `surface`, until `stop()`. Nil where `surface` is none of
        /// an X server's.
        init?(_ surface: OpaquePointer, _ changed: @escaping (Change) -> Void) {
            guard let window = XWindow(surface) else { return nil }
            (self.window, self.changed) = (window, changed)
            handler = Signal.connectFilter(UnsafeMutableRawPointer(window.display), "xevent") { [unowned self] event in
                handle(event)
                return false
            }
            window.askForStack()
        }

        /// Follows nothing any more.
        func stop() {
            g_signal_handler_disconnect(UnsafeMutableRawPointer(window.display), handler)
            timer = nil
        }

        private func handle(_ event: UnsafeRawPointer) {
            if let size = window.size(by: event) { changed(.resized(width: size.width, height: size.height)) }
            guard window.concernsStack(event), timer == nil else { return }
            timer = WakeTimer { [unowned self] in check() }
            timer?.set(HostClock().now() + patience)
        }

        private func check() {
            timer = nil
            let isCovered = gdk_display_is_composited(window.display) == 0 && window.isCovered
            guard isCovered != self.isCovered else { return }
            self.isCovered = isCovered
            changed(.covered(isCovered))
        }
    }
#endif
