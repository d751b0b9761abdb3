/// What a change made of a line of text: the letters put in the place of others. A value.
struct TextChange: Equatable {
    /// Before which letter it begins.
    var start: Int
    var removed: [Character]
    var inserted: [Character]
    /// What was selected before, or where the caret stood.
    var selection: Range<Int>

    /// Where what was inserted stands.
    var range: Range<Int> { start..<start + inserted.count }

    /// What takes it back. The letters taken away are selected afterwards, if there were any selected before.
    var inverse: TextChange {
        TextChange(start: start, removed: inserted, inserted: removed, selection: range.upperBound..<range.upperBound)
    }

    /// What `self` and then `next` make, as one; nil unless `next` goes on where `self` ended, in the same way: more
    /// letters typed behind it, or more deleted on either side.
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
