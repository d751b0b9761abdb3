import CoreGraphics
import OctantDisplay
import Testing
import UIKit

@Suite("Keys at controls that have focus")
@MainActor
struct FocusKeysTests {
    /// Adds `control` at the top left, moves focus there, and counts what it sends.
    private func focus<Control: UIControl>(_ control: Control, on stage: Stage, _ counter: Counter = Counter())
        -> Counter
    {
        control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
        stage.window.addSubview(control)
        stage.press(.tab)
        #expect(control.isFocused)
        return counter
    }

    @MainActor
    private final class Counter { var count = 0 }

    @Test("space holds a button down and presses it when it comes up; return presses at once; held keys press once")
    func button() {
        FocusDesk.with { desk in
            let button = desk.button("a", 10, 10)
            desk.stage.press(.tab)
            desk.stage.key(.space, isDown: true)
            #expect(button.isHighlighted && button.presses == 0)
            desk.stage.key(.space, isDown: true)
            desk.stage.key(.space, isDown: false)
            #expect(!button.isHighlighted && button.presses == 1)
            for _ in 0..<3 { desk.stage.key(.enter, isDown: true) }
            #expect(button.presses == 2)
            desk.stage.key(.enter, isDown: false)
            desk.stage.key(.enter, isDown: true)
            #expect(button.presses == 3)
            desk.stage.press(.space, " ", .control)
            #expect(button.presses == 3)
        }
    }

    @Test("escape, leaving, disabling and the window's losing the keyboard let a held button go without a press")
    func letGo() {
        FocusDesk.with { desk in
            let button = desk.button("a", 10, 10)
            desk.button("b", 10, 50)
            desk.stage.press(.tab)
            let lets: [() -> Void] = [
                { desk.stage.press(.escape) },
                { desk.stage.press(.tab) },
                { desk.stage.window.handle(.focus(false)) },
                {
                    button.isEnabled = false
                    _ = desk.stage.window.renderTree
                },
            ]
            for letGo in lets {
                button.isEnabled = true
                button.becomeFocused()
                desk.stage.key(.space, isDown: true)
                #expect(button.isHighlighted)
                letGo()
                #expect(!button.isHighlighted)
                desk.stage.key(.space, isDown: false)
                #expect(button.presses == 0)
            }
        }
    }

    @Test("a switch is turned over by space and return, and says so")
    func onOff() {
        Stage.shown(size: FocusDesk.size) { stage in
            let view = UISwitch()
            let heard = focus(view, on: stage)
            stage.press(.space)
            #expect(view.isOn && heard.count == 1)
            stage.press(.enter)
            #expect(!view.isOn && heard.count == 2)
        }
    }

    @Test(
        "arrows step a slider, towards its trailing end or up for more; page keys go further, home and end all the way",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func slider(direction: UITraitEnvironmentLayoutDirection) {
        Stage.shown(size: FocusDesk.size, direction: direction) { stage in
            let view = UISlider(frame: CGRect(x: 10, y: 10, width: 200, height: 31))
            view.maximumValue = 100
            let heard = focus(view, on: stage)
            let isMirrored = direction == .rightToLeft
            var values: [Float] = []
            for key: Key in [isMirrored ? .left : .right, .up, .pageUp, isMirrored ? .right : .left, .down, .pageDown] {
                stage.press(key)
                values.append(view.value)
            }
            #expect(values.map { $0.rounded() } == [5, 10, 30, 25, 20, 0])
            stage.press(.end)
            #expect(view.value == 100 && heard.count == 7)
            stage.press(.up)
            #expect(view.value == 100 && heard.count == 7)
            stage.press(.home)
            #expect(view.value == 0 && heard.count == 8)
            #expect(view.isFocused)
            // Not the slider's: nothing is pressed, focus goes nowhere.
            stage.press(.space)
            stage.press(.enter)
            #expect(view.value == 0 && heard.count == 8)
        }
    }

    @Test("arrows step a stepper")
    func stepper() {
        Stage.shown(size: FocusDesk.size) { stage in
            let view = UIStepper()
            let heard = focus(view, on: stage)
            for key: Key in [.up, .right, .right, .left, .down] { stage.press(key) }
            #expect(view.value == 1 && heard.count == 5)
            stage.press(.end)
            #expect(view.value == 100)
        }
    }

    @Test(
        "left and right choose among segments that can be chosen",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func segments(direction: UITraitEnvironmentLayoutDirection) {
        Stage.shown(size: FocusDesk.size, direction: direction) { stage in
            let view = UISegmentedControl(items: ["a", "b", "c"])
            view.setEnabled(false, forSegmentAt: 1)
            let heard = focus(view, on: stage)
            let (on, back): (Key, Key) = direction == .leftToRight ? (.right, .left) : (.left, .right)
            var chosen: [Int] = []
            for key in [on, on, on, back, back] {
                stage.press(key)
                chosen.append(view.selectedSegmentIndex)
            }
            #expect(chosen == [0, 2, 2, 0, 0] && heard.count == 3 && view.isFocused)
            stage.press(.end)
            #expect(view.selectedSegmentIndex == 2)
        }
    }

    @Test("of a momentary control arrows lead to a segment, and space presses it")
    func momentary() {
        Stage.shown(size: FocusDesk.size) { stage in
            var done: [String] = []
            let view = UISegmentedControl(
                frame: CGRect(x: 0, y: 0, width: 200, height: 32),
                actions: ["a", "b"].map { name in UIAction(title: name) { _ in done.append(name) } })
            view.isMomentary = true
            _ = focus(view, on: stage)
            stage.press(.right)
            #expect(done.isEmpty)
            stage.press(.space)
            stage.press(.left)
            stage.press(.enter)
            #expect(done == ["b", "a"])
        }
    }

    @Test("escape asks who has focus and all around it, or else what is in front, until one leaves something")
    func escape() {
        final class Sheet: UIView {
            var escapes = 0
            var leaves = true
            override func accessibilityPerformEscape() -> Bool {
                escapes += 1
                return leaves
            }
        }
        FocusDesk.with { desk in
            let outer = Sheet(frame: desk.stage.window.bounds)
            let inner = Sheet(frame: desk.stage.window.bounds)
            desk.stage.window.addSubview(outer)
            outer.addSubview(inner)
            desk.button("a", 0, 0, in: inner)
            desk.stage.press(.escape)
            #expect(inner.escapes == 0 && outer.escapes == 0)
            desk.stage.press(.tab)
            desk.stage.press(.escape)
            #expect(inner.escapes == 1 && outer.escapes == 0)
            inner.leaves = false
            desk.stage.press(.escape)
            #expect(inner.escapes == 2 && outer.escapes == 1)
            let front = Sheet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            front.accessibilityViewIsModal = true
            desk.stage.window.addSubview(front)
            desk.stage.press(.escape)
            #expect(front.escapes == 1 && inner.escapes == 2)
        }
    }
}

extension UIView {
    /// Moves focus here, as a program does.
    fileprivate func becomeFocused() { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }
}
