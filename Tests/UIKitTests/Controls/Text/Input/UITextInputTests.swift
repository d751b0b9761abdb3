import CoreGraphics
import Foundation
import OctantDisplay
import Testing
import ViewSupport

@testable import UIKit

@Suite("What programs ask of a text: positions, parts, rectangles")
@MainActor
struct UITextInputTests {
    /// A text field and a text view with the same text, being edited one after the other.
    private func onEach(_ text: String, _ body: (any UIView & UITextInput) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 200), scale: 2) { stage in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
            (field.text, view.text) = (text, text)
            (field.font, view.font) = (.systemFont(ofSize: 17), .systemFont(ofSize: 17))
            for input in [field, view] as [any UIView & UITextInput] {
                stage.window.addSubview(input)
                input.becomeFirstResponder()
                input.layoutIfNeeded()
                try body(input)
            }
        }
    }

    @Test("positions are counted in UTF-16 units, and compared")
    func positions() throws {
        try onEach("a😀b") { input in
            let (start, end) = (input.beginningOfDocument, input.endOfDocument)
            #expect(input.offset(from: start, to: end) == 4 && input.compare(start, to: end) == .orderedAscending)
            let second = try #require(input.position(from: start, offset: 1))
            #expect(input.position(from: end, offset: 1) == nil)
            let part = try #require(input.textRange(from: end, to: second))
            #expect(input.text(in: part) == "😀b")
            let right = try #require(input.position(from: second, in: .right, offset: 1))
            #expect(input.offset(from: start, to: right) == 3)
            input.replace(part, withText: "cd")
            input.selectedTextRange = input.textRange(from: start, to: second)
            input.insertText("x")
            let all = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
            #expect(input.text(in: all) == "xcd" && input.hasText)
        }
    }

    @Test("rectangles, and the positions and letters at points")
    func rectangles() throws {
        try onEach("Wide words") { input in
            let start = input.beginningOfDocument
            let fourth = try #require(input.position(from: start, offset: 4))
            let part = try #require(input.textRange(from: start, to: fourth))
            let rect = try #require(input.selectionRects(for: part).first)
            let (first, last) = (input.caretRect(for: start), input.caretRect(for: fourth))
            #expect(rect.containsStart && rect.containsEnd && rect.writingDirection == .leftToRight)
            #expect(abs(rect.rect.minX - first.minX) < 0.1 && abs(rect.rect.maxX - last.minX) < 0.1)
            #expect(input.firstRect(for: part) == rect.rect)
            let near = try #require(input.closestPosition(to: CGPoint(x: last.minX + 1, y: last.midY)))
            #expect(input.compare(near, to: fourth) == .orderedSame)
            let letter = try #require(input.characterRange(at: CGPoint(x: last.minX - 2, y: last.midY)))
            #expect(input.text(in: letter) == "e")
            for (x, end) in [(-50, "W"), (500, "s")] as [(CGFloat, String)] {
                let letter = try #require(input.characterRange(at: CGPoint(x: x, y: last.midY)))
                #expect(input.text(in: letter) == end)
            }
        }
    }

    @Test("its tokenizer finds words and paragraphs")
    func tokens() throws {
        try onEach("one two, three") { input in
            let inside = try #require(input.position(from: input.beginningOfDocument, offset: 5))
            let word = try #require(
                input.tokenizer.rangeEnclosingPosition(inside, with: .word, inDirection: .storage(.forward)))
            #expect(input.text(in: word) == "two")
            #expect(!input.tokenizer.isPosition(inside, atBoundary: .word, inDirection: .storage(.forward)))
            let end = try #require(
                input.tokenizer.position(from: inside, toBoundary: .word, inDirection: .storage(.forward)))
            #expect(input.offset(from: inside, to: end) == 2)
            let all = try #require(
                input.tokenizer.rangeEnclosingPosition(inside, with: .paragraph, inDirection: .storage(.forward)))
            #expect(input.text(in: all) == "one two, three")
        }
    }

    @Test("marked text is composed, and stays when it is unmarked")
    func marking() throws {
        try onEach("ab") { input in
            input.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 0))
            let marked = try #require(input.markedTextRange)
            #expect(input.text(in: marked) == "xyz")
            input.unmarkText()
            #expect(input.markedTextRange == nil)
            #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 5)
        }
    }

    /// A view of a program's own that takes digits.
    private final class CodeView: UIView, UIKeyInput {
        var digits = ""
        var keyboardType = UIKeyboardType.numberPad
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { if !digits.isEmpty { digits.removeLast() } }
    }

    @Test("a program's own view that takes letters gets them as first responder, from keys and input methods")
    func ownView() {
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let view = CodeView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
            stage.window.addSubview(view)
            stage.type("1")
            #expect(view.digits == "" && stage.window.textInput == nil)
            view.becomeFirstResponder()
            stage.type("123")
            stage.press(.backspace)
            stage.window.handle(.text(.committed("4")))
            #expect(view.digits == "124")
            #expect(stage.window.textInput?.purpose.kind == .digits)
            stage.press(.enter)
            #expect(view.digits == "124\n")
        }
    }

    @Test("up and down lead to the line above and below, as far from its beginning, and out of the text nowhere")
    func lines() {
        onEach("mmm\nmmm\nmmm") { input in
            let start = input.beginningOfDocument
            @MainActor func offset(_ from: Int, _ direction: UITextLayoutDirection, _ lines: Int) -> Int? {
                guard let from = input.position(from: start, offset: from) else { return nil }
                let position = input.position(from: from, in: direction, offset: lines)
                return position.map { input.offset(from: start, to: $0) }
            }
            guard input is UITextView else {
                #expect(offset(1, .down, 1) == nil && offset(1, .up, 1) == nil)
                return
            }
            #expect(offset(1, .down, 1) == 5 && offset(1, .down, 2) == 9 && offset(1, .down, 3) == nil)
            #expect(offset(10, .up, 1) == 6 && offset(10, .up, 2) == 2 && offset(10, .up, 3) == nil)
            #expect(offset(6, .down, -1) == 2 && offset(6, .up, 0) == 6)
        }
    }

    @Test("left and right count letters, as far as there are any")
    func letters() {
        onEach("a😀b") { input in
            let end = input.endOfDocument
            @MainActor func offset(_ direction: UITextLayoutDirection, _ letters: Int) -> Int? {
                input.position(from: end, in: direction, offset: letters).map {
                    input.offset(from: input.beginningOfDocument, to: $0)
                }
            }
            #expect(offset(.left, 1) == 3 && offset(.left, 2) == 1 && offset(.left, 3) == 0 && offset(.left, 4) == nil)
            #expect(offset(.right, 1) == nil && offset(.right, -2) == 1)
        }
    }

    @Test("what lies farthest in a direction is the beginning to the left and above, the end to the right and below")
    func farthest() throws {
        try onEach("one two") { input in
            let start = input.beginningOfDocument
            let (from, to) = (
                try #require(input.position(from: start, offset: 2)),
                try #require(input.position(from: start, offset: 5))
            )
            let part = try #require(input.textRange(from: from, to: to))
            for (direction, farthest, extended) in [
                (.left, 2, "one t"), (.up, 2, "one t"), (.right, 5, "wo"), (.down, 5, "wo"),
            ] as [(UITextLayoutDirection, Int, String)] {
                let position = try #require(input.position(within: part, farthestIn: direction))
                #expect(input.offset(from: start, to: position) == farthest)
                let range = try #require(input.characterRange(byExtending: to, in: direction))
                #expect(input.text(in: range) == extended)
            }
        }
    }

    @Test("tab and escape are not typed into a program's own view, and neither is a key with command")
    func ownKeys() {
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let view = CodeView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
            stage.window.addSubview(view)
            view.becomeFirstResponder()
            let keys: [(Key, String, KeyEvent.Modifiers, Bool)] = [
                (.tab, "\t", [], false), (.escape, "\u{1B}", [], false), (.letterA, "a", .command, false),
                (.f10, "", [], false), (.letterA, "a", [], true), (.enter, "\r", [], true),
            ]
            for (key, characters, modifiers, isTyped) in keys {
                let event = KeyEvent(
                    isDown: true, usage: key.rawValue, characters: characters, modifiers: modifiers, time: 0)
                #expect(view.takeTyping(UIKey(event)) == isTyped, "\(key)")
            }
            #expect(view.digits == "a\n")
        }
    }

    @Test("the position nearest to a point within a part is in that part")
    func within() throws {
        try onEach("one two three") { input in
            let start = input.beginningOfDocument
            @MainActor func place(_ offset: Int) throws -> UITextPosition { try #require(position(input, offset)) }
            let part = try #require(input.textRange(from: place(4), to: place(7)))
            let caret = input.caretRect(for: try place(5))
            for (x, offset) in [(-100, 4), (caret.minX + 0.5, 5), (290, 7)] as [(CGFloat, Int)] {
                let near = input.closestPosition(to: CGPoint(x: x, y: caret.midY), within: part)
                #expect(near.map { input.offset(from: start, to: $0) } == offset, "\(x)")
            }
        }
    }

    private func position(_ input: any UITextInput, _ offset: Int) -> UITextPosition? {
        input.position(from: input.beginningOfDocument, offset: offset)
    }

    @Test("a rectangle that a subclass knows is none, at neither end, until that says more")
    func ownRect() {
        let rect = UITextSelectionRect()
        #expect(rect.rect == .zero && !rect.containsStart && !rect.containsEnd && !rect.isVertical)
        #expect(rect.writingDirection == .leftToRight)
    }

    @Test("as many lines up or down as there are numbers lead out of the text, and no farther")
    func endlessLines() {
        onEach("abc") { input in
            let start = input.beginningOfDocument
            for direction in [UITextLayoutDirection.up, .down] {
                for offset in [Int.min, .max] {
                    #expect(input.position(from: start, in: direction, offset: offset) == nil)
                }
            }
        }
    }

    @Test("letters that a program's key commands are for, too, are typed into its own view, unless these have priority")
    func ownViewAndCommands() {
        final class Page: UIViewController {
            var done = 0
            func note() { done += 1 }
        }
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let (page, view) = (Page(), CodeView(frame: CGRect(x: 10, y: 10, width: 100, height: 40)))
            stage.window.rootViewController = page
            page.view.addSubview(view)
            let command = UIKeyCommand(input: "c", modifierFlags: [], action: Page.note)
            page.addKeyCommand(command)
            stage.press(.letterC, "c")
            #expect(page.done == 1 && view.digits == "")
            view.becomeFirstResponder()
            stage.press(.letterC, "c")
            #expect(page.done == 1 && view.digits == "c")
            command.wantsPriorityOverSystemBehavior = true
            stage.press(.letterC, "c")
            #expect(page.done == 2 && view.digits == "c")
        }
    }
}
