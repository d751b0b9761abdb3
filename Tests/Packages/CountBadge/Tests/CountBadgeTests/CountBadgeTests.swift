import CountBadge
import Testing
import UIKit

@MainActor
final class Witness: NSObject, BadgeViewDelegate {
    var values: [Int] = []

    func badgeView(_ view: BadgeView, didChangeTo value: Int) { values.append(value) }
}

@MainActor
@Suite struct CountBadgeTests {
    @Test func valueIsToldAndHidesAtZero() {
        let (badge, witness) = (BadgeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Witness())
        badge.delegate = witness
        badge.value = 3
        #expect(!badge.isHidden)
        badge.clear()
        #expect(badge.isHidden)
        #expect(witness.values == [3, 0])
    }

    @Test func notificationsReachPrivateMethods() {
        let badge = BadgeView(frame: .zero)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(badge.value == 1)
    }

    @Test func laterIsInAnotherTurn() {
        let badge = BadgeView(frame: .zero)
        badge.value = 2
        badge.clearLater()
        #expect(badge.value == 2)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(badge.value == 0)
    }

    @Test func appearanceGivesWhatTheViewWasNotGiven() {
        BadgeView.appearance().inset = 7
        BadgeView.appearance().textColor = .magenta
        let (plain, own) = (BadgeView(frame: .zero), BadgeView(frame: .zero))
        own.inset = 2
        own.textColor = .cyan
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(plain)
        window.addSubview(own)
        #expect(plain.inset == 7 && plain.textColor == .magenta)
        #expect(own.inset == 2 && own.textColor == .cyan)
    }
}
