import OctantBase
import OctantDisplay
internal import UIKit

/// What shows the program's notifications: those of the desktop. Any thread; completions come on the main thread.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter(own: ())

    /// The program's.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The notifications that wait and those that are shown. Main actor only.
    private let schedule: NotificationSchedule

    private init(own: Void) { schedule = NotificationSchedule() }

    /// A center of its own, for tests.
    init(_ surroundings: NotificationSurroundings) { schedule = NotificationSchedule(surroundings) }

    /// Held under a lock, and used on the main thread.
    private struct Listener: @unchecked Sendable {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    private let listener = Locked(Listener())

    /// The object that is asked and told of notifications. Not retained.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { listener.withLock { $0 }.delegate }
        set {
            let new = Listener(delegate: newValue)
            listener.withLock { $0 = new }
            onMain { $0.follow(self) }
        }
    }

    /// Runs `body` with the schedule in a turn of the main run loop.
    private func onMain(_ body: @escaping @MainActor (NotificationSchedule) -> Void) {
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { body(schedule) } }
    }

    // MARK: What is allowed

    /// Calls `completionHandler` with whether notifications can be shown: nobody is asked.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        onMain { completionHandler($0.isAllowed, nil) }
    }

    /// Returns whether notifications can be shown: nobody is asked.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await MainActor.run { schedule.isAllowed }
    }

    /// Calls `completionHandler` with what the program may do.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        onMain { completionHandler(UNNotificationSettings($0.status)) }
    }

    /// Returns what the program may do.
    open func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(await MainActor.run { schedule.status })
    }

    // MARK: Notifications

    /// Shows the notification of `request` when its trigger says, and replaces one of its name. Calls
    /// `completionHandler` with why it cannot be shown, nil where it can.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { schedule in
            let fault = schedule.add(request, of: { self })
            completionHandler?(fault)
        }
    }

    /// Shows the notification of `request` when its trigger says, and replaces one of its name. Throws `UNError`
    /// where it cannot be shown.
    open func add(_ request: UNNotificationRequest) async throws {
        let fault = await withCheckedContinuation { answer in
            onMain { schedule in answer.resume(returning: schedule.add(request, of: { self })) }
        }
        if let fault { throw fault }
    }

    /// Calls `completionHandler` with the requests that wait, the oldest first.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        onMain { completionHandler($0.pending) }
    }

    /// Returns the requests that wait, the oldest first.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await MainActor.run { schedule.pending }
    }

    /// Takes the requests of these names back, as far as they wait.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { $0.cancel(identifiers) }
    }

    /// Takes all requests back that wait.
    open func removeAllPendingNotificationRequests() { onMain { $0.cancel($0.pending.map(\.identifier)) } }

    /// Calls `completionHandler` with the notifications that were shown, the oldest first, but for those that the user
    /// clicked on.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        onMain { completionHandler($0.delivered) }
    }

    /// Returns the notifications that were shown, the oldest first, but for those that the user clicked on.
    open func deliveredNotifications() async -> [UNNotification] { await MainActor.run { schedule.delivered } }

    /// Removes the notifications of these names from the desktop's list.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { $0.withdraw(identifiers) }
    }

    /// Removes all notifications of the program from the desktop's list.
    open func removeAllDeliveredNotifications() { onMain { $0.withdraw($0.delivered.map(\.request.identifier)) } }
}
