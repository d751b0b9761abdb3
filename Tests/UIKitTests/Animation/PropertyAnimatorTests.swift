import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit

@Suite("UIViewPropertyAnimator")
@MainActor
struct PropertyAnimatorTests {
    /// Runs `body` with a view at x = 10 and an animator that moves it to 110 in 2 s, linearly, and the results of its
    /// completion.
    private func run(
        _ body: (Stage, UIView, UIViewPropertyAnimator, @escaping @MainActor () -> [UIViewAnimatingPosition]) throws ->
            Void
    ) throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = stage.shownView()
            final class Ends {
                var all: [UIViewAnimatingPosition] = []
            }
            let ends = Ends()
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 110 }
            animator.addCompletion { ends.all.append($0) }
            try body(stage, view, animator) { ends.all }
        }
    }

    private func x(_ view: UIView) throws -> CGFloat { try view.shown().position.x }

    @Test("it does nothing until it is started, then runs its time and completes once, at the end")
    func curve() throws {
        try run { (stage, view, animator, ends) throws in
            stage.go(to: 1)
            #expect(view.center.x == 10 && animator.state == .inactive && !animator.isRunning)
            animator.startAnimation()
            #expect(view.center.x == 110 && animator.state == .active && animator.isRunning)
            for (time, location) in [(1, 10), (1.5, 35), (2, 60), (2.5, 85)] as [(Double, CGFloat)] {
                stage.go(to: time)
                #expect(abs(try x(view) - location) < 1e-6)
                #expect(abs(animator.fractionComplete - (location - 10) / 100) < 1e-9)
            }
            #expect(ends().isEmpty)
            stage.go(to: 3)
            #expect(ends() == [.end] && animator.state == .inactive && !animator.isRunning)
            #expect(try x(view) == 110 && view.layer.animationKeys() == nil)
            stage.go(to: 9)
            #expect(ends() == [.end])
        }
    }

    @Test("changes with a delay begin when that share of the time is over, and end with the others")
    func delayFactor() throws {
        try run { (stage, view, animator, ends) throws in
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            stage.go(to: 1)
            animator.startAnimation()
            for (time, share) in [(1, 0), (2, 0), (2.5, 0.5)] as [(Double, CGFloat)] {
                stage.go(to: time)
                #expect(abs(try view.shown().opacity - Float(1 - share)) < 1e-6, "at \(time)")
            }
            stage.go(to: 3)
            #expect(try x(view) == 110 && view.shown().opacity == 0 && ends() == [.end])
        }
    }

    @Test("paused it stands still, a fraction puts it anywhere, and it goes on from there")
    func scrubbing() throws {
        try run { (stage, view, animator, ends) throws in
            animator.startAnimation()
            stage.go(to: 0.5)
            animator.pauseAnimation()
            stage.go(to: 5)
            #expect(try x(view) == 35 && animator.fractionComplete == 0.25 && animator.state == .active)
            for (fraction, location) in [(0.75, 85), (0, 10), (1, 110), (7, 110), (-1, 10), (CGFloat.nan, 10)]
                as [(CGFloat, CGFloat)]
            {
                animator.fractionComplete = fraction
                stage.go(to: 5)
                #expect(try x(view) == location)
            }
            animator.fractionComplete = 0.5
            animator.startAnimation()
            stage.go(to: 5.5)
            #expect(abs(try x(view) - 85) < 1e-6 && ends().isEmpty)
            stage.go(to: 6)
            #expect(ends() == [.end] && view.center.x == 110)
        }
    }

    @Test("scrubbing goes by even time, or along the course where that is asked for")
    func scrubbedCurve() throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = stage.shownView()
            let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { view.center.x = 110 }
            animator.fractionComplete = 0.25
            stage.go(to: 0)
            #expect(animator.state == .active && !animator.isRunning)
            #expect(abs(try x(view) - 35) < 1e-6)
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.25
            stage.go(to: 0)
            // easeInEaseOut at a quarter: .129162.
            #expect(abs(try x(view) - 22.9162) < 0.01)
            animator.stopAnimation(true)
        }
    }

    @Test("turned on its way it goes back along the same way, in the time that it took, and completes at the start")
    func reversing() throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = stage.shownView()
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) {
                view.center.x = 110
                view.backgroundColor = .red
            }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            stage.go(to: 0)
            var way: [CGFloat] = []
            for step in 1...6 {
                stage.go(to: Double(step) / 4)
                way.append(try x(view))
            }
            animator.isReversed = true
            for step in 1...5 {
                stage.go(to: 1.5 + Double(step) / 4)
                #expect(abs(try x(view) - way[5 - step]) < 0.01)
            }
            #expect(ends.isEmpty && animator.isReversed)
            stage.go(to: 3)
            #expect(ends == [.start] && view.center.x == 10 && view.layer.animationKeys() == nil)
            #expect(view.backgroundColor?.cgColor.alpha ?? 0 == 0)
        }
    }

    @Test("stopped, what is seen stays, until it is finished at the start, at the end or where it is")
    func stopping() throws {
        for (position, location) in [(UIViewAnimatingPosition.start, 10), (.end, 110), (.current, 60)]
            as [(UIViewAnimatingPosition, CGFloat)]
        {
            try run { (stage, view, animator, ends) throws in
                animator.startAnimation()
                stage.go(to: 0)
                stage.go(to: 1)
                animator.stopAnimation(false)
                #expect(animator.state == .stopped && view.center.x == 60)
                stage.go(to: 5)
                #expect(try x(view) == 60 && ends().isEmpty)
                animator.startAnimation()
                #expect(animator.state == .stopped && !animator.isRunning)
                animator.finishAnimation(at: position)
                #expect(ends() == [position] && view.center.x == location && animator.state == .inactive)
            }
        }
        try run { (stage, view, animator, ends) throws in
            animator.startAnimation()
            stage.go(to: 0)
            stage.go(to: 1)
            animator.stopAnimation(true)
            stage.go(to: 5)
            #expect(animator.state == .inactive && view.center.x == 60 && ends().isEmpty)
        }
    }

    @Test("animations added on the way take what is left of the time; those added before the start take all of it")
    func adding() throws {
        try run { (stage, view, animator, ends) throws in
            animator.addAnimations { view.alpha = 0 }
            animator.startAnimation()
            stage.go(to: 0)
            stage.go(to: 1)
            #expect(abs(try view.shown().opacity - 0.5) < 1e-6)
            animator.addAnimations { view.center.y = 90 }
            stage.go(to: 1)
            stage.go(to: 1.5)
            #expect(abs(try view.shown().position.y - 50) < 1e-6)
            #expect(abs(try x(view) - 85) < 1e-6)
            stage.go(to: 2)
            #expect(ends() == [.end] && view.center == CGPoint(x: 110, y: 90) && view.alpha == 0)
        }
    }

    @Test("it begins at what is set in the same turn, and at what is seen of what moves")
    func begins() throws {
        try run { (stage, view, animator, _) throws in
            view.alpha = 0
            view.center.x = 50
            animator.addAnimations { view.alpha = 1 }
            animator.startAnimation()
            stage.go(to: 0)
            for (time, share) in [(0.5, 0.25), (1, 0.5)] as [(Double, CGFloat)] {
                stage.go(to: time)
                #expect(abs(try x(view) - (50 + 60 * share)) < 1e-6)
                #expect(abs(CGFloat(try view.shown().opacity) - share) < 1e-6)
            }
            let next = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            next.startAnimation()
            stage.go(to: 1)
            for (time, opacity) in [(1.25, 0.375), (1.5, 0.25), (1.75, 0.125)] as [(Double, CGFloat)] {
                stage.go(to: time)
                #expect(abs(CGFloat(try view.shown().opacity) - opacity) < 1e-6, "at \(time)")
            }
            animator.stopAnimation(true)
            next.stopAnimation(true)
        }
    }

    @Test("it goes on in another course and time, and begins after a delay")
    func continuing() throws {
        try run { (stage, view, animator, ends) throws in
            animator.startAnimation(afterDelay: 1)
            stage.go(to: 0)
            stage.go(to: 0.9)
            #expect(try x(view) == 10 && animator.fractionComplete == 0)
            stage.go(to: 2)
            #expect(abs(try x(view) - 60) < 1e-6)
            animator.pauseAnimation()
            // Half of 2 s is left: it lasts 4 s now.
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
            stage.go(to: 2)
            stage.go(to: 4)
            #expect(abs(try x(view) - 85) < 1e-6)
            stage.go(to: 5.9)
            #expect(ends().isEmpty)
            stage.go(to: 6)
            #expect(ends() == [.end])
        }
    }

    @Test(
        "a spring comes to rest in its duration, an animator that pauses at its end waits, and one without changes ends"
    )
    func endings() throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = stage.shownView()
            var ends: [String] = []
            let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.center.x = 110 }
            spring.addCompletion { _ in ends.append("spring") }
            spring.startAnimation()
            let nothing = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
            nothing.addCompletion { _ in ends.append("nothing") }
            nothing.startAnimation()
            stage.go(to: 0)
            var most: CGFloat = 0
            for step in 1..<20 {
                stage.go(to: Double(step) / 20)
                most = max(most, try x(view))
            }
            #expect(most > 130)
            stage.go(to: 1.01)
            #expect(ends == ["nothing", "spring"] && view.center.x == 110)
            let patient = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 10 }
            patient.pausesOnCompletion = true
            patient.addCompletion { _ in ends.append("patient") }
            patient.startAnimation()
            stage.go(to: 2)
            stage.go(to: 3)
            #expect(patient.state == .active && !patient.isRunning && patient.fractionComplete == 1 && ends.count == 2)
            patient.stopAnimation(false)
            patient.finishAnimation(at: .end)
            #expect(ends.last == "patient")
        }
    }

    @Test("it lives while it is active, and no longer")
    func lifetime() {
        weak var gone: UIViewPropertyAnimator?
        Stage.with(size: CGSize(width: 200, height: 200)) { (stage) in
            let view = stage.shownView()
            gone = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { view.alpha = 0 }
            #expect(gone?.isRunning == true)
            stage.go(to: 0)
            stage.go(to: 1.1)
        }
        #expect(gone == nil)
    }

    @Test("one that is not interruptible goes on when it is to pause, to be scrubbed or to stop")
    func uninterruptible() throws {
        try run { (stage, view, animator, ends) throws in
            animator.isInterruptible = false
            let general: any UIViewImplicitlyAnimating = animator
            general.startAnimation()
            stage.go(to: 1)
            general.pauseAnimation()
            general.fractionComplete = 0
            general.stopAnimation(true)
            #expect(general.isRunning && general.fractionComplete == 0.5)
            stage.go(to: 2)
            #expect(ends() == [.end])
        }
    }
}
