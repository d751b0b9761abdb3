#if GTK
    import Dispatch
    import Foundation
    internal import CGTK
    import OctantBase

    /// Seconds that the session bus has to answer. A working one does so in a few milliseconds.
    private let patience = 0.5

    /// The desktop's session bus. It is optional, so a program goes on without it, and when it ends.
    enum SessionBus {
        /// Whether the bus was asked and did not answer.
        private static let isSilent = Locked(false)

        /// Whether there is a session bus, according to the environment and `join`. GLib would start one where there is
        /// none. Any thread.
        static var isThere: Bool {
            if isSilent.withLock({ $0 }) { return false }
            let environment = ProcessInfo.processInfo.environment
            if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty }
            guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
            return FileManager.default.fileExists(atPath: folder + "/bus")
        }

        /// Joins the bus that is there before GTK does. Call it before GTK is initialised, on its thread.
        ///
        /// GTK joins it while it starts, and waits for ever for a bus that accepts the call and does not answer. Here
        /// such a bus counts as absent after half a second, for GTK too.
        static func join() {
            guard isThere else { return }
            var error: UnsafeMutablePointer<GError>?
            guard let bus = withPatience({ g_bus_get_sync(G_BUS_TYPE_SESSION, $0, &error) }) else {
                giveUp(because: text(of: &error))
                return
            }
            // GLib would end the process with the bus. The process shares the one connection, and this hold on it is
            // never let go of: the next would be one that ends the process again.
            g_dbus_connection_set_exit_on_close(bus, 0)
        }

        /// Runs `body`, which asks something of the bus, and returns its result. What `body` is given is cancelled
        /// after half a second.
        static func withPatience<Result>(_ body: (UnsafeMutablePointer<GCancellable>?) -> Result) -> Result {
            let limit = g_cancellable_new()
            let isOver = Locked(false)
            let waiting = Confined(limit)
            DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
                isOver.withLock { if !$0 { g_cancellable_cancel(waiting.value) } }
            }
            defer {
                isOver.withLock { $0 = true }
                g_object_unref(limit.map(UnsafeMutableRawPointer.init))
            }
            return body(limit)
        }

        /// Returns what `error` says, and frees it.
        static func text(of error: inout UnsafeMutablePointer<GError>?) -> String {
            defer {
                if let found = error { g_error_free(found) }
                error = nil
            }
            return error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "no reason given"
        }

        private static func giveUp(because reason: String) {
            isSilent.withLock { $0 = true }
            // The value that GTK and at-spi2 read as "there is none".
            setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
            Log.once(
                "bus.session", "no session bus: screen readers and the desktop's settings are out of reach (\(reason))")
        }
    }
#endif
