import CoreGraphics
import OctantBase
import QuartzCore
import RenderServer
import Testing
import UIKit

/// The springs of property animators, by each of their initialisers.
@Suite("UISpringTimingParameters")
@MainActor
struct SpringTimingTests {
    private let push = CGVector(dx: 2, dy: -3)

    /// Runs `body` with a view that an animator of 1 s on `curve` moves from (10, 10) to (110, 110), and a closure that
    /// moves the time to so many seconds after its start.
    private func run(
        _ curve: UISpringTimingParameters, _ body: (UIView, UIViewPropertyAnimator, (Double) -> Void) throws -> Void
    ) throws {
        try Stage.with(size: CGSize(width: 200, height: 200)) { (stage) throws in
            let view = stage.shownView()
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
            animator.addAnimations {
                view.center = CGPoint(x: 110, y: 110)
                view.alpha = 0.5
            }
            animator.startAnimation()
            let start = stage.clock.now() - 1
            try body(view, animator) { stage.go(to: start + $0) }
            animator.stopAnimation(true)
        }
    }

    private func springs(of view: UIView) -> [CASpringAnimation] {
        (view.layer.animationKeys() ?? []).compactMap { view.layer.animation(forKey: $0) as? CASpringAnimation }
    }

    @Test("they know their speed at the begin; without one it is none, and what is no number counts as none")
    func initialVelocity() {
        for curve in [
            UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: push),
            UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: push),
            UISpringTimingParameters(duration: 0.5, bounce: 0.25, initialVelocity: push),
        ] {
            #expect(curve.initialVelocity == push)
        }
        for curve in [
            UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: 0.5),
            UISpringTimingParameters(duration: 0.5, bounce: 0.25),
            UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: CGFloat.nan, dy: .infinity)),
        ] {
            #expect(curve.initialVelocity == .zero)
        }
    }

    /// Bounces, and the damping of the spring of 157.913 670 that swings once in half a second.
    nonisolated static let bounces: [(CGFloat, CGFloat)] = [
        (-0.75, 100.530_964_9), (-0.5, 50.265_482_46), (-0.25, 33.510_321_64), (0, 25.132_741_23),
        (0.25, 18.849_555_92), (0.5, 12.566_370_61), (0.75, 6.283_185_31),
    ]

    @Test("by duration and bounce a spring has the stiffness and damping that these stand for", arguments: bounces)
    func bounce(_ bounce: CGFloat, _ damping: CGFloat) throws {
        try run(UISpringTimingParameters(duration: 0.5, bounce: bounce)) { (view, animator, go) throws in
            let all = springs(of: view)
            #expect(all.map(\.keyPath) == ["position", "opacity"])
            for spring in all {
                #expect(spring.mass == 1 && abs(spring.stiffness - 157.913_670_4) < 1e-6)
                #expect(abs(spring.damping - damping) < 1e-6 && abs(spring.bounce - bounce) < 1e-9)
                // The animator's second does not count.
                #expect(abs(spring.duration - spring.settlingDuration) < 1e-9)
            }
            let length = try #require(all.first).settlingDuration
            go(0)
            go(length - 0.01)
            #expect(animator.isRunning)
            go(length + 0.01)
            #expect(animator.state == .inactive && view.center.x == 110)
        }
    }

    @Test("below 0 a bounce creeps, and with figures of one's own too much damping is just enough")
    func overdamped() throws {
        // 1 - e^-25.1327t (cosh gt + 25.1327/g sinh gt), g = 21.7656, stiffness 157.914: damped twice as much as need
        // be.
        try run(UISpringTimingParameters(duration: 0.5, bounce: -0.5)) { (view, _, go) throws in
            go(0)
            for (time, share) in [(0.1, 0.231_361_5), (0.3, 0.607_665_4), (0.8, 0.927_139_9)] {
                go(time)
                #expect(abs(try view.shown().position.x - 10 - 100 * share) < 1e-2, "at \(time)")
            }
        }
        // 1 - (1 + 10t) e^-10t.
        let strong = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 60, initialVelocity: .zero)
        try run(strong) { (view, _, go) throws in
            go(0)
            for (time, share) in [(0.1, 0.264_241_1), (0.25, 0.712_702_5), (0.6, 0.982_648_7)] {
                go(time)
                #expect(abs(try view.shown().position.x - 10 - 100 * share) < 1e-2, "at \(time)")
            }
        }
    }

    @Test("a speed at the begin goes along each axis of a place; everything else has that along x")
    func axes() throws {
        let figures = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: push)
        try run(figures) { (view, _, go) throws in
            go(0)
            // 1 - (1 + (10 - v)t) e^-10t with v = 2 and -3.
            for (time, x, y) in [
                (0.05, 0.150_857_1, -0.000_775_6), (0.15, 0.509_113_6, 0.341_766_0), (0.4, 0.923_074_3, 0.886_443_0),
            ] {
                go(time)
                let shown = try view.shown()
                #expect(abs(shown.position.x - 10 - 100 * x) < 1e-2 && abs(shown.position.y - 10 - 100 * y) < 1e-2)
                #expect(abs(CGFloat(shown.opacity) - (1 - 0.5 * x)) < 1e-4, "at \(time)")
            }
        }
        // With a damping ratio both have one stiffness, that of the speed along x.
        let ratio = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 5))
        try run(ratio) { (view, animator, go) throws in
            let all = springs(of: view)
            #expect(all.map(\.keyPath) == ["position.x", "position.y", "opacity"])
            #expect(all.map(\.initialVelocity) == [1, 5, 1])
            #expect(all.allSatisfy { abs($0.stiffness - 152.868_413_8) < 1e-6 && $0.duration == 1 })
            go(0)
            go(0.3)
            animator.isReversed = true
            go(0.6)
            #expect(animator.state == .inactive && view.center == CGPoint(x: 10, y: 10))
            #expect(view.layer.animationKeys() == nil)
        }
        // With the same along both there is one animation.
        let even = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 1))
        try run(even) { (view, _, _) throws in #expect(springs(of: view).map(\.keyPath) == ["position", "opacity"]) }
    }

    @Test("numbers that no spring has do no harm: views stay at places that there are, and arrive")
    func oddNumbers() throws {
        let odd: [CGFloat] = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300]
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        try Log.redirected(to: { _ in lines += 1 }) {
            for number in odd {
                let speed = CGVector(dx: number, dy: -number)
                for curve in [
                    UISpringTimingParameters(dampingRatio: number, initialVelocity: speed),
                    UISpringTimingParameters(mass: number, stiffness: number, damping: number, initialVelocity: speed),
                    UISpringTimingParameters(duration: number, bounce: number, initialVelocity: speed),
                ] {
                    try run(curve) { (view, animator, go) throws in
                        go(0)
                        for time in [0.01, 0.3, 0.9] {
                            go(time)
                            let location = try view.shown().position
                            #expect(location.x.isFinite && location.y.isFinite, "\(number) at \(time)")
                        }
                        go(1e8)
                        #expect(animator.state == .inactive && view.center == CGPoint(x: 110, y: 110), "\(number)")
                    }
                }
            }
        }
        #expect(lines >= 1)
    }
}
