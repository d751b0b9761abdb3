import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit

@Suite("UIRefreshControl")
@MainActor
struct UIRefreshControlTests {
    /// A shown window of 200 x 600 filled by a scroll view with a refresh control that counts its refreshes.
    @MainActor
    private final class Set {
        let stage: Stage
        let scroll: UIScrollView
        let control = UIRefreshControl()
        var count = 0

        init(_ stage: Stage) {
            self.stage = stage
            scroll = UIScrollView(frame: stage.window.bounds)
            scroll.contentSize = CGSize(width: 200, height: 1000)
            scroll.refreshControl = control
            control.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .valueChanged)
            stage.window.addSubview(scroll)
            CATransaction.flush()
        }

        /// Pulls until the contents are `distance` points down.
        func pull(to distance: CGFloat, at time: Double) {
            stage.touch(.began, 100, 100, at: time)
            stage.touch(.moved, 100, 110)
            stage.touch(.moved, 100, 110 + finger(distance))
        }

        func move(to distance: CGFloat, at time: Double) {
            stage.touch(.moved, 100, 110 + finger(distance), at: time)
        }

        func letGo(at time: Double) { stage.touch(.ended, 100, 400, at: time) }

        /// How far the finger goes for contents that go `distance`: the rubber's curve the other way round.
        private func finger(_ distance: CGFloat) -> CGFloat { distance * 600 / (0.55 * (600 - distance)) }
    }

    private func onStage(_ body: (Stage, Set) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 600)) { stage in try body(stage, Set(stage)) }
    }

    @Test("seed 000: a pull of 60 points begins a refresh, once, while the finger is still down")
    func trigger() {
        onStage { stage, set in
            #expect(!set.control.isRefreshing && set.control.superview === set.scroll)
            set.pull(to: 59.5, at: 0)
            #expect(set.count == 0 && !set.control.isRefreshing)
            set.move(to: 60.5, at: 0.1)
            #expect(set.count == 1 && set.control.isRefreshing)
            set.move(to: 90, at: 0.2)
            set.move(to: 20, at: 0.3)
            set.move(to: 90, at: 0.4)
            #expect(set.count == 1)
        }
    }

    @Test("60 points stay open until the refresh ends, and then close with a movement")
    func hold() {
        onStage { stage, set in
            set.pull(to: 80, at: 0)
            set.letGo(at: 1)
            #expect(set.scroll.adjustedContentInset.top == 60 && set.scroll.contentInset.top == 0)
            stage.go(to: 4)
            #expect(set.scroll.contentOffset.y == -60 && set.control.isRefreshing)
            set.control.endRefreshing()
            #expect(!set.control.isRefreshing && set.scroll.adjustedContentInset.top == 0)
            #expect(set.scroll.contentOffset.y == -60)
            stage.go(to: 4)
            stage.go(to: 4.1)
            #expect(set.scroll.contentOffset.y < -10 && set.scroll.contentOffset.y > -60)
            stage.go(to: 7)
            #expect(set.scroll.contentOffset.y == 0 && set.count == 1)
        }
    }

    @Test("a flick that bounces beyond 60 points, and an offset that the program sets, begin nothing")
    func noUser() {
        onStage { stage, set in
            set.scroll.contentOffset.y = -100
            #expect(set.count == 0)
            set.scroll.contentOffset.y = 300
            stage.touch(.began, 100, 100, at: 0)
            for step in 1...6 { stage.touch(.moved, 100, 100 + CGFloat(step) * 50, at: Double(step) / 100) }
            stage.touch(.ended, 100, 400, at: 0.06)
            var least: CGFloat = 0
            for step in 7..<200 {
                stage.go(to: Double(step) / 100)
                least = min(least, set.scroll.contentOffset.y)
            }
            #expect(least < -60 && set.count == 0)
        }
    }

    @Test("beginRefreshing sends nothing and does not move the contents")
    func programmatic() {
        onStage { stage, set in
            set.control.beginRefreshing()
            #expect(set.control.isRefreshing && set.count == 0)
            #expect(set.scroll.contentOffset.y == 0 && set.scroll.adjustedContentInset.top == 60)
            set.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
            stage.go(to: 0)
            stage.go(to: 1)
            #expect(set.scroll.contentOffset.y == -60)
            set.control.beginRefreshing()
            set.control.endRefreshing()
            set.control.endRefreshing()
            stage.go(to: 1)
            stage.go(to: 4)
            #expect(set.scroll.contentOffset.y == 0 && set.count == 0)
        }
    }

    @Test("a control that ends its refresh in the action itself does not begin another in the same pull")
    func endAtOnce() {
        onStage { stage, set in
            set.control.addAction(UIAction { _ in set.control.endRefreshing() }, for: .valueChanged)
            set.pull(to: 61, at: 0)
            #expect(set.count == 1 && !set.control.isRefreshing)
            set.move(to: 90, at: 0.1)
            set.move(to: 30, at: 0.2)
            set.move(to: 90, at: 0.3)
            #expect(set.count == 1)
            // Nine tenths of the way back: it counts anew.
            set.move(to: 6, at: 0.4)
            set.move(to: 61, at: 0.5)
            #expect(set.count == 2)
            set.letGo(at: 1)
            stage.go(to: 4)
            #expect(set.scroll.contentOffset.y == 0)
        }
    }

    @Test("complaint 9: a refresh control fires again, pull after pull")
    func twice() {
        onStage { stage, set in
            for pull in 1...5 {
                let time = Double(pull) * 10
                set.pull(to: 70, at: time)
                set.letGo(at: time + 1)
                #expect(set.count == pull && set.control.isRefreshing)
                stage.go(to: time + 3)
                set.control.endRefreshing()
                stage.go(to: time + 3)
                stage.go(to: time + 6)
                #expect(set.scroll.contentOffset.y == 0)
            }
        }
    }

    @Test("complaint 9: a refresh control does not hang when its tab goes away and comes back", arguments: 0..<4)
    func tabSwitch(moment: Int) {
        onStage { stage, set in
            // The tab goes away in the pull, while refreshing, on the way back, or refreshing with the end while away.
            set.pull(to: moment == 0 ? 40 : 70, at: 0)
            if moment > 0 {
                set.letGo(at: 1)
                stage.go(to: 3)
            }
            if moment == 2 {
                set.control.endRefreshing()
                stage.go(to: 3)
                stage.go(to: 3.1)
            }
            set.scroll.removeFromSuperview()
            CATransaction.flush()
            if moment == 3 { set.control.endRefreshing() }
            stage.go(to: 5)
            stage.window.addSubview(set.scroll)
            CATransaction.flush()
            #expect(set.control.isRefreshing == (moment == 1))
            #expect(set.scroll.contentOffset.y == (moment == 1 ? -60 : 0))
            if moment == 0 { stage.touch(.ended, 100, 150, at: 5.1) }
            if moment == 1 {
                #expect(turns(set))
                set.control.endRefreshing()
                stage.go(to: 5)
                stage.go(to: 9)
            }
            let before = set.count
            set.pull(to: 70, at: 10)
            #expect(set.count == before + 1)
            set.letGo(at: 11)
        }
    }

    /// Whether the gear turns: its picture is not the same half a second later.
    private func turns(_ set: Set) -> Bool {
        let first = try? set.stage.picture(on: .white)
        set.stage.clock.advance(by: 0.125)
        let second = try? set.stage.picture(on: .white)
        guard let first, let second else { return false }
        return (0..<first.height).contains { y in
            (0..<first.width).contains { first.pixel(x: $0, y: y) != second.pixel(x: $0, y: y) }
        }
    }

    @Test("seed 000: spokes appear one by one with the pull, clockwise from the top, and then spin")
    func spokes() throws {
        try onStage { (stage, set) throws in
            set.control.tintColor = .black
            /// Which of the eight places of spokes have something in them; nil for those beyond the window's top.
            @MainActor func seen(_ distance: CGFloat) throws -> [Bool?] {
                set.scroll.contentOffset.y = -distance
                let picture = try stage.picture(on: .white)
                // In the middle of what is open, but not over the contents.
                let middle = distance - 60 + (60 - max(distance / 2, 10)).rounded()
                return (0..<8).map { index in
                    let angle = CGFloat(index) * .pi / 4
                    let (x, y) = (100 + 7 * sin(angle), middle - 7 * cos(angle))
                    guard y >= 0 else { return nil }
                    return parts(picture.pixel(x: Int(x.rounded(.down)), y: Int(y.rounded(.down))))[1] < 128
                }
            }
            for count in 1...8 {
                let distance = (60 * CGFloat(count) / 8).rounded(.up)
                for (index, spoke) in try seen(distance).enumerated() {
                    if let spoke { #expect(spoke == (index < count), "spoke \(index) at \(count) of 8") }
                }
            }
            #expect(try seen(60) == Array(repeating: true, count: 8))
            #expect(try seen(52) == [true, true, true, true, true, true, false, false])
            set.control.beginRefreshing()
            set.scroll.contentOffset.y = -60
            CATransaction.flush()
            #expect(turns(set))
        }
    }

    @Test("a touchpad's pull refreshes too, a wheel never does")
    func touchpad() {
        onStage { stage, set in
            @MainActor func scroll(_ phase: ScrollInput.Phase, _ dy: CGFloat, at time: Double) {
                stage.go(to: time)
                stage.window.handle(
                    .scroll(
                        ScrollInput(
                            phase, delta: CGVector(dx: 0, dy: dy), location: CGPoint(x: 100, y: 300), time: 1 + time)))
            }
            for step in 0..<20 { scroll(.wheel, -40, at: Double(step) / 10) }
            #expect(set.count == 0 && set.scroll.contentOffset.y == 0)
            for step in 0..<20 { scroll(.moved, -10, at: 5 + Double(step) / 100) }
            #expect(set.count == 1)
            scroll(.lifted, 0, at: 5.3)
            stage.go(to: 8)
            #expect(set.scroll.contentOffset.y == -60)
        }
    }

    @Test("the title stands below the gear; a control taken off closes its room")
    func titleAndRemoval() {
        onStage { stage, set in
            set.control.attributedTitle = NSAttributedString(string: "Updated just now")
            set.control.beginRefreshing()
            set.scroll.contentOffset.y = -60
            set.scroll.layoutIfNeeded()
            let label = set.control.subviews.compactMap { $0 as? UILabel }.first
            #expect(label?.isHidden == false && (label?.frame.minY ?? 0) >= 30)
            #expect(set.control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
            set.scroll.refreshControl = nil
            #expect(set.control.superview == nil && set.scroll.adjustedContentInset.top == 0)
            stage.go(to: 0.1)
            stage.go(to: 3)
            #expect(set.scroll.contentOffset.y == 0)
        }
    }

    @Test("in a window that nobody scrolls a refresh control costs nothing")
    func idle() throws {
        try onStage { (stage, set) throws in
            #expect(stage.window.renderTree?.nextChange(after: stage.clock.now()) == .never)
            set.control.beginRefreshing()
            // The gear is beyond the top: nothing is seen, so nothing changes.
            #expect(stage.window.renderTree?.nextChange(after: stage.clock.now()) == .never)
            set.scroll.contentOffset.y = -60
            guard case .at = stage.window.renderTree?.nextChange(after: stage.clock.now()) else {
                Issue.record("the gear that is seen turns in steps")
                return
            }
        }
    }
}
