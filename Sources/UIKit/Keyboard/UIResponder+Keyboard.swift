import Foundation

extension UIResponder {
    /// Posted when typing into a field begins, before `keyboardDidShowNotification`. A desktop has its keyboard beside
    /// the screen: the frames in the notification have no height.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted right after `keyboardWillShowNotification`.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted when typing into fields ends, before `keyboardDidHideNotification`.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted right after `keyboardWillHideNotification`.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before `keyboardWillShowNotification` and `keyboardWillHideNotification`.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted before `keyboardDidShowNotification` and `keyboardDidHideNotification`.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame before, a `CGRect` of the screen: its bottom edge, without height.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after, a `CGRect` of the screen: its bottom edge, without height.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds of the keyboard's movement, a `Double`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's movement, the number of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is for this program, a `Bool`: always.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
