import Testing
import UIKit

@testable import OctantTool

@Suite("State that is carried over")
@MainActor
struct StateMergeTests {
    /// One value of a generation.
    private final class Box {
        var value: Any
        init(_ value: Any) { self.value = value }
    }

    private enum One {
        enum Mode { case idle, running }
        struct Item { var name = "", mode = Mode.idle }
        final class Model {}
    }

    private enum Two {
        enum Mode { case idle, running }
        struct Item { var name = "", mode = Mode.idle }
        final class Model {}
    }

    private static let names = [
        GenerationNames(name: "OctantToolTests.StateMergeTests.One", module: "Mine"),
        GenerationNames(name: "OctantToolTests.StateMergeTests.Two", module: "Mine"),
    ]

    private func slot<Value>(_ box: Box, _ type: Value.Type) -> StateSlot {
        StateSlot(
            key: .init(owner: "Mine.Page", name: "value"), type: type, read: { box.value },
            write: { if $0 is Value { box.value = $0 } })
    }

    /// Returns what a value is after a generation in which it was `first`, and then `now`, was followed by one in which
    /// it is `next` at first, and whether it is said to have begun anew.
    private func carried<Old, New>(
        _ first: Old, _ now: Old, to next: New, texts: [[String: String]] = [["Mode": "m", "Item": "i"]]
    ) -> (value: Any, anew: [String]) {
        let (old, new) = (Box(first), Box(next))
        let slots = [slot(old, Old.self)]
        let generations = Self.names.enumerated().map {
            StateMerge.Generation(names: $0.element, valueTexts: texts[min($0.offset, texts.count - 1)])
        }
        let merge = StateMerge(slots, of: generations[0])
        old.value = now
        let anew = merge.carry(merge.changes(in: slots), to: [slot(new, New.self)], of: generations[1])
        return (new.value, anew)
    }

    @Test("what was changed is carried over, and what was not is as the new source says")
    func threeWays() {
        #expect(carried(1, 5, to: 2).value as? Int == 5)
        #expect(carried(1, 1, to: 2).value as? Int == 2)
        #expect(carried(Int?.none, 3, to: Int?.none).value as? Int? == 3)
        #expect(carried([1], [1, 2], to: [9]).value as? [Int] == [1, 2])
        #expect(carried(UIColor.red, .blue, to: UIColor.green).value as? UIColor == .blue)
        #expect(carried((1, "a"), (2, "a"), to: (3, "b")).value as? (Int, String) ?? (0, "") == (2, "a"))
    }

    @Test("what has another type now begins anew, and is named")
    func otherType() {
        let result = carried(1, 5, to: 2.5)
        #expect(result.value as? Double == 2.5)
        #expect(result.anew == ["value"])
    }

    @Test("a value of a type of the module is carried over while what it is made of is the same")
    func ownTypes() {
        #expect(carried(One.Mode.idle, .running, to: Two.Mode.idle).value as? Two.Mode == .running)
        let item = carried(
            One.Item(), One.Item(name: "a name that is long enough for the heap", mode: .running), to: Two.Item())
        let made = item.value as? Two.Item
        #expect(made?.name == "a name that is long enough for the heap" && made?.mode == .running)
        let list = carried([One.Mode](), [.running, .idle], to: [Two.Mode]())
        #expect(list.value as? [Two.Mode] == [.running, .idle])
        #expect(carried(One.Mode?.none, .running, to: Two.Mode?.none).value as? Two.Mode? == .running)

        let changed = carried(One.Mode.idle, .running, to: Two.Mode.idle, texts: [["Mode": "m"], ["Mode": "n"]])
        #expect(changed.value as? Two.Mode == .idle && changed.anew == ["value"])
        let unknown = carried(One.Mode.idle, .running, to: Two.Mode.idle, texts: [[:]])
        #expect(unknown.value as? Two.Mode == .idle && unknown.anew == ["value"])
    }

    @Test("objects that show something, or are the module's, and functions begin anew")
    func objects() {
        #expect(carried(UIView?.none, UIView(), to: UIView?.none).anew == ["value"])
        #expect(carried([UIView](), [UIView()], to: [UIView]()).anew == ["value"])
        #expect(carried(One.Model(), One.Model(), to: Two.Model()).anew == ["value"])
        // What cannot be compared has not changed.
        #expect(carried({ 1 }, { 2 }, to: { 3 }).anew.isEmpty)
    }

    @Test("the slots of a view are what scrolls, and what a user sets of its controls")
    func slots() {
        let controller = UIViewController()
        let (scrollView, toggle, other) = (UIScrollView(), UISwitch(), UISwitch())
        scrollView.contentSize = CGSize(width: 10, height: 900)
        scrollView.frame.size = CGSize(width: 10, height: 100)
        [scrollView, toggle, other].forEach(controller.view.addSubview)
        let merge = StateMerge(
            StateSlot.all(in: controller, Self.names[0]), of: .init(names: Self.names[0], valueTexts: [:]))
        other.isOn = true
        scrollView.contentOffset.y = 40
        let changes = merge.changes(in: StateSlot.all(in: controller, Self.names[0]))
        #expect(changes[.init(owner: "UIKit.UIScrollView", name: "contentOffset")] as? CGPoint == CGPoint(x: 0, y: 40))
        #expect(changes[.init(owner: "UIKit.UISwitch", number: 1, name: "isOn")] as? Bool == true)
        #expect(changes.count == 2)
    }
}
