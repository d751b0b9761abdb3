import OctantDisplay
import Testing

@testable import UIKit

@Suite("The accessibility tree")
@MainActor
struct AccessibilityTreeTests {
    // MARK: What can be seen

    @Test("hidden, transparent, empty, far away, clipped and silenced views are out, with all in them")
    func visibility() {
        SpokenStage.with { stage in
            let outer = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
            let label = stage.add(stage.label("Words"), into: outer)
            @MainActor func expectSeen(_ isSeen: Bool, _ line: Int = #line) {
                #expect(stage.lines == (isSeen ? ["Words"] : []), "line \(line)")
            }
            expectSeen(true)
            for view in [label, outer] {
                view.isHidden = true
                expectSeen(false)
                view.isHidden = false
                view.alpha = 0
                expectSeen(false)
                view.alpha = 0.02
                expectSeen(true)
                view.alpha = 1
                view.accessibilityElementsHidden = true
                expectSeen(false)
                view.accessibilityElementsHidden = false
                expectSeen(true)
            }
            label.frame.origin.x = 300
            expectSeen(false)
            label.frame.origin.x = 299
            expectSeen(true)
            label.frame.origin.x = 210
            outer.clipsToBounds = true
            expectSeen(false)
            outer.clipsToBounds = false
            expectSeen(true)
            outer.frame.origin.y = -21
            expectSeen(false)
            outer.frame.origin.y = 0
            label.bounds.size.width = 0
            expectSeen(false)
            label.bounds.size.width = 10
            expectSeen(true)
            outer.removeFromSuperview()
            expectSeen(false)
        }
    }

