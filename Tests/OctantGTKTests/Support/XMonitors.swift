import Foundation

/// An X server with two monitors side by side (Xorg, with the driver for no hardware): one of 800 by 600 pixels and 75
/// frames a second, and to its right one of 640 by 480 and 85.
final class XMonitors {
    private let server: LineProcess
    private let folder: URL
    let environment: [String: String]

    /// A screen; `scale` is the value of GDK_SCALE for GTK.
    init(scale: Int = 1) throws {
        folder = try makeFolder()
        let (file, log) = (folder.appendingPathComponent("xorg.conf"), folder.appendingPathComponent("log"))
        try Data(Self.configuration.utf8).write(to: file)
        server = try LineProcess(
            "/usr/bin/Xorg",
            [
                "-displayfd", "1", "-config", file.path, "-logfile", log.path, "-noreset", "-nolisten", "tcp",
                "-novtswitch", "-sharevts",
            ],
            environment: environmentWithoutDisplay(), showsError: false)
        let number: Int
        do {
            number = try server.first(within: 20) { Int($0) }
        } catch {
            throw ScreenError(description: "Xorg does not start: is it installed (Scripts/setup test)? \(error)")
        }
        environment = environmentWithoutDisplay(
            plus: [
                "DISPLAY": ":\(number)", "GDK_BACKEND": "x11", "GDK_SCALE": "\(scale)",
                "XDG_CONFIG_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
            ])
        try run("xrandr", "--output", "DUMMY0", "--mode", "800x600", "--rate", "75")
        try run("xrandr", "--addmode", "DUMMY1", "640x480")
        try run("xrandr", "--output", "DUMMY1", "--mode", "640x480", "--rate", "85", "--pos", "800x0")
        // The driver notices that something is connected when it is next asked.
        try run("xrandr", "--query")
    }

    deinit {
        server.kill()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Moves the window titled `title` so that its top left is at `x` and `y`.
    func moveWindow(titled title: String, to x: Int, _ y: Int) throws {
        try run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^\(title)$", "windowmove", "\(x)", "\(y)")
    }

    private func run(_ program: String, _ text: String...) throws {
        let process = try LineProcess("/usr/bin/\(program)", text, environment: environment, readsBoth: true)
        let said = process.rest(within: 10)
        guard try process.finish(within: 10) == 0 else {
            throw ScreenError(description: "\(program) \(text.joined(separator: " ")) failed: \(said)")
        }
    }

    private static let configuration = """
        Section "ServerFlags"
            Option "AutoAddDevices" "false"
            Option "AutoEnableDevices" "false"
        EndSection
        Section "Device"
            Identifier "card"
            Driver "dummy"
            VideoRam 32000
        EndSection
        Section "Monitor"
            Identifier "monitor"
            HorizSync 5-1000
            VertRefresh 5-200
        EndSection
        Section "Screen"
            Identifier "screen"
            Device "card"
            Monitor "monitor"
            DefaultDepth 24
            SubSection "Display"
                Depth 24
                Modes "800x600"
                Virtual 1440 600
            EndSubSection
        EndSection
        """
}
