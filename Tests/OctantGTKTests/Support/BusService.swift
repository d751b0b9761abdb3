import Foundation

/// A session bus, and a program that offers a service of desktops on it. What the bus starts ends with it.
final class BusService {
    private let bus: LineProcess
    /// The service's program; nil while there is none.
    private(set) var program: LineProcess?
    let environment: [String: String]
    /// What everything that the bus starts has in its environment.
    let mark = ProcessMark()

    /// A bus without the service.
    init() throws {
        bus = try LineProcess(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"],
            environment: environmentWithoutDisplay(plus: mark.environment))
        // Without screen readers: the bus would start theirs, which would outlive it.
        environment = ["DBUS_SESSION_BUS_ADDRESS": try bus.first(within: 10) { $0 }, "NO_AT_BRIDGE": "1"]
    }

    deinit {
        program?.kill()
        bus.kill()
        StartedProcesses.killAll(with: mark)
    }

    /// Starts the service: `script`, in Python, which prints that it is ready.
    func start(_ script: String, _ arguments: [String]) throws {
        let program = try LineProcess(
            "/usr/bin/python3", ["-c", script] + arguments, environment: environmentWithoutDisplay(plus: environment))
        self.program = program
        try program.first(within: 10) { $0 == "ready" ? () : nil }
    }

    /// Ends the service; the bus stays.
    func stop() {
        program?.kill()
        program = nil
    }
}
