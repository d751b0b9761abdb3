import Foundation

/// A line of text being edited: its letters, the caret, and what is selected. A value; places are counted in letters.
struct TextEntry: Equatable {
    /// A way for the caret to go.
    enum Move {
        case back, forward, toStart, toEnd
    }

    private(set) var letters: [Character] = []
    /// Before which letter the caret stands, 0...count.
    private(set) var caret = 0
    /// The other end of what is selected; the caret where nothing is.
    private(set) var anchor = 0

    /// The text; setting it puts the caret at its end.
    var text: String {
        get { String(letters) }
        set {
            letters = Array(newValue)
            (caret, anchor) = (letters.count, letters.count)
        }
    }

    /// The letters selected.
    var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

    /// The text before a place.
    func text(before place: Int) -> String { String(letters[..<min(max(place, 0), letters.count)]) }

    /// What would be replaced by a letter typed now, or by one deleted, in UTF-16 units.
    func replaced(deleting move: Move?) -> NSRange {
        let range = rangeToReplace(deleting: move)
        let start = String(letters[..<range.lowerBound]).utf16.count
        return NSRange(location: start, length: String(letters[range]).utf16.count)
    }

    private func rangeToReplace(deleting move: Move?) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        return switch move {
        case .back: max(caret - 1, 0)..<caret
        case .forward: caret..<min(caret + 1, letters.count)
        case .toStart: 0..<caret
        case .toEnd: caret..<letters.count
        case nil: caret..<caret
        }
    }

    /// Puts `string` in the place of what is selected, and the caret behind it.
    mutating func insert(_ string: String) { replace(rangeToReplace(deleting: nil), with: string) }

    /// Deletes what is selected, or the letters on the way of `move`.
    mutating func delete(_ move: Move) { replace(rangeToReplace(deleting: move), with: "") }

    private mutating func replace(_ range: Range<Int>, with string: String) {
        letters.replaceSubrange(range, with: Array(string))
        caret = min(range.lowerBound + string.count, letters.count)
        anchor = caret
    }

    /// Moves the caret; with `selecting` the other end of the selection stays.
    mutating func move(_ move: Move, selecting: Bool) {
        switch move {
        case .back where !selecting && !selection.isEmpty: caret = selection.lowerBound
        case .forward where !selecting && !selection.isEmpty: caret = selection.upperBound
        case .back: caret = max(caret - 1, 0)
        case .forward: caret = min(caret + 1, letters.count)
        case .toStart: caret = 0
        case .toEnd: caret = letters.count
        }
        if !selecting { anchor = caret }
    }

    /// Puts the caret before letter `place`; with `selecting` the other end of the selection stays.
    mutating func moveCaret(to place: Int, selecting: Bool) {
        caret = min(max(place, 0), letters.count)
        if !selecting { anchor = caret }
    }

    /// Selects everything.
    mutating func selectAll() { (anchor, caret) = (0, letters.count) }
}
