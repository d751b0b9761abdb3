import Foundation
import MethodShapes
import OctantBase
import TestSupport
import Testing

@testable import ObjectiveC

@Suite("Observed progress")
@MainActor
struct ObservedProgressTests {
    @Test("an observer by key path hears each change at once, with what it was and is, until it ends")
    func closures() {
        let progress = Progress(totalUnitCount: 4)
        var heard: [String] = []
        let observation = progress.observe(\.fractionCompleted, options: [.old, .new]) { progress, change in
            heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(progress.completedUnitCount)")
        }
        progress.completedUnitCount = 1
        progress.completedUnitCount = 1
        progress.totalUnitCount = 2
        #expect(heard == ["0.0 0.25 1", "0.25 0.5 1"])
        observation.invalidate()
        progress.completedUnitCount = 2
        #expect(heard.count == 2)
        #expect(progress.isFinished && progress.fractionCompleted == 1)
    }

    @Test("each property that says so tells of its own changes")
    func properties() {
        let progress = Progress(totalUnitCount: -1)
        var heard: [String] = []
        let observations = [
            progress.observe(\.completedUnitCount) { _, _ in heard.append("completed") },
            progress.observe(\.totalUnitCount) { _, _ in heard.append("total") },
            progress.observe(\.isFinished) { _, _ in heard.append("finished") },
            progress.observe(\.isIndeterminate) { _, _ in heard.append("indeterminate") },
            progress.observe(\.isCancelled) { _, _ in heard.append("cancelled") },
            progress.observe(\.isPaused) { _, _ in heard.append("paused") },
        ]
        progress.totalUnitCount = 2
        #expect(heard.sorted() == ["indeterminate", "total"])
        heard = []
        progress.completedUnitCount = 2
        #expect(heard.sorted() == ["completed", "finished"])
        heard = []
        progress.pause()
        progress.resume()
        progress.cancel()
        #expect(heard == ["paused", "paused", "cancelled"])
        _ = observations
    }

    @Test("changes of parts are changes of the whole: of parts that were there, that were added, and their own parts")
    func parts() {
        let whole = Progress(totalUnitCount: 10)
        let first = Progress(totalUnitCount: 2, parent: whole, pendingUnitCount: 5)
        let inner = Progress(totalUnitCount: 4, parent: first, pendingUnitCount: 1)
        var heard: [Double] = []
        let observation = whole.observe(\.fractionCompleted) { whole, _ in heard.append(whole.fractionCompleted) }
        first.completedUnitCount = 1
        inner.completedUnitCount = 4
        #expect(heard == [0.25, 0.5])
        let second = Progress(totalUnitCount: 1, parent: whole, pendingUnitCount: 3)
        second.completedUnitCount = 1
        whole.becomeCurrent(withPendingUnitCount: 2)
        let third = Progress(totalUnitCount: 2)
        whole.resignCurrent()
        third.completedUnitCount = 1
        #expect(heard == [0.25, 0.5, 0.8, 0.9])
        observation.invalidate()
    }

    @Test("an observer by name is told on the thread of the change, and what is observed ends as anything else does")
    func names() {
        weak var ended: Progress?
        let page = MethodShapes.RewrittenPage.Part()
        do {
            let progress = Progress(totalUnitCount: 2)
            progress.addObserver(page, forKeyPath: "fractionCompleted", options: [.new], context: nil)
            progress.addObserver(page, forKeyPath: #"isFinished"#, options: [.new], context: nil)
            progress.completedUnitCount = 2
            progress.removeObserver(page, forKeyPath: "fractionCompleted")
            progress.completedUnitCount = 1
            ended = progress
            #expect(progress.isKind(of: Progress.self))
        }
        #expect(ended == nil)
        #expect(page.heard.count == 3, "\(page.heard)")
    }

    private final class OwnProgress: Progress, @unchecked Sendable {}

    @Test("a progress of a class of the program's own tells nobody, and that is said")
    func ownClass() {
        let lines = Lines.logged {
            let progress = OwnProgress(totalUnitCount: 2)
            let observation = progress.observe(\.fractionCompleted) { _, _ in Issue.record("told") }
            progress.completedUnitCount = 1
            observation.invalidate()
        }
        #expect(lines.count == 1 && lines[0].contains("OwnProgress"), "\(lines)")
    }
}
