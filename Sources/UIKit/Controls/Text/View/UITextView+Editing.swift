import CoreGraphics
import Foundation
import OctantDisplay
internal import TextLayout

extension UITextView {
    /// Posted when the user begins to edit a text view: the notification's object.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the user ended editing a text view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when the user changed the text of a text view.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
}

extension UITextView: EditableText {
    var marks: FieldMarks { paper.marks }
    var isTyping: Bool { isFirstResponder && isEditable }
    var allowsChanges: Bool { isEditable }
    var allowsSelecting: Bool { isEditable || isSelectable }
    var allowsLines: Bool { true }
    var shownCaret: CGRect { marks.caret.frame }

    func mayReplace(_ range: Range<Int>, _ text: String) -> Bool {
        heldTextDelegate?.textView(self, shouldChangeTextIn: entry.units(of: range), replacementText: text) ?? true
    }

    func didEdit() {
        (lineEnd, column, clearsOnInsertion) = (nil, nil, false)
        textDidChange()
        // Delegates ask how high the text is now.
        if bounds.width > 0 { placeText() }
        showSelection()
        seeCaret()
        heldTextDelegate?.textViewDidChangeSelection(self)
        heldTextDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func tellOfSelection() {
        forgetTyping()
        clearsOnInsertion = false
        showSelection()
        heldTextDelegate?.textViewDidChangeSelection(self)
    }

    private func showSelection() {
        marks.wake()
        setNeedsLayout()
        accessibilityDidChange()
    }

    func takeReturn() { insertText("\n") }

    // MARK: Places

    /// The place nearest to `point` of the view, and whether it is the end of a line that goes on.
    func place(at point: CGPoint) -> (scalar: Int, atEnd: Bool) {
        placeText()
        return paper.column.place(at: CGPoint(x: point.x - letterOrigin.x, y: point.y - letterOrigin.y))
    }

    func index(at point: CGPoint) -> Int {
        let place = place(at: point)
        guard let position = closestPosition(to: point) else { return entry.caret }
        let letter = places.letter(position)
        lineEnd = place.atEnd && self.letter(atScalar: place.scalar) == letter ? letter : nil
        return letter
    }

    func letter(at point: CGPoint) -> Int {
        placeText()
        let scalar = paper.column.scalar(at: CGPoint(x: point.x - letterOrigin.x, y: point.y - letterOrigin.y))
        return letterAround(scalar: scalar ?? place(at: point).scalar)
    }

    /// The letter that a scalar is part of.
    private func letterAround(scalar: Int) -> Int {
        let next = letter(atScalar: scalar)
        return scalars(before: next) > scalar ? next - 1 : next
    }

    /// The rectangles of some letters, in the view's space.
    func rects(of letters: Range<Int>) -> [CGRect] {
        placeText()
        let scalars = scalars(before: letters.lowerBound)..<scalars(before: letters.upperBound)
        return paper.column.rects(of: scalars, width: lineWidth).map {
            $0.offsetBy(dx: letterOrigin.x, dy: letterOrigin.y)
        }
    }

    func isRightToLeft(at letter: Int) -> Bool {
        placeText()
        let column = paper.column
        guard !column.lines.isEmpty else { return isRightToLeft }
        return column.lines[column.line(of: scalars(before: letter))].isRightToLeft
    }

    // MARK: The caret's way

    func move(_ step: CaretStep, selects: Bool) -> Bool {
        endComposition()
        placeText()
        switch step {
        case .along(let move):
            lineEnd = nil
            wantsCaretSeen = true
            moveAlong(move, selects: selects)
            return true
        case .up: moveLines(-1, selects)
        case .down: moveLines(1, selects)
        case .pageUp: moveLines(-linesInView, selects)
        case .pageDown: moveLines(linesInView, selects)
        case .lineStart, .lineEnd: moveInLine(step, selects)
        }
        wantsCaretSeen = true
        selectionDidChange()
        offerSelection()
        return true
    }

    /// The index of the line with the caret.
    private var caretLine: Int {
        paper.column.line(of: scalars(before: entry.caret), atEnd: lineEnd == entry.caret)
    }

    private var linesInView: Int {
        let lines = paper.column.lines
        guard lines.indices.contains(caretLine) else { return 1 }
        return max(Int(bounds.height / max(lines[caretLine].rect.height, 1)) - 1, 1)
    }

    private func moveLines(_ count: Int, _ selects: Bool) {
        if !selects, !entry.selection.isEmpty {
            entry.moveCaret(
                to: count < 0 ? entry.selection.lowerBound : entry.selection.upperBound, selecting: false)
        }
        let lines = paper.column.lines
        let target = caretLine + count
        let x =
            column.flatMap { $0.letter == entry.caret ? $0.x : nil }
            ?? paper.column.caret(at: scalars(before: entry.caret), atEnd: lineEnd == entry.caret).minX
        guard !lines.isEmpty, target >= 0, target < lines.count else {
            lineEnd = nil
            entry.move(target < 0 ? .toStart : .toEnd, selecting: selects)
            column = (entry.caret, x)
            return
        }
        let place = paper.column.place(at: CGPoint(x: x, y: lines[target].rect.midY))
        putCaret(place.scalar, atEnd: place.atEnd, selects)
        column = (entry.caret, x)
    }

    private func moveInLine(_ step: CaretStep, _ selects: Bool) {
        let lines = paper.column.lines
        guard lines.indices.contains(caretLine) else { return }
        let line = lines[caretLine]
        if case .lineStart = step {
            putCaret(line.scalars.lowerBound, atEnd: false, selects)
        } else {
            putCaret(line.scalars.upperBound, atEnd: !line.endsParagraph, selects)
        }
    }

    private func putCaret(_ scalar: Int, atEnd: Bool, _ selects: Bool) {
        entry.moveCaret(to: letter(atScalar: scalar), selecting: selects)
        lineEnd = atEnd ? entry.caret : nil
    }

    // MARK: Scrolling

    /// Scrolls to the caret with the next layout.
    func seeCaret() {
        wantsCaretSeen = true
        setNeedsLayout()
    }

    func keepPlace() { wantsCaretSeen = false }

    /// Scrolls to the caret: here, or what this view is in where it does not scroll itself.
    func showCaret() {
        guard isFirstResponder else { return }
        var rect = caretRect(for: places.position(entry.caret))
        // Beside the first line and the last the space around the text is seen as well.
        let lines = paper.column.lines
        if caretLine == 0 { (rect.origin.y, rect.size.height) = (0, rect.maxY) }
        if caretLine >= lines.count - 1 { rect.size.height = max(contentSize.height - rect.minY, rect.height) }
        guard !isScrollEnabled else { return scrollRectToVisible(rect, animated: false) }
        var outer = superview
        while let view = outer, (view as? UIScrollView)?.isScrollEnabled != true { outer = view.superview }
        guard let scroll = outer as? UIScrollView else { return }
        scroll.scrollRectToVisible(convert(rect, to: scroll), animated: false)
    }

    // MARK: Speech

    /// The text as a screen reader goes through it.
    var spokenText: AccessibilityText {
        placeText()
        var text = AccessibilityText(entry.text)
        if isEditable { text.caret = scalars(before: entry.caret) }
        text.selection = scalars(before: entry.selection.lowerBound)..<scalars(before: entry.selection.upperBound)
        text.bounds = CGRect(origin: .zero, size: bounds.size)
        let origin = CGPoint(x: letterOrigin.x - bounds.minX, y: letterOrigin.y - bounds.minY)
        text.letters = TextViewLetters(column: paper.column, origin: origin, version: version)
        return text
    }
}
