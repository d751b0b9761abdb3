import Foundation

/// An object that decides about what happens in a text view, and is notified of it. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether entry may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether entry may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Entry began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Entry ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether the user may replace the UTF-16 units `range` by `text`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The caret moved, or what is selected changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether the link `URL` of the UTF-16 units `characterRange` may be opened: someone tapped it.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether an attachment may be used: someone tapped it. Nothing is done with it by itself.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// What `textView(_:shouldInteractWith:in:interaction:)` asks unless that is there.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// The menu for the selected UTF-16 units `range`; nil for one of `suggestedActions`.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        forwarding(self, (any UITextViewDelegate).self)?.textViewShouldBeginEditing(textView) ?? true
    }
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        forwarding(self, (any UITextViewDelegate).self)?.textViewShouldEndEditing(textView) ?? true
    }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {
        forwarding(self, (any UITextViewDelegate).self)?.textViewDidBeginEditing(textView)
    }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {
        forwarding(self, (any UITextViewDelegate).self)?.textViewDidEndEditing(textView)
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        forwarding(self, (any UITextViewDelegate).self)?.textView(
            textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {
        forwarding(self, (any UITextViewDelegate).self)?.textViewDidChange(textView)
    }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {
        forwarding(self, (any UITextViewDelegate).self)?.textViewDidChangeSelection(textView)
    }
    /// Returns what `textView(_:shouldInteractWith:in:)` does.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        forwarding(self, (any UITextViewDelegate).self)?.textView(
            textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
            ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        forwarding(self, (any UITextViewDelegate).self)?.textView(
            textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction) ?? true
    }
    /// Returns true.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        forwarding(self, (any UITextViewDelegate).self)?.textView(textView, shouldInteractWith: URL, in: characterRange)
            ?? true
    }
    /// Returns nil.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        forwarding(self, (any UITextViewDelegate).self)?.textView(
            textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
}
