import CoreGraphics
import Foundation
import RenderServer
import TestSupport

/// The program WindowProbe, showing a window on a screen.
final class Probe {
    private let process: LineProcess

    init(
        environment: [String: String],
        spinners: Int = 1,
        size: CGSize = CGSize(width: 400, height: 300),
        scale: Int = 1,
        frozenAt: Double? = nil,
        block: Double = 0,
        isLate: Bool = false
    ) throws {
        var arguments = ["--spinners", "\(spinners)", "--size", "\(Int(size.width))x\(Int(size.height))"]
        arguments += ["--scale", "\(scale)", "--block", "\(block)"]
        if isLate { arguments += ["--late", "yes"] }
        if let frozenAt { arguments += ["--frozen", "\(frozenAt)"] }
        process = try LineProcess(
            ownProgram("WindowProbe"),
            arguments,
            environment: environment
        )
    }

    deinit {
        process.kill()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    /// Stops the process until it is sent SIGCONT, and waits until it stands still.
    func stop() {
        kill(processIdentifier, SIGSTOP)
        var information = siginfo_t()
        waitid(P_PID, id_t(processIdentifier), &information, WSTOPPED | WNOWAIT)
    }

    /// Reads lines until one of `kind` satisfies `test`; those before it go to `before`.
    @discardableResult
    func line(
        _ kind: String,
        within seconds: Double = 20,
        where test: (ProbeLine) -> Bool = { _ in true },
        before: (ProbeLine) -> Void = { _ in }
    ) throws -> ProbeLine {
        try process.report(kind, within: seconds, where: test, before: before)
    }

    /// Reads lines up to the first of `kind`, and returns those before it.
    func lines(until kind: String, within seconds: Double) throws -> [ProbeLine] {
        var lines: [ProbeLine] = []
        try line(kind, within: seconds, before: { lines.append($0) })
        return lines
    }

    /// Every line that comes in `seconds`.
    func lines(for seconds: Double) -> [ProbeLine] { process.reports(for: seconds) }

    func send(_ command: String) {
        process.send(command)
    }

    @discardableResult
    func finish() throws -> Int32 {
        try process.finish(within: 10)
    }
}
