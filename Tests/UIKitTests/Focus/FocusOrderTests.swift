import CoreGraphics
import OctantDisplay
import Testing
import UIKit

@Suite("Where tab and arrows lead")
@MainActor
struct FocusOrderTests {
    @Test(
        "tab leads through controls in reading order, whatever the order they were added in, and around the end",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func readingOrder(direction: UITraitEnvironmentLayoutDirection) {
        FocusDesk.with(direction: direction) { desk in
            desk.button("d", 200, 100)
            desk.button("b", 200, 10)
            desk.button("a", 10, 12)
            desk.button("c", 10, 100)
            #expect(desk.focus == nil)
            let order = direction == .leftToRight ? ["a", "b", "c", "d", "a"] : ["b", "a", "d", "c", "b"]
            #expect(desk.tabs(5) == order)
            #expect(desk.tabs(5, back: true) == [order[3], order[2], order[1], order[0], order[3]])
        }
    }

    @Test("in a window that lets focus leave, tab is nobody's after the last place, and shift-tab before the first")
    func leaving() {
        FocusDesk.with { desk in
            let window = desk.stage.window
            window.letsFocusLeave = true
            @MainActor func press(_ shift: Bool) -> Bool {
                window.handleKey(
                    KeyEvent(isDown: true, usage: 0x2B, characters: "", modifiers: shift ? .shift : [], time: 1))
            }
            #expect(!press(false) && !window.enterFocus(fromBehind: false), "nothing is there")
            for (index, name) in ["a", "b"].enumerated() { desk.button(name, 10, CGFloat(index) * 40) }
            #expect(window.enterFocus(fromBehind: true) && desk.focus == "b")
            #expect(!press(false) && desk.focus == "b")
            #expect(window.enterFocus(fromBehind: false) && desk.focus == "a")
            #expect(!press(true) && desk.focus == "a")
            #expect(press(false) && desk.focus == "b")
            #expect(!window.moveFocus(back: false) && window.moveFocus(back: true) && desk.focus == "a")
        }
    }

    @Test("what a key does is known: those that nobody does anything with are told from those that lead, press or type")
    func taken() {
        FocusDesk.with { desk in
            @MainActor func take(_ usage: Int, _ characters: String = "") -> Bool {
                desk.stage.window.handleKey(
                    KeyEvent(isDown: true, usage: usage, characters: characters, modifiers: [], time: 1))
            }
            let field = UITextField(frame: CGRect(x: 10, y: 60, width: 100, height: 20))
            desk.stage.window.addSubview(field)
            let button = desk.button("a", 10, 0)
            #expect(!take(0x04, "a") && !take(0x29) && !take(0x3E))
            #expect(take(0x2B) && desk.focus == "a")
            #expect(take(0x28) && button.presses == 1)
            #expect(!take(0x04, "a"))
            #expect(take(0x2B) && take(0x04, "a") && field.text == "a")
            #expect(!take(0x29))
        }
    }

    @Test("shift and tab begin at the end")
    func backwards() {
        FocusDesk.with { desk in
            for (index, name) in ["a", "b", "c"].enumerated() { desk.button(name, 10, CGFloat(index) * 40) }
            #expect(desk.tabs(3, back: true) == ["c", "b", "a"])
        }
    }

    @Test("what is disabled, hidden, transparent, without size, cut off or takes no touches is passed over")
    func unreachable() {
        FocusDesk.with { desk in
            desk.button("a", 10, 0)
            desk.button("disabled", 10, 20).isEnabled = false
            desk.button("hidden", 10, 40).isHidden = true
            desk.button("transparent", 10, 60).alpha = 0
            desk.button("deaf", 10, 80).isUserInteractionEnabled = false
            desk.button("empty", 10, 100).bounds.size = .zero
            let clip = UIView(frame: CGRect(x: 0, y: 120, width: 300, height: 10))
            clip.clipsToBounds = true
            desk.stage.window.addSubview(clip)
            desk.button("cut", 10, 30, in: clip)
            let box = UIView(frame: CGRect(x: 0, y: 140, width: 300, height: 20))
            box.isHidden = true
            desk.stage.window.addSubview(box)
            desk.button("inside", 10, 0, in: box)
            desk.button("z", 10, 170)
            #expect(desk.tabs(3) == ["a", "z", "a"])
        }
    }

    @Test("without anything that can have focus, tab does nothing")
    func nothing() {
        FocusDesk.with { desk in
            desk.stage.window.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            #expect(desk.tabs(2) == [nil, nil])
            #expect(desk.arrow(.down) == nil)
        }
    }

    @Test("where something is modal, tab stays in it")
    func modal() {
        FocusDesk.with { desk in
            desk.button("a", 10, 0)
            let sheet = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
            sheet.accessibilityViewIsModal = true
            desk.button("yes", 10, 0, in: sheet)
            desk.button("no", 100, 0, in: sheet)
            #expect(desk.tabs(1) == ["a"])
            desk.stage.window.addSubview(sheet)
            #expect(desk.focus == nil)
            #expect(desk.tabs(3) == ["yes", "no", "yes"])
            sheet.removeFromSuperview()
            #expect(desk.focus == nil)
        }
    }

    @Test("what scrolled out of sight is led to in its place, and scrolls itself into sight with its ring")
    func scrolling() {
        UIView.performWithoutAnimation {
            FocusDesk.with { desk in
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 30, width: 300, height: 60))
                scroll.contentSize = CGSize(width: 300, height: 400)
                desk.stage.window.addSubview(scroll)
                desk.button("above", 10, 0)
                desk.button("below", 10, 120)
                desk.button("1", 10, 0, in: scroll)
                let last = desk.button("2", 10, 300, in: scroll)
                #expect(desk.tabs(3) == ["above", "1", "2"])
                let seen = last.convert(last.bounds, to: scroll)
                #expect(scroll.bounds.contains(seen.insetBy(dx: -5, dy: -5)))
                #expect(desk.tabs(1) == ["below"])
                #expect(desk.tabs(1, back: true) == ["2"])
                #expect(desk.tabs(1, back: true) == ["1"])
                #expect(scroll.contentOffset.y <= 0)
            }
        }
    }

    @Test("of a group, tab comes to the one that had focus last, and arrows lead from one to the other")
    func groups() {
        FocusDesk.with { desk in
            desk.button("a", 10, 0)
            let group = UIView(frame: CGRect(x: 0, y: 40, width: 300, height: 20))
            group.focusGroupIdentifier = "tools"
            desk.stage.window.addSubview(group)
            for (index, name) in ["1", "2", "3"].enumerated() { desk.button(name, CGFloat(index) * 60, 0, in: group) }
            desk.button("z", 10, 100)
            #expect(desk.tabs(3) == ["a", "1", "z"])
            #expect(desk.tabs(1, back: true) == ["1"])
            #expect(desk.arrow(.right) == "2")
            #expect(desk.arrow(.right) == "3")
            // Neither beyond the group's end nor out of it.
            #expect(desk.arrow(.right) == "3")
            #expect(desk.arrow(.down) == "3")
            #expect(desk.tabs(3) == ["z", "a", "3"])
        }
    }

    @Test("arrows lead to the nearest control in their direction")
    func arrows() {
        FocusDesk.with { desk in
            desk.button("nw", 10, 10)
            desk.button("ne", 200, 10)
            desk.button("sw", 10, 100)
            desk.button("se", 200, 100)
            desk.button("far", 100, 170)
            #expect(desk.arrow(.down) == "nw")
            #expect(desk.arrow(.right) == "ne")
            #expect(desk.arrow(.right) == "ne")
            #expect(desk.arrow(.down) == "se")
            #expect(desk.arrow(.left) == "sw")
            #expect(desk.arrow(.up) == "nw")
            #expect(desk.arrow(.up) == "nw")
        }
    }

    @Test("arrows in a window without controls scroll, and so do page keys, home and end")
    func scrollKeys() {
        UIView.performWithoutAnimation {
            Stage.shown(size: FocusDesk.size) { stage in
                let scroll = UIScrollView(frame: stage.window.bounds)
                scroll.contentSize = CGSize(width: 300, height: 1000)
                stage.window.addSubview(scroll)
                var positions: [CGFloat] = []
                for key: Key in [.down, .up, .pageDown, .end, .pageUp, .home] {
                    stage.press(key)
                    positions.append(scroll.contentOffset.y)
                }
                #expect(positions == [40, 0, 180, 800, 620, 0])
            }
        }
    }

    @Test("geometry that is no number is passed over")
    func nonsense() {
        FocusDesk.with { desk in
            desk.button("a", 10, 0)
            desk.button("far", 1e300, 1e300)
            let odd = desk.button("odd", 10, 40)
            odd.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: .infinity, ty: 0)
            desk.button("z", 10, 80)
            let reached = Set(desk.tabs(6).compactMap { $0 })
            #expect(reached.isSuperset(of: ["a", "z"]))
        }
    }
}
