#if GTK
    import Foundation
    internal import CGTK
    import OctantBase
    import OctantDisplay

    /// The variables by which a desktop passes on what the user did to start a program, and GLib's names of them.
    private let tokens = ["DESKTOP_STARTUP_ID": "desktop-startup-id", "XDG_ACTIVATION_TOKEN": "activation-token"]

    /// The program on the session bus, where it has one instance: GLib's application of its identifier. A later start
    /// hands over what it was to do, and the first one is told. Render thread only; exists as long as the process.
    enum ProgramInstance {
        /// What this start is.
        enum Role {
            /// The first, and as such known on the bus.
            case first
            /// Another runs, and was told.
            case later
            /// The only one that this start knows of: there is no bus to ask.
            case alone
        }

        /// Called with what is asked of the program.
        private static let handler = Locked<@Sendable (ProgramRequest) -> Void>({ _ in })

        /// GLib's application as it is registered on the bus; nil before it is. Render thread only.
        private nonisolated(unsafe) static var registered: UnsafeMutablePointer<GApplication>?

        /// Asks the session bus, which `SessionBus.join` has found, whether the program runs already; if so, hands over
        /// its addresses.
        static func claim(_ program: ProgramDescription) -> Role {
            guard SessionBus.isThere else {
                Log.once(
                    "program.single",
                    "there is no session bus: a second start of \(program.identifier) is not handed over to the first")
                return .alone
            }
            let application: UnsafeMutablePointer<GApplication>
            do {
                application = try register(program, G_APPLICATION_HANDLES_OPEN)
            } catch {
                Log.once(
                    "program.single",
                    "a second start of \(program.identifier) is not handed over to the first: \(error.reason)")
                return .alone
            }
            guard g_application_get_is_remote(application) != 0 else {
                registered = application
                return .first
            }
            if program.addresses.isEmpty {
                g_application_activate(application)
            } else {
                var files = program.addresses.map { g_file_new_for_uri($0) }
                g_application_open(application, &files, gint(files.count), "")
            }
            let bus = g_application_get_dbus_connection(application)
            _ = SessionBus.withPatience { g_dbus_connection_flush_sync(bus, $0, nil) }
            return .later
        }

        /// GLib's application of `program`, registered with the bus the first time; nil where it cannot be, which is
        /// logged once. Where another start has the identifier already, this one has none on the bus.
        static func application(of program: ProgramDescription) -> UnsafeMutablePointer<GApplication>? {
            if let registered { return registered }
            guard SessionBus.isThere else { return nil }
            do {
                var application = try register(program, G_APPLICATION_HANDLES_OPEN)
                if g_application_get_is_remote(application) != 0 {
                    g_object_unref(application)
                    application = try register(program, G_APPLICATION_NON_UNIQUE)
                }
                registered = application
                return application
            } catch {
                Log.once("program.bus", "\(program.identifier) is not known on the session bus: \(error.reason)")
                return nil
            }
        }

        /// Why the bus does not know a program.
        private struct Fault: Error {
            let reason: String
        }

        private static func register(
            _ program: ProgramDescription, _ flags: GApplicationFlags
        ) throws(Fault) -> UnsafeMutablePointer<GApplication> {
            handler.withLock { $0 = program.handle }
            guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
                throw Fault(reason: "GLib makes no application")
            }
            let application = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GApplication.self)
            g_application_set_application_id(application, program.identifier)
            g_application_set_flags(application, flags)
            var error: UnsafeMutablePointer<GError>?
            guard SessionBus.withPatience({ g_application_register(application, $0, &error) }) != 0 else {
                g_object_unref(object)
                throw Fault(reason: SessionBus.text(of: &error))
            }
            return application
        }

        /// GLib's application with our functions in it: the signals would do for the first two.
        private static let type = g_type_register_static_simple(
            g_application_get_type(), "OctantProgram", guint(MemoryLayout<GApplicationClass>.size),
            { table, _ in
                guard let functions = table?.assumingMemoryBound(to: GApplicationClass.self) else { return }
                functions.pointee.activate = { _ in ProgramInstance.tell(.activate) }
                functions.pointee.open = { _, files, count, _ in
                    let addresses = (0..<Int(count)).compactMap { index in
                        files?[index].flatMap(ProgramInstance.address)
                    }
                    ProgramInstance.tell(.open(addresses))
                }
                functions.pointee.add_platform_data = { _, builder in ProgramInstance.addTokens(to: builder) }
                functions.pointee.before_emit = { _, data in ProgramInstance.take(tokensOf: data) }
            }, guint(MemoryLayout<GApplication>.size), nil, GTypeFlags(rawValue: 0))

        static func tell(_ request: ProgramRequest) { handler.withLock { $0 }(request) }

        private static func address(of file: OpaquePointer) -> String? {
            guard let text = g_file_get_uri(file) else { return nil }
            defer { g_free(text) }
            return String(cString: text)
        }

        /// Passes on what the user did to start this program: without it window managers may refuse to bring the
        /// other's window to the front.
        private static func addTokens(to builder: UnsafeMutablePointer<GVariantBuilder>?) {
            for (variable, name) in tokens {
                guard let token = getenv(variable).map({ String(cString: $0) }), !token.isEmpty else { continue }
                let value = g_variant_new_variant(g_variant_new_string(token))
                g_variant_builder_add_value(builder, g_variant_new_dict_entry(g_variant_new_string(name), value))
            }
        }

        /// Tells GDK what the user did to start the other.
        private static func take(tokensOf data: OpaquePointer?) {
            guard let data, let display = gdk_display_get_default() else { return }
            let isX = WindowSystem.isDisplay(display, "GdkX11Display")
            for name in tokens.values.ordered() {
                guard let value = g_variant_lookup_value(data, name, nil).map(Variant.init(owning:)),
                    let token = value.text
                else { continue }
                typealias Setter = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void
                let setter =
                    isX
                    ? "gdk_x11_display_set_startup_notification_id"
                    : "gdk_wayland_display_set_startup_notification_id"
                loadedFunction(setter, as: Setter.self)?(display, token)
                return
            }
        }
    }
#endif
