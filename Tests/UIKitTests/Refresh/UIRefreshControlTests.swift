import CoreGraphics
import OctantDisplay
import QuartzCore
import Testing
import UIKit

@Suite("UIRefreshControl")
@MainActor
struct UIRefreshControlTests {
    @Test("60 points stay open until the refresh ends, and then close with a movement")
    func hold() {
        PulledList.with { stage, list in
            list.pull(to: 80, at: 0)
            list.letGo(at: 1)
            #expect(list.scroll.adjustedContentInset.top == 60 && list.scroll.contentInset.top == 0)
            stage.go(to: 4)
            #expect(list.scroll.contentOffset.y == -60 && list.control.isRefreshing)
            list.control.endRefreshing()
            #expect(!list.control.isRefreshing && list.scroll.adjustedContentInset.top == 0)
            #expect(list.scroll.contentOffset.y == -60)
            stage.go(to: 4)
            stage.go(to: 4.1)
            #expect(list.scroll.contentOffset.y < -10 && list.scroll.contentOffset.y > -60)
            stage.go(to: 7)
            #expect(list.scroll.contentOffset.y == 0 && list.count == 1)
        }
    }

    @Test("a flick that bounces beyond 60 points, and an offset that the program sets, begin nothing")
    func noUser() {
        PulledList.with { stage, list in
            list.scroll.contentOffset.y = -100
            #expect(list.count == 0)
            list.scroll.contentOffset.y = 300
            stage.touch(.began, 100, 100, at: 0)
            for step in 1...6 { stage.touch(.moved, 100, 100 + CGFloat(step) * 50, at: Double(step) / 100) }
            stage.touch(.ended, 100, 400, at: 0.06)
            var least: CGFloat = 0
            for step in 7..<200 {
                stage.go(to: Double(step) / 100)
                least = min(least, list.scroll.contentOffset.y)
            }
            #expect(least < -60 && list.count == 0)
        }
    }

    @Test(
        "the control stands at the top of what is seen, and is hidden while nobody pulls",
        arguments: [
            0, -20, -59, -120, -200,
        ] as [CGFloat])
    func place(offset: CGFloat) {
        PulledList.with { _, list in
            #expect(list.scroll.subviews.first === list.control)
            list.scroll.contentOffset.y = offset
            #expect(list.control.frame == CGRect(x: 0, y: offset, width: 200, height: 60) && list.control.isHidden)
            list.control.beginRefreshing()
            #expect(list.control.frame == CGRect(x: 0, y: offset, width: 200, height: 60) && !list.control.isHidden)
            #expect(list.scroll.contentOffset.y == offset && list.scroll.adjustedContentInset == .zero)
            // Scrolled down it is at the contents' top.
            list.scroll.contentOffset.y = 70
            #expect(list.control.frame.minY == 0)
        }
    }

    @Test("the control is seen from the pull on until the contents are back")
    func visibility() {
        PulledList.with { stage, list in
            list.pull(to: 30, at: 0)
            #expect(!list.control.isHidden && list.control.frame.minY == -30)
            stage.touch(.ended, 100, 110 + 30 * 600 / (0.55 * 570), at: 1)
            stage.go(to: 1)
            stage.go(to: 1.1)
            #expect(!list.control.isHidden && list.scroll.contentOffset.y < 0)
            stage.go(to: 3)
            #expect(list.control.isHidden)
            list.pull(to: 80, at: 4)
            list.letGo(at: 5)
            stage.go(to: 8)
            #expect(!list.control.isHidden && list.control.frame.minY == -60)
            list.scroll.contentOffset.y = 100
            #expect(list.control.frame.minY == -60)
        }
    }

