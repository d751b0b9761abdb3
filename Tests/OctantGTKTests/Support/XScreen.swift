import Foundation

/// An X server that keeps its screen in a file (Xvfb).
final class XScreen: Screen {
    private let server: LineProcess
    private let folder: URL
    let environment: [String: String]

    /// A screen; `scale` is the value of GDK_SCALE for GTK, and `missing` what the server shall not know.
    init(width: Int = 800, height: Int = 600, scale: Int = 1, without missing: [String] = []) throws {
        folder = try makeFolder()
        server = try LineProcess(
            "/usr/bin/Xvfb",
            [
                "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
                "-noreset",
            ] + missing.flatMap { ["-extension", $0] },
            environment: environmentWithoutDisplay(),
            // It prints an error at each display number that is in use.
            showsError: false
        )
        let number = try server.first(within: 20) { Int($0) }
        environment = environmentWithoutDisplay(
            plus: [
                "DISPLAY": ":\(number)", "GDK_BACKEND": "x11", "GDK_SCALE": "\(scale)",
                "XDG_CONFIG_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path,
            ]
        )
    }

    deinit {
        server.kill()
        try? FileManager.default.removeItem(at: folder)
    }

    /// GTK's settings file for programs on this screen.
    func setGTKSetting(_ line: String) throws {
        let settings = folder.appendingPathComponent("gtk-4.0")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try Data("[Settings]\n\(line)\n".utf8).write(to: settings.appendingPathComponent("settings.ini"))
    }

    /// What is on the screen, as the server keeps it: to be compared.
    func memory() throws -> Data { try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")) }

    /// Reads the XWD file: a header of big-endian words, colours of 12 bytes, then rows of pixels.
    func image() throws -> Snapshot {
        let data = try memory()
        func word(_ index: Int) -> Int {
            data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        let (headerSize, width, height, bytesPerLine, colorCount) = (word(0), word(4), word(5), word(12), word(19))
        let start = headerSize + colorCount * 12
        guard word(11) == 32, data.count >= start + height * bytesPerLine else {
            throw ScreenError(description: "not a framebuffer of 32 bits a pixel")
        }
        return Snapshot(width: width, height: height, data: data, start: start, bytesPerRow: bytesPerLine)
    }

    func kill() {
        server.kill()
    }

    /// Stops the server from answering, and keeps its connections.
    func fallSilent() { Foundation.kill(server.processIdentifier, SIGSTOP) }

    /// Plays a user: runs xdotool and returns what it printed.
    @discardableResult
    func robot(_ text: String...) throws -> String { try robot(text) }

    /// The same, the arguments as an array.
    @discardableResult
    func robot(_ text: [String]) throws -> String { try run("xdotool", text) }

    /// Sets the screen's keyboard: arguments of setxkbmap.
    func setKeyboard(_ text: String...) throws { try run("setxkbmap", text) }

    /// Sets the screen's monitor to so many pixels, no more than at first, as when a user changes its mode.
    func setMode(width: Int, height: Int) throws {
        let name = "octant-\(width)x\(height)"
        let (across, down) = (Array(repeating: "\(width)", count: 4), Array(repeating: "\(height)", count: 4))
        try run("xrandr", ["--newmode", name, "0"] + across + down)
        try run("xrandr", ["--addmode", "screen", name])
        try run("xrandr", ["--output", "screen", "--mode", name])
    }

    /// Marks a window as minimised, or not, as a window manager does.
    func minimize(_ window: String, _ isMinimized: Bool) throws {
        let state = isMinimized ? "_NET_WM_STATE_HIDDEN" : "_NET_WM_STATE_FOCUSED"
        try run("xprop", ["-id", window, "-f", "_NET_WM_STATE", "32a", "-set", "_NET_WM_STATE", state])
    }

    /// Runs xprop with these arguments, and returns what it printed.
    func properties(_ text: [String]) throws -> String { try run("xprop", text) }

    @discardableResult
    private func run(_ program: String, _ text: [String]) throws -> String {
        let process = try LineProcess("/usr/bin/\(program)", text, environment: environment)
        var said: [String] = []
        _ = try? process.first(within: 10) { line -> Never? in
            said.append(line)
            return nil
        }
        guard try process.finish(within: 10) == 0 else {
            throw ScreenError(description: "\(program) \(text.joined(separator: " ")) failed: \(said)")
        }
        return said.joined(separator: "\n")
    }

    /// The number of the one window that has `title`.
    func window(titled title: String) throws -> String {
        let found = try robot("search", "--sync", "--onlyvisible", "--name", "^\(title)$")
        guard let window = found.split(separator: "\n").last else { throw ScreenError(description: "no window") }
        return String(window)
    }
}
