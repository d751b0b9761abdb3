#if GTK
    import CoreGraphics
    internal import CGTK
    internal import CX11
    import OctantDisplay
    import OctantBase

    /// Any type of a property, AnyPropertyType. Source: X.h.
    private let anyType: UInt = 0

    /// The window of an X server that is behind a GDK surface. Render thread only.
    struct XWindow {
        /// GDK's display that the window is on.
        let display: OpaquePointer
        /// Xlib's connection to the server, which is GDK's.
        let connection: OpaquePointer
        /// The server's number of the window.
        let id: UInt

        /// Nil where `surface` is none of an X server's.
        init?(_ surface: OpaquePointer) {
            guard let display = gdk_surface_get_display(surface),
                let connection = WindowSystem.connection(of: display),
                let window = loadedFunction("gdk_x11_surface_get_xid", as: WindowSystem.NumberGetter.self)
            else { return nil }
            (self.display, self.connection, id) = (display, connection, window(surface))
        }

        /// The position of the top left on the screen, in pixels; nil when the server does not report it.
        var origin: CGPoint? {
            var (x, y, child) = (Int32(0), Int32(0), UInt(0))
            guard XTranslateCoordinates(connection, id, root, 0, 0, &x, &y, &child) != 0 else { return nil }
            return CGPoint(x: CGFloat(x), y: CGFloat(y))
        }

        /// The format of the window's pixels, and their number; nil when the server does not report it.
        var attributes: XWindowAttributes? { attributes(of: id) }

        /// The window that all others are in.
        var root: UInt { XDefaultRootWindow(connection) }

        /// Makes the server notify this program of every window that appears, disappears, moves or is restacked.
        func askForStack() {
            guard let attributes = attributes(of: root) else { return }
            XSelectInput(connection, root, attributes.your_event_mask | SubstructureNotifyMask)
        }

        /// Whether `event`, an XEvent, may be about which windows lie on others.
        func concernsStack(_ event: UnsafeRawPointer) -> Bool {
            switch event.load(as: Int32.self) {
            case CirculateNotify, ConfigureNotify, MapNotify, UnmapNotify, DestroyNotify, ReparentNotify:
                event.load(as: XAnyEvent.self).window == root
            default: false
            }
        }

        /// The size in pixels of this window by `event`, an XEvent; nil when it has none.
        func size(by event: UnsafeRawPointer) -> (width: Int, height: Int)? {
            guard event.load(as: Int32.self) == ConfigureNotify else { return nil }
            let change = event.load(as: XConfigureEvent.self)
            return change.window == id ? (Int(change.width), Int(change.height)) : nil
        }

        /// Moves the window, with its window manager's frame, to this pixel of the screen.
        func move(toX x: Int, y: Int) {
            XMoveWindow(connection, id, Int32(clamping: x), Int32(clamping: y))
            XFlush(connection)
        }

        /// The position of the window manager's frame around the window, in pixels; nil when the server does not report
        /// it.
        var framePlace: WindowState.Place? {
            guard let origin else { return nil }
            // Left, right, top, bottom. Source: Extended Window Manager Hints, _NET_FRAME_EXTENTS.
            let extents = numbers(of: "_NET_FRAME_EXTENTS", count: 4)
            let (left, top) = extents.count == 4 ? (extents[0], extents[2]) : (0, 0)
            return WindowState.Place(x: Int(origin.x) - left, y: Int(origin.y) - top)
        }

        /// The numbers in a property of the window, at most `count`; none where it has none of this name.
        private func numbers(of property: String, count: Int) -> [Int] {
            var (type, format, found, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
            var bytes: UnsafeMutablePointer<UInt8>?
            let status = XGetWindowProperty(
                connection, id, XInternAtom(connection, property, 0), 0, count, 0, anyType, &type, &format,
                &found, &rest, &bytes)
            guard status == 0, let bytes else { return [] }
            defer { XFree(bytes) }
            // Xlib hands numbers of 32 bits over as C's long ones.
            guard format == 32 else { return [] }
            return bytes.withMemoryRebound(to: Int.self, capacity: Int(found)) { numbers in
                (0..<Int(found)).map { numbers[$0] }
            }
        }

        /// The same of another window.
        func attributes(of window: UInt) -> XWindowAttributes? {
            var attributes = XWindowAttributes()
            return XGetWindowAttributes(connection, window, &attributes) != 0 ? attributes : nil
        }
    }
#endif
