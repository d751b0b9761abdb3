import CoreGraphics
import Foundation

extension UITextView: UITextInput {
    // MARK: Positions

    /// Before the first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(unit: 0) }

    /// Behind the last letter.
    public var endOfDocument: UITextPosition { places.end }

    /// The position `offset` UTF-16 units behind `position`, or before it; nil where the text has none.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        places.position(position, offset: offset)
    }

    /// The position `offset` letters to a side of `position`, or lines above or below it; nil where the text has none.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { places.position(position, direction, offset) }

    /// The number of UTF-16 units between two positions; below 0 if the second is before the first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.unit - from.unit }

    /// Which of two positions comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        places.compare(position, other)
    }

    /// The part between two positions, whichever comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        places.range(fromPosition, toPosition)
    }

    /// The start of a part, or its end, whichever is farthest in `direction`.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        places.position(within: range, farthest: direction)
    }

    /// The part from a position to the end of the text in `direction`.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { places.range(extending: position, direction) }

    /// The direction of the paragraph at a position.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { places.direction(at: position) }

    // MARK: Parts

    /// The selection, or the position of the caret. Setting it notifies the delegate.
    public var selectedTextRange: UITextRange? {
        get { places.range(entry.selection) }
        set { if let newValue { places.select(newValue) } }
    }

    /// The text that an input method, or a dead key, is composing; nil for none.
    public var markedTextRange: UITextRange? { entry.marked.map(places.range) }

    /// The text of a part.
    public func text(in range: UITextRange) -> String? { entry.text(in: places.letters(range)) }

    /// Replaces a part by `text`, if the delegate allows it, as if it was typed.
    public func replace(_ range: UITextRange, withText text: String) { places.replace(range, with: text) }

    /// Replaces what is being composed, or selected, by `markedText`, which goes on being composed, the caret being
    /// where `selectedRange` begins in it.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        places.setMarked(markedText, selectedRange)
    }

    /// Ends the composition; what was being composed stays as it is.
    public func unmarkText() { endComposition() }

    // MARK: Rectangles

    /// The first rectangle of a part, in the view's space.
    public func firstRect(for range: UITextRange) -> CGRect { places.firstRect(range) }

    /// The position within a part that is nearest to `point` of the view.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        places.closest(to: point, within: range)
    }

    /// The letter at `point` of the view, or the nearest on its line; nil without letters.
    public func characterRange(at point: CGPoint) -> UITextRange? { places.characterRange(at: point) }

    /// What finds words, sentences and paragraphs.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

    var places: TextPlaces { TextPlaces(text: self) }
}
