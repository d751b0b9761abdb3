/// Seconds from one notification to the next, where a trigger repeats.
/// Source: https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
private let leastInterval = 60.0

/// A notification that is to be shown, and when. Nothing in it changes.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name by which it is replaced and withdrawn.
    public final let identifier: String
    /// What it tells: a copy of what it was made with.
    public final let content: UNNotificationContent
    /// When it is shown; nil for at once.
    public final let trigger: UNNotificationTrigger?

    /// A request of this name: another one of it is replaced.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.trigger) = (identifier, trigger)
        self.content = UNNotificationContent(content.values)
    }
}

/// What makes a notification due: a base class. Nothing in it changes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it does so again and again.
    public final let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// A time after which a notification that was added is shown, as long as the program runs. Nothing in it changes.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public final let timeInterval: TimeInterval

    /// A trigger after so many seconds; what is no number above 0 is at once, and one that repeats does so once a
    /// minute at the most.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let least = repeats ? leastInterval : 0
        self.timeInterval = timeInterval.isFinite ? max(timeInterval, least) : least
        super.init(repeats: repeats)
    }

    /// When it has a notification shown that is added now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
