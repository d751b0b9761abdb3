import CoreGraphics
import Foundation

/// A text whose places can be asked for and changed. Main actor only.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Replaces a part by `text`.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection, or the position of the caret; nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// The text that is being composed; nil for none.
    var markedTextRange: UITextRange? { get }
    /// Replaces what is being composed, or selected, by `markedText`, which goes on being composed, with a part of it
    /// selected.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends the composition.
    func unmarkText()
    /// Before the first letter.
    var beginningOfDocument: UITextPosition { get }
    /// Behind the last letter.
    var endOfDocument: UITextPosition { get }
    /// The part between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position `offset` UTF-16 units behind `position`; nil where there is none.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position `offset` letters, or lines, from `position`; nil where there is none.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of UTF-16 units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// What finds words, sentences and paragraphs.
    var tokenizer: any UITextInputTokenizer { get }
    /// The position of a part that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The part from a position to the end of the text in a direction.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// The direction of the paragraph at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// The first rectangle of a part.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a part.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position within a part that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The letter at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
}
