import Foundation

/// A program under test or one that it needs: started, listened to line by line, and ended with the value.
final class LineProcess: @unchecked Sendable {
    /// A wait ended without what was waited for.
    struct Deadline: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    /// Guards everything below, which is why the class is Sendable: the reading thread adds, the test removes.
    private let condition = NSCondition()
    private var lines: [String] = []
    private var taken = 0
    private var isAtEnd = false

    /// Starts `program` with its standard output, or its standard error, or with `readsBoth` the two, read line by
    /// line.
    init(
        _ program: String,
        _ arguments: [String],
        environment: [String: String],
        readsError: Bool = false,
        readsBoth: Bool = false,
        showsError: Bool = true
    ) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment.merging(StartedProcesses.mark.environment) { $1 }
        process.standardInput = input
        process.standardOutput = readsError ? FileHandle.nullDevice : output
        process.standardError =
            readsError || readsBoth ? output : showsError ? FileHandle.standardError : FileHandle.nullDevice
        try process.run()
        let thread = Thread { [self] in read() }
        thread.start()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    private func read() {
        var rest = Data()
        while case let chunk = output.fileHandleForReading.availableData, !chunk.isEmpty {
            rest += chunk
            var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = Data(parts.removeLast())
            let whole = parts.map { String(decoding: $0, as: UTF8.self) }
            condition.withLock {
                lines += whole
                condition.broadcast()
            }
        }
        condition.withLock {
            isAtEnd = true
            condition.broadcast()
        }
    }

    /// Reads lines until `choose` returns something, and returns that. Throws after `seconds`, or at the output's end.
    func first<Answer>(within seconds: Double, _ choose: (String) -> Answer?) throws -> Answer {
        let deadline = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while true {
            while taken < lines.count {
                taken += 1
                if let answer = choose(lines[taken - 1]) { return answer }
            }
            if isAtEnd { throw Deadline(description: "the program ended; it said \(lines.suffix(5))") }
            guard condition.wait(until: deadline) else {
                throw Deadline(description: "nothing for \(seconds) s; it said \(lines.suffix(5))")
            }
        }
    }

    /// Reads lines up to the first that is `last`, and returns those before it.
    @discardableResult
    func lines(until last: String, within seconds: Double = 20) throws -> [String] {
        var lines: [String] = []
        try first(within: seconds) { line -> Void? in
            if line == last { return () }
            lines.append(line)
            return nil
        }
        return lines
    }

    /// The lines not read yet up to the output's end, or those that come in `seconds`.
    func rest(within seconds: Double) -> [String] {
        var lines: [String] = []
        _ = try? first(within: seconds) { line -> Never? in
            lines.append(line)
            return nil
        }
        return lines
    }

    /// Sends a line to the program's standard input.
    func send(_ line: String) {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
    }

    /// Closes the program's input and waits for its end; ends it by force after `seconds`. Returns its exit code.
    @discardableResult
    func finish(within seconds: Double) throws -> Int32 {
        try? input.fileHandleForWriting.close()
        do {
            _ = try first(within: seconds) { _ -> Never? in nil }
        } catch let error as Deadline {
            guard condition.withLock({ isAtEnd }) else {
                kill()
                throw error
            }
        }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Ends the program at once, and what it started. It is not waited for: Foundation counts a process as running
    /// while anything that it started, a daemon gone its own way included, holds on to what it inherited.
    func kill() {
        if process.isRunning { StartedProcesses.killTree(process.processIdentifier) }
    }
}
