import Foundation
import ObjectiveC
import Testing

@Suite("Notifications as a sequence")
struct NotificationsTests {
    @Test("those of the name and the object come, in order")
    func order() async {
        let center = NotificationCenter()
        let name = Notification.Name("a")
        let (mine, other) = (NSNumber(value: 1), NSNumber(value: 2))
        var notes = center.notifications(named: name, object: mine).makeAsyncIterator()
        center.post(name: name, object: other)
        center.post(name: Notification.Name("b"), object: mine)
        center.post(name: name, object: mine, userInfo: ["n": 1])
        center.post(name: name, object: mine, userInfo: ["n": 2])
        for number in 1...2 { #expect(await notes.next()?.userInfo?["n"] as? Int == number) }
    }
}
