import Foundation

/// A session bus with a service on it that keeps the screen on for programs, as desktops have. It prints each request.
final class ScreenSaverService {
    private let bus: BusService
    var environment: [String: String] { bus.environment }

    /// A bus without the service.
    init() throws { bus = try BusService() }

    /// Starts the service, whose numbers begin after `number`.
    func start(after number: Int) throws { try bus.start(Self.script, [String(number)]) }

    /// Ends the service; the bus stays.
    func stop() { bus.stop() }

    /// Waits for this request.
    func expect(_ request: String) throws { try bus.program?.first(within: 20) { $0 == request ? () : nil } }

    private static let script = """
        import sys
        from gi.repository import Gio, GLib
        name, path = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"
        number = int(sys.argv[1])
        node = Gio.DBusNodeInfo.new_for_xml(
            '<node><interface name="%s"><method name="Inhibit"><arg type="s" direction="in"/>'
            '<arg type="s" direction="in"/><arg type="u" direction="out"/></method>'
            '<method name="UnInhibit"><arg type="u" direction="in"/></method>'
            '<signal name="ActiveChanged"><arg type="b"/></signal></interface></node>' % name)
        def call(bus, sender, path, interface, method, arguments, invocation):
            global number
            if method == "Inhibit":
                number += 1
                print("Inhibit", *arguments, number, flush=True)
                invocation.return_value(GLib.Variant("(u)", (number,)))
            else:
                print("UnInhibit", arguments[0], flush=True)
                invocation.return_value(None)
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.register_object(path, node.interfaces[0], call, None, None)
        Gio.bus_own_name_on_connection(bus, name, 0, lambda *_: print("ready", flush=True), None)
        GLib.MainLoop().run()
        """
}
