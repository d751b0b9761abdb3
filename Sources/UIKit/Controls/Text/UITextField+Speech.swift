import CoreGraphics
import OctantDisplay

extension UITextField {
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

    /// The number of visible scalars before a letter.
    private func scalars(before letter: Int) -> Int {
        isSecureTextEntry ? letter : entry.text(before: letter).unicodeScalars.count
    }

    /// The letter that begins at a scalar of what is shown, or the next one if none does.
    private func letter(atScalar scalar: Int) -> Int {
        guard !isSecureTextEntry else { return min(max(scalar, 0), entry.letters.count) }
        var passed = 0
        for (index, letter) in entry.letters.enumerated() {
            if passed >= scalar { return index }
            passed += letter.unicodeScalars.count
        }
        return entry.letters.count
    }

    private func letters(_ scalars: Range<Int>) -> Range<Int> {
        let start = letter(atScalar: scalars.lowerBound)
        return start..<max(start, letter(atScalar: scalars.upperBound))
    }
}

extension UITextField: AccessibilityEditable {
    func perform(_ edit: AccessibilityEdit) {
        guard isEnabled else { return }
        endComposition()
        switch edit {
        case .moveCaret(let index): select(letter(atScalar: index)..<letter(atScalar: index))
        case .select(let range): select(letters(range))
        case .replace(let range, let text):
            let range = letters(range)
            select(range)
            if text.isEmpty { change(range, to: "", .deleting) } else { paste(text: text) }
        case .copy(let range): if !isSecureTextEntry { UIPasteboard.general.string = entry.text(in: letters(range)) }
        case .cut(let range):
            guard !isSecureTextEntry, !letters(range).isEmpty else { return }
            let text = entry.text(in: letters(range))
            if change(letters(range), to: "", .cutting) { UIPasteboard.general.string = text }
        case .paste(let index):
            select(letter(atScalar: index)..<letter(atScalar: index))
            paste(nil)
        }
    }

    private func select(_ range: Range<Int>) {
        guard range != entry.selection else { return }
        entry.select(range)
        selectionDidChange()
    }
}
