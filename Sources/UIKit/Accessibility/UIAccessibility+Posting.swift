import CoreGraphics
import Foundation
import OctantBase
import OctantDisplay

extension UIAccessibility {
    /// An event that a screen reader can be notified of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// A number for each.
        public var rawValue: UInt32

        /// The notification of this number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A text to be announced. The argument is the text, a String or an NSAttributedString.
        public static let announcement = Notification(rawValue: 1008)
        /// A change of a part of the screen. The argument is the element to go to, a text to announce, or nil.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// All that mattered on the screen changed. The argument is as for `layoutChanged`.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The end of scrolling by a page. The argument is a text to announce, such as "Page 2 of 5".
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts `notification` to the screen reader, if one listens, with the changes of this turn of the run loop.
    ///
    /// It goes to the window that `argument` is in, else to the one that has the keyboard, else to the frontmost one.
    /// Where elements are computed rather than set, all but announcements have them asked anew. An announcement without
    /// text, or a notification that is none of these, is dropped with one line on standard error.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        let message = (argument as? String) ?? (argument as? NSAttributedString)?.string
        let element = argument as? UIResponder
        let application = UIApplication.shared
        guard let window = element?.accessibilityView?.window ?? application.keyWindow ?? application.windows.last
        else { return }
        switch notification {
        case .announcement:
            guard let message, !message.isEmpty else {
                return Log.once("accessibility.announcement", "an announcement needs words: a String, not empty")
            }
            window.accessibility.post(.announcement(message))
        case .layoutChanged, .screenChanged:
            window.accessibility.forgetAll()
            let focus = element?.accessibilityStorage.id
            window.accessibility.post(
                notification == .layoutChanged ? .layoutChanged(focus: focus) : .screenChanged(focus: focus))
            if let message, !message.isEmpty { window.accessibility.post(.announcement(message)) }
        case .pageScrolled:
            window.accessibility.forgetAll()
            if let message, !message.isEmpty { window.accessibility.post(.announcement(message)) }
        default:
            Log.once("accessibility.\(notification.rawValue)", "there is no notification \(notification.rawValue)")
        }
    }

    /// `rect` of `view`'s space on the screen. The desktop does not reveal the position of windows: the screen's origin
    /// is that of the window.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return .zero }
        return view.convert(rect, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    // MARK: The reader

    private static let reader = Locked(false)

    /// Whether a screen reader runs, according to the desktop. False where there is no display.
    public static var isVoiceOverRunning: Bool { reader.withLock { $0 } }
    /// Posted when `isVoiceOverRunning` changed.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Updates `isVoiceOverRunning` from the desktop.
    @MainActor static func readerDidChange(runs: Bool) {
        let did = reader.withLock { reader in
            defer { reader = runs }
            return reader
        }
        guard did != runs else { return }
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: UIApplication.shared)
    }
}
