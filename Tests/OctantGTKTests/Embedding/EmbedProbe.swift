#if GTK
    import CoreGraphics
    import Foundation
    import TestSupport
    import Testing

    /// The program EmbedProbe, with a view in its window.
    final class EmbedProbe {
        private let process: LineProcess
        /// Lives as long as the program that it shows.
        private let screen: any Screen

        init(_ scene: String, on screen: any Screen, environment: [String: String] = [:], showsError: Bool = true)
            throws
        {
            self.screen = screen
            process = try LineProcess(
                ownProgram("EmbedProbe"), [scene], environment: screen.environment.merging(environment) { $1 },
                showsError: showsError)
        }

        deinit { process.kill() }

        var processIdentifier: Int32 { process.processIdentifier }

        func send(_ command: String) { process.send(command) }

        /// Reads lines until one of `kind` comes that satisfies `test`.
        @discardableResult
        func line(
            _ kind: String, within seconds: Double = 20, where test: (ProbeLine) -> Bool = { _ in true }
        ) throws -> ProbeLine {
            try process.report(kind, within: seconds, where: test)
        }

        /// Every line that comes in `seconds`.
        func lines(for seconds: Double) -> [ProbeLine] { process.reports(for: seconds) }

        /// How often the kernel put any thread of the program to sleep so far.
        func switches() throws -> Int {
            let tasks = "/proc/\(processIdentifier)/task"
            return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
                let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
                let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
                return sum + (try #require(line?.split(separator: "\t").last.flatMap { Int($0) }))
            }
        }
    }
#endif
