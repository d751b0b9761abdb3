import CoreGraphics
import Foundation

/// Seconds that the notifications name for a movement of the keyboard. Source: docs/sources/views.md, Keyboards.
private let movementDuration = 0.25

/// Notifies a program of a keyboard that comes and goes with typing, as code for telephones waits for. Main actor only.
@MainActor
final class KeyboardNotices {
    /// The text that the keyboard came for; nil while there is none.
    private var field: ObjectIdentifier?
    /// Whether the first responder resigns for another one: the keyboard stays until that is known.
    var isWaiting = false

    /// Notifies the program if typing in `window` begins in another field now, or ends.
    func firstResponderDidChange(in window: UIWindow) {
        let new = window.firstResponder?.typed.map { ObjectIdentifier($0) }
        guard !isWaiting, new != field else { return }
        field = new
        if new == nil {
            post(UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification, in: window)
        } else {
            post(UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, in: window)
        }
    }

    private func post(_ before: Notification.Name, _ after: Notification.Name, in window: UIWindow) {
        let screen = window.screen.bounds
        let frame = CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: frame, UIResponder.keyboardFrameEndUserInfoKey: frame,
            UIResponder.keyboardAnimationDurationUserInfoKey: movementDuration,
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        let names = [
            UIResponder.keyboardWillChangeFrameNotification, before, UIResponder.keyboardDidChangeFrameNotification,
            after,
        ]
        for name in names { NotificationCenter.default.post(name: name, object: window.screen, userInfo: info) }
    }
}
