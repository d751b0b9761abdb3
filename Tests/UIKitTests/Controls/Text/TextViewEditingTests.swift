import CoreGraphics
import Foundation
import OctantDisplay
import Testing
import ViewSupport

@testable import UIKit

private let words = "The quick brown fox jumps over the lazy dog and runs into the wood. "

@Suite("Text views: keys, pointer, undo, notifications")
@MainActor
struct TextViewEditingTests {
    @MainActor
    final class Clerk: NSObject, UITextViewDelegate {
        var diary: [String] = []
        var accepts: (String) -> Bool = { _ in true }
        var height: CGFloat = 0

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            diary.append("\(range.location)+\(range.length) '\(text)'")
            return accepts(text)
        }
        func textViewDidBeginEditing(_ textView: UITextView) { diary.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { diary.append("end") }
        func textViewDidChange(_ textView: UITextView) {
            diary.append("change")
            height = textView.contentSize.height
        }
        func textViewDidChangeSelection(_ textView: UITextView) {
            diary.append("at \(textView.selectedRange.location)+\(textView.selectedRange.length)")
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { diary.append("scroll") }
    }

    private func onStage(_ text: String = "", _ body: (Stage, UITextView, Clerk) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 300), scale: 2) { stage in
            stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: "en")
            let view = UITextView(frame: CGRect(x: 20, y: 20, width: 240, height: 120))
            view.font = .systemFont(ofSize: 17)
            view.text = text
            let clerk = Clerk()
            view.delegate = clerk
            stage.window.addSubview(view)
            view.becomeFirstResponder()
            view.layoutIfNeeded()
            clerk.diary = []
            try body(stage, view, clerk)
        }
    }

    private func caret(_ view: UITextView) -> CGRect {
        view.layoutIfNeeded()
        return view.shownCaret
    }

    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    @Test("letters, return, tab and delete edit; the delegate is asked, then told of selection and change")
    func typing() {
        onStage { stage, view, clerk in
            stage.type("ab")
            stage.press(.enter)
            stage.press(.tab)
            stage.type("c")
            #expect(view.text == "ab\n\tc" && view.selectedRange == NSRange(location: 5, length: 0))
            #expect(clerk.diary.prefix(3) == ["0+0 'a'", "at 1+0", "change"])
            #expect(clerk.diary.contains("2+0 '\n'") && abs(clerk.height - 16 - 2 * line) < 0.02)
            stage.press(.backspace)
            stage.press(.backspace)
            stage.press(.backspace)
            #expect(view.text == "ab")
            clerk.accepts = { $0 != "x" }
            stage.type("xy")
            #expect(view.text == "aby")
        }
    }

    @Test("begin and end are told of, and posted; what cannot be edited is selected without either")
    func beginning() {
        Stage.shown(size: CGSize(width: 320, height: 300)) { stage in
            let (view, clerk) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Clerk())
            view.delegate = clerk
            stage.window.addSubview(view)
            let log = Clerk()
            let names = [
                UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
                UITextView.textDidEndEditingNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
                    let name = note.name.rawValue
                    MainActor.assumeIsolated { log.diary.append(name) }
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
            view.becomeFirstResponder()
            view.insertText("a")
            view.resignFirstResponder()
            #expect(log.diary == names.map(\.rawValue))
            #expect(clerk.diary.first == "begin" && clerk.diary.last == "end")
            view.isEditable = false
            clerk.diary = []
            #expect(view.becomeFirstResponder() && clerk.diary == [])
            view.selectAll(nil)
            #expect(view.canPerformAction("copy:", withSender: nil) && !view.canPerformAction("cut:", withSender: nil))
            stage.type("b")
            #expect(view.text == "a")
            view.isSelectable = false
            #expect(!view.isFirstResponder && !view.becomeFirstResponder())
        }
    }

    @Test("arrows go along and across lines, and keep their column over a short one")
    func arrows() {
        onStage("a long line\nb\nanother one") { stage, view, _ in
            view.selectedRange = NSRange(location: 7, length: 0)
            let x = caret(view).minX
            stage.press(.down)
            #expect(view.selectedRange.location == 13)
            stage.press(.down)
            let landed = caret(view)
            #expect(abs(landed.minX - x) < 8 && abs(landed.midY - 8 - 2.5 * line) < 1.5)
            stage.press(.down)
            #expect(view.selectedRange.location == view.text.utf16.count)
            stage.press(.up, "", .shift)
            #expect(view.selectedRange.length > 0)
            stage.press(.home)
            #expect(view.selectedRange == NSRange(location: 12, length: 0))
            stage.press(.home, "", .control)
            #expect(view.selectedRange == NSRange(location: 0, length: 0))
            stage.press(.up)
            stage.press(.right)
            #expect(view.selectedRange == NSRange(location: 1, length: 0))
        }
    }

    @Test("end leads to the end of a line that goes on, where the caret is seen")
    func lineEnds() throws {
        try onStage(words) { stage, view, _ in
            view.selectedRange = NSRange(location: 0, length: 0)
            view.layoutIfNeeded()
            let first = try #require(view.paper.column.lines.first)
            #expect(!first.endsParagraph)
            stage.press(.end)
            #expect(view.selectedRange.location == first.scalars.upperBound)
            let atEnd = caret(view)
            #expect(atEnd.minX > 100 && abs(atEnd.midY - 8 - line / 2) < 1.5)
            stage.press(.home)
            #expect(view.selectedRange.location == 0)
            stage.press(.end)
            stage.press(.right)
            #expect(view.selectedRange.location == first.scalars.upperBound + 1)
        }
    }

    @Test("the caret stays in view while it moves and while text is typed")
    func following() {
        onStage((1...40).map { "Line \($0)" }.joined(separator: "\n")) { stage, view, clerk in
            #expect(view.contentOffset.y == view.contentSize.height - 120)
            stage.press(.home, "", .control)
            view.layoutIfNeeded()
            #expect(view.contentOffset.y == 0 && clerk.diary.contains("scroll"))
            for _ in 0..<8 { stage.press(.down) }
            view.layoutIfNeeded()
            #expect(view.bounds.contains(view.shownCaret) && view.contentOffset.y > 0)
            stage.press(.pageDown)
            view.layoutIfNeeded()
            #expect(view.bounds.contains(view.shownCaret) && view.contentOffset.y > 100)
        }
    }

    @Test("the pointer puts the caret, drags a selection, and selects words and paragraphs")
    func pointer() {
        onStage("one two three\nfour five\nsix") { stage, view, _ in
            @MainActor func point(_ phase: PointerPhase, _ x: CGFloat, _ y: CGFloat) {
                stage.window.handle(
                    .pointer(
                        phase: phase, location: CGPoint(x: x, y: y), time: stage.clock.now(), isTouch: false, finger: 0)
                )
            }
            let top = 28 + line / 2
            point(.began, 200, top + line)
            #expect(view.selectedRange == NSRange(location: 23, length: 0))
            point(.moved, 20, top + line)
            #expect(view.selectedRange == NSRange(location: 14, length: 9))
            point(.moved, 20, top)
            #expect(view.selectedRange == NSRange(location: 0, length: 23) && view.contentOffset == .zero)
            point(.ended, 20, top)
            stage.clock.advance(by: 2)
            view.layoutIfNeeded()
            #expect(view.marks.selection.sublayers?.count == 2)
            for _ in 0..<2 {
                point(.began, 40, top)
                point(.ended, 40, top)
            }
            #expect(view.selectedRange == NSRange(location: 0, length: 3))
            point(.began, 40, top)
            #expect(view.selectedRange == NSRange(location: 0, length: 14))
            point(.moved, 40, top + line)
            #expect(view.selectedRange == NSRange(location: 0, length: 24))
            point(.ended, 40, top + line)
        }
    }

    @Test("a finger's tap puts the caret, its drag scrolls and selects nothing")
    func finger() {
        onStage((1...40).map { "Line \($0)" }.joined(separator: "\n")) { stage, view, _ in
            view.contentOffset = .zero
            view.layoutIfNeeded()
            stage.tap(250, 28 + line / 2, at: 3)
            #expect(view.selectedRange == NSRange(location: 6, length: 0))
            stage.touch(.began, 100, 120, at: 6)
            for step in 1...5 { stage.touch(.moved, 100, 120 - CGFloat(step) * 15, at: 6 + Double(step) / 60) }
            #expect(view.contentOffset.y > 40 && view.selectedRange == NSRange(location: 6, length: 0))
        }
    }

    @Test("typing is undone in runs and done again, with the attributes that the letters had")
    func undo() throws {
        try onStage { stage, view, _ in
            let manager = try #require(view.undoManager)
            stage.type("one")
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.type("two ")
            #expect(view.text == "two one")
            manager.undo()
            #expect(view.text == "one")
            manager.redo()
            #expect(view.text == "two one")
            let text = NSMutableAttributedString(string: "plain ", attributes: view.typingAttributes)
            text.append(
                NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
            view.attributedText = text
            view.selectedRange = NSRange(location: 3, length: 7)
            stage.press(.backspace)
            #expect(view.text == "pla")
            manager.undo()
            #expect(view.text == "plain bold" && view.selectedRange == NSRange(location: 3, length: 7))
            let font = try #require(view.attributedText.attribute(.font, at: 8, effectiveRange: nil) as? UIFont)
            #expect(font == .boldSystemFont(ofSize: 17))
        }
    }

    @Test("what is typed has the attributes of the letter before it, or those set until the selection changes")
    func typingAttributes() {
        onStage("ab") { stage, view, _ in
            view.typingAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 17)]
            stage.type("cd")
            @MainActor func color(_ unit: Int) -> UIColor? {
                view.attributedText.attribute(.foregroundColor, at: unit, effectiveRange: nil) as? UIColor
            }
            #expect(view.text == "abcd" && color(1) == .label && color(2) == .red && color(3) == .red)
            view.selectedRange = NSRange(location: 1, length: 0)
            stage.type("x")
            #expect(view.text == "axbcd" && color(1) == .label)
            view.selectedRange = NSRange(location: 5, length: 0)
            #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
        }
    }

    @Test("cut, copy and paste go through the pasteboard, with line ends")
    func pasteboard() {
        onStage("one\ntwo") { stage, view, _ in
            view.selectedRange = NSRange(location: 2, length: 3)
            stage.press(.letterX, "", .control)
            #expect(view.text == "onwo" && UIPasteboard.general.string == "e\nt")
            view.selectedRange = NSRange(location: 4, length: 0)
            stage.press(.letterV, "", .control)
            #expect(view.text == "onwoe\nt")
            UIPasteboard.general.string = "x\r\ny\u{7}"
            stage.press(.letterA, "", .control)
            stage.press(.letterV, "", .control)
            #expect(view.text == "x\ny")
            view.clearsOnInsertion = true
            stage.type("z")
            #expect(view.text == "z" && !view.clearsOnInsertion)
        }
    }

    @Test("an input method composes in the text, and is told where that is and what is expected")
    func composing() throws {
        try onStage("ab\n") { stage, view, _ in
            view.keyboardType = .emailAddress
            view.autocapitalizationType = .none
            stage.window.handle(.text(.composing("ni", caret: 2)))
            #expect(view.text == "ab\nni" && view.markedTextRange != nil)
            view.layoutIfNeeded()
            #expect(view.marks.underline.sublayers?.count == 1)
            let input = try #require(stage.window.textInput)
            #expect(input.purpose.kind == .email && input.purpose.capitals == .never)
            #expect(abs(input.caret.midY - 28 - 1.5 * line) < 2)
            stage.window.handle(.text(.committed("你")))
            #expect(view.text == "ab\n你" && view.markedTextRange == nil)
            view.undoManager?.undo()
            #expect(view.text == "ab\n")
        }
    }

    @Test("a screen reader edits it and finds its caret, and says that it is text of many lines")
    func speech() throws {
        try onStage("ab\ncd") { stage, view, _ in
            let node = try #require(stage.window.accessibilityTree?.elements.first)
            #expect(node.content.role == .textField && node.content.states.contains([.multiline, .focused]))
            #expect(node.content.text?.caret == 5)
            stage.window.handle(.accessibility(.edit(node.id, .replace(2..<3, with: " - "))))
            #expect(view.text == "ab - cd")
            stage.window.handle(.accessibility(.edit(node.id, .select(0..<2))))
            #expect(view.selectedRange == NSRange(location: 0, length: 2))
        }
    }

    @Test("right to left, arrows go the way they point and the caret stands before the letters")
    func rightToLeft() {
        onStage("אבג") { stage, view, _ in
            view.selectedRange = NSRange(location: 0, length: 0)
            let start = caret(view)
            #expect(start.maxX > 220)
            stage.press(.left)
            #expect(view.selectedRange.location == 1 && caret(view).minX < start.minX)
            stage.press(.right)
            #expect(view.selectedRange.location == 0)
        }
    }

    @Test("a press behind a line that goes on puts the caret at its end, one before the next line at its beginning")
    func pressedLineEnds() throws {
        try onStage(String(repeating: "m", count: 60)) { stage, view, _ in
            let first = try #require(view.paper.column.lines.first)
            @MainActor func press(_ x: CGFloat, _ y: CGFloat) {
                for phase in [PointerPhase.began, .ended] {
                    stage.window.handle(
                        .pointer(
                            phase: phase, location: CGPoint(x: x, y: y), time: stage.clock.now(), isTouch: false,
                            finger: 0))
                }
                stage.clock.advance(by: 2)
            }
            press(258, 28 + line / 2)
            #expect(view.selectedRange == NSRange(location: first.scalars.upperBound, length: 0))
            #expect(abs(caret(view).midY - 8 - line / 2) < 1.5 && caret(view).minX > 100)
            press(22, 28 + 1.5 * line)
            #expect(view.selectedRange == NSRange(location: first.scalars.upperBound, length: 0))
            #expect(abs(caret(view).midY - 8 - 1.5 * line) < 1.5 && caret(view).minX < 10)
        }
    }

    private final class Mute: NSObject, UITextViewDelegate {}

    @Test("a delegate that says nothing lets everything happen")
    func silence() throws {
        let (view, mute) = (UITextView(), Mute())
        let part = NSRange(location: 0, length: 0)
        #expect(mute.textViewShouldBeginEditing(view) && mute.textViewShouldEndEditing(view))
        #expect(mute.textView(view, shouldChangeTextIn: part, replacementText: "a"))
        let url = try #require(URL(string: "https://example.org"))
        let attachment = NSTextAttachment()
        #expect(mute.textView(view, shouldInteractWith: url, in: part))
        #expect(mute.textView(view, shouldInteractWith: url, in: part, interaction: .invokeDefaultAction))
        #expect(mute.textView(view, shouldInteractWith: attachment, in: part, interaction: .invokeDefaultAction))
        #expect(mute.textView(view, editMenuForTextIn: part, suggestedActions: []) == nil)
    }

    @Test("a finger that stays on a text brings up its menu, unless nothing can be selected")
    func held() {
        onStage("one two") { stage, view, _ in
            @MainActor func rows() -> Int {
                stage.window.accessibilityTree?.elements.count { $0.content.role == .button } ?? 0
            }
            for isSelectable in [false, true] {
                (view.isEditable, view.isSelectable) = (isSelectable, isSelectable)
                stage.touch(.began, 40, 28 + line / 2)
                stage.pass(0.3)
                #expect(rows() == 0)
                stage.pass(0.7)
                #expect((rows() > 0) == isSelectable)
                stage.touch(.ended, 40, 28 + line / 2)
                stage.pass(1)
            }
        }
    }

    @Test("copying copies what is selected, and leaves the pasteboard alone where nothing is")
    func copying() {
        onStage("one two") { _, view, _ in
            UIPasteboard.general.string = "before"
            view.selectedRange = NSRange(location: 3, length: 0)
            view.copy(nil)
            view.cut(nil)
            #expect(UIPasteboard.general.string == "before" && view.text == "one two")
            view.selectedRange = NSRange(location: 4, length: 3)
            view.copy(nil)
            #expect(UIPasteboard.general.string == "two" && view.text == "one two")
            view.isEditable = false
            view.cut(nil)
            #expect(view.text == "one two")
        }
    }

    @Test("without a delegate a text view is edited and left; one that can be edited no more is left at once")
    func leaving() {
        onStage("abc") { _, view, _ in
            view.delegate = nil
            #expect(view.isFirstResponder && view.resignFirstResponder() && !view.isFirstResponder)
            view.becomeFirstResponder()
            view.isEditable = false
            #expect(!view.isFirstResponder)
        }
    }

    @Test("a text with attributes gives the view the font, colour and alignment of its first letter")
    func firstLetter() {
        let view = UITextView()
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let text = NSMutableAttributedString(
            string: "a",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: right,
            ])
        view.attributedText = text
        #expect(view.font == .boldSystemFont(ofSize: 20) && view.textColor == .red && view.textAlignment == .right)
        let more = NSMutableAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue])
        more.append(text)
        view.attributedText = more
        #expect(view.textColor == .blue && view.text == "ba")
    }

    @Test("page keys lead as many lines on as are seen, less one")
    func pages() {
        onStage((1...40).map { "Line \($0)" }.joined(separator: "\n")) { stage, view, _ in
            @MainActor func lineOfCaret() -> Int {
                view.text.utf16.prefix(view.selectedRange.location).count { $0 == 10 } + 1
            }
            stage.press(.home, "", .control)
            // 120 points have 5 lines of 20 and something.
            #expect(Int(120 / line) == 5)
            var lines: [Int] = []
            for key in [Key.pageDown, .pageDown, .pageUp, .down, .up] {
                stage.press(key)
                lines.append(lineOfCaret())
            }
            #expect(lines == [5, 9, 5, 6, 5])
        }
    }

    @Test("keys that a text view has no use for go up the responder chain, the others do not")
    func passing() {
        final class Listening: UIViewController {
            var heard: [UIKeyboardHIDUsage] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard += presses.compactMap { $0.key?.keyCode }
            }
        }
        Stage.shown(size: CGSize(width: 320, height: 300)) { stage in
            let (controller, view) = (Listening(), UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
            stage.window.rootViewController = controller
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            stage.press(.letterA, "a")
            for key in [Key.left, .right, .up, .down, .enter, .escape] { stage.press(key) }
            #expect(view.text == "a\n" && controller.heard == [.keyboardEscape])
            stage.window.rootViewController = nil
        }
    }

    @Test("what is to be cleared by the next letters is so once, be they refused")
    func clearing() {
        onStage("abc") { stage, view, clerk in
            (view.clearsOnInsertion, clerk.accepts) = (true, { _ in false })
            view.insertText("x")
            #expect(view.text == "abc" && !view.clearsOnInsertion)
            (view.clearsOnInsertion, clerk.accepts) = (true, { _ in true })
            view.insertText("y")
            view.insertText("z")
            #expect(view.text == "yz" && !view.clearsOnInsertion)
        }
    }

    @Test("the caret of a text view in a window blinks, a point wider than its rectangle, and selections do not")
    func blinking() {
        onStage("abc") { _, view, _ in
            view.layoutIfNeeded()
            #expect(view.marks.caret.animation(forKey: "blink") != nil && view.shownCaret.width == 2)
            #expect(view.caretRect(for: view.endOfDocument).width == 1)
            view.selectAll(nil)
            view.layoutIfNeeded()
            #expect(view.marks.caret.isHidden && view.marks.caret.animation(forKey: "blink") == nil)
        }
    }

    @Test("down from the end of a line that goes on leads to the end of the next one")
    func downFromEnd() {
        onStage(words + words) { stage, view, _ in
            stage.press(.home, "", .control)
            stage.press(.end)
            let x = caret(view).minX
            stage.press(.down)
            #expect(x > 150 && abs(caret(view).minX - x) < 40 && abs(caret(view).midY - 8 - 1.5 * line) < 1.5)
        }
    }

    @Test("from right to left the caret is wider to the left than its rectangle")
    func mirroredCaret() {
        onStage("אבג") { _, view, _ in
            view.selectedRange = NSRange(location: 1, length: 0)
            let rect = view.caretRect(for: view.endOfDocument)
            view.selectedRange = NSRange(location: 3, length: 0)
            #expect(rect.width == 1 && abs(caret(view).maxX - rect.maxX) < 0.01 && caret(view).width == 2)
        }
    }

    @Test("what is selected lies on the tint at .2, in dark at .35")
    func selectionColor() {
        for (style, alpha) in [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.35)] as [(UIUserInterfaceStyle, CGFloat)] {
            Stage.shown(size: CGSize(width: 300, height: 100), style: style) { stage in
                let (field, view) = (UITextField(), UITextView())
                let inputs: [(any UIView & UITextInput, FieldMarks)] = [(field, field.marks), (view, view.marks)]
                for (input, marks) in inputs {
                    input.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
                    stage.window.addSubview(input)
                    input.becomeFirstResponder()
                    input.insertText("abc")
                    input.selectAll(nil)
                    input.layoutIfNeeded()
                    let shown = marks.selection.sublayers?.first?.backgroundColor?.alpha ?? 0
                    #expect(abs(shown - alpha) < 1e-6, "\(type(of: input))")
                }
            }
        }
    }

    @Test("up and down go from the ends of what is selected, and beyond the first and the last line to the ends")
    func selectedLines() {
        onStage("abc\ndef\nghi") { stage, view, _ in
            view.selectedRange = NSRange(location: 5, length: 1)
            stage.press(.up)
            #expect(view.selectedRange == NSRange(location: 1, length: 0))
            view.selectedRange = NSRange(location: 5, length: 1)
            stage.press(.down)
            #expect(view.selectedRange == NSRange(location: 10, length: 0))
            stage.press(.down, "", .shift)
            #expect(view.selectedRange == NSRange(location: 10, length: 1))
            stage.press(.up)
            stage.press(.up)
            stage.press(.up, "", .shift)
            #expect(view.selectedRange.location == 0)
            view.selectedRange = NSRange(location: 5, length: 0)
            stage.press(.end, "", .shift)
            #expect(view.selectedRange == NSRange(location: 5, length: 2))
        }
    }

    @Test("a text view that does not scroll has what it is in scroll to its caret")
    func outerScroll() {
        Stage.shown(size: CGSize(width: 320, height: 200)) { stage in
            let (scroll, view) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), UITextView())
            view.isScrollEnabled = false
            view.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
            view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 300, height: 0)))
            scroll.contentSize = view.frame.size
            scroll.addSubview(view)
            stage.window.addSubview(scroll)
            view.becomeFirstResponder()
            stage.press(.end, "", .control)
            view.layoutIfNeeded()
            #expect(abs(scroll.contentOffset.y - scroll.contentSize.height + 200) < 1)
            stage.press(.home, "", .control)
            view.layoutIfNeeded()
            #expect(scroll.contentOffset.y == 0)
        }
    }
}
