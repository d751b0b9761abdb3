import CoreGraphics
import Foundation

/// An object that knows how many rows the wheels of a picker have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of wheels, side by side.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that says what a picker shows, and is notified of what the user chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The width of a wheel in points; 0 for a share of the picker's.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows in points; 0 for the standard.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The text of a row, where it has neither a view nor a text with attributes.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The text of a row with attributes, where it has no view.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row: `view`, one that was shown before and is free now, or a new one.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called when the user turned a wheel to a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns 0: a share of the picker's width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        forwarding(self, (any UIPickerViewDelegate).self)?.pickerView(pickerView, widthForComponent: component) ?? 0
    }
    /// Returns 0: the standard height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        forwarding(self, (any UIPickerViewDelegate).self)?.pickerView(pickerView, rowHeightForComponent: component) ?? 0
    }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        forwarding(self, (any UIPickerViewDelegate).self)?.pickerView(
            pickerView, titleForRow: row, forComponent: component)
    }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        forwarding(self, (any UIPickerViewDelegate).self)?.pickerView(
            pickerView, attributedTitleForRow: row, forComponent: component)
    }
    /// Returns a label with the row's text.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        forwarding(self, (any UIPickerViewDelegate).self)?.pickerView(
            pickerView, viewForRow: row, forComponent: component, reusing: view)
            ?? pickerView.label(forRow: row, forComponent: component, reusing: view)
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        forwarding(self, (any UIPickerViewDelegate).self)?.pickerView(
            pickerView, didSelectRow: row, inComponent: component)
    }
}

/// An object that says how a screen reader reads the wheels of a picker: a `delegate` that is one, too. All methods are
/// optional.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The name of a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// What is read after the value of a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        forwarding(self, (any UIPickerViewAccessibilityDelegate).self)?.pickerView(
            pickerView, accessibilityLabelForComponent: component)
    }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? {
        forwarding(self, (any UIPickerViewAccessibilityDelegate).self)?.pickerView(
            pickerView, accessibilityHintForComponent: component)
    }
}
