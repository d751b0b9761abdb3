import Foundation
internal import TextLayout

/// What finds the words and other parts of a text. Main actor only.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// The part around a position, or beside it in a direction; nil where it is in none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a part begins or ends at a position, seen in a direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next begin or end of a part in a direction; nil where there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is within a part, or beside one in a direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds letters, words, sentences and paragraphs of a text by its letters alone. Of lines it knows nothing: it answers
/// as for paragraphs. Main actor only.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: UITextInputTokenizer, _PlainObject {
    private weak var input: (any UIResponder & UITextInput)?

    /// A tokenizer of the text of `textInput`, which is not retained.
    public init(textInput: UIResponder & UITextInput) { input = textInput }

    /// The parts of the text, in UTF-16 units.
    private func parts(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all), !text.isEmpty
        else { return [] }
        switch granularity {
        case .document: return [0..<text.utf16.count]
        case .character:
            var start = 0
            return text.map { letter in
                defer { start += letter.utf16.count }
                return start..<start + letter.utf16.count
            }
        case .paragraph, .line:
            var (parts, start, end): ([Range<Int>], Int, Int) = ([], 0, 0)
            for letter in text {
                end += letter.utf16.count
                guard letter.isNewline else { continue }
                parts.append(start..<end)
                start = end
            }
            return start < end ? parts + [start..<end] : parts
        case .word, .sentence:
            let boundaries = TextBoundaries(text)
            var units = [0]
            for scalar in text.unicodeScalars { units.append((units.last ?? 0) + UTF16.width(scalar)) }
            let (starts, ends) =
                granularity == .word
                ? (boundaries.wordStarts, boundaries.wordEnds) : (boundaries.sentenceStarts, boundaries.sentenceEnds)
            return zip(starts, ends).compactMap { start, end in
                start < end && end < units.count ? units[start]..<units[end] : nil
            }
        }
    }

    private func unit(_ position: UITextPosition) -> Int {
        guard let input else { return 0 }
        return input.offset(from: input.beginningOfDocument, to: position)
    }

    /// The part that a position is in, or that ends or begins there on the side of `direction`.
    private func part(
        _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> Range<Int>? {
        let unit = unit(position)
        return parts(granularity).first { part in
            direction.isBackward
                ? part.lowerBound < unit && unit <= part.upperBound : part.lowerBound <= unit && unit < part.upperBound
        }
    }

    /// The part around a position, or beside it in a direction; nil where it is in none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let part = part(position, granularity, direction),
            let start = input.position(from: input.beginningOfDocument, offset: part.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: part.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Whether a part ends at a position, seen in a direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let unit = unit(position)
        return parts(granularity).contains { (direction.isBackward ? $0.lowerBound : $0.upperBound) == unit }
    }

    /// The next begin or end of a part in a direction; nil where there is none.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let unit = unit(position)
        let bounds = parts(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
        let next = direction.isBackward ? bounds.filter { $0 < unit }.max() : bounds.filter { $0 > unit }.min()
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    /// Whether a position is within a part, or beside one in a direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { part(position, granularity, direction) != nil }
}
