import Foundation

/// A Wayland desktop of two monitors (weston), side by side: the left one of 260 by 200 points at one pixel a point,
/// the right one of 300 by 200 at two. Each is a window on an X screen, where a robot has the pointer and the keyboard.
final class WaylandMonitors {
    private let screen: XScreen
    private let server: LineProcess
    private let folder: URL
    let environment: [String: String]

    private static let settings = """
        [core]
        idle-time=0
        [shell]
        panel-position=none
        [output]
        name=X1
        mode=260x200
        scale=1
        [output]
        name=X2
        mode=300x200
        scale=2
        """

    /// The pointer is on the left monitor, where windows open.
    init() throws {
        screen = try XScreen(width: 1200, height: 500)
        folder = try makeFolder()
        let file = folder.appendingPathComponent("weston.ini")
        try Data(Self.settings.utf8).write(to: file)
        let environment = environmentWithoutDisplay(
            plus: [
                "XDG_RUNTIME_DIR": folder.path, "XDG_CONFIG_HOME": folder.path, "WAYLAND_DISPLAY": "octant",
                "GDK_BACKEND": "wayland",
            ]
        )
        self.environment = environment
        server = try LineProcess(
            "/usr/bin/weston",
            [
                "--backend=x11-backend.so", "--use-pixman", "--config=\(file.path)", "--socket=octant",
                "--output-count=2",
            ],
            environment: screen.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 },
            readsError: true
        )
        try server.first(within: 20) { $0.contains("launching") ? () : nil }
        try screen.robot("windowmove", "--sync", try monitor("X2"), "600", "0")
        try screen.robot("mousemove", "50", "50", "sleep", "0.3", "mousemove", "100", "80", "sleep", "0.3")
    }

    deinit {
        server.kill()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The number of the X window that is the monitor of this name.
    private func monitor(_ name: String) throws -> String {
        let windows = try screen.robot("search", "--class", "").split(separator: "\n").map(String.init)
        let window = try windows.first { try screen.robot("getwindowname", $0).hasSuffix(name) }
        guard let window else { throw ScreenError(description: "no monitor \(name)") }
        return window
    }

    /// Presses a key, for the window that has the compositor's keyboard.
    func press(_ key: String) throws { try screen.robot("key", key) }

    /// Drags the window that is 100 pixels from the top of the X screen and `start` from its left, by the pointer, to
    /// `end` from the left. The left monitor begins at 0, the right one at 600.
    func dragWindow(from start: Int, to end: Int) throws {
        var text = ["mousemove", "\(start)", "100", "sleep", "0.3", "keydown", "super", "sleep", "0.2"]
        text += ["mousedown", "1", "sleep", "0.2"]
        for step in 1...6 { text += ["mousemove", "\(start + (end - start) * step / 6)", "100", "sleep", "0.1"] }
        text += ["mouseup", "1", "keyup", "super"]
        try screen.robot(text)
    }
}
