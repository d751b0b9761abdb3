import Foundation

/// A variable in a program's environment that all its children inherit.
struct ProcessMark {
    private let name: String
    private let value: String

    /// A mark that nothing else has, or the one of this name and value.
    init(_ name: String = "OCTANT_BUS", _ value: String = UUID().uuidString) { (self.name, self.value) = (name, value) }

    /// The mark, for programs to have.
    var environment: [String: String] { [name: value] }
    /// The mark as it is in an environment.
    var line: String { "\(name)=\(value)" }
}

/// The programs that the tests start, and those that these start: services of buses are not their children, and are
/// recognised by their environment.
enum StartedProcesses {
    /// What every program that a test starts has in its environment, and hands on. Whatever has it is ended with the
    /// tests.
    static let mark: ProcessMark = {
        atexit {
            for (process, name) in StartedProcesses.all(with: StartedProcesses.mark) {
                print("the tests left \(name) (\(process)) behind; it is ended now")
            }
            StartedProcesses.killAll(with: StartedProcesses.mark)
        }
        return ProcessMark("OCTANT_TESTS", "\(getpid())")
    }()

    /// Ends all programs that have `mark`.
    static func killAll(with mark: ProcessMark) {
        // One of them may just be starting another, or become another program, whose environment is not there for a
        // moment.
        var (ended, quietChecks) = (Set<Int32>(), 0)
        while quietChecks < 2 {
            let found = Set(all(with: mark).keys).subtracting(ended)
            quietChecks = found.isEmpty ? quietChecks + 1 : 0
            for process in found { kill(process, SIGKILL) }
            ended.formUnion(found)
        }
    }

    /// The names of the programs that have `mark`, by their numbers. Those that have ended and
    /// were not waited for have none.
    static func all(with mark: ProcessMark) -> [Int32: String] {
        var found: [Int32: String] = [:]
        for process in all where process != getpid() {
            // To its end: `contents(atPath:)` has the first page.
            let file = FileHandle(forReadingAtPath: "/proc/\(process)/environ")
            let data = (try? file?.readToEnd()) ?? Data()
            guard data.split(separator: 0).contains(where: { $0.elementsEqual(mark.line.utf8) }) else { continue }
            let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
            found[process] = name?.trimmingCharacters(in: .newlines) ?? ""
        }
        return found
    }

    /// Ends `process` and all that it started and is still its child.
    static func killTree(_ process: Int32) {
        for child in children(of: process) { killTree(child) }
        kill(process, SIGKILL)
    }

    private static var all: [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
    }

    /// The processes whose parent is `process`: the fourth field of their line in /proc, of which the second, a name in
    /// parentheses, may have spaces in it.
    private static func children(of process: Int32) -> [Int32] {
        all.filter { number in
            guard let line = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
                let name = line.lastIndex(of: ")")
            else { return false }
            let text = line[line.index(after: name)...].split(separator: " ")
            return text.count > 1 && Int32(text[1]) == process
        }
    }
}
