import Foundation

/// A client of an X server that sends what xdotool cannot. Xlib is loaded here, so that tests need no headers of it.
struct XClient {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Intern = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> UInt
    private typealias Send = @convention(c) (OpaquePointer?, UInt, Int32, Int, UnsafeMutableRawPointer?) -> Int32
    private typealias Close = @convention(c) (OpaquePointer?) -> Int32

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
        guard let window = UInt(window) else { throw ScreenError(description: "no window number: \(window)") }
        let intern = try function("XInternAtom", Intern.self)
        let send = try function("XSendEvent", Send.self)
        let close = try function("XCloseDisplay", Close.self)
        guard let display = try function("XOpenDisplay", Open.self)(name) else {
            throw ScreenError(description: "no display")
        }
        // An XClientMessageEvent, in the room of an XEvent: 24 longs.
        var event = [UInt](repeating: 0, count: 24)
        let clientMessage: UInt = 33
        let bitsPerDatum: UInt = 32
        event[0] = clientMessage
        event[4] = window
        event[5] = intern(display, "WM_PROTOCOLS", 0)
        event[6] = bitsPerDatum
        event[7] = intern(display, "WM_DELETE_WINDOW", 0)
        _ = send(display, window, 0, 0, &event)
        _ = close(display)
    }
}
