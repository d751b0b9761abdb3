#if GTK
    import CoreGraphics
    internal import CGTK
    internal import CX11

    /// The window of an X server that is behind a GDK surface. Render thread only.
    struct XWindow {
        /// Xlib's connection to the server, which is GDK's.
        let connection: OpaquePointer
        /// The server's number of the window.
        let id: UInt

        /// Nil where `surface` is none of an X server's.
        init?(_ surface: OpaquePointer) {
            guard let display = gdk_surface_get_display(surface),
                WindowSystem.isDisplay(display, "GdkX11Display"),
                let native = WindowSystem.function("gdk_x11_display_get_xdisplay", as: WindowSystem.Getter.self),
                let window = WindowSystem.function("gdk_x11_surface_get_xid", as: WindowSystem.NumberGetter.self),
                let connection = native(display)
            else { return nil }
            (self.connection, id) = (connection, window(surface))
        }

        /// Where the top left stands on the screen, in pixels; nil when the server does not say.
        var origin: CGPoint? {
            var (x, y, child) = (Int32(0), Int32(0), UInt(0))
            guard XTranslateCoordinates(connection, id, XDefaultRootWindow(connection), 0, 0, &x, &y, &child) != 0
            else {
                return nil
            }
            return CGPoint(x: CGFloat(x), y: CGFloat(y))
        }

        /// How the window keeps its pixels, and which events of it GDK asked for; nil when the server does not say.
        var attributes: XWindowAttributes? {
            var attributes = XWindowAttributes()
            return XGetWindowAttributes(connection, id, &attributes) != 0 ? attributes : nil
        }

        /// Has the server tell this program too when the window is covered or seen again.
        func askForCovers() {
            guard let attributes else { return }
            XSelectInput(connection, id, attributes.your_event_mask | VisibilityChangeMask)
        }

        /// What an event of the server's may say of a window.
        enum Change {
            /// Whether nothing of it is seen.
            case covered(Bool)
            /// It has another place or size.
            case configured
        }

        /// What `event`, an XEvent, says of this window; nil when it is about something else.
        func change(by event: UnsafeRawPointer) -> Change? {
            switch event.load(as: Int32.self) {
            case VisibilityNotify:
                let change = event.load(as: XVisibilityEvent.self)
                return change.window == id ? .covered(change.state == VisibilityFullyObscured) : nil
            case ConfigureNotify:
                return event.load(as: XConfigureEvent.self).window == id ? .configured : nil
            default:
                return nil
            }
        }
    }
#endif
