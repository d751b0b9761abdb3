import Foundation
import TestSupport

extension LineProcess {
    /// Takes what a probe reports until a line of `kind` satisfies `test`; the reports before it go to `before`.
    func report(
        _ kind: String, within seconds: Double, where test: (ProbeLine) -> Bool, before: (ProbeLine) -> Void = { _ in }
    ) throws -> ProbeLine {
        try first(within: seconds) { text in
            guard let line = Self.read(text) else { return nil }
            if line.kind == kind, test(line) { return line }
            before(line)
            return nil
        }
    }

    /// Every report that comes in `seconds`.
    func reports(for seconds: Double) -> [ProbeLine] { rest(within: seconds).compactMap(Self.read) }

    private static func read(_ text: String) -> ProbeLine? {
        try? JSONDecoder().decode(ProbeLine.self, from: Data(text.utf8))
    }
}