    @Test("the frame is the part that can be seen")
    func frames() throws {
        try SpokenStage.with { stage in
            let outer = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), x: 100, y: 100)
            outer.clipsToBounds = true
            stage.add(stage.label("Words"), x: 20, y: 40, into: outer)
            let element = try #require(stage.elements.first)
            #expect(element.content.frame == CGRect(x: 120, y: 140, width: 30, height: 10))
        }
    }

    @Test("frames that are no numbers are out")
    func badFrames() {
        SpokenStage.with { stage in
            let view = stage.add(UIView())
            view.isAccessibilityElement = true
            for frame in [
                CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
                CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1), .null,
            ] {
                view.accessibilityFrame = frame
                #expect(stage.lines.isEmpty, "\(frame)")
            }
        }
    }

    @Test("beside a modal view nothing is read, until that cannot be seen")
    func modal() throws {
        try SpokenStage.with { stage in
            stage.add(stage.label("Behind"))
            let dialog = stage.add(UIView(), y: 50)
            stage.add(stage.label("In front"), into: dialog)
            dialog.accessibilityViewIsModal = true
            dialog.accessibilityLabel = "Question"
            #expect(stage.lines == ["In front"])
            let node = try #require(stage.window.accessibilityTree?.root.children.first)
            #expect(node.content.role == .dialog)
            #expect(node.content.states.contains(.modal))
            #expect(node.content.name == "Question")
            dialog.isHidden = true
            #expect(stage.lines == ["Behind"])
            dialog.isHidden = false
            dialog.accessibilityViewIsModal = false
            #expect(stage.lines == ["Behind", "In front"])
        }
    }

    @Test("what is inside an element is not read by itself")
    func insideElement() {
        SpokenStage.with { stage in
            let card = stage.add(UIView())
            stage.add(stage.label("Part"), into: card)
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Whole"
            #expect(stage.lines == ["Whole"])
        }
    }

    // MARK: Order

    @Test("rows are read from the top, each from its leading end, whatever the order of the views")
    func order() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            SpokenStage.with(direction: direction) { stage in
                stage.add(stage.label("C"), x: 0, y: 100)
                stage.add(stage.label("B"), x: 150, y: 3)
                stage.add(stage.label("D"), x: 150, y: 100)
                stage.add(stage.label("A"), x: 0, y: 0)
                let expected = direction == .leftToRight ? ["A", "B", "C", "D"] : ["B", "A", "D", "C"]
                #expect(stage.lines == expected)
            }
        }
    }

    @Test("a spinner whose bottom edge is a label's stands in one row with it; a tall neighbour is a row of its own")
    func rows() {
        SpokenStage.with { stage in
            stage.add(stage.label("Loading mail"), x: 45, y: 17)
            stage.add(UIActivityIndicatorView(style: .large)).startAnimating()
            #expect(stage.lines == ["In progress", "Loading mail"])
            let side = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 200)), x: 250)
            side.isAccessibilityElement = true
            side.accessibilityLabel = "Side"
            stage.add(stage.label("Below"), y: 150)
            #expect(stage.lines == ["In progress", "Loading mail", "Side", "Below"])
        }
    }

    @Test("a group is read as a whole")
    func groups() throws {
        try SpokenStage.with { stage in
            for column in 0..<2 {
                let view = stage.add(
                    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), x: CGFloat(column) * 120)
                view.shouldGroupAccessibilityChildren = true
                stage.add(stage.label("top \(column)"), into: view)
                stage.add(stage.label("bottom \(column)"), y: 50, into: view)
            }
            #expect(stage.lines == ["top 0", "bottom 0", "top 1", "bottom 1"])
            let root = try #require(stage.window.accessibilityTree).root
            #expect(root.children.map(\.content.role) == [.group, .group])
            for view in stage.window.subviews { view.shouldGroupAccessibilityChildren = false }
            #expect(stage.lines == ["top 0", "top 1", "bottom 0", "bottom 1"])
        }
    }

    @Test("a container's elements are read in its order, those that cannot be seen left out")
    func listed() {
        SpokenStage.with { stage in
            let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
            let (first, second) = (stage.label("first"), stage.label("second"))
            stage.add(first, into: view)
            stage.add(second, y: 50, into: view)
            let drawn = UIAccessibilityElement(accessibilityContainer: view)
            drawn.accessibilityLabel = "drawn"
            drawn.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 100, width: 10, height: 10)
            view.accessibilityElements = [drawn, second, first]
            #expect(stage.lines == ["drawn", "second", "first"])
            second.isHidden = true
            drawn.accessibilityLabel = "redrawn"
            #expect(stage.lines == ["redrawn", "first"])
            drawn.accessibilityFrameInContainerSpace = .zero
            #expect(stage.lines == ["first"])
            view.isHidden = true
            #expect(stage.lines.isEmpty)
        }
    }

    private final class Counted: UIView {
        var count = 0
        override func accessibilityElementCount() -> Int { count }
        override func accessibilityElement(at index: Int) -> Any? {
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "number \(index)"
            element.accessibilityFrameInContainerSpace = bounds
            return element
        }
    }

    @Test("a container may count its elements instead; one that lists itself, nonsense or too much does no harm")
    func counted() {
        SpokenStage.with { stage in
            let view = stage.add(Counted())
            view.count = 2
            view.setNeedsLayout()
            #expect(stage.lines == ["number 0", "number 1"])
            view.count = -1
            view.setNeedsLayout()
            #expect(stage.lines.isEmpty)
            view.accessibilityElements = [view, stage.window, 12, UIView()]
            #expect(stage.lines.isEmpty)
            view.accessibilityElements = nil
            view.count = NSNotFound
            view.setNeedsLayout()
            #expect(stage.lines.count == 10_000)
        }
    }

    @Test("a segmented control is read segment by segment, with the place of each and the one that is chosen")
    func segments() throws {
        try SpokenStage.with { stage in
            let control = UISegmentedControl(items: ["Day", "Week"])
            stage.add(control)
            control.selectedSegmentIndex = 1
            control.setEnabled(false, forSegmentAt: 0)
            #expect(stage.lines == ["Day, 1 of 2, Dimmed, Button", "Selected, Week, 2 of 2, Button"])
            control.setEnabled(true, forSegmentAt: 0)
            let element = try #require(control.accessibilityElement(at: 0) as? UIAccessibilityElement)
            #expect(element.accessibilityActivate())
            #expect(control.selectedSegmentIndex == 0)
            #expect(stage.lines.first == "Selected, Day, 1 of 2, Button")
        }
    }

    @Test("controls are read with their roles, values and states")
    func controls() {
        SpokenStage.with { stage in
            let toggle = stage.add(UISwitch())
            toggle.accessibilityLabel = "Wi-Fi"
            toggle.isOn = true
            let slider = stage.add(UISlider(), y: 50)
            slider.accessibilityLabel = "Volume"
            slider.maximumValue = 200
            slider.value = 50
            let button = stage.add(UIButton(type: .system), y: 100)
            button.setTitle("Save", for: .normal)
            button.isEnabled = false
            button.accessibilityHint = "Writes the file"
            let title = stage.add(stage.label("Settings"), y: 150)
            title.accessibilityTraits = .header
            let bitmap = stage.add(UIImageView(image: nil), y: 200)
            bitmap.isAccessibilityElement = true
            bitmap.accessibilityLabel = "Cat"
            #expect(
                stage.lines == [
                    "Wi-Fi, On, Switch button", "Volume, 25%, Adjustable", "Save, Dimmed, Button, Writes the file",
                    "Settings, Heading", "Cat, Image",
                ])
            let contents = stage.elements.map(\.content)
            #expect(contents.map(\.role) == [.switchButton, .slider, .button, .heading, .image])
            #expect(contents[0].states == [.enabled, .focusable, .checkable, .checked])
            #expect(contents[0].actions == [.activate])
            #expect(contents[1].range == AccessibilityRange(minimum: 0, maximum: 200, current: 50))
            #expect(contents[1].actions == [.increment, .decrement])
            #expect(contents[2].states == [])
            #expect(contents[2].actions.isEmpty)
            toggle.setOn(false, animated: true)
            #expect(stage.lines.first == "Wi-Fi, Off, Switch button")
        }
    }

    // MARK: What it costs

    /// A view that counts how often it is asked.
    private final class Asked: UIView {
        static var count = 0
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get {
                Self.count += 1
                return "Asked"
            }
            set {}
        }
    }

    @Test("what did not change is the same object in the next tree, and is not asked again")
    func sharing() throws {
        try SpokenStage.with { stage in
            let holders = (0..<10).map { stage.add(UIView(), y: CGFloat($0) * 25) }
            for holder in holders { stage.add(Asked(), into: holder) }
            let before = stage.elements
            #expect(before.count == 10)
            Asked.count = 0
            stage.window.backgroundColor = .white
            #expect(stage.elements.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
            #expect(Asked.count == 0)
            holders[3].frame.origin.x = 5
            let after = stage.elements
            #expect(Asked.count == 1)
            let changed = zip(before, after).filter { $0 !== $1 }
            #expect(changed.count == 1)
            let pair = try #require(changed.first)
            #expect(pair.0.id == pair.1.id)
            UIAccessibility.post(notification: .layoutChanged, argument: holders[0])
            _ = stage.elements
            #expect(Asked.count == 11)
        }
    }

    @Test("before anybody listens nothing is asked, and the tree travels without")
    func nobodyListens() {
        Stage.with(size: CGSize(width: 100, height: 100)) { stage in
            Asked.count = 0
            stage.window.addSubview(Asked(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            #expect(stage.window.renderTree != nil && stage.window.newestAccessibility == nil)
            UIAccessibility.post(notification: .announcement, argument: "Nobody hears")
            #expect(stage.window.takeAccessibilityNotices().isEmpty)
            #expect(Asked.count == 0)
            #expect(stage.window.accessibilityTree?.lines == ["Asked"])
            #expect(Asked.count == 1)
        }
    }

    @Test("a spinner that turns commits nothing and asks nothing")
    func turning() {
        SpokenStage.with { stage in
            stage.add(UIActivityIndicatorView(style: .medium)).startAnimating()
            let before = stage.window.accessibilityTree
            stage.clock.advance(by: 10)
            #expect(stage.window.accessibilityTree?.root === before?.root)
        }
    }

    @Test("whatever is moved, hidden and shown, the tree is the one that would be made anew")
    func sameAsAnew() {
        SpokenStage.with { stage in
            var random = SeededGenerator(seed: 7)
            let outer = (0..<4).map { _ in stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))) }
            let views = outer.flatMap { outer in
                (0..<4).map { index in
                    let inner = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60)), into: outer)
                    stage.add(stage.label("label \(index)"), into: inner)
                    return inner
                }
            }
            for turn in 0..<300 {
                let view = (outer + views)[Int.random(in: 0..<20, using: &random)]
                switch Int.random(in: 0..<9, using: &random) {
                case 0: view.isHidden.toggle()
                case 1: view.alpha = view.alpha == 1 ? 0 : 1
                case 2, 3:
                    view.frame.origin = CGPoint(
                        x: Int.random(in: 0..<300, using: &random) - 50, y: Int.random(in: 0..<300, using: &random) - 50
                    )
                case 4: view.clipsToBounds.toggle()
                case 5: view.accessibilityViewIsModal.toggle()
                case 6: view.shouldGroupAccessibilityChildren.toggle()
                case 7: view.bounds.origin.y = CGFloat(Int.random(in: 0..<60, using: &random))
                default: view.superview?.bringSubviewToFront(view)
                }
                let kept = stage.window.accessibilityTree
                stage.window.accessibility.forgetAll()
                #expect(kept == stage.window.accessibilityTree, "turn \(turn)")
            }
        }
    }
}
