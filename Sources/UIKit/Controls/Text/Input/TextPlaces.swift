import CoreGraphics
import Foundation

/// The places of a text, as programs ask for them: what text fields and text views answer alike. Main actor only.
@MainActor
struct TextPlaces {
    let text: any EditableText

    private var entry: TextEntry { text.entry }
    private var count: Int { entry.text.utf16.count }

    var end: UITextPosition { UITextPosition(unit: count) }

    func position(_ position: UITextPosition, offset: Int) -> UITextPosition? {
        let (unit, overflows) = position.unit.addingReportingOverflow(offset)
        return !overflows && 0...count ~= unit ? UITextPosition(unit: unit) : nil
    }

    func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange {
        let start = min(from.unit, to.unit)
        return UITextRange(units: NSRange(location: start, length: max(from.unit, to.unit) - start))
    }

    func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        position.unit < other.unit
            ? .orderedAscending : position.unit > other.unit ? .orderedDescending : .orderedSame
    }

    /// The letters of a part.
    func letters(_ range: UITextRange) -> Range<Int> { entry.range(ofUnits: range.units) }

    /// The part of some letters.
    func range(_ letters: Range<Int>) -> UITextRange { UITextRange(units: entry.units(of: letters)) }

    /// The letter behind a position.
    func letter(_ position: UITextPosition) -> Int {
        entry.range(ofUnits: NSRange(location: position.unit, length: 0)).lowerBound
    }

    func position(_ letter: Int) -> UITextPosition { UITextPosition(unit: entry.units(of: 0..<letter).length) }

    func select(_ range: UITextRange) {
        text.endComposition()
        let letters = letters(range)
        guard letters != entry.selection else { return }
        text.entry.select(letters)
        text.selectionDidChange()
    }

    func replace(_ range: UITextRange, with string: String) {
        text.endComposition()
        let string = text.allowsLines ? string : string.filter { !$0.isNewline }
        text.change(letters(range), to: string, .pasting)
    }

    func setMarked(_ string: String?, _ selection: NSRange) {
        let string = string ?? ""
        let start = String(decoding: Array(string.utf16).prefix(max(selection.location, 0)), as: UTF16.self)
        text.compose(
            text.allowsLines ? string : string.filter { !$0.isNewline }, caret: start.unicodeScalars.count)
    }

    /// Whether `direction` leads to the beginning of the text at `position`; nil for one across lines.
    private func isBackward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool? {
        switch direction {
        case .left: !text.isRightToLeft(at: letter(position))
        case .right: text.isRightToLeft(at: letter(position))
        case .up, .down: nil
        }
    }

    func position(
        _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
    ) -> UITextPosition? {
        let letter = letter(position)
        guard let isBackward = isBackward(direction, at: position) else {
            var caret = text.caretRect(for: position)
            let leadsUp = offset.signum() == (direction == .up ? 1 : -1)
            for _ in 0..<min(offset.magnitude, entry.letters.count.magnitude + 1) {
                let step = leadsUp ? -caret.height / 2 : caret.height * 1.5
                let point = CGPoint(x: caret.minX, y: caret.minY + step)
                guard let next = text.closestPosition(to: point) else { return nil }
                let rect = text.caretRect(for: next)
                guard rect.minY != caret.minY else { return nil }
                caret = CGRect(x: caret.minX, y: rect.minY, width: rect.width, height: rect.height)
            }
            return text.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))
        }
        let (other, overflows) = letter.addingReportingOverflow(isBackward ? 0 &- offset : offset)
        return !overflows && 0...entry.letters.count ~= other ? self.position(other) : nil
    }

    func position(within range: UITextRange, farthest direction: UITextLayoutDirection) -> UITextPosition? {
        let isBackward = isBackward(direction, at: range.start) ?? (direction == .up)
        return isBackward ? range.start : range.end
    }

    func range(extending position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        let isBackward = isBackward(direction, at: position) ?? (direction == .up)
        return isBackward ? range(UITextPosition(unit: 0), position) : range(position, end)
    }

    func direction(at position: UITextPosition) -> NSWritingDirection {
        text.isRightToLeft(at: letter(position)) ? .rightToLeft : .leftToRight
    }

    func firstRect(_ range: UITextRange) -> CGRect {
        text.selectionRects(for: range).first?.rect ?? text.caretRect(for: range.start)
    }

    /// The rectangles of letters as programs get them.
    func selectionRects(_ rects: [CGRect], at letter: Int) -> [UITextSelectionRect] {
        let isRightToLeft = text.isRightToLeft(at: letter)
        return rects.enumerated().map { index, rect in
            UITextSelectionRect(
                rect, isFirst: index == 0, isLast: index == rects.count - 1, isRightToLeft: isRightToLeft)
        }
    }

    func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let position = text.closestPosition(to: point) else { return nil }
        let (first, last) = (range.units.location, range.units.location + range.units.length)
        return UITextPosition(unit: min(max(position.unit, first), last))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard !entry.letters.isEmpty else { return nil }
        let letter = min(max(text.letter(at: point), 0), entry.letters.count - 1)
        return range(letter..<letter + 1)
    }
}
