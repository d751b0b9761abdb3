import Foundation

extension UIResponder {
    /// Posted when typing into a field begins, or an input view or an accessory comes, before
    /// `keyboardDidShowNotification`. A desktop has its keyboard beside the screen: without such views the frames in
    /// the notification have no height.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after `keyboardWillShowNotification`, when input views stand still.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted when typing into fields ends, before `keyboardDidHideNotification`.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after `keyboardWillHideNotification`, when input views are gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before `keyboardWillShowNotification` and `keyboardWillHideNotification`.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted before `keyboardDidShowNotification` and `keyboardDidHideNotification`.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the frame before of the input view and the accessory, a `CGRect` of the screen; its bottom edge,
    /// without height, where there are none.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after of the input view and the accessory, a `CGRect` of the screen; its bottom edge,
    /// without height, where there are none.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds of the keyboard's movement, a `Double`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's movement, the number of a `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is for this program, a `Bool`: always.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
