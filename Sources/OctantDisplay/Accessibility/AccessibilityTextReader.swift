import CoreGraphics
import TextLayout

/// Reads a text as a screen reader asks: by letters, words, sentences and lines, and by positions. Results are cached.
/// One thread only.
package final class AccessibilityTextReader {
    /// The unit by which a text is read. What begins with a beginning goes on to the next one; what ends with an end
    /// begins behind the last one.
    package enum Unit: Sendable, Hashable {
        case character, wordStart, wordEnd, sentenceStart, sentenceEnd, lineStart, lineEnd, paragraph
    }

    package let text: AccessibilityText
    private let scalars: [Unicode.Scalar]
    private lazy var lines = text.letters?.lines ?? []
    private lazy var boundaries = TextBoundaries(text.string)

    package init(_ text: AccessibilityText) {
        self.text = text
        scalars = Array(text.string.unicodeScalars)
    }

    /// The number of scalars.
    package var count: Int { scalars.count }

    /// The scalar at `position`; nil where there is none.
    package func scalar(at position: Int) -> Unicode.Scalar? {
        scalars.indices.contains(position) ? scalars[position] : nil
    }

    /// The text of `range`, as much of it as there is.
    package func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<count)]))
    }

    /// From `start` to `end`, as far as there is text; an end below 0 means the text's.
    package func range(from start: Int, to end: Int) -> Range<Int> {
        let low = min(max(start, 0), count)
        return low..<max(low, end < 0 ? count : min(end, count))
    }

    // MARK: Units

    /// The unit that `position` is in.
    package func range(of unit: Unit, at position: Int) -> Range<Int> {
        let position = min(max(position, 0), count)
        guard let marks = marks(of: unit) else { return position..<min(position + 1, count) }
        return (marks.last { $0 <= position } ?? 0)..<(marks.first { $0 > position } ?? count)
    }

    /// The unit before the one that `position` is in; nothing at the text's beginning.
    package func range(of unit: Unit, before position: Int) -> Range<Int> {
        let start = range(of: unit, at: position).lowerBound
        return start > 0 ? range(of: unit, at: start - 1) : 0..<0
    }

    /// The unit after the one that `position` is in; nothing at the text's end.
    package func range(of unit: Unit, after position: Int) -> Range<Int> {
        let end = range(of: unit, at: position).upperBound
        return end < count ? range(of: unit, at: end) : count..<count
    }

    /// The boundaries of units of this kind; nil for between any two letters.
    private func marks(of unit: Unit) -> [Int]? {
        switch unit {
        case .character: nil
        case .wordStart: boundaries.wordStarts
        case .wordEnd: boundaries.wordEnds
        case .sentenceStart: boundaries.sentenceStarts
        case .sentenceEnd: boundaries.sentenceEnds
        case .lineStart: lineStarts
        case .lineEnd: lineStarts.dropFirst().map { isNewline($0 - 1) ? $0 - 1 : $0 }
        case .paragraph: paragraphStarts
        }
    }

    private var paragraphStarts: [Int] { [0] + scalars.indices.filter { isNewline($0) }.map { $0 + 1 } }

    private var lineStarts: [Int] {
        // The first line that is shown is the text's first: of a text that is scrolled along, what is before it belongs
        // to it.
        let shown = [0] + lines.dropFirst().map(\.scalars.lowerBound)
        return lines.isEmpty ? paragraphStarts : shown + paragraphStarts.filter { $0 > shown[shown.count - 1] }
    }

    private func isNewline(_ position: Int) -> Bool {
        // What returns the carriage for a new line ends with that.
        guard scalars.indices.contains(position), Character(scalars[position]).isNewline else { return false }
        return scalars[position] != "\r" || scalar(at: position + 1) != "\n"
    }

    // MARK: Positions

    /// The frame of the letter at `position` on the surface, in points; behind the last letter without a width. Nil
    /// where it is not known.
    package func frame(of position: Int) -> CGRect? {
        guard let line = lines.last(where: { $0.scalars.lowerBound <= position }) else { return nil }
        let index = position - line.scalars.lowerBound
        if line.letters.indices.contains(index) { return frame(of: line.letters[index], in: line) }
        guard index == line.letters.count, position <= count else { return nil }
        let last = line.letters.last ?? line.rect.minX...line.rect.minX
        // A letter to the left of the one before it is read from right to left.
        let isRightToLeft = line.letters.count > 1 && last.lowerBound < line.letters[line.letters.count - 2].lowerBound
        let end = isRightToLeft ? last.lowerBound : last.upperBound
        return frame(of: end...end, in: line)
    }

    /// The frame of the letters of `range` on the surface, in points; nil where none of them is shown.
    package func frame(of range: Range<Int>) -> CGRect? {
        var whole: CGRect?
        for line in lines {
            for position in range.clamped(to: line.scalars) {
                let frame = frame(of: line.letters[position - line.scalars.lowerBound], in: line)
                whole = whole?.union(frame) ?? frame
            }
        }
        return whole
    }

    /// The letter at `point` of the surface; nil where there is none.
    package func position(at point: CGPoint) -> Int? {
        for line in lines {
            for (index, letter) in line.letters.enumerated() where frame(of: letter, in: line).contains(point) {
                return line.scalars.lowerBound + index
            }
        }
        return nil
    }

    private func frame(of letter: ClosedRange<CGFloat>, in line: AccessibilityLine) -> CGRect {
        onSurface(
            CGRect(
                x: letter.lowerBound, y: line.rect.minY, width: letter.upperBound - letter.lowerBound,
                height: line.rect.height))
    }

    /// `rect` of the element's own space on the surface; a view that is turned has its letters side by side all the
    /// same.
    private func onSurface(_ rect: CGRect) -> CGRect {
        let (bounds, frame) = (text.bounds, text.frame)
        let x = bounds.width > 0 ? frame.width / bounds.width : 1
        let y = bounds.height > 0 ? frame.height / bounds.height : 1
        return CGRect(
            x: frame.minX + (rect.minX - bounds.minX) * x, y: frame.minY + (rect.minY - bounds.minY) * y,
            width: rect.width * x, height: rect.height * y)
    }
}
