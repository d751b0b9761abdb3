import Foundation

/// Who decides about entry into a text field, and hears of it. Everything may be left out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether entry may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Entry began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether entry may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Entry ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether the user may put `string` in the place of the UTF-16 units `range`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The caret moved, or what is selected changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether return does what it does by default: tell of `.editingDidEndOnExit`, and end the entry where somebody
    /// hears that.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// True.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// True.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
