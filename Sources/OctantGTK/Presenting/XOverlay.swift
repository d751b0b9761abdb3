#if GTK
    import RenderServer
    internal import CX11

    /// A window over a part of one of GTK's, which passes all input on to that (X11). Render thread only.
    ///
    /// It begins with the pixels that are there, and what shows stays when it goes, until something else is drawn.
    final class XOverlay {
        /// The server's number of it.
        let id: UInt
        private let window: XWindow

        /// Over all that is in `window`, and has these pixels of it.
        init(_ window: XWindow, _ rect: PixelRect) {
            self.window = window
            // No background, which would be painted.
            var attributes = XSetWindowAttributes()
            id = XCreateWindow(
                window.connection, window.id, Int32(clamping: rect.x), Int32(clamping: rect.y),
                UInt32(clamping: max(rect.width, 1)), UInt32(clamping: max(rect.height, 1)), 0, Int32(CopyFromParent),
                UInt32(InputOutput), nil, UInt(CWBackPixmap), &attributes)
            let nothing = XFixesCreateRegion(window.connection, nil, 0)
            XFixesSetWindowShapeRegion(window.connection, id, ShapeInput, 0, 0, nothing)
            XFixesDestroyRegion(window.connection, nothing)
            XMapRaised(window.connection, id)
            // From now on: what shows is as it should be.
            XSelectInput(window.connection, id, ExposureMask)
        }

        deinit { XDestroyWindow(window.connection, id) }
    }
#endif
