import CoreGraphics
import Foundation
import OctantDisplay

extension UITextField {
    /// Posted when the user begins to edit a field: the notification's object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the user ended editing a field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed the text of a field.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}

extension UITextField: EditableText {
    var isTyping: Bool { isEditing }
    var allowsChanges: Bool { isEnabled }
    var allowsSelecting: Bool { isEnabled }
    var allowsLines: Bool { false }
    func isRightToLeft(at letter: Int) -> Bool { isRightToLeft }

    func mayReplace(_ range: Range<Int>, _ text: String) -> Bool {
        heldDelegate?.textField(self, shouldChangeCharactersIn: entry.units(of: range), replacementString: text) ?? true
    }

    /// A field's text has the attributes of its first letter.
    func restyle(
        _ range: Range<Int>, of before: TextEntry, with text: String, _ styled: NSAttributedString?
    ) -> ChangedStyles? { nil }

    func didEdit() {
        textDidChange()
        tellOfSelection()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func tellOfSelection() {
        marks.wake()
        setNeedsLayout()
        accessibilityDidChange()
        heldDelegate?.textFieldDidChangeSelection(self)
    }

    func index(at point: CGPoint) -> Int {
        closestPosition(to: point).map { places.letter($0) } ?? entry.caret
    }

    func letter(at point: CGPoint) -> Int {
        let x = convert(point, to: content).x
        let index = index(at: x)
        // The nearest position may be behind the letter that was hit.
        return offset(of: index) > along(x) ? index - 1 : index
    }

    func move(_ step: CaretStep, selects: Bool) -> Bool {
        switch step {
        case .along(let move): moveAlong(move, selects: selects)
        case .up, .lineStart: moveAlong(.toStart, selects: selects)
        case .down, .lineEnd: moveAlong(.toEnd, selects: selects)
        case .pageUp, .pageDown: return false
        }
        return true
    }

    func takeReturn() {
        endComposition()
        guard heldDelegate?.textFieldShouldReturn(self) ?? true else { return }
        let isObserved = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if isObserved { resignFirstResponder() }
    }

    /// The text as a screen reader goes through it: a secret as the dots that are shown.
    var spokenText: AccessibilityText {
        var text = AccessibilityText(shown(entry.text))
        text.placeholder = placeholder ?? ""
        text.caret = scalars(before: entry.caret)
        text.selection = scalars(before: entry.selection.lowerBound)..<scalars(before: entry.selection.upperBound)
        text.bounds = bounds
        var letters = label.shownLetters
        letters.room = label.frame.offsetBy(dx: content.frame.minX, dy: content.frame.minY)
        letters.before = scalars(before: firstShown)
        text.letters = letters
        return text
    }
}
