#if GTK
    internal import CGTK

    /// Follows what the X server says of a window and GDK does not pass on. Render thread only.
    ///
    /// Whether other windows cover it only the server itself knows, and only where it draws the windows on top of one
    /// another: with a compositor every window is whole. There, and on Wayland, the compositor lets covered windows wait for
    /// their next frame.
    final class XWindowWatcher {
        private let display: UnsafeMutableRawPointer
        private var handler: gulong = 0

        /// Calls `changed` with each change of the window of `surface`, until `stop()`. Nil where `surface` is none of an X
        /// server's.
        init?(_ surface: OpaquePointer, _ changed: @escaping (XWindow.Change) -> Void) {
            guard let window = XWindow(surface), let display = gdk_surface_get_display(surface) else { return nil }
            self.display = UnsafeMutableRawPointer(display)
            handler = Signal.connectFilter(self.display, "xevent") { event in
                if let change = window.change(by: event) { changed(change) }
            }
            window.askForCovers()
        }

        /// Follows nothing any more.
        func stop() {
            g_signal_handler_disconnect(display, handler)
        }
    }
#endif
