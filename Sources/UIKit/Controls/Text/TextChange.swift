/// A change of a line of text: letters that replaced others. A value.
struct TextChange: Equatable {
    /// Before which letter it begins.
    var start: Int
    var removed: [Character]
    var inserted: [Character]
    /// The selection before, or the position of the caret.
    var selection: Range<Int>

    /// The range of what was inserted.
    var range: Range<Int> { start..<start + inserted.count }

    /// The change that undoes it. The removed letters are selected afterwards, if there were any selected before.
    var inverse: TextChange {
        TextChange(start: start, removed: inserted, inserted: removed, selection: range.upperBound..<range.upperBound)
    }

    /// The change of `self` and then `next`, as one; nil unless `next` goes on where `self` ended, in the same way:
    /// more letters typed behind it, or more deleted on either side.
    func followed(by next: TextChange) -> TextChange? {
        var all = self
        if next.removed.isEmpty, next.start == range.upperBound {
            all.inserted += next.inserted
        } else if inserted.isEmpty, next.inserted.isEmpty, next.start + next.removed.count == start {
            all.start = next.start
            all.removed = next.removed + removed
        } else if inserted.isEmpty, next.inserted.isEmpty, next.start == start {
            all.removed += next.removed
        } else {
            return nil
        }
        return all
    }
}
