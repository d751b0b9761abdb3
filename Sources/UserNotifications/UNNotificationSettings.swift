/// What a program asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To put a number on its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// To play sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// To show notifications.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// To do so in spite of a user who wants none.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// To do so silently, without a question.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked: a desktop does not ask.
    case notDetermined = 0
    /// There is nothing to show them by.
    case denied = 1
    /// It may.
    case authorized = 2
    /// It may silently: no desktop says so.
    case provisional = 3
}

/// What a program may do. Nothing in it changes.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether the program may show notifications: where there is a session bus.
    public final let authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// How a notification is shown while a window of the program can be seen.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon: no desktop has one for all.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// A sound: the desktop decides.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// It is shown.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// It is in the desktop's list, which shows it, too.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// It is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Why a notification is not shown.
public struct UNError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// There is nothing to show them by: no session bus, or no display.
        case notificationsNotAllowed = 1
        /// It tells nothing.
        case notificationInvalidNoContent = 1401
    }

    /// The reason.
    public let code: Code

    init(_ code: Code) { self.code = code }
}
