import Foundation
import OctantBase
import OctantDisplay
internal import UIKit

/// What is around the notifications of a program.
struct NotificationSurroundings: Sendable {
    /// The display; nil for none.
    var display: @MainActor () -> (any Display)? = { UIApplication.shared.display }
    /// Whether a window of the program can be seen.
    var isInUse: @MainActor () -> Bool = { UIApplication.shared.applicationState == .active }
    /// Calls the third after so many seconds, or again and again, until what it returns is called.
    var schedule: @MainActor (TimeInterval, Bool, @escaping @MainActor () -> Void) -> () -> Void = {
        interval, repeats, body in
        // Foundation's timers of an interval fire at once on Linux.
        let first = Date(timeIntervalSinceNow: interval)
        let timer = Timer(fire: first, interval: interval, repeats: repeats) { _ in MainActor.assumeIsolated(body) }
        RunLoop.main.add(timer, forMode: .common)
        return timer.invalidate
    }
}

/// The notifications that wait to be shown, and those that are. Main actor only.
@MainActor
final class NotificationSchedule {
    private struct Waiting {
        let request: UNNotificationRequest
        let cancel: () -> Void
    }

    private let surroundings: NotificationSurroundings

    private var waiting: [Waiting] = []

    /// The notifications that were shown, the oldest first.
    private(set) var delivered: [UNNotification] = []

    nonisolated init(_ surroundings: NotificationSurroundings = NotificationSurroundings()) {
        self.surroundings = surroundings
    }

    /// The requests that wait, the oldest first.
    var pending: [UNNotificationRequest] { waiting.map(\.request) }

    /// Whether notifications can be shown.
    var isAllowed: Bool { surroundings.display()?.showsNotifications ?? false }

    /// The same as a status.
    var status: UNAuthorizationStatus { isAllowed ? .authorized : .denied }

    /// Tells the delegate of `center` of clicks from now on.
    func follow(_ center: UNUserNotificationCenter?) {
        UIApplication.notificationWasChosen = { [weak center] in self.choose($0, of: center) }
    }

    /// Tells the delegate of `center` that the user clicked on the notification of this name. Desktops take it from
    /// their list then.
    func choose(_ identifier: String, of center: UNUserNotificationCenter?) {
        guard let index = delivered.firstIndex(where: { $0.request.identifier == identifier }) else { return }
        let notification = delivered.remove(at: index)
        guard let center else { return }
        center.delegate?.userNotificationCenter(
            center, didReceive: UNNotificationResponse(notification), withCompletionHandler: {})
    }

    /// Takes `request` on, in the place of one of its name. `center` is asked for when it is due. Returns why it cannot
    /// be shown; nil where it can.
    func add(_ request: UNNotificationRequest, of center: @escaping @Sendable () -> UNUserNotificationCenter?)
        -> UNError?
    {
        let content = request.content
        guard !(content.title + content.subtitle + content.body).isEmpty else {
            return UNError(.notificationInvalidNoContent)
        }
        guard isAllowed else { return UNError(.notificationsNotAllowed) }
        cancel([request.identifier])
        guard let trigger = request.trigger as? UNTimeIntervalNotificationTrigger else {
            present(request, center())
            return nil
        }
        let cancel = surroundings.schedule(trigger.timeInterval, trigger.repeats) { [weak self] in
            if !trigger.repeats { self?.waiting.removeAll { $0.request === request } }
            self?.present(request, center())
        }
        waiting.append(Waiting(request: request, cancel: cancel))
        return nil
    }

    /// Takes back what waits of these names.
    func cancel(_ identifiers: [String]) {
        let names = Set(identifiers)
        for one in waiting where names.contains(one.request.identifier) { one.cancel() }
        waiting.removeAll { names.contains($0.request.identifier) }
    }

    /// Removes what was shown of these names.
    func withdraw(_ identifiers: [String]) {
        for name in identifiers { surroundings.display()?.withdrawNotification(name) }
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    /// Shows what is due, while a window can be seen as the delegate says.
    private func present(_ request: UNNotificationRequest, _ center: UNUserNotificationCenter?) {
        let notification = UNNotification(request, Date())
        guard surroundings.isInUse() else { return show(notification) }
        guard let center else { return }
        center.delegate?.userNotificationCenter(center, willPresent: notification) { options in
            guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
            if MainThread.isCurrent { return MainActor.assumeIsolated { self.show(notification) } }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.show(notification) } }
        }
    }

    private func show(_ notification: UNNotification) {
        let (request, content) = (notification.request, notification.request.content)
        delivered.removeAll { $0.request.identifier == request.identifier }
        delivered.append(notification)
        surroundings.display()?.show(
            DesktopNotification(
                identifier: request.identifier,
                title: content.title.isEmpty ? UIApplication.displayName : content.title,
                body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"),
                urgency: content.interruptionLevel.urgency))
    }
}

extension UNNotificationInterruptionLevel {
    fileprivate var urgency: DesktopNotification.Urgency {
        switch self {
        case .passive: .low
        case .active: .normal
        case .timeSensitive: .high
        case .critical: .urgent
        }
    }
}
