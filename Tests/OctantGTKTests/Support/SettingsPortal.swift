import Foundation

/// A session bus with a settings portal on it, as desktops have.
final class SettingsPortal {
    private let bus: LineProcess
    private let portal: LineProcess
    let environment: [String: String]

    init(isDark: Bool) throws {
        bus = try LineProcess(
            "/usr/bin/dbus-daemon",
            ["--session", "--nofork", "--print-address"],
            environment: environmentWithoutDisplay()
        )
        environment = ["DBUS_SESSION_BUS_ADDRESS": try bus.first(within: 10) { $0 }]
        portal = try LineProcess(
            "/usr/bin/python3",
            ["-c", Self.script, isDark ? "1" : "2"],
            environment: environmentWithoutDisplay(plus: environment)
        )
        try portal.first(within: 10) { $0 == "ready" ? () : nil }
    }

    deinit {
        portal.kill()
        bus.kill()
    }

    /// Changes the setting, and tells.
    func set(isDark: Bool) {
        portal.send(isDark ? "1" : "2")
    }

    private static let script = """
        import sys
        from gi.repository import Gio, GLib
        space, key, interface = "org.freedesktop.appearance", "color-scheme", "org.freedesktop.portal.Settings"
        path, scheme = "/org/freedesktop/portal/desktop", int(sys.argv[1])
        node = Gio.DBusNodeInfo.new_for_xml(
            '<node><interface name="%s"><method name="Read"><arg type="s" direction="in"/>'
            '<arg type="s" direction="in"/><arg type="v" direction="out"/></method>'
            '<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>'
            "</interface></node>" % interface)
        def call(bus, sender, path, interface, method, arguments, invocation):
            if tuple(arguments) == (space, key):
                value = GLib.Variant("v", GLib.Variant("u", scheme))
                invocation.return_value(GLib.Variant.new_tuple(GLib.Variant("v", value)))
            else:
                invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "not found")
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.register_object(path, node.interfaces[0], call, None, None)
        def acquired(*_):
            print("ready", flush=True)
        Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, acquired, None)
        def line(channel, condition):
            global scheme
            text = sys.stdin.readline()
            if not text:
                sys.exit()
            scheme = int(text)
            bus.emit_signal(None, path, interface, "SettingChanged",
                            GLib.Variant("(ssv)", (space, key, GLib.Variant("u", scheme))))
            return True
        GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, line)
        GLib.MainLoop().run()
        """
}
