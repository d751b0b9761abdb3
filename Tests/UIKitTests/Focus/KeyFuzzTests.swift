import CoreGraphics
import OctantDisplay
import TestSupport
import Testing
import UIKit

/// A page whose commands have inputs that make no sense, among others.
private final class Page: UIViewController {
    var done = 0

    func note() { done += 1 }
}

/// Keys that no keyboard has, and commands that no key does.
@Suite("Nonsense for a keyboard")
@MainActor
struct KeyFuzzTests {
    private static let texts = [
        "", "a", "A", " ", "\t", "\r", "\u{1B}", "\u{0}", "\u{7F}", "é", "e\u{301}", "ß", "İ", "🙂", "👩‍👩‍👧‍👦",
        "\u{202E}", "\u{FFFF}",
        String(repeating: "x", count: 10_000), UIKeyCommand.inputEscape, UIKeyCommand.inputUpArrow,
    ]
    private static let usages = [
        0, -1, .min, .max, 0x04, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x4A, 0x4F, 0x50, 0x51, 0x52, 0xE1, 0x1_0000,
    ]
    private static let times = [0, -1, 1e300, .nan, .infinity, -.infinity] as [Double]

    private func key(_ numbers: inout SeededGenerator) -> KeyEvent {
        KeyEvent(
            isDown: Bool.random(using: &numbers), usage: Self.usages.randomElement(using: &numbers) ?? 0,
            characters: Self.texts.randomElement(using: &numbers) ?? "",
            modifiers: KeyEvent.Modifiers(rawValue: Int.random(in: -1...40, using: &numbers)),
            time: Self.times.randomElement(using: &numbers) ?? 0)
    }

    @Test(
        "whatever is typed, the window goes on, and tab leads to its button after that",
        arguments: 1...8 as ClosedRange<UInt64>)
    func keys(seed: UInt64) {
        FocusDesk.with { desk in
            var numbers = SeededGenerator(seed: seed)
            let page = Page()
            desk.stage.window.rootViewController = page
            for text in Self.texts {
                let flags = UIKeyModifierFlags(rawValue: Int.random(in: -1...(1 << 22), using: &numbers))
                page.addKeyCommand(UIKeyCommand(input: text, modifierFlags: flags, action: Page.note))
            }
            page.addKeyCommand(UIKeyCommand(input: "a", modifierFlags: .command, action: Page.note))
            let button = desk.button("one", 10, 10, in: page.view)
            let field = UITextField(frame: CGRect(x: 10, y: 50, width: 100, height: 30))
            page.view.addSubview(field)
            for round in 0..<300 {
                if round == 100 { field.becomeFirstResponder() }
                if round == 200 { field.resignFirstResponder() }
                desk.stage.window.handle(.key(key(&numbers)))
            }
            // All keys up again, as far as the window knows of them.
            for usage in Self.usages {
                desk.stage.window.handle(.key(KeyEvent(isDown: false, usage: usage, characters: "", time: 0)))
            }
            page.done = 0
            desk.stage.type("a", .command)
            #expect(page.done == 1)
            button.becomeFirstResponder()
            #expect(desk.tabs(3).contains("one"))
        }
    }
}
