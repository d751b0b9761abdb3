import MethodShapes
import ObjectiveC
import OctantBase
import OlderMethodShapes
import TestSupport
import Testing
import UIKit

private final class Download: NSObject {
    @KeyValueObservable var received = 0.0
    @KeyValueObservable var expected = 1.0
    @KeyValueObservable var name = ""
    var fraction: Double { received / expected }
}

@Suite("KeyValueObservable")
@MainActor
struct KeyValueObservableTests {
    @Test("an observer by key path hears the first value and each change, with what it asked for, until it ends")
    func closures() {
        let page = MethodShapes.RewrittenPage()
        var heard: [String] = []
        func text(_ value: Double?) -> String { value.map { "\($0)" } ?? "-" }
        var observation: NSKeyValueObservation? = page.observe(\.progress, options: [.initial, .old, .new]) {
            heard.append("\(text($1.oldValue)) \(text($1.newValue)) \($0.progress) \($1.isPrior)")
        }
        page.progress = 0.5
        page.progress = 0.5
        #expect(heard == ["- 0.0 0.0 false", "0.0 0.5 0.5 false", "0.5 0.5 0.5 false"])
        #expect(page.heard == ["progress 0.0 0.5", "progress 0.5 0.5"])
        observation?.invalidate()
        page.progress = 1
        observation = page.observe(\.progress) { _, change in
            heard.append("\(text(change.oldValue)) \(text(change.newValue))")
        }
        page.progress = 2
        #expect(heard.count == 4 && heard.last == "- -" && observation != nil)
        observation = nil
        page.progress = 3
        #expect(heard.count == 4)
    }

    @Test("an observer of what is computed hears of changes of all that it is computed from")
    func computed() {
        let download = Download()
        var heard: [Double] = []
        let observation = download.observe(\.fraction, options: [.initial, .new]) { heard.append($1.newValue ?? -1) }
        download.expected = 10
        download.name = "a"
        download.received = 5
        #expect(heard == [0, 0, 0.5])
        observation.invalidate()
        download.received = 6
        #expect(heard.count == 3)
    }

    @Test("a call before the change comes to who asked for it")
    func prior() {
        let part = OlderMethodShapes.RewrittenPage.Part()
        var heard: [Bool] = []
        let observation = part.observe(\.count, options: [.prior, .new]) { part, change in
            #expect(change.isPrior == (part.count == nil))
            heard.append(change.isPrior)
        }
        part.count = 1
        #expect(heard == [true, false])
        observation.invalidate()
    }

    @Test("an observer that lists its method is told by name, with or without a context, until it is removed")
    func names() {
        for part in [MethodShapes.RewrittenPage.Part(), MethodShapes.RewrittenPage.Part()] {
            let page = MethodShapes.RewrittenPage()
            nonisolated(unsafe) var contexts: (UInt8, UInt8) = (0, 0)
            page.addObserver(part, forKeyPath: "progress", options: [.new, .initial], context: &contexts.0)
            page.addObserver(part, forKeyPath: "progress", options: [], context: &contexts.1)
            page.progress = 0.5
            #expect(part.heard == ["progress 0.0", "progress 0.5", "progress none"])
            page.removeObserver(part, forKeyPath: "progress", context: &contexts.0)
            page.progress = 0.6
            #expect(part.heard.count == 4 && part.heard.last == "progress none")
            page.removeObserver(part, forKeyPath: "progress")
            page.progress = 0.7
            #expect(part.heard.count == 4)
        }
    }

    @Test("neither the object nor its observer is kept alive")
    func ends() {
        weak var (object, observer): (UIView?, NSObject?)
        do {
            let (page, part) = (MethodShapes.RewrittenPage(), MethodShapes.RewrittenPage.Part())
            (object, observer) = (page, part)
            page.addObserver(part, forKeyPath: "progress", options: .new, context: nil)
            page.progress = 1
            #expect(part.heard.count == 1)
        }
        #expect(object == nil && observer == nil)
        let page = MethodShapes.RewrittenPage()
        page.addObserver(MethodShapes.RewrittenPage.Part(), forKeyPath: "progress", context: nil)
        page.progress = 2
    }

    @Test("what has a didSet that tells observers does so once it ran, also of what that sets again")
    func order() {
        let gauge = Gauge()
        var heard: [String] = []
        let observation = gauge.observe(\.level, options: [.old, .new, .prior]) { gauge, change in
            heard.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1) \(gauge.shown)")
        }
        gauge.level = 3
        gauge.level = 20
        #expect(heard == ["true 0 -1 0", "false 0 3 3", "true 3 -1 3", "false 3 9 9"])
        observation.invalidate()
        gauge.level = 1
        let later = gauge.observe(\.level, options: .old) { heard.append("\($1.oldValue ?? -1)") }
        gauge.level = 2
        #expect(heard.last == "1" && gauge.shown == 2)
        later.invalidate()
    }

    @Test("what tells nobody of its changes is a line of the log, and can be posted by hand")
    func byHand() {
        let diary = Diary()
        var count = 0
        let lines = Lines.logged {
            let observation = Operation().observe(\.isFinished) { _, _ in count += 1 }
            observation.invalidate()
            diary.addObserver(MethodShapes.RewrittenPage.Part(), forKeyPath: "lines", context: nil)
        }
        #expect(lines.count == 2 && lines[0].hasPrefix("a property of Operation, a Bool, tells observers nothing"))
        let part = MethodShapes.RewrittenPage.Part()
        _ = Lines.logged { diary.addObserver(part, forKeyPath: "lines", context: nil) }
        diary.willChangeValue(forKey: "lines")
        diary.didChangeValue(forKey: "lines")
        #expect(part.heard == ["lines none"] && count == 0)
    }
}

/// What `octant build` makes of `@objc dynamic var level = 0 { didSet { … } }`.
private final class Gauge: NSObject {
    var shown = 0
    @KeyValueObservable(isToldByDidSet: true) var level = 0 {
        didSet {
            defer { _level.tellObservers(of: self) }
            _level.value = min(_level.value, 9)
            shown = _level.value
        }
    }
}
