#if GTK
    import Foundation
    import RenderServer
    internal import CGTK

    /// Seconds that the accessibility bus has to answer, the time to start it among them. Nothing waits meanwhile.
    private let patience = 10.0

    /// The name of the service that knows the accessibility bus: at-spi2's launcher, which the session bus starts when
    /// it is first asked.
    private let launcherName = "org.a11y.Bus"
    private let launcherPath = "/org/a11y/bus"

    /// Finds out whether the bus that screen readers are on exists and answers. Render thread only.
    ///
    /// at-spi2's bridge connects to it without a limit of time, and windows would be frozen as long. So it is started
    /// only after the bus has answered.
    final class AccessibilityBus {
        private let limit = g_cancellable_new()
        private var timer: WakeTimer?
        private var tell: ((String?) -> Void)?

        deinit { g_object_unref(limit.map(UnsafeMutableRawPointer.init)) }

        /// Calls `tell` with what is wrong with the bus, or nil when the bridge can be started. It is called once, and
        /// after this returns.
        func find(_ tell: @escaping (_ failure: String?) -> Void) {
            self.tell = tell
            let timer = WakeTimer { [unowned self] in g_cancellable_cancel(limit) }
            timer.set(HostClock().now() + patience)
            self.timer = timer
            if let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
                return connect(to: address)
            }
            g_bus_get(
                G_BUS_TYPE_SESSION, limit,
                { _, result, data in
                    AccessibilityBus.answer(data) { search, error in
                        guard let bus = g_bus_get_finish(result, error) else { return }
                        search.askLauncher(on: bus)
                    }
                }, Unmanaged.passRetained(self).toOpaque())
        }

        private func askLauncher(on bus: OpaquePointer) {
            g_dbus_connection_call(
                bus, launcherName, launcherPath, launcherName, "GetAddress", nil, nil, G_DBUS_CALL_FLAGS_NONE,
                gint(patience * 1000), limit,
                { source, result, data in
                    AccessibilityBus.answer(data) { search, error in
                        guard
                            let answer = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, error)
                        else { return }
                        defer { g_variant_unref(answer) }
                        search.connect(to: AccessibilityBus.text(in: answer))
                    }
                }, Unmanaged.passRetained(self).toOpaque())
            g_object_unref(UnsafeMutableRawPointer(bus))
        }

        /// The text of `answer`; empty for another answer.
        private static func text(in answer: OpaquePointer) -> String {
            guard g_variant_classify(answer) == G_VARIANT_CLASS_TUPLE, g_variant_n_children(answer) == 1,
                let child = g_variant_get_child_value(answer, 0)
            else { return "" }
            defer { g_variant_unref(child) }
            guard g_variant_classify(child) == G_VARIANT_CLASS_STRING, let text = g_variant_get_string(child, nil)
            else {
                return ""
            }
            return String(cString: text)
        }

        /// Connects to the bus at `address`, and leaves it again.
        private func connect(to address: String) {
            let flags =
                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
            g_dbus_connection_new_for_address(
                address, GDBusConnectionFlags(flags), nil, limit,
                { _, result, data in
                    AccessibilityBus.answer(data) { search, error in
                        guard let bus = g_dbus_connection_new_for_address_finish(result, error) else { return }
                        g_dbus_connection_close(bus, nil, nil, nil)
                        g_object_unref(UnsafeMutableRawPointer(bus))
                        search.end(nil)
                    }
                }, Unmanaged.passRetained(self).toOpaque())
        }

        /// Handles an answer to the search in `data`: `body` continues with it, or leaves an error.
        private static func answer(
            _ data: UnsafeMutableRawPointer?,
            _ body: (AccessibilityBus, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Void
        ) {
            guard let data else { return }
            let search = Unmanaged<AccessibilityBus>.fromOpaque(data).takeRetainedValue()
            var error: UnsafeMutablePointer<GError>?
            body(search, &error)
            if error != nil { search.end(SessionBus.text(of: &error)) }
        }

        private func end(_ failure: String?) {
            timer = nil
            tell?(failure)
            tell = nil
        }
    }
#endif