    @Test("beginRefreshing sends nothing and moves neither the contents nor their insets")
    func programmatic() {
        PulledList.with { stage, list in
            list.control.beginRefreshing()
            #expect(list.control.isRefreshing && list.count == 0)
            #expect(list.scroll.contentOffset.y == 0 && list.scroll.adjustedContentInset.top == 0)
            list.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
            stage.go(to: 0)
            stage.go(to: 1)
            #expect(list.scroll.contentOffset.y == -60)
            list.control.beginRefreshing()
            list.control.endRefreshing()
            list.control.endRefreshing()
            stage.go(to: 1)
            stage.go(to: 4)
            #expect(list.scroll.contentOffset.y == 0 && list.count == 0)
        }
    }

    @Test("a control that ends its refresh in the action itself does not begin another in the same pull")
    func endAtOnce() {
        PulledList.with { stage, list in
            list.control.addAction(UIAction { _ in list.control.endRefreshing() }, for: .valueChanged)
            list.pull(to: 61, at: 0)
            #expect(list.count == 1 && !list.control.isRefreshing)
            list.move(to: 90, at: 0.1)
            list.move(to: 30, at: 0.2)
            list.move(to: 90, at: 0.3)
            #expect(list.count == 1)
            // Nine tenths of the way back: it counts anew.
            list.move(to: 6, at: 0.4)
            list.move(to: 61, at: 0.5)
            #expect(list.count == 2)
            list.letGo(at: 1)
            stage.go(to: 4)
            #expect(list.scroll.contentOffset.y == 0)
        }
    }

    /// docs/sources.md, Requirements 56.
    @Test("a refresh control fires again, pull after pull")
    func twice() {
        PulledList.with { stage, list in
            for pull in 1...5 {
                let time = Double(pull) * 10
                list.pull(to: 70, at: time)
                list.letGo(at: time + 1)
                #expect(list.count == pull && list.control.isRefreshing)
                stage.go(to: time + 3)
                list.control.endRefreshing()
                stage.go(to: time + 3)
                stage.go(to: time + 6)
                #expect(list.scroll.contentOffset.y == 0)
            }
        }
    }

    /// docs/sources.md, Requirements 56.
    @Test("a refresh control does not hang when its tab goes away and comes back", arguments: 0..<4)
    func tabSwitch(moment: Int) throws {
        try PulledList.with { (stage, list) throws in
            // The tab goes away in the pull, while refreshing, on the way back, or refreshing with the end while away.
            list.pull(to: moment == 0 ? 40 : 70, at: 0)
            if moment > 0 {
                list.letGo(at: 1)
                stage.go(to: 3)
            }
            if moment == 2 {
                list.control.endRefreshing()
                stage.go(to: 3)
                stage.go(to: 3.1)
            }
            list.scroll.removeFromSuperview()
            CATransaction.flush()
            if moment == 3 { list.control.endRefreshing() }
            stage.go(to: 5)
            stage.window.addSubview(list.scroll)
            CATransaction.flush()
            #expect(list.control.isRefreshing == (moment == 1))
            #expect(list.scroll.contentOffset.y == (moment == 1 ? -60 : 0))
            if moment == 0 { stage.touch(.ended, 100, 150, at: 5.1) }
            if moment == 1 {
                #expect(try list.turns())
                list.control.endRefreshing()
                stage.go(to: 5)
                stage.go(to: 9)
            }
            let before = list.count
            list.pull(to: 70, at: 10)
            #expect(list.count == before + 1)
            list.letGo(at: 11)
        }
    }

    private func scroll(_ stage: Stage, _ phase: ScrollInput.Phase, _ dy: CGFloat, at time: Double) {
        stage.go(to: time)
        stage.window.handle(
            .scroll(
                ScrollInput(phase, delta: CGVector(dx: 0, dy: dy), location: CGPoint(x: 100, y: 300), time: 1 + time)))
    }

    @Test("a touchpad's pull refreshes too")
    func touchpad() {
        PulledList.with { stage, list in
            for step in 0..<20 { scroll(stage, .moved, -10, at: 5 + Double(step) / 100) }
            #expect(list.count == 1)
            scroll(stage, .lifted, 0, at: 5.3)
            stage.go(to: 8)
            #expect(list.scroll.contentOffset.y == -60)
        }
    }

