import Foundation

/// A session bus with a settings portal on it, as desktops have.
final class SettingsPortal {
    private let bus: BusService
    var environment: [String: String] { bus.environment }
    /// What everything that the bus starts has in its environment.
    var mark: ProcessMark { bus.mark }

    /// A bus, on which the portal has `settings` at first: "namespace name value", the value as GVariant's text has it,
    /// or a number of a kind that the text has no word for, such as "double nan". Without them there is no portal yet.
    init(_ settings: [String]? = []) throws {
        bus = try BusService()
        if let settings { try start(settings) }
    }

    /// Starts the portal.
    func start(_ settings: [String]) throws { try bus.start(Self.script, settings) }

    /// Ends the portal; the bus stays.
    func stop() { bus.stop() }

    /// Changes a setting, and reports it.
    func set(_ setting: String) {
        bus.program?.send(setting)
    }

    /// Reports a change with these arguments, whatever they are: a tuple as GVariant's text has it.
    func tell(_ arguments: String) {
        bus.program?.send("tell \(arguments)")
    }

    private static let script = """
        import os
        import sys
        from gi.repository import Gio, GLib
        interface, path = "org.freedesktop.portal.Settings", "/org/freedesktop/portal/desktop"
        settings = {}
        def take(line):
            space, name, value = line.split(" ", 2)
            odd = value.startswith("double ")
            value = GLib.Variant("d", float(value[7:])) if odd else GLib.Variant.parse(None, value)
            settings.setdefault(space, {})[name] = value
            return space, name, settings[space][name]
        for line in sys.argv[1:]:
            take(line)
        node = Gio.DBusNodeInfo.new_for_xml(
            '<node><interface name="%s"><method name="ReadAll"><arg type="as" direction="in"/>'
            '<arg type="a{sa{sv}}" direction="out"/></method>'
            '<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>'
            "</interface></node>" % interface)
        def call(bus, sender, path, interface, method, arguments, invocation):
            wanted = {space: values for space, values in settings.items() if space in arguments[0]}
            invocation.return_value(GLib.Variant("(a{sa{sv}})", (wanted,)))
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.register_object(path, node.interfaces[0], call, None, None)
        def acquired(*_):
            print("ready", flush=True)
        Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, acquired, None)
        rest = ""
        def line(channel, condition):
            global rest
            text = os.read(0, 65536).decode()
            if not text:
                sys.exit()
            *lines, rest = (rest + text).split("\\n")
            for change in lines:
                arguments = (GLib.Variant.parse(None, change[5:]) if change.startswith("tell ")
                    else GLib.Variant("(ssv)", take(change)))
                bus.emit_signal(None, path, interface, "SettingChanged", arguments)
            return True
        GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, line)
        GLib.MainLoop().run()
        """
}
