import CoreGraphics
import Foundation
import Testing
import UIKit

/// A view that can have focus and records its notifications.
private final class Spot: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }
    var lets = true
    var presses = 0

    override var canBecomeFocused: Bool { true }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { lets }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        func name(_ view: UIView?) -> String { (view as? Spot)?.name ?? "-" }
        log(
            "\(self.name): \(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView)), "
                + "\(context.focusHeading.rawValue)")
        coordinator.addCoordinatedAnimations({ self.log("\(self.name) animates") }, completion: nil)
    }

    override func accessibilityActivate() -> Bool {
        presses += 1
        return true
    }
}

/// A controller that prefers one of its views.
private final class Page: UIViewController {
    weak var favourite: UIView?
    var log: (String) -> Void = { _ in }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { favourite.map { [$0] } ?? [] }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        log("page")
    }
}

@Suite("How focus moves")
@MainActor
struct FocusMoveTests {
    private func spot(_ name: String, _ y: CGFloat, in view: UIView, _ log: Lines? = nil) -> Spot {
        let spot = Spot(frame: CGRect(x: 10, y: y, width: 40, height: 20))
        spot.name = name
        spot.log = { log?.add($0) }
        view.addSubview(spot)
        return spot
    }

    @Test("who loses focus, who gets it and all around them are told once, with where it goes; animations come after")
    func telling() {
        Stage.shown(size: FocusDesk.size) { stage in
            let lines = Lines()
            let page = Page()
            page.log = { lines.add($0) }
            stage.window.rootViewController = page
            let (a, b) = (spot("a", 0, in: page.view, lines), spot("b", 40, in: page.view, lines))
            var posted = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { posted += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            stage.press(.tab)
            #expect(lines.all == ["a: - to a, 16", "page", "a animates"])
            #expect(a.isFocused && !b.isFocused && posted == 1)
            stage.press(.tab)
            #expect(lines.all.suffix(5) == ["a: a to b, 16", "page", "b: a to b, 16", "a animates", "b animates"])
            stage.press(.up)
            #expect(lines.all.contains("a: b to a, 1") && posted == 3)
            stage.press(.up)
            #expect(posted == 3)
        }
    }

    @Test("one no keeps focus where it is")
    func veto() {
        Stage.shown(size: FocusDesk.size) { stage in
            let (a, b) = (spot("a", 0, in: stage.window), spot("b", 40, in: stage.window))
            stage.press(.tab)
            b.lets = false
            stage.press(.tab)
            #expect(a.isFocused)
            (b.lets, a.lets) = (true, false)
            stage.press(.tab)
            #expect(a.isFocused)
            a.lets = true
            stage.press(.tab)
            #expect(b.isFocused)
        }
    }

    @Test("focus leaves a view that goes, is hidden or disabled, and tab goes on from where that was")
    func leaving() {
        FocusDesk.with { desk in
            let buttons = ["a", "b", "c", "d"].enumerated().map { desk.button($1, 10, CGFloat($0) * 40) }
            #expect(desk.tabs(2) == ["a", "b"])
            buttons[1].removeFromSuperview()
            #expect(desk.focus == nil && !buttons[1].isFocused)
            #expect(desk.tabs(1) == ["c"])
            buttons[2].isHidden = true
            #expect(desk.focus == nil)
            #expect(desk.tabs(1) == ["d"])
            buttons[3].isEnabled = false
            #expect(desk.focus == nil)
            // Back where it can be, it is there again.
            buttons[3].isEnabled = true
            #expect(desk.tabs(1) == ["d"])
            let box = UIView(frame: desk.stage.window.bounds)
            desk.stage.window.addSubview(box)
            box.addSubview(buttons[3])
            #expect(desk.focus == "d")
            box.alpha = 0
            #expect(desk.focus == nil)
        }
    }

    @Test("the first responder that goes with its view has ended its entry")
    func leavingField() {
        Stage.shown(size: FocusDesk.size) { stage in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
            stage.window.addSubview(field)
            stage.press(.tab)
            #expect(field.isFocused && field.isFirstResponder)
            stage.type("ab")
            field.isHidden = true
            _ = stage.window.renderTree
            #expect(!field.isFocused && !field.isFirstResponder && field.text == "ab")
        }
    }

    @Test("tab brings keys to a text field and takes them away; a field that may not end keeps focus")
    func textField() {
        final class Keeper: NSObject, UITextFieldDelegate {
            var lets = false
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { lets }
        }
        FocusDesk.with { desk in
            desk.button("a", 10, 0)
            let field = UITextField(frame: CGRect(x: 10, y: 40, width: 100, height: 30))
            desk.stage.window.addSubview(field)
            desk.button("z", 10, 100)
            let keeper = Keeper()
            field.delegate = keeper
            #expect(desk.tabs(2) == ["a", nil])
            #expect(field.isFocused && field.isFirstResponder)
            desk.stage.type("x y")
            #expect(field.text == "x y")
            #expect(desk.tabs(1) == [nil] && field.isFocused)
            keeper.lets = true
            #expect(desk.tabs(1) == ["z"] && !field.isFirstResponder)
            field.becomeFirstResponder()
            #expect(field.isFocused)
            field.resignFirstResponder()
            #expect(field.isFocused)
            desk.stage.press(.space)
            #expect(field.isFirstResponder)
        }
    }

    @Test("a press brings focus to what is pressed, one beside takes it away, and whoever types goes on typing")
    func pointer() {
        FocusDesk.with { desk in
            let button = desk.button("a", 10, 10)
            desk.button("b", 10, 50)
            let field = UITextField(frame: CGRect(x: 100, y: 10, width: 100, height: 30))
            desk.stage.window.addSubview(field)
            desk.stage.tap(30, 20)
            #expect(desk.focus == "a" && button.presses == 1)
            desk.stage.press(.enter)
            #expect(button.presses == 2)
            desk.stage.tap(250, 180)
            #expect(desk.focus == nil)
            #expect(desk.tabs(1) == ["a"])
            desk.stage.tap(150, 20)
            #expect(field.isFirstResponder && field.isFocused)
            desk.stage.tap(30, 20)
            #expect(button.presses == 3 && field.isFirstResponder && field.isFocused)
        }
    }

    @Test("a program says where focus goes: to a view, to what a controller prefers, or to what comes first")
    func requests() throws {
        try Stage.shown(size: FocusDesk.size) { stage in
            let page = Page()
            stage.window.rootViewController = page
            let (a, b) = (spot("a", 0, in: page.view), spot("b", 40, in: page.view))
            let system = try #require(UIFocusSystem.focusSystem(for: b))
            #expect(system === UIFocusSystem.focusSystem(for: page))
            system.requestFocusUpdate(to: page)
            #expect(a.isFocused)
            page.favourite = b
            page.setNeedsFocusUpdate()
            #expect(a.isFocused)
            page.updateFocusIfNeeded()
            #expect(b.isFocused && system.focusedItem === b)
            page.favourite = a
            page.setNeedsFocusUpdate()
            _ = stage.window.renderTree
            #expect(a.isFocused)
            a.isHidden = true
            system.requestFocusUpdate(to: a)
            _ = stage.window.renderTree
            #expect(!a.isFocused)
            #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
        }
    }

    @Test("an environment that prefers itself, or another that prefers it, is gone through once")
    func circles() {
        final class Circle: UIView {
            weak var other: UIView?
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { other.map { [self, $0] } ?? [] }
        }
        FocusDesk.with { desk in
            let (a, b) = (Circle(frame: desk.stage.window.bounds), Circle(frame: desk.stage.window.bounds))
            (a.other, b.other) = (b, a)
            for view in [a, b] { desk.stage.window.addSubview(view) }
            desk.button("in", 0, 0, in: b)
            UIFocusSystem.focusSystem(for: a)?.requestFocusUpdate(to: a)
            #expect(desk.focus == "in")
        }
    }

    @Test("space and return press a view of one's own that can have focus, by what it does or by a tap in its middle")
    func ownView() {
        final class Tapped: UIView {
            override var canBecomeFocused: Bool { true }
        }
        Stage.shown(size: FocusDesk.size) { stage in
            let a = spot("a", 0, in: stage.window)
            let tapped = Tapped(frame: CGRect(x: 10, y: 60, width: 40, height: 20))
            var taps = 0
            tapped.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
            stage.window.addSubview(tapped)
            stage.press(.tab)
            stage.press(.space)
            stage.press(.enter)
            #expect(a.presses == 2)
            stage.press(.tab)
            stage.press(.enter)
            #expect(taps == 1 && tapped.isFocused)
        }
    }
}
