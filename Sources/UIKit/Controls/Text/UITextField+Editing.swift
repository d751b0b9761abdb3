import Foundation
import OctantBase
import OctantDisplay

/// The most letters that are pasted: in one line more is never meant, and each has to be measured and kept.
private let pasteLimit = 1 << 18

extension UITextField {
    // MARK: Changing the text

    /// Replaces some letters by `text`, if the delegate allows it. Returns whether it did.
    @discardableResult
    func change(_ range: Range<Int>, to text: String, _ kind: FieldHistory.Kind) -> Bool {
        guard mayReplace(range, text) else { return false }
        history.note(entry.replace(range, with: text), kind, of: self)
        didEdit()
        return true
    }

    /// Makes a change that undoes another one, and selects what was selected before that, if the delegate allows it.
    /// Returns whether it did. Nothing can be undone any more where the text is not what it was then.
    func make(_ change: TextChange, selecting selection: Range<Int>) -> Bool {
        endComposition()
        var changed = entry
        guard changed.make(change) else {
            history.forget()
            return false
        }
        guard mayReplace(change.start..<change.start + change.removed.count, String(change.inserted)) else {
            return false
        }
        entry = changed
        entry.select(selection)
        didEdit()
        return true
    }

    private func mayReplace(_ range: Range<Int>, _ text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: entry.units(of: range), replacementString: text) ?? true
    }

    func type(_ text: String) {
        let isComposed = uncomposed != nil
        guard !text.isEmpty else { return }
        guard isComposed else {
            change(entry.rangeToReplace(), to: text, .typing)
            return
        }
        // What was composed is typed at once, as far as undoing goes.
        guard mayReplace(entry.rangeToReplace(), text) else { return }
        _ = entry.replace(entry.rangeToReplace(), with: text)
        noteComposition(.typing)
        didEdit()
    }

    /// Deletes what is selected, or what is on the way of `move`.
    func erase(_ move: TextEntry.Move) {
        endComposition()
        let range = entry.rangeToReplace(deleting: move)
        if !range.isEmpty { change(range, to: "", .deleting) }
    }

    /// Replaces the selection by a text from elsewhere: in one line, without invisible characters, and at most the
    /// first 262,144 letters.
    func paste(text: String) {
        endComposition()
        let start = text.prefix(pasteLimit)
        if start.endIndex < text.endIndex {
            Log.once(
                "field.paste", "a text of more than \(pasteLimit) letters is pasted into a field: the rest is left out")
        }
        let lines = start.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
        let line = lines.joined(separator: " ").filter { letter in
            letter == "\t" || !letter.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
        }
        if !line.isEmpty { change(entry.rangeToReplace(), to: line, .pasting) }
        history.pause()
    }

    private func didEdit() {
        textDidChange()
        tellOfSelection()
        sendActions(for: .editingChanged)
    }

    /// The caret moved, or what is selected changed, by other means than typing.
    func selectionDidChange() {
        history.pause()
        tellOfSelection()
    }

    private func tellOfSelection() {
        marks.wake()
        setNeedsLayout()
        accessibilityDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Composing

    /// Handles an input method's event.
    func handle(_ event: TextInputEvent) {
        guard isEditing else { return }
        switch event {
        case .committed(let text): insertText(text)
        case .composing(let text, let caret): compose(text.filter { !$0.isNewline }, caret: caret)
        }
    }

    /// Shows `text` as being composed, its own caret before its scalar number `caret`.
    private func compose(_ text: String, caret: Int) {
        guard !text.isEmpty || uncomposed != nil, mayReplace(entry.rangeToReplace(), text) else { return }
        let before = uncomposed ?? entry
        let change = entry.replace(entry.rangeToReplace(), with: text)
        uncomposed = before
        entry.mark(change.range)
        let passed = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(caret, 0)))).count
        entry.moveCaret(to: change.start + passed, selecting: false)
        if text.isEmpty { noteComposition(.deleting) }
        didEdit()
    }

    /// Ends the composition, which stays as it is, and resets the input method.
    func endComposition() {
        guard uncomposed != nil else { return }
        noteComposition(.typing)
        session += 1
        setNeedsLayout()
    }

    private func noteComposition(_ kind: FieldHistory.Kind) {
        guard let before = uncomposed else { return }
        uncomposed = nil
        entry.mark(nil)
        history.note(TextChange(from: before, to: entry), kind, of: self)
    }

    /// The position where text is being typed, in the window.
    var textInput: TextInput? {
        isEditing ? TextInput(caret: convert(shownCaret, to: nil), isSecret: isSecureTextEntry, session: session) : nil
    }

    // MARK: Keys

    /// Performs the action of `key`. Returns whether it has any.
    func handle(_ key: UIKey?) -> Bool {
        guard let key, isEditing else { return false }
        if let action = EditAction(key) {
            action.perform(from: self, sender: self)
            return true
        }
        let flags = key.modifierFlags
        let selects = flags.contains(.shift)
        let goesFar = flags.contains(.command)
        let goesByWords = !flags.isDisjoint(with: [.control, .alternate])
        func step(_ far: TextEntry.Move, _ byWord: TextEntry.Move, _ near: TextEntry.Move) -> TextEntry.Move {
            goesFar ? far : goesByWords ? byWord : near
        }
        let (back, forward) = (step(.toStart, .wordBack, .back), step(.toEnd, .wordForward, .forward))
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: back == .back ? deleteBackward() : erase(back)
        case .keyboardDeleteForward: erase(forward)
        case .keyboardLeftArrow: move(isRightToLeft ? forward : back, selects)
        case .keyboardRightArrow: move(isRightToLeft ? back : forward, selects)
        case .keyboardHome, .keyboardUpArrow: move(.toStart, selects)
        case .keyboardEnd, .keyboardDownArrow: move(.toEnd, selects)
        case .keyboardReturnOrEnter, .keypadEnter: endByReturn()
        case .keyboardApplication: showMenu(at: shownCaret.origin, isTouch: false)
        case .keyboardF10 where flags == .shift: showMenu(at: shownCaret.origin, isTouch: false)
        default:
            guard !key.isCommand, !key.characters.isEmpty else { return false }
            insertText(key.characters)
        }
        return true
    }

    private func move(_ move: TextEntry.Move, _ selects: Bool) {
        endComposition()
        entry.move(move, selecting: selects)
        selectionDidChange()
        offerSelection()
    }

    private func endByReturn() {
        endComposition()
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let isObserved = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if isObserved { resignFirstResponder() }
    }
}
