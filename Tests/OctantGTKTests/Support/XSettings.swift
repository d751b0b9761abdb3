import Foundation

/// A settings manager of an X screen, as desktops have: xsettingsd, which GTK's settings follow.
final class XSettings {
    private let daemon: LineProcess
    private let file: URL

    /// Runs the program named in its arguments with no signal blocked: threads that run tests block some, and what they
    /// start inherits that.
    private static let unblocked = """
        import os, signal, sys
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        os.execv(sys.argv[1], sys.argv[1:])
        """

    /// A manager on `screen` with the settings `lines` at first, as xsettingsd's file has them.
    init(on screen: XScreen, _ lines: [String]) throws {
        let folder = try makeFolder()
        file = folder.appendingPathComponent("xsettings")
        try Self.write(lines, to: file)
        daemon = try LineProcess(
            "/usr/bin/python3", ["-c", Self.unblocked, "/usr/bin/xsettingsd", "-c", file.path],
            environment: screen.environment, readsError: true)
        try daemon.first(within: 10) { $0.contains("Took ownership") ? () : nil }
    }

    deinit {
        daemon.kill()
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    /// Sets `lines` from now on.
    func set(_ lines: [String]) throws {
        try Self.write(lines, to: file)
        Foundation.kill(daemon.processIdentifier, SIGHUP)
    }

    private static func write(_ lines: [String], to file: URL) throws {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
}
