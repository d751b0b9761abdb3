#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Notifications on a desktop. One at a time: they wait for other programs.
    @Suite("Notifications on the desktop", .serialized)
    struct ProgramNotificationsTests {
        @Test("the desktop's service shows one with its title and text, a click comes back, and it is taken back")
        func service() throws {
            let (screen, bus, program) = (try XScreen(), try BusService(), try MannersProgram())
            try bus.start(Self.script, [])
            let process = try program.start(on: screen, bus.environment)
            defer { process.kill() }
            try process.expect("shown 320x240")
            process.send("notify page The next page")
            try process.expect("added ")
            try bus.program?.expect("Notify | The next page | Chapter 7 / It goes on.")
            bus.program?.send("click")
            try process.expect("chosen page")
            process.send("notify other Another")
            try bus.program?.expect("Notify | Another | Chapter 7 / It goes on.")
            // Once a click came back, so did the numbers of those before it.
            process.send("notify last The last")
            try bus.program?.expect("Notify | The last | Chapter 7 / It goes on.")
            bus.program?.send("click")
            try process.expect("chosen last")
            process.send("withdraw other")
            try bus.program?.expect("CloseNotification 2")
        }

        @Test("one that is to come later does, and what was asked for after it comes first")
        func later() throws {
            let (screen, bus, program) = (try XScreen(), try BusService(), try MannersProgram())
            try bus.start(Self.script, [])
            let process = try program.start(on: screen, bus.environment)
            defer { process.kill() }
            try process.expect("shown 320x240")
            process.send("later page The next page")
            try process.expect("added ")
            process.send("notify other Another")
            try bus.program?.expect("Notify | Another | Chapter 7 / It goes on.")
            try bus.program?.expect("Notify | The next page | Chapter 7 / It goes on.")
        }

        @Test("in a sandbox the portal shows it")
        func portal() throws {
            let (screen, bus, program) = (try XScreen(), try BusService(), try MannersProgram())
            try bus.start(Self.portalScript, [])
            let process = try program.start(on: screen, bus.environment.merging(["GTK_USE_PORTAL": "1"]) { $1 })
            defer { process.kill() }
            try process.expect("shown 320x240")
            process.send("notify page The next page")
            try bus.program?.expect("AddNotification page The next page")
            try process.expect("chosen page")
        }

        @Test("without a session bus the program is told that it cannot be shown")
        func withoutBus() throws {
            let (screen, program) = (try XScreen(), try MannersProgram())
            let process = try program.start(on: screen)
            defer { process.kill() }
            try process.expect("shown 320x240")
            process.send("notify page The next page")
            try process.first(within: 20) { $0.contains("notificationsNotAllowed") ? () : nil }
        }

        /// The desktop's service for notifications. It prints what it is asked, and at `click` plays the user's click
        /// on the last one.
        private static let script = """
            import sys, threading
            from gi.repository import Gio, GLib
            name, path = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
            node = Gio.DBusNodeInfo.new_for_xml(
                '<node><interface name="%s"><method name="Notify"><arg type="s" direction="in"/>'
                '<arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>'
                '<arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/>'
                '<arg type="i" direction="in"/><arg type="u" direction="out"/></method>'
                '<method name="CloseNotification"><arg type="u" direction="in"/></method>'
                '<signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal></interface></node>' % name)
            number = 0
            def call(bus, sender, object, interface, method, arguments, invocation):
                global number
                if method == "Notify":
                    number += 1
                    _, _, _, title, body = arguments.unpack()[:5]
                    # The number goes first: a click on what the program has no number of yet is nobody's.
                    invocation.return_value(GLib.Variant("(u)", (number,)))
                    bus.flush_sync(None)
                    print("Notify", title, body.replace("\\n", " / "), sep=" | ", flush=True)
                else:
                    print("CloseNotification", *arguments, flush=True)
                    invocation.return_value(None)
            bus = Gio.bus_get_sync(Gio.BusType.SESSION)
            bus.register_object(path, node.interfaces[0], call, None, None)
            Gio.bus_own_name_on_connection(bus, name, 0, lambda *_: print("ready", flush=True), None)
            def listen():
                for line in sys.stdin:
                    bus.emit_signal(None, path, name, "ActionInvoked", GLib.Variant("(us)", (number, "default")))
            threading.Thread(target=listen, daemon=True).start()
            GLib.MainLoop().run()
            """

        /// The desktop's portal for notifications. It prints each, and plays the user's click on it.
        private static let portalScript = """
            from gi.repository import Gio, GLib
            name, path = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
            interface = "org.freedesktop.portal.Notification"
            node = Gio.DBusNodeInfo.new_for_xml(
                '<node><interface name="%s"><method name="AddNotification"><arg type="s" direction="in"/>'
                '<arg type="a{sv}" direction="in"/></method>'
                '<method name="RemoveNotification"><arg type="s" direction="in"/></method>'
                '</interface></node>' % interface)
            def call(bus, sender, object, interface, method, arguments, invocation):
                invocation.return_value(None)
                key, values = arguments.unpack()
                print(method, key, values["title"], flush=True)
                action, target = values["default-action"], values["default-action-target"]
                # Actions of the application go to it by its name on the bus.
                bus.call("org.example.Reader", "/org/example/Reader", "org.freedesktop.Application", "ActivateAction",
                    GLib.Variant("(sava{sv})", (action.removeprefix("app."), [GLib.Variant("s", target)], {})),
                    None, 0, -1, None, None)
            bus = Gio.bus_get_sync(Gio.BusType.SESSION)
            bus.register_object(path, node.interfaces[0], call, None, None)
            Gio.bus_own_name_on_connection(bus, name, 0, lambda *_: print("ready", flush=True), None)
            GLib.MainLoop().run()
            """
    }
#endif