    @Test("a wheel that begins to turn at the top pulls, and four notches refresh")
    func wheel() {
        PulledList.with { stage, list in
            scroll(stage, .wheel, -40, at: 0)
            #expect(list.scroll.contentOffset.y < -15 && list.count == 0)
            // Left alone it goes back.
            stage.go(to: 0.5)
            stage.go(to: 3)
            #expect(list.scroll.contentOffset.y == 0 && list.count == 0)
            for step in 0..<4 { scroll(stage, .wheel, -40, at: 4 + Double(step) / 10) }
            #expect(list.count == 1 && list.control.isRefreshing)
            stage.go(to: 4.6)
            #expect(list.scroll.isDragging)
            stage.go(to: 4.8)
            #expect(!list.scroll.isDragging && list.scroll.adjustedContentInset.top == 60)
            stage.go(to: 7)
            #expect(list.scroll.contentOffset.y == -60)
            // While it lasts, a wheel pulls no farther, and scrolls away as ever.
            scroll(stage, .wheel, -40, at: 8)
            stage.go(to: 8.1)
            #expect(list.scroll.contentOffset.y == -60)
            scroll(stage, .wheel, 200, at: 9)
            stage.go(to: 9.1)
            stage.go(to: 10)
            #expect(list.scroll.contentOffset.y == 140)
            list.control.endRefreshing()
            #expect(list.count == 1)
        }
    }

    @Test("a wheel that has brought the contents to their top does not pull, nor one over a list without a refresh")
    func wheelFromBelow() {
        PulledList.with { stage, list in
            list.scroll.contentOffset.y = 100
            for step in 0..<30 { scroll(stage, .wheel, -40, at: Double(step) / 10) }
            #expect(list.count == 0 && list.scroll.contentOffset.y == 0)
            list.control.isEnabled = false
            for step in 0..<9 { scroll(stage, .wheel, -40, at: 5 + Double(step) / 10) }
            #expect(list.count == 0 && list.scroll.contentOffset.y == 0)
            list.scroll.refreshControl = nil
            for step in 0..<9 { scroll(stage, .wheel, -40, at: 10 + Double(step) / 10) }
            #expect(list.scroll.contentOffset.y == 0)
        }
    }

    @Test("the title stands below the activity indicator; a control taken off closes its room")
    func titleAndRemoval() {
        PulledList.with { stage, list in
            list.control.attributedTitle = NSAttributedString(string: "Updated just now")
            list.control.beginRefreshing()
            list.scroll.contentOffset.y = -60
            list.scroll.layoutIfNeeded()
            let label = list.control.subviews.compactMap { $0 as? UILabel }.first
            #expect(label?.isHidden == false && (label?.frame.minY ?? 0) >= 30)
            #expect(list.control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
            list.scroll.refreshControl = nil
            #expect(list.control.superview == nil && list.scroll.adjustedContentInset.top == 0)
            stage.go(to: 0.1)
            stage.go(to: 3)
            #expect(list.scroll.contentOffset.y == 0)
        }
    }

    @Test("in a window that nobody scrolls a refresh control costs nothing")
    func idle() throws {
        try PulledList.with { (stage, list) throws in
            #expect(stage.window.renderTree?.nextChange(after: stage.clock.now()) == .never)
            list.scroll.contentOffset.y = 100
            stage.go(to: 2)
            list.control.beginRefreshing()
            // The activity indicator is beyond the top: nothing is seen, so nothing changes.
            #expect(stage.window.renderTree?.nextChange(after: stage.clock.now()) == .never)
            list.scroll.contentOffset.y = -60
            guard case .at = stage.window.renderTree?.nextChange(after: stage.clock.now()) else {
                Issue.record("the activity indicator that is seen turns in steps")
                return
            }
        }
    }
}
