import CoreGraphics
import OctantDisplay
import OctantTesting
import TestSupport
import Testing

/// The reports to readers from tree to tree, received by the in-memory twin.
@Suite("What screen readers are told")
struct AccessibilityReporterTests {
    private let window = AccessibilityID.unique()
    private let bar = AccessibilityID.unique()
    private let label = AccessibilityID.unique()
    private let button = AccessibilityID.unique()

    private func node(
        _ id: AccessibilityID, _ role: AccessibilityRole, _ name: String = "", value: Double? = nil,
        states: AccessibilityStates = .enabled, children: [AccessibilityNode] = []
    ) -> AccessibilityNode {
        var content = AccessibilityContent(role: role)
        (content.name, content.states) = (name, states)
        content.range = value.map { AccessibilityRange(minimum: 0, maximum: 1, current: $0) }
        return AccessibilityNode(id: id, content: content, children: children)
    }

    private func tree(_ children: AccessibilityNode...) -> AccessibilityTree {
        AccessibilityTree(root: node(window, .window, children: children))
    }

    private func events(_ old: AccessibilityTree, _ new: AccessibilityTree) -> [AccessibilityEvent] {
        AccessibilityDifference.events(from: old, to: new)
    }

    @Test("names, states and elements that come and go are told; what is the same is not")
    func differences() {
        let before = tree(node(label, .text, "Copying"), node(bar, .progressBar, "Copy", value: 0.5))
        #expect(events(before, before).isEmpty)
        let same = tree(node(label, .text, "Copying"), node(bar, .progressBar, "Copy", value: 0.5))
        #expect(events(before, same).isEmpty)
        let after = tree(
            node(label, .text, "Copied"), node(bar, .progressBar, "Copy", value: 1, states: [.enabled, .busy]),
            node(button, .button, "Done"))
        #expect(
            events(before, after) == [
                .nameChanged(label), .statesChanged(bar, .busy), .valueChanged(bar),
                .added(button, parent: window, index: 2),
            ])
        #expect(events(after, before).first == .removed(button, parent: window, index: 2))
    }

    @Test("an element that becomes another kind of thing goes and comes again")
    func kinds() {
        let before = tree(node(bar, .activityIndicator, "Copy"))
        let after = tree(node(bar, .progressBar, "Copy", value: 0))
        #expect(
            events(before, after) == [
                .removed(bar, parent: window, index: 0), .added(bar, parent: window, index: 0),
            ])
    }

    @Test("elements in a new order go, the last first, and come again in that order")
    func order() {
        let before = tree(node(label, .text), node(bar, .progressBar, value: 0), node(button, .button))
        let after = tree(node(button, .button), node(label, .text), node(bar, .progressBar, value: 0))
        #expect(
            events(before, after) == [
                .removed(button, parent: window, index: 2), .removed(bar, parent: window, index: 1),
                .removed(label, parent: window, index: 0), .added(button, parent: window, index: 0),
                .added(label, parent: window, index: 1), .added(bar, parent: window, index: 2),
            ])
    }

    @Test("played on a list, what is told leads from any tree to any other")
    func playedBack() {
        var random = SeededGenerator(seed: 11)
        let ids = (0..<8).map { _ in AccessibilityID.unique() }
        for _ in 0..<500 {
            let (old, new) = (ids.shuffled(using: &random), ids.shuffled(using: &random))
            let before = AccessibilityTree(
                root: node(
                    window, .window,
                    children: old.prefix(Int.random(in: 0...8, using: &random)).map { node($0, .text) }))
            let after = AccessibilityTree(
                root: node(
                    window, .window,
                    children: new.prefix(Int.random(in: 0...8, using: &random)).map { node($0, .text) }))
            var list = before.root.children.map(\.id)
            for event in events(before, after) {
                switch event {
                case .removed(let id, _, let index): #expect(list.remove(at: index) == id)
                case .added(let id, _, let index): list.insert(id, at: index)
                default: Issue.record("\(event)")
                }
            }
            #expect(list == after.root.children.map(\.id))
        }
    }

    @Test("values are told ten times a second at most, and the last one always")
    func values() {
        let heard = RecordedAccessibility()
        var reporter = AccessibilityReporter(heard)
        reporter.report(tree(node(bar, .progressBar, value: 0)), notices: [], at: 0)
        #expect(heard.takeEvents().isEmpty && reporter.nextEvent == .infinity)
        var told: [(time: Double, value: Double)] = []
        func note(_ time: Double) {
            for event in heard.takeEvents() {
                #expect(event == .valueChanged(bar))
                told.append((time, heard.tree?.root.children.first?.content.range?.current ?? -1))
            }
        }
        // A thousand values in a second, sent at every time that was returned.
        for step in 1...1000 {
            let time = Double(step) / 1000
            while reporter.nextEvent < time {
                let due = reporter.nextEvent
                reporter.tellDue(at: due)
                note(due)
            }
            reporter.report(tree(node(bar, .progressBar, value: time)), notices: [], at: time)
            note(time)
        }
        reporter.tellDue(at: reporter.nextEvent)
        note(1.1)
        #expect(told.count == 11 && told.last?.value == 1)
        #expect(zip(told, told.dropFirst()).allSatisfy { $1.time - $0.time > 0.0999 })
        #expect(reporter.nextEvent == .infinity)
    }

    @Test("steps of bars are told once in two seconds at most, ends at once, and the last one always")
    func steps() {
        let heard = RecordedAccessibility()
        var reporter = AccessibilityReporter(heard)
        func bars(_ one: Double, _ two: Double) -> AccessibilityTree {
            let values = [(bar, one), (button, two)]
            return tree(
                node(
                    label, .group,
                    children: values.map { id, value in
                        var content = AccessibilityContent(role: .progressBar)
                        content.range = AccessibilityRange(minimum: 0, maximum: 1, current: value)
                        content.spoken = "\(Int((value * 100).rounded()))"
                        return AccessibilityNode(id: id, content: content)
                    }))
        }
        var told: [String] = []
        func note(_ time: Double) {
            for case .notice(let notice) in heard.takeEvents() { told.append("\(time) \(notice.text ?? "")") }
        }
        func report(_ one: Double, _ two: Double, _ stepped: [AccessibilityID], at time: Double) {
            reporter.report(
                bars(one, two), notices: stepped.map { .stepped($0, text: "old") }, at: time)
            note(time)
        }
        report(0, 0, [], at: 0)
        report(0.1, 0, [bar], at: 1)
        report(0.2, 0.1, [bar, button], at: 1.5)
        report(0.35, 0.15, [bar], at: 2)
        #expect(told == ["1.0 old"] && reporter.nextEvent == 3)
        told = []
        // The bar that waits longer is next, with what it is by then.
        for time in [2.5, 3] {
            reporter.tellDue(at: time)
            note(time)
        }
        #expect(told == ["3.0 15"] && reporter.nextEvent == 5)
        told = []
        report(1, 0.15, [bar], at: 3.5)
        #expect(told == ["3.5 old"] && reporter.nextEvent == .infinity)
        reporter.tellDue(at: 4)
        report(1, 0.5, [button], at: 4)
        reporter.tellDue(at: 4.2)
        #expect(reporter.nextEvent == 5.5)
        // Nothing is reported of what is gone.
        reporter.report(tree(), notices: [], at: 5)
        reporter.tellDue(at: 5.5)
        told = []
        note(5.5)
        #expect(told.isEmpty && reporter.nextEvent == .infinity)
    }

    @Test("a value of an element that is gone is not told")
    func goneValues() {
        let heard = RecordedAccessibility()
        var reporter = AccessibilityReporter(heard)
        for value in [0, 0.1, 0.2] {
            reporter.report(tree(node(bar, .progressBar, value: value)), notices: [], at: value / 10)
        }
        #expect(reporter.nextEvent.isFinite)
        reporter.report(tree(), notices: [], at: 0.03)
        #expect(reporter.nextEvent == .infinity)
    }

    @Test("notices are told once each, after what changed")
    func notices() {
        let heard = RecordedAccessibility()
        var reporter = AccessibilityReporter(heard)
        reporter.report(tree(), notices: [.announcement("Hello")], at: 0)
        #expect(heard.takeEvents() == [.notice(.announcement("Hello"))])
        reporter.report(tree(node(label, .text)), notices: [.layoutChanged(focus: label)], at: 1)
        #expect(
            heard.takeEvents() == [
                .added(label, parent: window, index: 0), .notice(.layoutChanged(focus: label)),
            ])
    }
}
