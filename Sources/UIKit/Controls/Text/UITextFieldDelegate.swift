import Foundation

/// An object that decides about entry into a text field, and is notified of it. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether entry may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Entry began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether entry may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Entry ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether the user may replace the UTF-16 units `range` by `string`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The caret moved, or what is selected changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether return does what it does by default: send `.editingDidEndOnExit`, and end the entry where that has a
    /// target.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the button that clears the text may do so.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// The menu for the selected UTF-16 units `range`; nil for one of `suggestedActions`.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    /// Returns true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        forwarding(self, (any UITextFieldDelegate).self)?.textFieldShouldBeginEditing(textField) ?? true
    }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        forwarding(self, (any UITextFieldDelegate).self)?.textFieldDidBeginEditing(textField)
    }
    /// Returns true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        forwarding(self, (any UITextFieldDelegate).self)?.textFieldShouldEndEditing(textField) ?? true
    }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        forwarding(self, (any UITextFieldDelegate).self)?.textFieldDidEndEditing(textField)
    }
    /// Returns true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        forwarding(self, (any UITextFieldDelegate).self)?.textField(
            textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        forwarding(self, (any UITextFieldDelegate).self)?.textFieldDidChangeSelection(textField)
    }
    /// Returns true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        forwarding(self, (any UITextFieldDelegate).self)?.textFieldShouldReturn(textField) ?? true
    }
    /// Returns true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        forwarding(self, (any UITextFieldDelegate).self)?.textFieldShouldClear(textField) ?? true
    }
    /// Returns nil.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        forwarding(self, (any UITextFieldDelegate).self)?.textField(
            textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
}
