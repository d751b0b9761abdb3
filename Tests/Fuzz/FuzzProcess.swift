import Foundation
import FuzzTargets

/// The interval at which a process is checked, in microseconds.
private let interval: UInt32 = 20_000
/// The number of bytes of its output that are kept.
private let mostWords = 4000

/// A process that tries inputs, watched from outside.
enum FuzzProcess {
    /// How a process ended.
    struct Outcome {
        /// How far it came.
        var progress: FuzzProgress
        /// What is wrong with its last input; nil when its time was over.
        var reason: String?
        /// Its output on standard error.
        var said = ""
    }

    /// Runs a process that tries inputs from number `first` on for `seconds`, and ends it where one input takes longer
    /// than `patience`, in seconds, or it needs more than `memory` MiB.
    static func run(
        _ target: FuzzTarget, seed: UInt64, first: UInt64, seconds: Double, memory: Int, patience: Double
    ) -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("octant-fuzz-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (position, string) = (folder + "/progress", folder + "/words")
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            return Outcome(progress: FuzzProgress(number: first), reason: "has no temporary folder")
        }
        let file = open(position, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(file) }
        FuzzProgress(number: first).write(to: file)
        let arguments = ["--child", target.name, "\(seed)", "\(first)", "\(seconds)", position]
        guard let process = start(arguments, wordsTo: string) else {
            return Outcome(progress: FuzzProgress(number: first), reason: "could not be started")
        }
        let reason = watch(process, file, first, memory: memory, patience: patience)
        let said = FileManager.default.contents(atPath: string) ?? Data()
        return Outcome(
            progress: FuzzProgress(in: file) ?? FuzzProgress(number: first), reason: reason,
            said: String(decoding: said.suffix(mostWords), as: UTF8.self))
    }

    /// Starts this program with `arguments`, its standard error a file.
    private static func start(_ arguments: [String], wordsTo path: String) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 2, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        // Swift's own account of a crash takes seconds; --again gives it.
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        var string = (["Fuzz"] + arguments).map { strdup($0) } + [nil]
        var values = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (string + values).forEach { free($0) } }
        var process = pid_t()
        let status = posix_spawn(&process, "/proc/self/exe", &actions, nil, &string, &values)
        return status == 0 ? process : nil
    }

    /// Waits for the end of `process`. Returns what is wrong with its last input; nil when nothing is.
    private static func watch(
        _ process: pid_t, _ file: Int32, _ first: UInt64, memory: Int, patience: Double
    ) -> String? {
        let clock = ContinuousClock()
        var (number, since) = (first, clock.now)
        while true {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process { return meaning(of: status) }
            if let progress = FuzzProgress(in: file), progress.number != number {
                (number, since) = (progress.number, clock.now)
            }
            var reason: String?
            if clock.now - since > .seconds(patience) { reason = "did not end in \(patience) s" }
            if let used = resident(process), used > memory { reason = "took \(used) MiB of memory" }
            if let reason {
                kill(process, SIGKILL)
                waitpid(process, &status, 0)
                return reason
            }
            usleep(interval)
        }
    }

    private static func meaning(of status: Int32) -> String? {
        let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
        if signal != 0 { return "ended the program by signal \(signal) (\(String(cString: strsignal(signal))))" }
        return switch code {
        case 0: nil
        case FuzzChild.wrong: "shows something wrong"
        default: "ended the program with exit code \(code)"
        }
    }

    /// How much memory `process` has, in MiB.
    private static func resident(_ process: pid_t) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return nil }
        let string = text.split(separator: " ")
        return string.count > 1 ? Int(string[1]).map { ($0 * sysconf(Int32(_SC_PAGESIZE))) >> 20 } : nil
    }
}
