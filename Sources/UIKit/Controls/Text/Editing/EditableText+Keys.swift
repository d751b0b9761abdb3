import CoreGraphics

extension EditableText {
    /// Performs the action of `key`. Returns whether it has any.
    func handle(_ key: UIKey?) -> Bool {
        guard let key, isFirstResponder else { return false }
        if let action = EditAction(key) {
            action.perform(from: self, sender: self)
            return true
        }
        let flags = key.modifierFlags
        let selects = flags.contains(.shift)
        let goesFar = flags.contains(.command)
        let goesByWords = !flags.isDisjoint(with: [.control, .alternate])
        func step(_ far: CaretStep, _ byWord: TextEntry.Move, _ near: TextEntry.Move) -> CaretStep {
            goesFar ? far : .along(goesByWords ? byWord : near)
        }
        let (back, forward) = (step(.lineStart, .wordBack, .back), step(.lineEnd, .wordForward, .forward))
        // Control, or command, with a key that goes along the text leads to its ends.
        func end(_ far: TextEntry.Move, _ near: CaretStep) -> CaretStep {
            goesFar || flags.contains(.control) ? .along(far) : near
        }
        switch key.keyCode {
        case .keyboardLeftArrow: return move(isRightToLeft(at: entry.caret) ? forward : back, selects: selects)
        case .keyboardRightArrow: return move(isRightToLeft(at: entry.caret) ? back : forward, selects: selects)
        case .keyboardHome: return move(end(.toStart, .lineStart), selects: selects)
        case .keyboardEnd: return move(end(.toEnd, .lineEnd), selects: selects)
        case .keyboardUpArrow: return move(end(.toStart, .up), selects: selects)
        case .keyboardDownArrow: return move(end(.toEnd, .down), selects: selects)
        case .keyboardPageUp: return move(.pageUp, selects: selects)
        case .keyboardPageDown: return move(.pageDown, selects: selects)
        case .keyboardApplication: showMenu(at: shownCaret.origin, isTouch: false)
        case .keyboardF10 where flags == .shift: showMenu(at: shownCaret.origin, isTouch: false)
        default: return isTyping && handleTyping(key, goesFar: goesFar, goesByWords: goesByWords)
        }
        return true
    }

    private func handleTyping(_ key: UIKey, goesFar: Bool, goesByWords: Bool) -> Bool {
        switch key.keyCode {
        case .keyboardDeleteOrBackspace where !goesFar && !goesByWords: deleteBackward()
        case .keyboardDeleteOrBackspace: erase(goesFar ? .toStart : .wordBack)
        case .keyboardDeleteForward: erase(goesFar ? .toEnd : goesByWords ? .wordForward : .forward)
        case .keyboardReturnOrEnter, .keypadEnter: takeReturn()
        // Where text has lines it has columns; shift or control leave it.
        case .keyboardTab where allowsLines && !goesFar && !goesByWords && !key.modifierFlags.contains(.shift):
            insertText("\t")
        default:
            guard !key.isCommand, !key.characters.isEmpty else { return false }
            insertText(key.characters)
        }
        return true
    }

    /// Moves the caret along the letters.
    func moveAlong(_ move: TextEntry.Move, selects: Bool) {
        endComposition()
        entry.move(move, selecting: selects)
        selectionDidChange()
        offerSelection()
    }
}
