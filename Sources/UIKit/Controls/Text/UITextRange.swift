import Foundation

/// A position in a text, before a letter or at its end. It never changes. Main actor only.
@preconcurrency @MainActor
open class UITextPosition {
    /// The number of UTF-16 units before it.
    let unit: Int

    init(unit: Int) { self.unit = unit }
}

/// A part of a text. It never changes. Main actor only.
@preconcurrency @MainActor
open class UITextRange {
    /// The UTF-16 units in it.
    let units: NSRange

    init(units: NSRange) { self.units = units }

    /// The start.
    open var start: UITextPosition { UITextPosition(unit: units.location) }

    /// The end.
    open var end: UITextPosition { UITextPosition(unit: units.location + units.length) }

    /// Whether nothing is in it.
    open var isEmpty: Bool { units.length == 0 }
}

extension UITextField {
    // MARK: Positions

    /// Before the first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(unit: 0) }

    /// Behind the last letter.
    public var endOfDocument: UITextPosition { UITextPosition(unit: entry.text.utf16.count) }

    /// The position `offset` UTF-16 units behind `position`, or before it; nil where the text has none.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (unit, overflows) = position.unit.addingReportingOverflow(offset)
        return !overflows && 0...entry.text.utf16.count ~= unit ? UITextPosition(unit: unit) : nil
    }

    /// The number of UTF-16 units between two positions; below 0 if the second is before the first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.unit - from.unit }

    /// The part between two positions, whichever comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let start = min(fromPosition.unit, toPosition.unit)
        return UITextRange(units: NSRange(location: start, length: max(fromPosition.unit, toPosition.unit) - start))
    }

    // MARK: Parts

    /// The selection, or the position of the caret; nil while the field is not edited. Setting it notifies the
    /// delegate.
    public var selectedTextRange: UITextRange? {
        get { isEditing ? UITextRange(units: entry.units(of: entry.selection)) : nil }
        set {
            guard let newValue else { return }
            endComposition()
            let range = entry.range(ofUnits: newValue.units)
            guard range != entry.selection else { return }
            entry.select(range)
            selectionDidChange()
        }
    }

    /// The text that an input method, or a dead key, is composing; nil for none.
    public var markedTextRange: UITextRange? { entry.marked.map { UITextRange(units: entry.units(of: $0)) } }

    /// The text of a part.
    public func text(in range: UITextRange) -> String? { entry.text(in: entry.range(ofUnits: range.units)) }

    /// Replaces a part by `text`, if the delegate allows it, as if it was typed.
    public func replace(_ range: UITextRange, withText text: String) {
        endComposition()
        change(entry.range(ofUnits: range.units), to: text.filter { !$0.isNewline }, .pasting)
    }

    /// Ends the composition; what was being composed stays as it is.
    public func unmarkText() { endComposition() }
}
