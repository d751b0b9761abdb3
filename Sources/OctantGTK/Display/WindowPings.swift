#if GTK
    import CoreGraphics
    internal import CGTK
    internal import CX11

    /// The most pings that wait for an answer: a window manager that asks so often has its answer by the newest.
    private let limit = 16

    /// The pings by which a window manager finds out whether the program of a window of an X server answers
    /// (`_NET_WM_PING`). GDK would answer at once, from a thread that always runs; here the app's own answer is
    /// awaited. Render thread only.
    ///
    /// On Wayland the compositor asks the connection, not the window, and libwayland allows one listener: GDK's.
    final class WindowPings {
        private let window: XWindow
        private let ask: () -> Int
        private let protocols: UInt, ping: UInt
        private var handler: gulong = 0
        /// The events to be sent back, with the number of the ping that the app is to answer first.
        private var waiting: [(number: Int, event: XEvent)] = []

        /// Handles the pings of the window of `surface` until `stop()`. At each, `ask` asks the app and returns the
        /// question's number. Nil where `surface` is none of an X server's.
        init?(_ surface: OpaquePointer, ask: @escaping () -> Int) {
            guard let window = XWindow(surface) else { return nil }
            (self.window, self.ask) = (window, ask)
            protocols = XInternAtom(window.connection, "WM_PROTOCOLS", 0)
            ping = XInternAtom(window.connection, "_NET_WM_PING", 0)
            handler = Signal.connectFilter(UnsafeMutableRawPointer(window.display), "xevent") { [unowned self] event in
                handle(event)
            }
        }

        /// Whether a ping was not answered yet.
        var isWaiting: Bool { !waiting.isEmpty }

        /// Records that the app answered the question `number`, and so all before it: the window manager is notified.
        func answer(upTo number: Int) {
            while let first = waiting.first, first.number <= number {
                waiting.removeFirst()
                var event = first.event
                event.xclient.window = window.root
                XSendEvent(
                    window.connection, window.root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
                XFlush(window.connection)
            }
        }

        /// Stops handling pings.
        func stop() {
            g_signal_handler_disconnect(UnsafeMutableRawPointer(window.display), handler)
            waiting = []
        }

        /// Returns whether `event`, an XEvent, was a ping of this window.
        private func handle(_ event: UnsafeRawPointer) -> Bool {
            guard event.load(as: Int32.self) == ClientMessage else { return false }
            let message = event.load(as: XClientMessageEvent.self)
            guard message.window == window.id, message.message_type == protocols, message.format == 32,
                message.data.l.0 == Int(bitPattern: ping)
            else { return false }
            if waiting.count == limit { waiting.removeFirst() }
            waiting.append((ask(), event.load(as: XEvent.self)))
            return true
        }
    }
#endif
