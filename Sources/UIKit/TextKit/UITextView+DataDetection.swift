import Foundation

extension UITextView {
    /// What is found in a text that is not edited, looks like a link, and leads somewhere when it is pressed. None by
    /// default. Other things than links and telephone numbers are not found.
    public final var dataDetectorTypes: UIDataDetectorTypes {
        get { kit.detectors }
        set {
            guard newValue != kit.detectors else { return }
            (kit.detectors, kit.found) = (newValue, nil)
            if !isEditable { layoutDidChange() }
        }
    }

    /// The text with attributes as it is shown: with links to what was found in it. Nil for a text without any.
    var shownRich: NSAttributedString? {
        guard !isEditable, !kit.detectors.isEmpty, !entry.text.isEmpty else { return rich }
        let source = rich.map { StyledText.rich($0) } ?? .plain(entry.text, ownAttributes)
        if let found = kit.found, found.source == source, found.types == kit.detectors { return found.shown }
        let places = DataDetector.found(in: entry.text, kit.detectors)
        var shown: NSAttributedString? = rich
        if !places.isEmpty {
            let text = NSMutableAttributedString(attributedString: attributedText)
            for (range, url) in places where text.attribute(.link, at: range.location, effectiveRange: nil) == nil {
                text.addAttribute(.link, value: url, range: range)
            }
            shown = text
        }
        kit.found = (source.kept, kit.detectors, shown)
        return shown
    }
}

extension StyledText {
    /// The text as it is now, whatever becomes of what it is made of.
    fileprivate var kept: StyledText {
        guard case .rich(let text) = self else { return self }
        return .rich(NSAttributedString(attributedString: text))
    }
}
