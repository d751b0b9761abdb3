import Foundation
import OctantBase
import OctantDisplay

/// The most letters that are pasted at once: more in one line is never meant, and each has to be measured and kept.
private let pasteLimits = (line: 1 << 18, lines: 1 << 20)

extension EditableText {
    /// Replaces some letters by `text`, if the delegate allows it. Returns whether it did.
    @discardableResult
    func change(_ range: Range<Int>, to text: String, _ kind: FieldHistory.Kind) -> Bool {
        guard mayReplace(range, text) else { return false }
        history.note(replaceLetters(range, with: text), kind, of: self)
        didEdit()
        return true
    }

    /// Replaces some letters by `text`, whatever anybody thinks of it.
    private func replaceLetters(_ range: Range<Int>, with text: String) -> TextChange {
        let before = entry
        var change = entry.replace(range, with: text)
        change.styles = restyle(
            change.start..<change.start + change.removed.count, of: before, with: String(change.inserted), nil)
        return change
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
        let range = change.start..<change.start + change.removed.count
        guard mayReplace(range, String(change.inserted)) else { return false }
        let before = entry
        entry = changed
        entry.select(selection)
        _ = restyle(range, of: before, with: String(change.inserted), change.styles?.inserted)
        didEdit()
        return true
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
        _ = replaceLetters(entry.rangeToReplace(), with: text)
        noteComposition(.typing)
        didEdit()
    }

    /// Deletes what is selected, or what is on the way of `move`.
    func erase(_ move: TextEntry.Move) {
        endComposition()
        let range = entry.rangeToReplace(deleting: move)
        if !range.isEmpty { change(range, to: "", .deleting) }
    }

    /// Replaces the selection by a text from elsewhere, without invisible characters: in one line where there is but
    /// one, and at most the first 262,144 letters, or a million in many lines.
    func paste(text: String) {
        endComposition()
        let limit = allowsLines ? pasteLimits.lines : pasteLimits.line
        let start = text.prefix(limit)
        if start.endIndex < text.endIndex {
            Log.once("field.paste", "a text of more than \(limit) letters is pasted into a field: the rest is left out")
        }
        func isVisible(_ letter: Character) -> Bool {
            letter == "\t" || !letter.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
        }
        let pasted: String
        if allowsLines {
            pasted = String(start.map { $0.isNewline ? "\n" : $0 }.filter { $0 == "\n" || isVisible($0) })
        } else {
            let lines = start.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
            pasted = lines.joined(separator: " ").filter(isVisible)
        }
        if !pasted.isEmpty { change(entry.rangeToReplace(), to: pasted, .pasting) }
        history.pause()
    }

    /// The caret moved, or what is selected changed, by other means than typing.
    func selectionDidChange() {
        history.pause()
        tellOfSelection()
    }

    // MARK: Composing

    /// Handles an input method's event.
    func handle(_ event: TextInputEvent) {
        guard isTyping else { return }
        switch event {
        case .committed(let text): insertText(text)
        case .composing(let text, let caret):
            compose(allowsLines ? text : text.filter { !$0.isNewline }, caret: caret)
        }
    }

    /// Shows `text` as being composed, its own caret before its scalar number `caret`.
    func compose(_ text: String, caret: Int) {
        guard !text.isEmpty || uncomposed != nil, mayReplace(entry.rangeToReplace(), text) else { return }
        let before = uncomposed ?? entry
        let change = replaceLetters(entry.rangeToReplace(), with: text)
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
        editor.session += 1
        setNeedsLayout()
    }

    private func noteComposition(_ kind: FieldHistory.Kind) {
        guard let before = uncomposed else { return }
        uncomposed = nil
        entry.mark(nil)
        history.note(TextChange(from: before, to: entry), kind, of: self)
    }

    // MARK: Edit actions

    /// Moves the selected text to the general pasteboard, if the delegate allows it; a secret stays.
    func cutSelection() {
        let text = entry.text(in: entry.selection)
        guard change(entry.selection, to: "", .cutting) else { return }
        UIPasteboard.general.string = text
    }

    /// Selects the word at the caret.
    func selectWord() {
        endComposition()
        entry.select(entry.word(at: entry.caret))
        selectionDidChange()
    }

    /// Selects all of the text, as the user if `sender` is one.
    func selectEverything(_ sender: Any?) {
        endComposition()
        entry.selectAll()
        selectionDidChange()
        // What a program selects is no offer of its user's.
        if sender != nil { offerSelection() }
    }

    /// Whether an edit action would do anything: cutting and copying with something selected that is no secret, pasting
    /// with text on the pasteboard, selecting what is not selected. nil for other actions.
    func canPerform(_ action: Selector) -> Bool? {
        guard allowsSelecting else { return false }
        let hasSelection = !entry.selection.isEmpty, hasLetters = !entry.letters.isEmpty
        return switch action {
        case "cut:": hasSelection && allowsChanges && !isSecureTextEntry
        case "copy:": hasSelection && !isSecureTextEntry
        case "paste:": allowsChanges && UIPasteboard.general.hasStrings
        case "select:": hasLetters && !hasSelection
        case "selectAll:": hasLetters && entry.selection.count < entry.letters.count
        case "delete:": hasSelection && allowsChanges
        default: nil
        }
    }
}
