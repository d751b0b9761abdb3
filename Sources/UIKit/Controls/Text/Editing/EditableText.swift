import CoreGraphics
import Foundation
import OctantDisplay

/// What there is of a text that is being edited: its letters and the caret, how to undo what was typed, and what is
/// being composed. Main actor only.
@MainActor
final class TextEditor {
    /// The text, the caret, and what is selected.
    var entry = TextEntry()
    let history = FieldHistory()
    /// The entry before what is being composed began to be; nil while nothing is.
    var uncomposed: TextEntry?
    /// Counts how often a composition was ended by anything but its input method.
    var session = 0
    /// The words or lines of a double or triple click: a drag selects whole ones from there.
    var draggedPart: Range<Int>?
    /// What `draggedPart` is.
    var draggedUnit = TextUnit.word
    /// The hints of the program about what is typed.
    var traits = TextTraits()
}

/// A part of a text that is selected at once.
enum TextUnit {
    case word, paragraph
}

/// A way for the caret of a text to go, of one line or of many.
enum CaretStep {
    /// Along the letters.
    case along(TextEntry.Move)
    /// To the line above or below, or as many as are seen at once.
    case up, down, pageUp, pageDown
    /// To the begin or the end of the line.
    case lineStart, lineEnd
}

/// A view whose text is edited by keys, the pointer, an input method, menus and screen readers: text fields and text
/// views. What they have in common is here, what differs is asked of them. Main actor only.
@MainActor
protocol EditableText: UIView, UITextInput, AccessibilityEditable, PointerButtonTarget {
    /// The text and all that is known of its editing.
    var editor: TextEditor { get }
    /// The caret, the selection and the line under what is composed.
    var marks: FieldMarks { get }
    /// Whether keys go to the text and change it.
    var isTyping: Bool { get }
    /// Whether the user may change the text at all, and whether the user may select in it.
    var allowsChanges: Bool { get }
    var allowsSelecting: Bool { get }
    /// Whether it has more than one line.
    var allowsLines: Bool { get }
    /// The frame of the visible caret, in the view's space.
    var shownCaret: CGRect { get }
    /// Whether the paragraph with a letter begins on the right.
    func isRightToLeft(at letter: Int) -> Bool

    /// Whether the delegate allows letters to be replaced by `text`.
    func mayReplace(_ range: Range<Int>, _ text: String) -> Bool
    /// Letters of the text, which was `before`, are replaced by `text`, which has attributes of its own if `styled` is
    /// given. Returns the attributes of both; nil where a text has none.
    func restyle(
        _ range: Range<Int>, of before: TextEntry, with text: String, _ styled: NSAttributedString?
    ) -> ChangedStyles?
    /// The user changed the text: shows it, and notifies whoever wants to know.
    func didEdit()
    /// The caret moved, or what is selected changed: shows it, and notifies whoever wants to know.
    func tellOfSelection()
    /// The position nearest to `point` of the view, and the letter that is hit there.
    func index(at point: CGPoint) -> Int
    func letter(at point: CGPoint) -> Int
    /// Moves the caret; with `selects` the other end of the selection stays. Returns whether the text has such steps.
    func move(_ step: CaretStep, selects: Bool) -> Bool
    /// A press says where the caret goes: what is seen of the text stays where it is until then.
    func keepPlace()
    /// Does what return means.
    func takeReturn()
    /// The delegate's menu for the selected UTF-16 units `range`; nil for one of `suggested`.
    func menu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu?
}

extension EditableText {
    func keepPlace() {}

    /// The text, the caret, and what is selected.
    var entry: TextEntry {
        get { editor.entry }
        _modify { yield &editor.entry }
    }

    /// What can be undone.
    var history: FieldHistory { editor.history }

    /// The entry before what is being composed began to be; nil while nothing is.
    var uncomposed: TextEntry? {
        get { editor.uncomposed }
        set { editor.uncomposed = newValue }
    }

    /// The position where text is being typed, in the window.
    var textInput: TextInput? {
        guard isTyping else { return nil }
        return TextInput(
            caret: convert(shownCaret, to: nil), isSecret: isSecureTextEntry, session: editor.session,
            purpose: inputPurpose)
    }
}
