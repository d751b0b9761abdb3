import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

/// How many indicators, how often they are started and stopped, and how many sets of progress are timed.
private let indicators = 1000
private let rounds = 20
private let sets = 1_000_000
/// The greatest number of seconds of each. Source: docs/sources.md, Benchmarks.
private let startStopGoal = 5e-3
private let setProgressGoal = 200e-9

/// The least of `rounds` measurements, in seconds: what else runs on the machine only ever adds.
@MainActor
private func least(_ body: () -> Void) -> Double {
    (0..<rounds).map { _ in
        let start = HostClock().now()
        body()
        return HostClock().now() - start
    }.min() ?? 0
}

@MainActor
private func row(_ what: String, _ seconds: Double, unit: Double, _ name: String, goal: Double? = nil) -> Bool {
    let holds = goal.map { seconds < $0 } ?? true
    let said = goal.map { "goal \(($0 / unit).rounded()) \(name): \(holds ? "held" : "MISSED")" } ?? ""
    let value = String(format: "%10.2f", seconds / unit)
    print("\(what.padding(toLength: 64, withPad: " ", startingAt: 0))\(value) \(name)  \(said)")
    return holds
}

/// What indicators and tables cost the main thread.
@MainActor enum ControlCost {
    /// Prints a table, and returns whether every goal was met.
    static func report() -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080))
        let spinners = (0..<indicators).map { index in
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.frame.origin = CGPoint(x: index % 80 * 24, y: index / 80 * 24)
            window.addSubview(spinner)
            return spinner
        }
        _ = window.renderTree
        var holds = true
        let both = least {
            for spinner in spinners { spinner.startAnimating() }
            for spinner in spinners { spinner.stopAnimating() }
        }
        holds =
            row("start and stop of \(indicators) indicators in one turn", both, unit: 1e-3, "ms", goal: startStopGoal)
            && holds
        _ = window.renderTree
        let shown = least {
            for spinner in spinners { spinner.startAnimating() }
            _ = window.renderTree
            for spinner in spinners { spinner.stopAnimating() }
            _ = window.renderTree
        }
        _ = row("the same with what the display is told after each", shown, unit: 1e-3, "ms")
        for spinner in spinners { spinner.startAnimating() }
        let images = window.renderTree.map { tree in
            Set(tree.root.sublayers.flatMap(\.sublayers).compactMap(\.properties.contents).map(ObjectIdentifier.init))
                .count
        }
        // They stopped at different steps of the turn: all of them are images of one set.
        let set = ActivityIndicatorDesign.default.stepCount
        print("images of \(indicators) indicators: \(images ?? 0), one set is \(set)")
        holds = (1...set).contains(images ?? 0) && holds

        let bar = UIProgressView(progressViewStyle: .default)
        bar.frame = CGRect(x: 0, y: 0, width: 300, height: 4)
        window.addSubview(bar)
        _ = window.renderTree
        let each = least {
            for index in 0..<sets { bar.progress = Float(index & 1023) / 1024 }
            _ = window.renderTree
        }
        holds =
            row(
                "setting the progress, \(sets) times a frame", each / Double(sets), unit: 1e-9,
                "ns", goal: setProgressGoal)
            && holds
        let animated = least {
            for index in 0..<sets { bar.setProgress(Float(index & 1023) / 1024, animated: true) }
            _ = window.renderTree
        }
        holds =
            row("the same, animated", animated / Double(sets), unit: 1e-9, "ns", goal: setProgressGoal)
            && holds
        let frames = 1000
        let drawn = least {
            for index in 0..<frames {
                bar.progress = Float(index) / Float(frames)
                _ = window.renderTree
            }
        }
        _ = row("setting the progress, and the frame that shows it", drawn / Double(frames), unit: 1e-6, "us")
        return TableCost.measure { row($0, $1, unit: $2, $3, goal: $4) } && holds
    }
}
