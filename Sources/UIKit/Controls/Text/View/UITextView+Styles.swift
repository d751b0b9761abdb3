import Foundation

extension UITextView {
    func typingAttributes(in entry: TextEntry) -> [NSAttributedString.Key: Any] {
        if let ownTyping { return ownTyping }
        guard let rich, rich.length > 0 else { return ownAttributes }
        let selection = entry.selection
        let letter = selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound
        let unit = entry.units(of: 0..<letter).length
        return rich.attributes(at: min(unit, rich.length - 1), effectiveRange: nil)
    }

    /// What is typed next has the attributes of the letters there again.
    func forgetTyping() { if !entry.letters.isEmpty { ownTyping = nil } }

    func restyle(
        _ range: Range<Int>, of before: TextEntry, with text: String, _ styled: NSAttributedString?
    ) -> ChangedStyles? {
        guard rich != nil || ownTyping != nil || styled != nil else { return nil }
        let units = before.units(of: range)
        let inserted = styled ?? NSAttributedString(string: text, attributes: typingAttributes(in: before))
        let storage = rich ?? NSMutableAttributedString(string: before.text, attributes: ownAttributes)
        guard units.location + units.length <= storage.length else { return nil }
        let removed = storage.attributedSubstring(from: units)
        storage.replaceCharacters(in: units, with: inserted)
        rich = storage.length > 0 ? storage : nil
        return ChangedStyles(removed: removed, inserted: inserted)
    }

    /// The attributes of text without any of its own.
    var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: ownFont, .foregroundColor: ownColor]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    func use(_ font: UIFont) {
        ownFont = adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    }

    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let old = ownFont
        use(ownFont)
        let traits = traitCollection
        let hasChanged = change(.font) { ($0 as? UIFont)?.adjusted(to: traits) ?? $0 }
        if ownFont != old || hasChanged { textDidChange() }
    }

    /// Gives all of the text the attribute `key`. Returns whether any of it had another one.
    func override(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
        guard let rich else { return false }
        let old = NSAttributedString(attributedString: rich)
        rich.addAttribute(key, value: value, range: NSRange(location: 0, length: rich.length))
        return StyledText.rich(old) != .rich(rich)
    }

    func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
        self.change(.paragraphStyle) { value in
            guard let style = value as? NSParagraphStyle else { return value }
            let own = NSMutableParagraphStyle()
            own.setParagraphStyle(style)
            change(own)
            return own == style ? style : own
        }
    }

    func change(_ key: NSAttributedString.Key, _ change: (Any) -> Any?) -> Bool {
        guard let rich, case .rich(let new) = StyledText.rich(rich).changing(key, change), new !== rich else {
            return false
        }
        self.rich = NSMutableAttributedString(attributedString: new)
        return true
    }
}
