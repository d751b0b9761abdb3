import Foundation
import OctantBase
import OctantDisplay
import OctantTesting
import Testing

@testable import UserNotifications

/// A desktop that keeps what it was asked to show.
private final class ListDisplay: Display {
    let screen = ScreenDescription(size: CGSize(width: 800, height: 600), scale: 1)
    let showsNotifications: Bool
    private let asked = Locked<[String]>([])
    private let memory = RecordingDisplay()

    init(showsNotifications: Bool = true) { self.showsNotifications = showsNotifications }

    /// Returns what it was asked since the last call.
    func take() -> [String] {
        asked.withLock { asked in
            defer { asked = [] }
            return asked
        }
    }

    func openSurface(
        _ configuration: SurfaceConfiguration, mailbox: SurfaceMailbox,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any DisplaySurface { memory.openSurface(configuration, mailbox: mailbox, events: events) }

    func show(_ notification: DesktopNotification) {
        let text = "\(notification.identifier): \(notification.title) | \(notification.body) | \(notification.urgency)"
        asked.withLock { $0.append(text) }
    }

    func withdrawNotification(_ identifier: String) { asked.withLock { $0.append("withdraw \(identifier)") } }
}

private final class Reader: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = []
    var told: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        told.append("due \(notification.request.identifier)")
        completionHandler(options)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let content = response.notification.request.content
        let isClick = response.actionIdentifier == UNNotificationDefaultActionIdentifier
        told.append("\(isClick) \(content.userInfo["page"] ?? "")")
        completionHandler()
    }
}

@Suite("Notifications that wait and are shown")
@MainActor
struct NotificationScheduleTests {
    /// What the schedule asked to be called later.
    private final class Clock {
        struct Entry {
            let interval: TimeInterval
            let repeats: Bool
            let body: @MainActor () -> Void
            var isCancelled = false
        }

        var entries: [Entry] = []
    }

    private let clock = Clock()

    private func surroundings(_ display: ListDisplay, isInUse: Bool = false) -> NotificationSurroundings {
        var surroundings = NotificationSurroundings()
        surroundings.display = { display }
        surroundings.isInUse = { isInUse }
        surroundings.schedule = { [clock] interval, repeats, body in
            let index = clock.entries.count
            clock.entries.append(Clock.Entry(interval: interval, repeats: repeats, body: body))
            return { clock.entries[index].isCancelled = true }
        }
        return surroundings
    }

    private func request(_ name: String, after seconds: Double? = nil, repeats: Bool = false) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = ("Reader", "Chapter 7", "It goes on.")
        content.userInfo = ["page": 7]
        content.interruptionLevel = .timeSensitive
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
        return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
    }

    private let shown = "Reader | Chapter 7\nIt goes on. | high"

    @Test("what has no trigger is shown at once, with its title, its subtitle as the first line, and its urgency")
    func atOnce() {
        let display = ListDisplay()
        let schedule = NotificationSchedule(surroundings(display))
        #expect(schedule.add(request("a")) { nil } == nil)
        #expect(display.take() == ["a: \(shown)"] && schedule.delivered.map(\.request.identifier) == ["a"])
    }

    @Test("what has one waits for it, can be taken back meanwhile, and goes on where it repeats")
    func later() {
        let display = ListDisplay()
        let schedule = NotificationSchedule(surroundings(display))
        #expect(schedule.add(request("a", after: 5)) { nil } == nil)
        #expect(schedule.add(request("b", after: 1, repeats: true)) { nil } == nil)
        #expect(schedule.add(request("c", after: 9)) { nil } == nil)
        #expect(clock.entries.map(\.interval) == [5, 60, 9] && clock.entries.map(\.repeats) == [false, true, false])
        #expect(display.take().isEmpty && schedule.pending.map(\.identifier) == ["a", "b", "c"])
        schedule.cancel(["c", "none"])
        for entry in clock.entries where !entry.isCancelled { entry.body() }
        #expect(display.take() == ["a: \(shown)", "b: \(shown)"] && schedule.pending.map(\.identifier) == ["b"])
    }

    @Test("one of the same name takes the place of what waits and of what is shown")
    func replaced() {
        let display = ListDisplay()
        let schedule = NotificationSchedule(surroundings(display))
        #expect(schedule.add(request("a", after: 5)) { nil } == nil)
        #expect(schedule.add(request("a")) { nil } == nil)
        #expect(schedule.add(request("a")) { nil } == nil)
        #expect(clock.entries.map(\.isCancelled) == [true] && schedule.pending.isEmpty)
        #expect(schedule.delivered.count == 1)
    }

    @Test("while a window is seen the delegate says whether it is shown, and without one it is not")
    func inUse() {
        let (display, reader) = (ListDisplay(), Reader())
        let center = UNUserNotificationCenter(surroundings(display))
        let schedule = NotificationSchedule(surroundings(display, isInUse: true))
        #expect(schedule.add(request("a")) { center } == nil)
        center.delegate = reader
        #expect(schedule.add(request("b")) { center } == nil)
        reader.options = [.banner, .sound]
        #expect(schedule.add(request("c")) { center } == nil)
        reader.options = [.sound, .badge]
        #expect(schedule.add(request("d")) { center } == nil)
        #expect(reader.told == ["due b", "due c", "due d"] && display.take() == ["c: \(shown)"])
    }

    @Test("a click is told to the delegate once, with what the notification was made of")
    func clicked() {
        let (display, reader) = (ListDisplay(), Reader())
        let center = UNUserNotificationCenter(surroundings(display))
        center.delegate = reader
        let schedule = NotificationSchedule(surroundings(display))
        #expect(schedule.add(request("a")) { center } == nil)
        for name in ["a", "a", "other"] { schedule.choose(name, of: center) }
        #expect(reader.told == ["true 7"])
        #expect(schedule.delivered.isEmpty)
    }

    @Test("what was shown is taken from the desktop's list again")
    func withdrawn() {
        let display = ListDisplay()
        let schedule = NotificationSchedule(surroundings(display))
        for name in ["a", "b"] { #expect(schedule.add(request(name)) { nil } == nil) }
        _ = display.take()
        schedule.withdraw(["a"])
        #expect(display.take() == ["withdraw a"] && schedule.delivered.map(\.request.identifier) == ["b"])
    }

    @Test("without a bus, or with nothing to tell, an error says so")
    func faults() {
        let schedule = NotificationSchedule(surroundings(ListDisplay(showsNotifications: false)))
        #expect(schedule.add(request("a")) { nil }?.code == .notificationsNotAllowed)
        #expect(!schedule.isAllowed && schedule.status == .denied)
        let allowed = NotificationSchedule(surroundings(ListDisplay()))
        let empty = UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil)
        #expect(allowed.add(empty) { nil }?.code == .notificationInvalidNoContent && allowed.isAllowed)
    }

    @Test("a request keeps what it was made with, and intervals that are none are at once")
    func copies() {
        let content = UNMutableNotificationContent()
        content.title = "First"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Second"
        #expect(request.content.title == "First")
        for seconds in [-1.0, 0, .nan, .infinity] {
            #expect(UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false).timeInterval == 0)
            #expect(UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: true).timeInterval == 60)
        }
    }
}
