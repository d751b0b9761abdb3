import Foundation

/// What may be the matter with the buses of a desktop.
enum BusFault: String, CaseIterable {
    /// The session bus's address leads nowhere, is no address, or leads to a server that never answers.
    case nowhere, nonsense, silent
    /// The session bus is well, but nobody knows of an accessibility bus.
    case noLauncher
    /// The session bus is well, and the accessibility bus's address leads nowhere, or to a server that never answers.
    case readersNowhere, readersSilent
}

/// The buses of a desktop on which something is the matter.
final class FaultyBus {
    private var helpers: [LineProcess] = []
    private let folder: URL
    private(set) var environment: [String: String] = ["NO_AT_BRIDGE": "0"]
    /// Ends the session bus as a crash would.
    private(set) var killSession: () -> Void = {}

    /// The buses with `fault`, or with none, for programs on `screen`.
    init(_ fault: BusFault?, _ screen: XScreen) throws {
        folder = try makeFolder()
        switch fault {
        case .nowhere: environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere/bus"
        case .nonsense: environment["DBUS_SESSION_BUS_ADDRESS"] = "a bus"
        case .silent: environment["DBUS_SESSION_BUS_ADDRESS"] = try silentAddress()
        case .noLauncher: environment["DBUS_SESSION_BUS_ADDRESS"] = try bareBus()
        case .readersNowhere:
            environment["DBUS_SESSION_BUS_ADDRESS"] = try bareBus()
            environment["AT_SPI_BUS_ADDRESS"] = "unix:path=/nowhere/readers"
        case .readersSilent:
            environment["DBUS_SESSION_BUS_ADDRESS"] = try bareBus()
            environment["AT_SPI_BUS_ADDRESS"] = try silentAddress()
        case nil: environment["DBUS_SESSION_BUS_ADDRESS"] = try bareBus()
        }
        environment.merge(screen.environment) { mine, _ in mine }
    }

    deinit {
        for helper in helpers { helper.kill() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// A session bus that starts no services.
    private func bareBus() throws -> String {
        let file = folder.appendingPathComponent("bus.conf")
        let configuration = """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
            "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig><type>session</type><listen>unix:dir=\(folder.path)</listen>
            <policy context="default"><allow send_destination="*"/><allow eavesdrop="true"/><allow own="*"/></policy>
            </busconfig>
            """
        try Data(configuration.utf8).write(to: file)
        let bus = try LineProcess(
            "/usr/bin/dbus-daemon", ["--config-file=\(file.path)", "--nofork", "--print-address"],
            environment: environmentWithoutDisplay(), showsError: false)
        helpers.append(bus)
        killSession = { bus.kill() }
        return try bus.first(within: 10) { $0 }
    }

    /// The address of a server that accepts every call and does not answer.
    private func silentAddress() throws -> String {
        let script = """
            import socket, sys
            listener = socket.socket(socket.AF_UNIX)
            listener.bind(sys.argv[1])
            listener.listen()
            print("listening", flush=True)
            callers = []
            while True:
                callers.append(listener.accept())
            """
        let path = folder.appendingPathComponent("silent").path
        let helper = try LineProcess(
            "/usr/bin/python3", ["-c", script, path], environment: environmentWithoutDisplay())
        helpers.append(helper)
        try helper.first(within: 10) { $0 == "listening" ? () : nil }
        return "unix:path=\(path)"
    }
}
