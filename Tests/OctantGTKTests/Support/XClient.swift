import Foundation

/// A client of an X server that sends what xdotool cannot. Xlib is loaded here, so that tests need no headers of it.
struct XClient {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Intern = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> UInt
    private typealias Send = @convention(c) (OpaquePointer?, UInt, Int32, Int, UnsafeMutableRawPointer?) -> Int32
    private typealias Close = @convention(c) (OpaquePointer?) -> Int32

    private typealias Select = @convention(c) (OpaquePointer?, UInt, Int) -> Int32
    private typealias Root = @convention(c) (OpaquePointer?) -> UInt
    private typealias MakeWindow =
        @convention(c) (
            OpaquePointer?, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt
        ) -> UInt
    private typealias Convert = @convention(c) (OpaquePointer?, UInt, UInt, UInt, UInt, UInt) -> Int32
    private typealias Next = @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer?) -> Int32
    private typealias GetProperty =
        @convention(c) (
            OpaquePointer?, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>?,
            UnsafeMutablePointer<Int32>?,
            UnsafeMutablePointer<UInt>?, UnsafeMutablePointer<UInt>?,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
        ) -> Int32
    private typealias SetProperty =
        @convention(c) (OpaquePointer?, UInt, UInt, UInt, Int32, Int32, UnsafeMutableRawPointer?, Int32) -> Int32
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Int32

    private let library: UnsafeMutableRawPointer
    private let name: String

    init(_ screen: XScreen) throws {
        guard let library = dlopen("libX11.so.6", RTLD_NOW), let name = screen.environment["DISPLAY"] else {
            throw ScreenError(description: "no Xlib")
        }
        (self.library, self.name) = (library, name)
    }

    private func function<Signature>(_ name: String, _ type: Signature.Type) throws -> Signature {
        guard let symbol = dlsym(library, name) else { throw ScreenError(description: "no \(name)") }
        return unsafeBitCast(symbol, to: type)
    }

    /// Asks the window to close, as a window manager's close button does.
    func requestClose(ofWindow window: String) throws {
        let close = try function("XCloseDisplay", Close.self)
        let display = try send("WM_DELETE_WINDOW", toWindow: window)
        _ = close(display)
    }

    /// Marks the window as in these states of `_NET_WM_STATE` and no others, as a window manager does.
    func setState(_ names: [String], ofWindow window: String) throws {
        guard let window = UInt(window) else { throw ScreenError(description: "no window number: \(window)") }
        let (intern, close) = (try function("XInternAtom", Intern.self), try function("XCloseDisplay", Close.self))
        guard let display = try function("XOpenDisplay", Open.self)(name) else {
            throw ScreenError(description: "no display")
        }
        // Xlib takes values of 32 bits as C's long ones; the type of atoms is 4, and what is there is replaced by 0.
        var atoms = names.map { intern(display, $0, 0) }
        _ = try function("XChangeProperty", SetProperty.self)(
            display, window, intern(display, "_NET_WM_STATE", 0), 4, 32, 0, &atoms, Int32(atoms.count))
        _ = close(display)
    }

    /// Asks the window whether its program answers, as a window manager does. Returns how many seconds that took; nil
    /// without an answer within `seconds`.
    func ping(window: String, within seconds: Double) throws -> Double? {
        let next = try function("XCheckTypedEvent", Next.self)
        let close = try function("XCloseDisplay", Close.self)
        let begin = Date()
        let display = try send("_NET_WM_PING", toWindow: window)
        defer { _ = close(display) }
        let ping = try function("XInternAtom", Intern.self)(display, "_NET_WM_PING", 0)
        let root = try function("XDefaultRootWindow", Root.self)(display)
        var event = [UInt](repeating: 0, count: 24)
        repeat {
            while next(display, Int32(Self.clientMessage), &event) != 0 {
                guard event[7] == ping, event[4] == root, "\(event[9])" == window else { continue }
                return Date().timeIntervalSince(begin)
            }
            usleep(1000)
        } while Date().timeIntervalSince(begin) < seconds
        return nil
    }

    private static let clientMessage: UInt = 33

    /// Sends `window` the message `protocol` of `WM_PROTOCOLS`. Returns the connection, which gets what is sent to the
    /// root window.
    private func send(_ protocol: String, toWindow window: String) throws -> OpaquePointer {
        guard let window = UInt(window) else { throw ScreenError(description: "no window number: \(window)") }
        let intern = try function("XInternAtom", Intern.self)
        let send = try function("XSendEvent", Send.self)
        guard let display = try function("XOpenDisplay", Open.self)(name) else {
            throw ScreenError(description: "no display")
        }
        let substructureNotify = 1 << 19
        let root = try function("XDefaultRootWindow", Root.self)(display)
        _ = try function("XSelectInput", Select.self)(display, root, substructureNotify)
        // An XClientMessageEvent, in the space of an XEvent: 24 longs.
        var event = [UInt](repeating: 0, count: 24)
        let bitsPerDatum: UInt = 32
        event[0] = Self.clientMessage
        event[4] = window
        event[5] = intern(display, "WM_PROTOCOLS", 0)
        event[6] = bitsPerDatum
        event[7] = intern(display, `protocol`, 0)
        // A ping names its window once more: the answer comes to the root.
        event[9] = window
        _ = send(display, window, 0, 0, &event)
        _ = try function("XFlush", Close.self)(display)
        return display
    }

    /// The text that a program would paste: that which the owner of the clipboard returns within ten seconds.
    func clipboardText() throws -> String {
        let intern = try function("XInternAtom", Intern.self)
        let convert = try function("XConvertSelection", Convert.self)
        let next = try function("XCheckTypedEvent", Next.self)
        let property = try function("XGetWindowProperty", GetProperty.self)
        let close = try function("XCloseDisplay", Close.self)
        guard let display = try function("XOpenDisplay", Open.self)(name) else {
            throw ScreenError(description: "no display")
        }
        defer { _ = close(display) }
        let root = try function("XDefaultRootWindow", Root.self)(display)
        let window = try function("XCreateSimpleWindow", MakeWindow.self)(display, root, 0, 0, 1, 1, 0, 0, 0)
        let (text, answer) = (intern(display, "UTF8_STRING", 0), intern(display, "OCTANT_TEST", 0))
        let (selectionNotify, propertyOfAnswer): (Int32, Int) = (31, 7)
        var event = [UInt](repeating: 0, count: 24)
        let deadline = Date(timeIntervalSinceNow: 10)
        // The clipboard may be about to change hands: until there is an answer, it is asked again.
        repeat {
            _ = convert(display, intern(display, "CLIPBOARD", 0), text, answer, window, 0)
            while next(display, selectionNotify, &event) == 0 {
                guard Date() < deadline else { throw ScreenError(description: "nobody answers for the clipboard") }
                usleep(1000)
            }
        } while event[propertyOfAnswer] == 0 && Date() < deadline
        var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        let most = 1 << 16
        let status = property(
            display, window, answer, 0, most, 0, text, &type, &format, &count, &rest, &bytes)
        guard status == 0, let bytes else { throw ScreenError(description: "the clipboard has no text") }
        defer { _ = try? function("XFree", Free.self)(bytes) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }
}
