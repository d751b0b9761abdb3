import Foundation
import FuzzTargets

/// How many findings of a target are enough.
private let mostFindings = 10

/// Tries inputs on targets, each in a process of its own, and keeps what ends one.
struct FuzzSearch {
    private var targets: [FuzzTarget] = []
    private var seconds = 60.0
    private var seed: UInt64 = 1
    private var folder = "fuzz-findings"
    private var memory = 1500
    private var patience = 10.0

    /// The search of a command line; nil when it makes no sense.
    init?(_ text: [String]) {
        var rest = text[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                guard let target = FuzzCommand.target(word) else { return nil }
                targets.append(target)
                continue
            }
            guard let value = rest.popFirst() else { return nil }
            switch (word, Double(value), UInt64(value)) {
            case ("--seconds", let number?, _): seconds = number
            case ("--patience", let number?, _): patience = number
            case ("--seed", _, let number?): seed = number
            case ("--memory", _, let number?): memory = Int(clamping: number)
            case ("--keep", _, _): folder = value
            default: return nil
            }
        }
        if targets.isEmpty { return nil }
    }

    /// Tries the inputs and prints a line a target. Returns whether nothing was found.
    func run() -> Bool { targets.map(search).allSatisfy { $0 } }

    private func search(_ target: FuzzTarget) -> Bool {
        let clock = ContinuousClock()
        let begin = clock.now
        var (next, taken, findings) = (UInt64(0), UInt64(0), 0)
        while findings < mostFindings {
            let left = seconds - Double((clock.now - begin).components.seconds)
            if left <= 0 { break }
            let outcome = FuzzProcess.run(
                target, seed: seed, first: next, seconds: left, memory: memory, patience: patience)
            taken += outcome.progress.taken
            guard let reason = outcome.reason else {
                next = outcome.progress.number
                break
            }
            findings += 1
            keep(target, outcome.progress.number, reason, outcome.said)
            next = outcome.progress.number + 1
        }
        let time = Int((clock.now - begin).components.seconds)
        print(
            "\(target.name): \(next) inputs of seed \(seed), \(taken) of them taken, in \(time) s: \(findings) findings"
        )
        fflush(nil)
        return findings == 0
    }

    /// Writes down the input of `number` and what came of it.
    private func keep(_ target: FuzzTarget, _ number: UInt64, _ reason: String, _ said: String) {
        let path = "\(folder)/\(target.name)-\(seed)-\(number)"
        let input = target.make(FuzzProgress.inputSeed(number, of: seed))
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(input).write(to: URL(fileURLWithPath: path))
            try Data("\(reason)\n\(said)".utf8).write(to: URL(fileURLWithPath: path + ".txt"))
        } catch {
            print("the input cannot be kept: \(error.localizedDescription)")
        }
        print("\(target.name): input \(number) of seed \(seed) \(reason)")
        if let line = said.split(separator: "\n").first { print("    \(line)") }
        print("    kept; again: Scripts/fuzz --again \(target.name) \(path)")
        fflush(nil)
    }
}
