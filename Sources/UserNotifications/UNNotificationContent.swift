/// What a notification tells. Programs make a `UNMutableNotificationContent`.
open class UNNotificationContent: NSObject {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var userInfo: [AnyHashable: Any] = [:]
        var sound: UNNotificationSound?
        var interruptionLevel = UNNotificationInterruptionLevel.active
    }

    fileprivate(set) final var values: Values

    init(_ values: Values) { self.values = values }

    /// Content that tells nothing.
    public override init() { values = Values() }

    /// What it is about, in bold letters; where it is empty the program's name stands there.
    open var title: String { values.title }
    /// More about it, the first line of the text.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The program's data of it.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The sound that is wished for; the desktop plays what its user has chosen.
    open var sound: UNNotificationSound? { values.sound }
    /// How urgent it is. `.active` by default.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
}

/// What a notification is to tell.
open class UNMutableNotificationContent: UNNotificationContent {
    /// What it is about, in bold letters; where it is empty, the default, the program's name stands there.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// More about it, the first line of the text. Empty by default.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    /// The text. Empty by default.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    /// The program's data of it. Empty by default.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    /// The sound that is wished for, nil by default; the desktop plays what its user has chosen.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    /// How urgent it is. `.active` by default.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It waits in the list.
    case passive = 0
    /// As desktops show notifications.
    case active = 1
    /// It is about something that is due now.
    case timeSensitive = 2
    /// It stays until the user dismisses it, on most desktops.
    case critical = 3
}

/// The sound of a notification: the desktop's own. It has no state.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The desktop's sound.
    open class var `default`: UNNotificationSound { usual }

    private static let usual = UNNotificationSound()
}
