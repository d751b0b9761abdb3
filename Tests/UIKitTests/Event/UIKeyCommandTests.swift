import CoreGraphics
import OctantDisplay
import Testing
import UIKit

/// A page whose keys do things.
private final class Page: UIViewController {
    var done: [String] = []
    var heard: [UIKeyboardHIDUsage?] = []
    var ended = 0
    var cancelled = 0

    func reload() { done.append("reload") }
    func find(_ command: UIKeyCommand) { done.append(command.input == "?" ? "help" : "find") }
    func leave() { done.append("leave") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heard += presses.map(\.key?.keyCode)
        super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { ended += 1 }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        cancelled += presses.count { $0.phase == .cancelled }
    }
}

@Suite("UIKeyCommand and presses")
@MainActor
struct UIKeyCommandTests {
    private func with(_ body: (Stage, Page) throws -> Void) rethrows {
        try Stage.shown(size: FocusDesk.size) { stage in
            let page = Page()
            stage.window.rootViewController = page
            try body(stage, page)
        }
    }

    @Test("a command is done for its key with what is held down, no more and no less; control stands for command")
    func matching() {
        with { stage, page in
            page.addKeyCommand(UIKeyCommand(input: "r", modifierFlags: .command, action: Page.reload))
            page.addKeyCommand(
                UIKeyCommand(input: "f", modifierFlags: [.control, .shift], action: Page.find))
            page.addKeyCommand(UIKeyCommand(input: "?", action: Page.find))
            page.addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, action: Page.leave))
            stage.type("r")
            stage.type("f", .control)
            stage.type("r", [.command, .alternate])
            #expect(page.done.isEmpty)
            stage.type("r", .command)
            stage.type("r", .control)
            stage.type("R", [.control, .capsLock])
            stage.type("F", [.control, .shift])
            stage.type("?", .shift)
            stage.press(.escape)
            #expect(page.done == ["reload", "reload", "reload", "find", "help", "leave"])
            // A command's key goes to nobody else, neither down nor up.
            #expect(page.heard.count == 3 && page.ended == 3)
            page.keyCommands?.forEach(page.removeKeyCommand)
            stage.press(.escape)
            #expect(page.done.count == 6 && page.keyCommands == nil)
        }
    }

    @Test("commands come from who has focus on up; a text keeps its letters, and gives up what it does not take")
    func typing() {
        with { stage, page in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
            page.view.addSubview(field)
            page.addKeyCommand(UIKeyCommand(input: "r", action: Page.reload))
            page.addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, action: Page.leave))
            page.addKeyCommand(UIKeyCommand(input: "\t", modifierFlags: .control, action: Page.reload))
            stage.press(.tab)
            stage.type("r")
            #expect(field.text == "r" && page.done.isEmpty)
            stage.press(.escape)
            #expect(page.done == ["leave"])
            stage.press(.tab, "", .control)
            #expect(page.done == ["leave", "reload"] && field.isFocused)
            let first = UIKeyCommand(input: "x", action: Page.reload)
            first.wantsPriorityOverSystemBehavior = true
            page.addKeyCommand(first)
            stage.type("x")
            #expect(field.text == "r" && page.done.count == 3)
        }
    }

    @Test("a command comes before what keys do otherwise")
    func overTab() {
        with { stage, page in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            page.view.addSubview(button)
            page.addKeyCommand(UIKeyCommand(input: "\t", action: Page.reload))
            stage.press(.tab)
            #expect(page.done == ["reload"] && !button.isFocused)
        }
    }

    @Test("a method that nobody in the chain has is passed over")
    func nobody() {
        final class Stranger: UIView { func call() {} }
        with { stage, page in
            page.addKeyCommand(UIKeyCommand(input: "r", action: Stranger.call))
            page.addKeyCommand(UIKeyCommand(input: "", action: Page.reload))
            stage.type("r")
            stage.press(.other)
            #expect(page.done.isEmpty && page.heard.count == 2)
        }
    }

    @Test("keys that are down when the window loses the keyboard are taken away, once")
    func cancelling() {
        with { stage, page in
            stage.key(.space, isDown: true)
            stage.key(.letterA, isDown: true, "a")
            stage.window.handle(.focus(false))
            #expect(page.cancelled == 2)
            stage.key(.space, isDown: false)
            stage.window.handle(.focus(false))
            #expect(page.cancelled == 2 && page.ended == 0)
        }
    }
}
