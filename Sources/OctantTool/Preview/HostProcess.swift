import Foundation
import OctantBase
import OctantPackages

/// The program that shows previews, started by the one that watches.
final class HostProcess {
    /// How it ended.
    enum Ending: Equatable {
        /// Its window was closed.
        case closed
        case withoutDisplay
        /// By a signal, or an exit of the shown code's own.
        case crashed(String)
    }

    private(set) var socket: LineSocket
    private let process = Process()

    /// Starts it. Throws where that fails.
    init() throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw CommandFailure("cannot talk to another program: \(SystemError(errno))")
        }
        socket = LineSocket(ends[0])
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [PreviewHost.name]
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        defer { close(ends[1]) }
        do { try process.run() } catch {
            close(ends[0])
            throw CommandFailure("cannot start the program that shows previews: \(error.localizedDescription)")
        }
    }

    deinit { close(socket.descriptor) }

    /// Waits for what it says; nil at its end.
    func receive() -> [HostReply]? { socket.receive(HostReply.self) }

    /// Ends it.
    func end() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Waits for its end, and says how it was.
    func ending() -> Ending {
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal {
            let name = strsignal(process.terminationStatus).map { String(cString: $0) } ?? "a signal"
            return .crashed(name)
        }
        switch process.terminationStatus {
        case 0: return .closed
        case PreviewHost.noDisplayCode: return .withoutDisplay
        case let code: return .crashed("exit code \(code)")
        }
    }
}
