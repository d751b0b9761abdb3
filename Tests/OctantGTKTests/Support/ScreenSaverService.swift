import Foundation

/// A session bus with a service on it that keeps the screen on for programs, as desktops have. It prints each request.
final class ScreenSaverService {
    private let bus: LineProcess
    private var service: LineProcess?
    let environment: [String: String]
    /// What everything that the bus starts has in its environment.
    let mark = ProcessMark()

    /// A bus without the service.
    init() throws {
        bus = try LineProcess(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"],
            environment: environmentWithoutDisplay(plus: mark.environment))
        environment = ["DBUS_SESSION_BUS_ADDRESS": try bus.first(within: 10) { $0 }, "NO_AT_BRIDGE": "1"]
    }

    deinit {
        service?.kill()
        bus.kill()
        StartedProcesses.killAll(with: mark)
    }

    /// Starts the service, whose numbers begin after `number`.
    func start(after number: Int) throws {
        let service = try LineProcess(
            "/usr/bin/python3", ["-c", Self.script, String(number)],
            environment: environmentWithoutDisplay(plus: environment))
        self.service = service
        try service.first(within: 10) { $0 == "ready" ? () : nil }
    }

    /// Ends the service; the bus stays.
    func stop() {
        service?.kill()
        service = nil
    }

    /// Waits for this request.
    func expect(_ request: String) throws { try service?.first(within: 20) { $0 == request ? () : nil } }

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
