import Foundation
import OctantBase

/// The longest name of a window in the name of its file, in bytes.
private let nameLimit = 120
/// The longest file that is read, in bytes.
private let lengthLimit = 4096

/// The file that keeps the size and place of one window of a program: `IDENTIFIER/windows/NAME.ini` in the folder for
/// what programs keep of their state, `$XDG_STATE_HOME` or `~/.local/state`. Any thread.
package struct WindowStateFile: Sendable, Hashable {
    private let file: URL

    /// The file of the window `name` of the program `identifier`; nil where the environment names no folder.
    package init?(
        of identifier: String, window name: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        // A path that does not begin at the root counts as none, by the XDG Base Directory Specification.
        func folder(_ key: String) -> URL? {
            environment[key].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
        }
        guard let state = folder("XDG_STATE_HOME") ?? folder("HOME")?.appendingPathComponent(".local/state") else {
            return nil
        }
        file = state.appendingPathComponent(identifier).appendingPathComponent("windows")
            .appendingPathComponent(Self.fileName(of: name) + ".ini")
    }

    /// `name` as the name of a file: what is neither a letter of ASCII, a digit, `-` nor `_` is written by its number.
    private static func fileName(of name: String) -> String {
        var result = ""
        for byte in name.utf8 {
            let isPlain = ProgramIdentifier.isPlain(byte)
            result += isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
            if result.utf8.count >= nameLimit { break }
        }
        return result.isEmpty ? "_" : result
    }

    /// What the file has; nil where there is none, or one that makes no sense.
    package func read() -> WindowState? {
        // What is no plain file might keep its reader waiting.
        let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes = [UInt8](repeating: 0, count: lengthLimit)
        let count = Foundation.read(descriptor, &bytes, lengthLimit)
        return count > 0 ? WindowState(String(decoding: bytes.prefix(count), as: UTF8.self)) : nil
    }

    /// Writes `state` into a new file that replaces the old one. Where that cannot be, the old one stays, and one line
    /// of the log says so.
    package func write(_ state: WindowState) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(state.text.utf8).write(to: file, options: .atomic)
        } catch {
            let reason = SystemError.reason(of: error)
            Log.once("window.state", "the size of the window is not kept: \(file.path) cannot be written (\(reason))")
        }
    }
}
