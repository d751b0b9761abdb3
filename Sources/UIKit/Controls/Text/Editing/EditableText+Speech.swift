import OctantDisplay

extension EditableText {
    /// The number of visible scalars before a letter.
    func scalars(before letter: Int) -> Int {
        isSecureTextEntry ? letter : entry.text(before: letter).unicodeScalars.count
    }

    /// The letter that begins at a scalar of what is shown, or the next one if none does.
    func letter(atScalar scalar: Int) -> Int {
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

    /// Does what a screen reader asks for, as the user would.
    func perform(_ edit: AccessibilityEdit) {
        guard allowsSelecting else { return }
        endComposition()
        switch edit {
        case .moveCaret(let index): select(letter(atScalar: index)..<letter(atScalar: index))
        case .select(let range): select(letters(range))
        case .replace(let range, let text):
            guard allowsChanges else { return }
            let range = letters(range)
            select(range)
            if text.isEmpty { change(range, to: "", .deleting) } else { paste(text: text) }
        case .copy(let range): if !isSecureTextEntry { UIPasteboard.general.string = entry.text(in: letters(range)) }
        case .cut(let range):
            guard allowsChanges, !isSecureTextEntry, !letters(range).isEmpty else { return }
            let text = entry.text(in: letters(range))
            if change(letters(range), to: "", .cutting) { UIPasteboard.general.string = text }
        case .paste(let index):
            guard allowsChanges else { return }
            select(letter(atScalar: index)..<letter(atScalar: index))
            paste(nil)
        }
    }

    /// Selects some letters.
    func select(_ range: Range<Int>) {
        guard range != entry.selection else { return }
        entry.select(range)
        selectionDidChange()
    }
}
