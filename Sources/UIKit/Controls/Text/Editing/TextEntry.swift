import Foundation
internal import TextLayout

/// A text being edited: its letters, the caret, what is selected and what is being composed. A value; positions
/// are counted in letters.
struct TextEntry: Equatable {
    /// A way for the caret to go.
    enum Move {
        case back, forward, wordBack, wordForward, toStart, toEnd
    }

    private(set) var letters: [Character] = []
    /// The index of the letter before which the caret is, 0...count.
    private(set) var caret = 0
    /// The other end of what is selected; the caret where nothing is.
    private(set) var anchor = 0
    /// The letters that several keys are composing, and will be something else when they have; nil for nothing.
    private(set) var marked: Range<Int>?
    /// Whether word boundaries are to be hidden.
    var isSecret = false

    /// The text; setting it puts the caret at its end.
    var text: String {
        get { String(letters) }
        set {
            letters = Array(newValue)
            (caret, anchor, marked) = (letters.count, letters.count, nil)
        }
    }

    /// The letters selected.
    var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

    /// The text of some letters.
    func text(in range: Range<Int>) -> String { String(letters[range.clamped(to: 0..<letters.count)]) }

    /// The text before a position.
    func text(before index: Int) -> String { text(in: 0..<max(index, 0)) }

    /// Some letters as a range of UTF-16 units.
    func units(of range: Range<Int>) -> NSRange {
        NSRange(location: text(before: range.lowerBound).utf16.count, length: text(in: range).utf16.count)
    }

    /// The letters that begin within some UTF-16 units.
    func range(ofUnits units: NSRange) -> Range<Int> {
        let start = letter(atUnit: units.location)
        // The end of a range that a program made up may be beyond all numbers.
        let (end, overflows) = units.location.addingReportingOverflow(max(units.length, 0))
        return start..<max(start, letter(atUnit: overflows ? .max : end))
    }

    /// The first letter that begins at UTF-16 unit `unit` or behind it.
    private func letter(atUnit unit: Int) -> Int {
        var passed = 0
        for (index, letter) in letters.enumerated() {
            if passed >= unit { return index }
            passed += letter.utf16.count
        }
        return letters.count
    }

    /// The range that a letter typed now replaces, or with a move the range that is deleted: what is composed, else
    /// what is selected, else nothing or what is on the way.
    func rangeToReplace(deleting move: Move? = nil) -> Range<Int> {
        if let marked { return marked }
        guard selection.isEmpty else { return selection }
        guard let move else { return caret..<caret }
        let end = index(after: move)
        return min(caret, end)..<max(caret, end)
    }

    // MARK: Changing

    /// Replaces some letters by `string`, and moves the caret behind it.
    mutating func replace(_ range: Range<Int>, with string: String) -> TextChange {
        var (range, string, before) = (range.clamped(to: 0..<letters.count), string, "")
        let old = selection
        // A letter and its new neighbour may be one letter together: an e and an accent.
        let left = range.lowerBound > 0 ? String(letters[range.lowerBound - 1]) : ""
        let right = range.upperBound < letters.count ? String(letters[range.upperBound]) : ""
        if (left + string + right).count != left.count + string.count + right.count {
            range = range.lowerBound - left.count..<range.upperBound + right.count
            before = left + string
            string = before + right
        } else {
            before = string
        }
        let change = TextChange(
            start: range.lowerBound, removed: Array(letters[range]), inserted: Array(string), selection: old)
        letters.replaceSubrange(range, with: change.inserted)
        caret = range.lowerBound + before.count
        (anchor, marked) = (caret, nil)
        return change
    }

    /// Makes `change`, if the letters that it removes are there; returns whether they are.
    mutating func make(_ change: TextChange) -> Bool {
        let range = change.start..<change.start + change.removed.count
        guard range.upperBound <= letters.count, letters[range].elementsEqual(change.removed) else { return false }
        letters.replaceSubrange(range, with: change.inserted)
        caret = change.range.upperBound
        (anchor, marked) = (caret, nil)
        return true
    }

    /// Sets what is being composed.
    mutating func mark(_ range: Range<Int>?) { marked = range.flatMap { $0.isEmpty ? nil : $0 } }

    // MARK: Moving

    /// The caret's position after `move`.
    private func index(after move: Move) -> Int {
        switch move {
        case .back: max(caret - 1, 0)
        case .forward: min(caret + 1, letters.count)
        case .wordBack: words.last { $0.lowerBound < caret }?.lowerBound ?? 0
        case .wordForward: words.first { $0.upperBound > caret }?.upperBound ?? letters.count
        case .toStart: 0
        case .toEnd: letters.count
        }
    }

    /// The ranges of the words; a secret is one.
    private var words: [Range<Int>] { isSecret ? [0..<letters.count] : TextWords.ranges(in: text) }

    /// The word that letter `index` is in, or what lies between two words.
    func word(at index: Int) -> Range<Int> {
        let index = min(max(index, 0), max(letters.count - 1, 0))
        var start = 0
        for word in words {
            if index < word.lowerBound { return start..<word.lowerBound }
            if index < word.upperBound { return word }
            start = word.upperBound
        }
        return min(start, letters.count)..<letters.count
    }

    /// The letters of the paragraph that letter `index` is in, with the line end behind it.
    func paragraph(at index: Int) -> Range<Int> {
        let index = min(max(index, 0), letters.count)
        let start = letters[..<index].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        let end = letters[index...].firstIndex(where: \.isNewline).map { $0 + 1 } ?? letters.count
        return start..<end
    }

    /// Moves the caret; with `selecting` the other end of the selection stays.
    mutating func move(_ move: Move, selecting: Bool) {
        switch move {
        case .back where !selecting && !selection.isEmpty: caret = selection.lowerBound
        case .forward where !selecting && !selection.isEmpty: caret = selection.upperBound
        default: caret = index(after: move)
        }
        if !selecting { anchor = caret }
    }

    /// Moves the caret before letter `index`; with `selecting` the other end of the selection stays.
    mutating func moveCaret(to index: Int, selecting: Bool) {
        caret = min(max(index, 0), letters.count)
        if !selecting { anchor = caret }
    }

    /// Selects some letters, the caret being at the end of them, or with `backward` at their beginning.
    mutating func select(_ range: Range<Int>, backward: Bool = false) {
        let range = range.clamped(to: 0..<letters.count)
        (anchor, caret) = backward ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
    }

    /// Selects everything.
    mutating func selectAll() { select(0..<letters.count) }
}
