/// A notification that was shown. Nothing in it changes.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When it was shown.
    public final let date: Date
    /// What asked for it.
    public final let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}

/// The action of a user who clicks on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// What the user did with a notification. Nothing in it changes.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public final let notification: UNNotification
    /// What was done: always that the user clicked on it.
    public final let actionIdentifier = UNNotificationDefaultActionIdentifier

    init(_ notification: UNNotification) { self.notification = notification }
}
