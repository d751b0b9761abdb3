import Foundation

/// The attributes of what a change removed, and of what it inserted.
struct ChangedStyles: Equatable {
    var removed: NSAttributedString
    var inserted: NSAttributedString

    /// Those of the change that undoes it.
    var inverse: ChangedStyles { ChangedStyles(removed: inserted, inserted: removed) }

    /// The attributes of `first` and then of `second`.
    static func join(_ first: NSAttributedString, _ second: NSAttributedString) -> NSAttributedString {
        let all = NSMutableAttributedString(attributedString: first)
        all.append(second)
        return all
    }
}

/// A change of a text: letters that replaced others. A value.
struct TextChange: Equatable {
    /// Before which letter it begins.
    var start: Int
    var removed: [Character]
    var inserted: [Character]
    /// The selection before, or the position of the caret.
    var selection: Range<Int>
    /// The attributes of both; nil where the text has none.
    var styles: ChangedStyles?

    /// The range of what was inserted.
    var range: Range<Int> { start..<start + inserted.count }

    /// The change that undoes it. The removed letters are selected afterwards, if there were any selected before.
    var inverse: TextChange {
        TextChange(
            start: start, removed: inserted, inserted: removed, selection: range.upperBound..<range.upperBound,
            styles: styles?.inverse)
    }

    /// The change of `self` and then `next`, as one; nil unless `next` goes on where `self` ended, in the same way:
    /// more letters typed behind it, or more deleted on either side.
    func followed(by next: TextChange) -> TextChange? {
        guard (styles == nil) == (next.styles == nil) else { return nil }
        var all = self
        if next.removed.isEmpty, next.start == range.upperBound {
            all.inserted += next.inserted
            if let styles, let more = next.styles {
                all.styles?.inserted = ChangedStyles.join(styles.inserted, more.inserted)
            }
        } else if inserted.isEmpty, next.inserted.isEmpty, next.start + next.removed.count == start {
            all.start = next.start
            all.removed = next.removed + removed
            if let styles, let more = next.styles {
                all.styles?.removed = ChangedStyles.join(more.removed, styles.removed)
            }
        } else if inserted.isEmpty, next.inserted.isEmpty, next.start == start {
            all.removed += next.removed
            if let styles, let more = next.styles {
                all.styles?.removed = ChangedStyles.join(styles.removed, more.removed)
            }
        } else {
            return nil
        }
        return all
    }
}
