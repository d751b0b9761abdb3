import CoreGraphics
import Foundation
internal import TextLayout

extension UITextView {
    /// The width of the region of the lines, in points.
    var containerWidth: CGFloat { max(bounds.width - textContainerInset.left - textContainerInset.right, 0) }

    /// The width of the lines, in points.
    var lineWidth: CGFloat { max(containerWidth - 2 * padding, 0) }

    var padding: CGFloat { sanitized(container.lineFragmentPadding) }

    /// The letters' place: the padding is within the region.
    var letterOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
    }

    /// The text in lines no wider than `width`.
    func laidOut(_ column: TextColumn, in width: CGFloat?) -> TextColumn {
        let own = NSMutableParagraphStyle()
        (own.alignment, own.lineBreakMode) = (alignment, container.lineBreakMode)
        let options = TextOptions(own, maximumLines: container.maximumNumberOfLines)
        var defaults = TextDefaults(font: ownFont, color: ownColor)
        defaults.paragraph = TextParagraphStyle(options)
        defaults.link = linkTextAttributes
        let traits = traitCollection
        let styled: StyledText = shownRich.map { .rich($0) } ?? .plain(entry.text)
        let empty = TextRun("", ownTyping ?? ownAttributes, defaults: defaults, traits: traits, fontScale: 1)
        var column = column
        column.set(
            AttributedText(styled, defaults: defaults, traits: traits), empty: empty, options, width: width,
            isRightToLeft: isRightToLeft)
        return column
    }

    /// The size for a text in lines no wider than `width`, nil for any.
    func fittingSize(_ width: CGFloat?) -> CGSize {
        let insets = textContainerInset
        let around = insets.left + insets.right + 2 * padding
        let room = width.map { max($0 - around, 0) }
        if trial == nil || trial?.width != room { trial = (room, laidOut(TextColumn(), in: room)) }
        let size = trial?.column.size ?? .zero
        return CGSize(width: size.width + around, height: size.height + insets.top + insets.bottom)
            .grown(toPixelsAt: resolvedScale(traitCollection.displayScale))
    }

    func placeMarks() {
        guard isFirstResponder else { return paper.marks.hide() }
        var caret = isEditable ? caretRect(for: places.position(entry.caret)) : .zero
        if !caret.isEmpty {
            if isRightToLeft(at: entry.caret) { caret.origin.x -= caretWidth - caretRectWidth }
            caret.size.width += caretWidth - caretRectWidth
        }
        paper.marks.show(entry, caret: caret, isInWindow: window != nil) { range in
            range == entry.selection ? selectionRects(for: places.range(range)).map(\.rect) : rects(of: range)
        }
        window?.textInputMayHaveChanged()
    }
}
