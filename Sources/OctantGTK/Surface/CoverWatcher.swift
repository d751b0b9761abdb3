#if GTK
    internal import CGTK

    /// Notices when other windows cover all of a window, and when it is seen again, on an X server. Render thread only.
    ///
    /// Only the server itself knows, and only where it draws the windows on top of one another: with a compositor every
    /// window is whole. There, and on Wayland, the compositor lets covered windows wait for their next frame.
    final class CoverWatcher {
        private let display: UnsafeMutableRawPointer
        private var handler: gulong = 0

        /// Calls `changed` with whether nothing of the window of `surface` is seen, each time that turns, until `stop()`.
        /// Nil where `surface` is none of an X server's.
        init?(_ surface: OpaquePointer, _ changed: @escaping (Bool) -> Void) {
            guard let window = XWindow(surface), let display = gdk_surface_get_display(surface) else { return nil }
            self.display = UnsafeMutableRawPointer(display)
            handler = Signal.connectFilter(self.display, "xevent") { event in
                if let isCovered = window.isCovered(by: event) { changed(isCovered) }
            }
            window.askForCovers()
        }

        /// Follows nothing any more.
        func stop() {
            g_signal_handler_disconnect(display, handler)
        }
    }
#endif
