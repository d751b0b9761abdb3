import CoreGraphics
import OctantDisplay
import QuartzCore
import Testing
import UIKit

@MainActor
private final class Diary: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var velocity = CGPoint.zero
    var target: CGPoint?
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lines.append("letting go")
        self.velocity = velocity
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("let go \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("coast") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { lines.append("inset") }
}

@Suite("UIScrollView")
@MainActor
struct UIScrollViewTests {
    /// A shown window of 200 x 300 filled by a scroll view with contents of 200 x 1000.
    private func onStage(_ body: (Stage, UIScrollView, Diary) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 300)) { stage in
            let (view, diary) = (UIScrollView(frame: stage.window.bounds), Diary())
            view.contentSize = CGSize(width: 200, height: 1000)
            view.delegate = diary
            stage.window.addSubview(view)
            CATransaction.flush()
            try body(stage, view, diary)
        }
    }

    /// Drags up by `distance` in steps of 10 ms, from `time` on, and lets go without resting.
    private func flick(_ stage: Stage, by distance: CGFloat, at time: Double = 0) {
        stage.touch(.began, 100, 250, at: time)
        for step in 1...6 {
            stage.touch(.moved, 100, 250 - distance * CGFloat(step) / 6, at: time + Double(step) / 100)
        }
        stage.touch(.ended, 100, 250 - distance, at: time + 0.06)
    }

    @Test("contents follow the finger from where the drag was seen")
    func drag() {
        onStage { stage, view, diary in
            stage.touch(.began, 100, 200, at: 0)
            #expect(view.isTracking && !view.isDragging)
            stage.touch(.moved, 100, 190, at: 0.1)
            #expect(view.isDragging && view.contentOffset == .zero)
            stage.touch(.moved, 60, 150, at: 0.2)
            #expect(view.contentOffset == CGPoint(x: 0, y: 40))
            #expect(view.bounds.origin == CGPoint(x: 0, y: 40))
            stage.touch(.ended, 60, 150, at: 2)
            #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
            #expect(diary.lines == ["drag", "letting go", "let go false"])
            #expect(view.contentOffset.y == 40)
        }
    }

    @Test("a drag ends the editing of text where it is to, and not else")
    func keyboard() {
        onStage { stage, view, _ in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            stage.window.addSubview(field)
            for (mode, stays) in [
                (UIScrollView.KeyboardDismissMode.none, true), (.interactive, true), (.onDrag, false),
            ] {
                view.keyboardDismissMode = mode
                field.becomeFirstResponder()
                flick(stage, by: 40, at: Double(mode.rawValue) * 10)
                #expect(field.isFirstResponder == stays, "\(mode)")
            }
        }
    }

    @Test("an event that takes the finger far at once takes the contents as far, less the 10 points")
    func slop() {
        onStage { stage, view, _ in
            stage.touch(.began, 100, 200, at: 0)
            stage.touch(.moved, 100, 150, at: 0.1)
            #expect(view.isDragging && view.contentOffset.y == 40)
            stage.touch(.moved, 100, 140, at: 0.2)
            #expect(view.contentOffset.y == 50)
            stage.touch(.ended, 100, 140, at: 2)
            view.contentSize.width = 1000
            stage.touch(.began, 150, 200, at: 3)
            stage.touch(.moved, 120, 160, at: 3.1)
            // 40 of the 50 points of the way.
            #expect(view.contentOffset == CGPoint(x: 24, y: 82))
            stage.touch(.ended, 120, 160, at: 5)
        }
    }

    @Test("contents that are let go beyond their end go on at their own speed, not at the finger's")
    func releaseVelocity() {
        onStage { stage, view, diary in
            stage.touch(.began, 100, 50, at: 0)
            for step in 1...20 { stage.touch(.moved, 100, 50 + CGFloat(step) * 10, at: Double(step) / 100) }
            stage.touch(.ended, 100, 250, at: 0.2)
            #expect(abs(diary.velocity.y + 1) < 0.001)
            let start = Double(view.contentOffset.y)
            func shown(_ pull: Double) -> Double { pull * 0.55 * 300 / (300 + 0.55 * pull) }
            let speed = -(shown(190) - shown(90)) / 0.1
            stage.go(to: 0.2 + 1.0 / 60 + 0.05)
            let position = (start + (speed + 11 * start) * 0.05) * exp(-11 * 0.05)
            #expect(abs(Double(view.contentOffset.y) - position) <= 1)
            stage.go(to: 5)
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("contents that are flicked slow down as the rate says, on the clock, and then cost nothing")
    func coast() throws {
        try onStage { (stage, view, diary) throws in
            flick(stage, by: 60)
            let start = view.contentOffset.y
            #expect(view.isDecelerating)
            #expect(diary.lines == ["drag", "letting go", "let go true", "coast"])
            let speed = Double(diary.velocity.y) * 1000
            #expect(abs(speed - 1000) < 1)
            // A frame after the lift.
            for time in [0.1, 0.3, 0.35, 0.7] {
                stage.go(to: 0.06 + 1.0 / 60 + time)
                let position = Double(start) + speed * 0.499 * (1 - pow(0.998, 1000 * time))
                #expect(abs(Double(view.contentOffset.y) - position) <= 0.51, "\(time)")
            }
            stage.go(to: 5)
            #expect(!view.isDecelerating)
            #expect(abs(Double(view.contentOffset.y) - Double(start) - (speed - 10) * 0.499) <= 0.51)
            #expect(diary.lines.last == "rest")
            let scrolls = diary.scrolls
            CATransaction.flush()
            stage.go(to: 6)
            #expect(diary.scrolls == scrolls)
        }
    }

    @Test("the same flick looks the same however often frames come")
    func frames() {
        func place(every interval: Double) -> CGFloat {
            var position: CGFloat = 0
            onStage { stage, view, _ in
                flick(stage, by: 60)
                var time = 0.06
                while time < 0.4 {
                    time = min(time + interval, 0.4)
                    stage.go(to: time)
                }
                position = view.contentOffset.y
            }
            return position
        }
        #expect(place(every: 0.017) == place(every: 0.34))
        #expect(place(every: 0.034) == place(every: 0.17))
    }

    @Test("a touch stops what moves, and is nobody's tap")
    func stop() {
        onStage { stage, view, diary in
            var taps = 0
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
            content.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
            view.addSubview(content)
            flick(stage, by: 60)
            stage.go(to: 0.2)
            let position = view.contentOffset.y
            stage.tap(100, 100)
            #expect(!view.isDecelerating && view.contentOffset.y == position && taps == 0)
            stage.go(to: 1)
            #expect(view.contentOffset.y == position)
            stage.tap(100, 100)
            #expect(taps == 1)
        }
    }

    @Test("beyond the ends contents give way by the rubber's curve and spring back")
    func rubber() {
        onStage { stage, view, diary in
            stage.touch(.began, 100, 100, at: 0)
            stage.touch(.moved, 100, 110, at: 0.1)
            stage.touch(.moved, 100, 210, at: 0.2)
            // On whole pixels, as everywhere.
            #expect(view.contentOffset.y == -(100 * 0.55 * 300 / (300 + 55) as CGFloat).rounded())
            stage.touch(.ended, 100, 210, at: 2)
            #expect(diary.lines.suffix(2) == ["let go true", "coast"])
            stage.go(to: 2.1)
            #expect(view.contentOffset.y < -10)
            stage.go(to: 4)
            #expect(view.contentOffset == .zero && !view.isDecelerating)
            view.bounces = false
            stage.touch(.began, 100, 100, at: 5)
            stage.touch(.moved, 100, 110)
            stage.touch(.moved, 100, 210)
            #expect(view.contentOffset == .zero)
            stage.touch(.ended, 100, 210, at: 6)
        }
    }

    @Test("a hard flick bounces off the far end")
    func bounce() {
        onStage { stage, view, _ in
            view.contentOffset.y = 650
            flick(stage, by: 60)
            stage.go(to: 0.3)
            #expect(view.contentOffset.y > 700)
            stage.go(to: 4)
            #expect(view.contentOffset.y == 700)
        }
    }

    @Test("contents that fit do not move, unless they always bounce")
    func fitting() {
        onStage { stage, view, _ in
            view.contentSize = CGSize(width: 100, height: 100)
            stage.touch(.began, 100, 100, at: 0)
            stage.touch(.moved, 100, 110)
            stage.touch(.moved, 100, 160)
            #expect(view.contentOffset == .zero && !view.isDragging)
            stage.touch(.ended, 100, 160)
            view.alwaysBounceVertical = true
            stage.touch(.began, 100, 100, at: 1)
            stage.touch(.moved, 100, 110)
            stage.touch(.moved, 130, 160)
            #expect(view.contentOffset.y < -20 && view.contentOffset.x == 0)
            stage.touch(.cancelled, 130, 160)
            stage.go(to: 3)
            #expect(view.contentOffset == .zero)
            view.isScrollEnabled = false
            stage.touch(.began, 100, 100, at: 4)
            stage.touch(.moved, 100, 160)
            #expect(!view.isDragging)
            stage.touch(.ended, 100, 160)
        }
    }

    @Test("an animated change takes .3 s, slow at both ends, and says when it is over")
    func animated() {
        onStage { stage, view, diary in
            view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
            stage.go(to: 0)
            #expect(view.contentOffset.y == 0)
            stage.go(to: 0.075)
            #expect(view.contentOffset.y == (200 * 0.129162).rounded())
            stage.go(to: 0.15)
            #expect(view.contentOffset.y == 100)
            stage.go(to: 0.3)
            #expect(view.contentOffset.y == 200 && diary.lines == ["animated"])
            view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 100), animated: false)
            #expect(view.contentOffset.y == 400)
            view.scrollRectToVisible(CGRect(x: 0, y: 390, width: 10, height: 100), animated: false)
            #expect(view.contentOffset.y == 390)
            view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 100), animated: true)
            #expect(view.contentOffset.y == 390 && diary.lines == ["animated"])
        }
    }

    @Test("a delegate decides where contents come to rest")
    func target() {
        onStage { stage, view, diary in
            diary.target = CGPoint(x: 0, y: 333)
            flick(stage, by: 60)
            stage.go(to: 5)
            #expect(view.contentOffset.y == 333)
        }
    }

    @Test("pages: a flick turns one, a slow drag goes to the nearest")
    func pages() {
        onStage { stage, view, _ in
            view.isPagingEnabled = true
            view.contentSize.height = 900
            flick(stage, by: 60)
            stage.go(to: 3)
            #expect(view.contentOffset.y == 300)
            stage.touch(.began, 100, 100, at: 4)
            stage.touch(.moved, 100, 110)
            stage.touch(.moved, 100, 170)
            stage.touch(.ended, 100, 170, at: 5)
            stage.go(to: 8)
            #expect(view.contentOffset.y == 300)
        }
    }

    @Test("insets make room; contents at their top stay at it, and rest between the ends")
    func insets() {
        onStage { stage, view, diary in
            view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
            #expect(view.contentOffset.y == -50 && view.adjustedContentInset.top == 50)
            #expect(diary.lines == ["inset"])
            view.contentOffset.y = 1000
            #expect(view.contentOffset.y == 1000)
            view.contentSize.height = 500
            #expect(view.contentOffset.y == 220)
            view.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
            #expect(view.contentInset.top == 50)
            view.contentSize.height = .infinity
            #expect(view.contentSize.height == 500)
            view.frame.size.height = 400
            #expect(view.contentOffset.y == 120)
        }
    }

    @Test("the safe area makes room along the axes that scroll, as the behaviour says")
    func safeArea() {
        onStage { stage, view, _ in
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 10)
            let inner = UIScrollView(frame: stage.window.bounds)
            inner.contentSize = CGSize(width: 200, height: 1000)
            controller.view.addSubview(inner)
            stage.window.rootViewController = controller
            CATransaction.flush()
            #expect(inner.safeAreaInsets.top == 40)
            #expect(inner.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
            #expect(inner.contentOffset.y == -40)
            inner.contentInset.top = 5
            #expect(inner.adjustedContentInset.top == 45 && inner.contentOffset.y == -45)
            inner.contentInsetAdjustmentBehavior = .never
            #expect(inner.adjustedContentInset.top == 5 && inner.contentOffset.y == -5)
            inner.contentInsetAdjustmentBehavior = .always
            #expect(inner.adjustedContentInset.left == 10)
            stage.window.rootViewController = nil
        }
    }

    @Test("a drag along one axis stays on it where that is locked; contents wider and higher move both ways")
    func axes() {
        onStage { stage, view, _ in
            view.contentSize.width = 1000
            stage.touch(.began, 150, 150, at: 0)
            stage.touch(.moved, 140, 150, at: 0.02)
            stage.touch(.moved, 100, 120, at: 0.04)
            #expect(view.contentOffset == CGPoint(x: 40, y: 30))
            stage.touch(.ended, 100, 120, at: 1)
            view.contentOffset = .zero
            view.isDirectionalLockEnabled = true
            stage.touch(.began, 150, 150, at: 2)
            stage.touch(.moved, 138, 149, at: 2.02)
            stage.touch(.moved, 98, 120, at: 2.04)
            #expect(view.contentOffset == CGPoint(x: 42, y: 0))
            stage.touch(.ended, 98, 120, at: 3)
        }
    }

    @Test("of one scroll view in another, the one along whose axis the drag goes moves")
    func nested() {
        onStage { stage, view, _ in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            inner.contentSize = CGSize(width: 500, height: 100)
            view.addSubview(inner)
            stage.touch(.began, 100, 50, at: 0)
            stage.touch(.moved, 88, 50, at: 0.01)
            stage.touch(.moved, 68, 40, at: 0.02)
            #expect(inner.contentOffset.x == 22 && view.contentOffset.y == 0)
            stage.touch(.ended, 68, 40, at: 1)
            stage.touch(.began, 100, 90, at: 2)
            stage.touch(.moved, 100, 78, at: 2.01)
            stage.touch(.moved, 90, 58, at: 2.02)
            #expect(inner.contentOffset.x == 22 && view.contentOffset.y == 22)
            stage.touch(.ended, 90, 58, at: 3)
        }
    }

    @Test("a drag that begins in a control is the control's, one in another view takes the touch from it")
    func controls() {
        onStage { stage, view, _ in
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            var cancelled = 0
            control.addAction(UIAction { _ in cancelled += 1 }, for: .touchCancel)
            view.addSubview(control)
            stage.touch(.began, 100, 50, at: 0)
            stage.touch(.moved, 100, 20)
            #expect(!view.isDragging && control.isTracking && cancelled == 0)
            stage.touch(.ended, 100, 20)
        }
    }

    @Test("a touch in the contents never drags where touches there cannot be cancelled")
    func uncancelled() {
        onStage { stage, view, _ in
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            view.addSubview(child)
            view.canCancelContentTouches = false
            stage.touch(.began, 100, 50, at: 0)
            stage.touch(.moved, 100, 20)
            #expect(!view.isDragging)
            stage.touch(.ended, 100, 20)
            view.canCancelContentTouches = true
            stage.touch(.began, 100, 50, at: 1)
            stage.touch(.moved, 100, 20)
            #expect(view.isDragging)
            stage.touch(.ended, 100, 20)
        }
    }

    @Test("contents that leave the window while they move are at their end, and nothing goes on")
    func leaving() {
        onStage { stage, view, diary in
            flick(stage, by: 60)
            view.removeFromSuperview()
            #expect(!view.isDecelerating && diary.lines.last == "rest")
            let position = view.contentOffset
            stage.go(to: 2)
            #expect(view.contentOffset == position)
            stage.window.addSubview(view)
            #expect(view.contentOffset == position)
            stage.touch(.began, 100, 100, at: 3)
            stage.touch(.moved, 100, 80)
            #expect(view.isDragging)
            view.removeFromSuperview()
            #expect(!view.isDragging)
            stage.touch(.ended, 100, 80, at: 4)
        }
    }

    // MARK: Wheel and touchpad

    private func scroll(_ stage: Stage, _ phase: ScrollInput.Phase, _ dy: CGFloat = 0, dx: CGFloat = 0, at time: Double)
    {
        stage.go(to: time)
        stage.window.handle(
            .scroll(
                ScrollInput(
                    phase, delta: CGVector(dx: dx, dy: dy), location: CGPoint(x: 100, y: 50), time: 1 + time)))
    }

    @Test("a wheel scrolls what is under the pointer, smoothly, and never beyond its ends")
    func wheel() {
        onStage { stage, view, diary in
            scroll(stage, .wheel, 40, at: 0)
            #expect(view.contentOffset.y == 0)
            stage.go(to: 0.001)
            stage.go(to: 0.05)
            #expect(view.contentOffset.y > 5 && view.contentOffset.y < 35)
            scroll(stage, .wheel, 40, at: 0.06)
            stage.go(to: 1)
            #expect(view.contentOffset.y == 80)
            scroll(stage, .wheel, -400, at: 2)
            stage.go(to: 3)
            stage.go(to: 4)
            #expect(view.contentOffset.y == 0)
            #expect(diary.lines == [])
            scroll(stage, .wheel, 0, dx: 40, at: 5)
            stage.go(to: 6)
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("the wheel goes to the scroll view that can still move, from the inside out")
    func wheelNested() {
        onStage { stage, view, _ in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            inner.contentSize = CGSize(width: 200, height: 120)
            view.addSubview(inner)
            scroll(stage, .wheel, 40, at: 0)
            stage.go(to: 0.1)
            stage.go(to: 1)
            #expect(inner.contentOffset.y == 20 && view.contentOffset.y == 0)
            scroll(stage, .wheel, 40, at: 2)
            stage.go(to: 2.1)
            stage.go(to: 3)
            #expect(inner.contentOffset.y == 20 && view.contentOffset.y == 40)
        }
    }

    @Test("a touchpad drags: contents follow, give way, move on when it is let go and stand still when it is held")
    func touchpad() {
        onStage { stage, view, diary in
            for step in 0..<6 { scroll(stage, .moved, 10, at: Double(step) / 100) }
            #expect(view.contentOffset.y == 60 && view.isDragging)
            scroll(stage, .lifted, at: 0.06)
            #expect(view.isDecelerating)
            #expect(diary.lines == ["drag", "letting go", "let go true", "coast"])
            stage.go(to: 0.2)
            let position = view.contentOffset.y
            #expect(position > 100)
            scroll(stage, .held, at: 0.21)
            #expect(!view.isDecelerating)
            scroll(stage, .moved, -1000, at: 1)
            #expect(view.contentOffset.y < -50)
            // No further reports: it counts as let go.
            stage.go(to: 1.14)
            #expect(view.isDragging)
            stage.go(to: 1.16)
            #expect(!view.isDragging && view.isDecelerating)
            stage.go(to: 4)
            #expect(view.contentOffset == .zero)
        }
    }

    // MARK: Indicators

    @Test("a bar shows while contents scroll, where they are, and then fades away")
    func indicators() throws {
        try onStage { (stage, view, _) throws in
            @MainActor func bar() throws -> ClosedRange<Int>? {
                let image = try stage.image(on: .white)
                let rows = (0..<300).filter { parts(image.pixel(x: 195, y: $0))[1] < 200 }
                guard let first = rows.first, let last = rows.last else { return nil }
                return first...last
            }
            #expect(try bar() == nil)
            view.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
            stage.go(to: 0)
            let top = try #require(try bar())
            // .3 of 294 points, from 3 points below the top on; its round ends are faint.
            #expect(abs(top.lowerBound - 3) <= 1 && abs(top.upperBound - 90) <= 2)
            stage.go(to: 0.3)
            let bottom = try #require(try bar())
            #expect(abs(bottom.upperBound - 296) <= 1)
            stage.go(to: 0.7)
            #expect(try bar() != nil)
            stage.go(to: 1.1)
            #expect(try bar() == nil)
            view.showsVerticalScrollIndicator = false
            view.flashScrollIndicators()
            #expect(try bar() == nil)
        }
    }

    @Test("the bars keep clear of the safe area, unless they are told not to")
    func indicatorsInSafeArea() {
        Stage.shown(size: CGSize(width: 200, height: 300)) { stage in
            let (controller, view) = (UIViewController(), UIScrollView())
            controller.view = view
            controller.additionalSafeAreaInsets.top = 100
            view.contentSize = CGSize(width: 200, height: 1000)
            stage.window.rootViewController = controller
            stage.pass(0.1)
            view.flashScrollIndicators()
            var bar: CGRect? { view.layer.sublayers?.map(\.frame).first { $0.width < 5 && $0.height > 5 } }
            #expect(view.contentOffset.y == -100 && bar?.minY == 3)
            view.automaticallyAdjustsScrollIndicatorInsets = false
            #expect(bar?.minY == -97)
        }
    }
}
