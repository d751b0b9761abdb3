import CoreGraphics
import Foundation
import QuartzCore
internal import TextLayout

extension UITextView {
    /// The delegate that is asked: what was set here, whatever a subclass's `delegate` returns.
    var heldTextDelegate: (any UITextViewDelegate)? { heldDelegate as? any UITextViewDelegate }

    func setText(_ text: String, rich: NSMutableAttributedString?) {
        endComposition()
        (self.rich, ownTyping, lineEnd) = (rich, nil, nil)
        entry.text = text
        history.forget()
        textDidChange()
    }

    /// The text, or what it looks like, changed.
    func textDidChange(by call: StaticString = #function) {
        bringStorage()
        layoutDidChange(by: call)
        accessibilityDidChange()
    }

    func layoutDidChange(by call: StaticString = #function) {
        (isStale, trial) = (true, nil)
        if !isScrollEnabled { contentSizeDidChange(by: call) }
        needLayout(by: call)
    }

    /// Lays the text out, if anything of it has changed, and sets the size of the contents.
    func placeText() {
        guard isStale, !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        isStale = false
        version += 1
        let room = containerWidth - 2 * padding
        // What has no width yet is not laid out letter below letter.
        let column = laidOut(paper.column, in: room > 0 ? room : nil)
        paper.show(column, at: letterOrigin)
        let insets = textContainerInset
        setContentSize(CGSize(width: bounds.width, height: column.size.height + insets.top + insets.bottom))
    }

    func widthDidChange() {
        isStale = true
        setNeedsLayout()
    }

    func menu(for range: NSRange, of suggested: [UIMenuElement]) -> UIMenu? {
        heldTextDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
    }

    func didEndEditing() {
        endComposition()
        history.pause()
        EditMenuView.close(of: self)
        setNeedsLayout()
        guard isBeingEdited else { return }
        isBeingEdited = false
        heldTextDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func refreshColors() {
        let traits = traitCollection
        paper.marks.color(
            tint: (tintColor ?? .systemBlue).value(in: traits).cgColor, text: ownColor.value(in: traits).cgColor,
            isDark: traits.userInterfaceStyle == .dark)
    }
}
