import CoreGraphics
import Foundation
import OctantDisplay

extension UIResponder {
    /// What letters are typed into while this is the first responder: itself, if it takes any now.
    var typed: (any UIKeyInput)? {
        if let text = self as? any EditableText { return text.isTyping ? text : nil }
        return self as? any UIKeyInput
    }

    /// Handles an input method's event.
    func receive(_ event: TextInputEvent) {
        if let text = self as? any EditableText { return text.handle(event) }
        switch event {
        case .committed(let text): (self as? any UIKeyInput)?.insertText(text)
        case .composing(let text, let caret):
            let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(caret, 0))))
            (self as? any UITextInput)?
                .setMarkedText(text, selectedRange: NSRange(location: start.utf16.count, length: 0))
        }
    }

    /// The position where text is being typed, in the window; nil for nowhere.
    var typingPlace: TextInput? {
        if let text = self as? any EditableText { return text.textInput }
        guard let input = self as? any UIKeyInput, let view = self as? UIView else { return nil }
        let text = self as? any UITextInput
        let caret = text?.selectedTextRange.map { text?.caretRect(for: $0.start) ?? view.bounds } ?? view.bounds
        return TextInput(
            caret: view.convert(caret, to: nil), isSecret: input.isSecureTextEntry, purpose: input.inputPurpose)
    }

    /// Types `key` into a responder of a program's own. Returns whether that takes it.
    func takeTyping(_ key: UIKey) -> Bool {
        guard !(self is any EditableText), let input = self as? any UIKeyInput, !key.isCommand else { return false }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        case .keyboardTab, .keyboardEscape: return false
        default:
            guard !key.characters.isEmpty else { return false }
            input.insertText(key.characters)
        }
        return true
    }
}
