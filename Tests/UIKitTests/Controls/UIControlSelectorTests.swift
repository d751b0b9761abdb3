import Testing
import ViewSupport

@testable import UIKit

/// A page that keeps what it was sent.
private class Page: UIViewController {
    var heard: [String] = []
    var cannot: Set<Selector> = []

    private func saved() { heard.append("saved") }
    private func pressed(_ sender: UIControl) { heard.append("pressed \(sender.tag)") }
    private func sent(_ sender: UIControl, for event: UIEvent?) { heard.append("sent \(event == nil)") }
    private func recognized(_ tap: UITapGestureRecognizer) { heard.append("recognized \(tap.name ?? "")") }
    private func item(_ item: UIBarButtonItem) { heard.append("item \(item.tag)") }
    private func key(_ command: UIKeyCommand) { heard.append("key \(command.input ?? "")") }
    class func reset() { resets += 1 }
    static var resets = 0

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !cannot.contains(action) && super.canPerformAction(action, withSender: sender)
    }

    nonisolated static let saved = Selector("saved", Page.saved)
    nonisolated static let pressed = Selector("pressed:", Page.pressed(_:))
    nonisolated static let sent = Selector("sent:for:", Page.sent(_:for:))
    nonisolated static let recognized = Selector("recognized:", Page.recognized(_:))
    nonisolated static let item = Selector("item:", Page.item(_:))
    nonisolated static let key = Selector("key:", Page.key(_:))
    nonisolated static let resetting = Selector("reset", classMethod: Page.reset)
}

/// A button that keeps what it sends.
private final class Post: UIButton {
    var sent: [Selector] = []

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action)
        super.sendAction(action, to: target, for: event)
    }
}

/// A recognizer of a program, which has the initialiser that all have.
private final class Recognizer: UITapGestureRecognizer {
    var isMade = false

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        isMade = true
    }
}

@Suite("Selectors of controls, recognizers, items and commands")
@MainActor
struct UIControlSelectorTests {
    private let page = Page()
    private let control = UIControl()

    @Test("a selector is sent once at each event that it was added for, with what its method takes")
    func sending() {
        control.tag = 4
        control.addTarget(page, action: Page.saved, for: .touchDown)
        control.addTarget(page, action: Page.saved, for: [.touchDown, .touchUpInside])
        control.addTarget(page, action: Page.pressed, for: .touchDown)
        control.addTarget(page, action: Page.sent, for: .valueChanged)
        control.addTarget(Page.self, action: Page.resetting, for: .valueChanged)
        Page.resets = 0
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(page.heard == ["saved", "pressed 4", "saved", "sent true"] && Page.resets == 1)
        #expect(control.actions(forTarget: page, forControlEvent: .touchDown) == ["saved", "pressed:"])
        #expect(control.actions(forTarget: page, forControlEvent: .editingChanged) == nil)
        #expect(control.allTargets == [page])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
    }

    @Test("a selector is removed by its target, by its name, by events, or with all others")
    func removal() {
        let other = Page()
        for target in [page, other] {
            control.addTarget(target, action: Page.saved, for: [.touchDown, .touchUpInside])
            control.addTarget(target, action: Page.pressed, for: .touchDown)
        }
        control.removeTarget(page, action: Page.saved, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(page.heard.isEmpty && other.heard == ["saved"])
        control.removeTarget(page, action: nil, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(page.heard.isEmpty && other.heard == ["saved", "saved", "pressed 0"])
        control.removeTarget(nil, action: Page.pressed, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(other.heard.count == 4)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(other.heard.count == 4 && control.allControlEvents.isEmpty)
    }

    @Test("a target is not kept alive")
    func lifetime() {
        weak var target: Page?
        do {
            let page = Page()
            target = page
            control.addTarget(page, action: Page.saved, for: .touchDown)
            UITapGestureRecognizer(target: page, action: Page.recognized).sendActions()
            #expect(page.heard == ["recognized "])
        }
        #expect(target == nil)
        control.sendActions(for: .touchDown)
    }

    @Test("without a target the first that can is sought: from the first responder, then from the sender")
    func seeking() {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            stage.window.rootViewController = page
            let post = Post()
            page.view.addSubview(post)
            post.addTarget(nil, action: Page.saved, for: .touchDown)
            post.sendActions(for: .touchDown)
            #expect(page.heard == ["saved"] && post.sent == [Page.saved])
            #expect(post.actions(forTarget: nil, forControlEvent: .touchDown) == ["saved"])
            page.cannot = [Page.saved]
            post.sendActions(for: .touchDown)
            #expect(page.heard == ["saved"])
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            page.view.addSubview(field)
            #expect(field.becomeFirstResponder())
            let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
            #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil) && !field.isFirstResponder)
            #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
            #expect(UIApplication.shared.sendAction(Page.pressed, to: page, from: post, for: nil))
            #expect(page.heard == ["saved", "pressed 0"])
        }
    }

    @Test("a recognizer sends its selectors, and a program's own class has the initialiser to override")
    func recognizers() {
        let tap = Recognizer(target: page, action: Page.recognized)
        tap.name = "tap"
        tap.addTarget(page, action: Page.recognized)
        tap.addTarget(page, action: Page.saved)
        tap.sendActions()
        #expect(tap.isMade && page.heard == ["recognized tap", "saved"] && Recognizer().isMade)
        tap.removeTarget(page, action: Page.recognized)
        tap.sendActions()
        tap.removeTarget(nil, action: nil)
        tap.sendActions()
        #expect(page.heard == ["recognized tap", "saved", "saved"])
    }

    @Test("a pressed item sends its selector to its target, and without one up the chain")
    func items() {
        Stage.shown(size: CGSize(width: 320, height: 44)) { stage in
            stage.window.rootViewController = page
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let item = UIBarButtonItem(title: "Save", style: .done, target: page, action: Page.item)
            item.tag = 7
            bar.items = [item]
            page.view.addSubview(bar)
            bar.layoutIfNeeded()
            stage.tap(30, 22)
            #expect(page.heard == ["item 7"] && item.target === page && item.action == Page.item)
            item.target = nil
            item.action = Page.saved
            stage.tap(30, 22)
            #expect(page.heard == ["item 7", "saved"])
        }
    }

    @Test("a key command sends its selector to the first responder that has it")
    func commands() {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            stage.window.rootViewController = page
            let command = UIKeyCommand(input: "r", modifierFlags: .command, action: Page.key)
            page.addKeyCommand(command)
            stage.type("r", .command)
            #expect(page.heard == ["key r"] && command.action == Page.key)
        }
    }

    @Test("a display link sends its selector with itself")
    func links() {
        final class Spinner {
            var steps = 0
            func step(_ link: CADisplayLink) { steps += 1 }
        }
        Stage.shown(size: CGSize(width: 20, height: 20)) { stage in
            let spinner = Spinner()
            let link = CADisplayLink(target: spinner, selector: Selector("step:", Spinner.step(_:)))
            link.add(to: .main, forMode: .common)
            stage.pass(0.5)
            #expect(spinner.steps > 0)
            link.invalidate()
        }
    }

    @Test("a selector that is looked for is sent once, however often it was added, and at all of its events")
    func soughtOnce() {
        let control = UIControl()
        for event in [UIControl.Event.touchDown, .touchDown, .touchUpInside] {
            control.addTarget(nil, action: "noted", for: event)
        }
        var handlers = 0
        control.enumerateEventHandlers { _, _, events, _ in
            handlers += 1
            #expect(events == [.touchDown, .touchUpInside])
        }
        #expect(handlers == 1)
    }
}
