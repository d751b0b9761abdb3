import Foundation

/// The screen reader Orca on a bus of our own, with a home of its own.
final class Orca {
    private let process: LineProcess
    private let log: LineProcess
    private let home: URL

    init(_ bus: ReaderBus) throws {
        home = try makeFolder()
        let file = home.appendingPathComponent("orca.log")
        try Data().write(to: file)
        // It keeps its log back in blocks, unless told otherwise in the file that its users write.
        let own = home.appendingPathComponent(".local/share/orca")
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        try Data("import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n".utf8)
            .write(to: own.appendingPathComponent("orca-customizations.py"))
        process = try LineProcess(
            // Its own speech server, which it tries to start, is not to hold our pipes.
            "/bin/sh", ["-c", "exec /usr/bin/orca --debug-file=\(file.path) </dev/null >/dev/null 2>&1"],
            environment: bus.environment.merging(["HOME": home.path]) { $1 }, showsError: false)
        log = try LineProcess("/usr/bin/tail", ["-F", "-n", "+1", file.path], environment: [:], showsError: false)
    }

    deinit {
        log.kill()
        process.kill()
        try? FileManager.default.removeItem(at: home)
    }

    /// Waits until it says `words`; case and the stop at the end do not count.
    func says(_ words: String, within seconds: Double = 30) throws {
        try log.first(within: seconds) { line -> Void? in
            guard let start = line.range(of: "SPEECH OUTPUT: '")?.upperBound else { return nil }
            return line[start...].lowercased().hasPrefix(words.lowercased()) ? () : nil
        }
    }
}

/// The program SpeechProbe, which shows what screen readers read.
enum SpeechProbe {
    static func start(_ environment: [String: String]) throws -> LineProcess {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        return try LineProcess(
            folder.appendingPathComponent("SpeechProbe").path, [], environment: environment)
    }
}
