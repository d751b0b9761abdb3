import CoreGraphics
import Foundation
import QuartzCore

/// The number of letters that are drawn at once whether or not they are visible. Of a longer text only the visible part
/// is drawn: what is as wide as that text would be too large for an image.
let drawnLetters = 200
/// The character shown for each letter of a secret.
let bullet: Character = "•"

extension UITextField {
    func adjustFont() {
        guard adjustsFontForContentSizeCategory, let adjusted = font?.adjusted(to: traitCollection), adjusted != font
        else { return }
        font = adjusted
    }

    /// The text as it is shown.
    func shown(_ text: String) -> String {
        isSecureTextEntry ? String(repeating: bullet, count: text.count) : text
    }

    func textDidChange() {
        if styled?.string != entry.text || isSecureTextEntry || entry.letters.count > drawnLetters { styleAnew() }
        if entry.letters.count <= drawnLetters {
            label.show(styled.map { .rich($0.withoutParagraphStyles) } ?? .plain(shown(entry.text)))
            firstShown = 0
        }
        measureText()
        hint.isHidden = !entry.letters.isEmpty
        sizeDidChange()
    }

    /// Gives a text that was typed or set without attributes those that the program gave all of it.
    private func styleAnew() {
        let isPlain = sides.attributes.isEmpty || isSecureTextEntry || entry.letters.count > drawnLetters
        styled = isPlain ? nil : NSAttributedString(string: entry.text, attributes: defaultTextAttributes)
    }

    func sizeDidChange() {
        contentSizeDidChange(by: "text")
        needLayout(by: "text")
    }

    func menu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu? {
        heldDelegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
    }

    func didEndEditing() {
        endComposition()
        history.pause()
        EditMenuView.close(of: self)
        setNeedsLayout()
        heldDelegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// The frame of some letters, as high as a line.
    func rect(of letters: Range<Int>) -> CGRect {
        let room = content.frame
        let height = min(label.font.lineHeight, room.height)
        let start = offset(of: letters.lowerBound)
        let width = offset(of: letters.upperBound) - start
        let x = isRightToLeft ? room.width - lead - start - width : lead + start
        return CGRect(x: room.minX + x, y: room.minY + (room.height - height) / 2, width: width, height: height)
    }

    /// Positions the letters that are visible, at least, of a text of this width.
    func placeLabel(width: CGFloat, in room: CGRect) {
        var (start, length) = (lead, width)
        if entry.letters.count > drawnLetters {
            let seen = [-room.width, 2 * room.width].map { index(at: $0) }
            let range = (seen.min() ?? 0)..<(seen.max() ?? 0)
            let text = shown(entry.text(in: range))
            if label.text != text { label.text = text }
            firstShown = range.lowerBound
            let before = offset(of: range.lowerBound)
            (start, length) = (lead + before, offset(of: range.upperBound) - before)
        }
        let x = isRightToLeft ? room.width - start - length : start
        label.frame = CGRect(x: x, y: 0, width: length, height: room.height)
    }

    func placeMarks(in room: CGRect) {
        guard isEditing else { return marks.hide() }
        var caret = caretRect(for: UITextPosition(unit: entry.units(of: 0..<entry.caret).length))
        caret = caret.offsetBy(dx: -room.minX - (isRightToLeft ? caretWidth - caretRectWidth : 0), dy: -room.minY)
        caret.size.width += caret.isEmpty ? 0 : caretWidth - caretRectWidth
        marks.show(entry, caret: caret, isInWindow: window != nil) { range in
            let rects =
                range == entry.selection
                ? selectionRects(for: places.range(range)).map(\.rect) : [self.rect(of: range)]
            return rects.map { $0.offsetBy(dx: -room.minX, dy: -room.minY) }
        }
        window?.textInputMayHaveChanged()
    }

    /// The frame of the visible caret, in the field's space.
    var shownCaret: CGRect { marks.caret.frame.offsetBy(dx: content.frame.minX, dy: content.frame.minY) }

    func refreshColors() {
        let traits = traitCollection
        let tint = (tintColor ?? .systemBlue).value(in: traits).cgColor
        let text = (textColor ?? .label).value(in: traits).cgColor
        marks.color(tint: tint, text: text, isDark: traits.userInterfaceStyle == .dark)
        borderStyle.draw(with: border, in: traits)
    }
}

// MARK: - Beside the text, and its attributes

extension UITextField {
    /// Changes what is beside the text, or how it is fitted.
    func changeSides(by call: StaticString = #function, _ change: (FieldSides) -> Void) {
        let before = (sides.left, sides.right)
        change(sides)
        for view in [before.0, before.1] where view?.superview === self && view !== sides.left && view !== sides.right {
            view?.removeFromSuperview()
        }
        measureText()
        contentSizeDidChange(by: call)
        needLayout(by: call)
    }

    /// The frame of a view beside the text.
    func sideRect(_ view: UIView?, in bounds: CGRect, atStart: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.sizeThatFits(bounds.size) }
        return sides.frame(of: size, inset: 0, in: bounds, atStart: atStart, isRightToLeft: isRightToLeft)
    }

    /// The attributes of all of the text.
    var allAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        let own: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
            .paragraphStyle: sides.attributes[.paragraphStyle] ?? style,
        ]
        return sides.attributes.merging(own) { $1 }
    }

    func useAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        let isSame =
            areSame(others, sides.attributes) && (attributes[.font].map { $0 as? UIFont == font } ?? true)
            && (attributes[.foregroundColor].map { $0 as? UIColor == textColor } ?? true)
        guard !isSame, !areSame(attributes, allAttributes) else { return }
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        sides.attributes = others
        styled = nil
        textDidChange()
    }

    /// The width of the text in letters of their full size, in points.
    var unshrunkWidth: CGFloat {
        guard let font else { return textWidth }
        let text = styled ?? NSAttributedString(string: shown(entry.text), attributes: [.font: font])
        return text.withoutParagraphStyles.size().width
    }

    /// Makes the letters so small that the text fits into `width` points, if the program wants that.
    func fitFont(to width: CGFloat) {
        guard let font else { return }
        var fitting = font
        let (full, room) = (sides.shrinks ? unshrunkWidth : 0, width - caretWidth)
        if sides.shrinks, styled == nil, full > room, full > 0 {
            let least = sides.minimumFontSize > 0 ? min(sides.minimumFontSize / font.pointSize, 1) : 0
            fitting = font.withSize(font.pointSize * max(room / full, least, 0.01))
        }
        guard label.font != fitting, styled == nil else { return }
        label.font = fitting
        measureText()
    }
}
