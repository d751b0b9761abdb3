import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit

/// The springs of views as measured on UIKit. Source: docs/sources/layers.md, Springs.
@Suite("Springs of views")
@MainActor
struct ViewSpringTests {
    private let size = CGSize(width: 200, height: 200)

    /// Damping ratio, seconds, velocity in whole ways a second, and the stiffness that UIKit gave the animation.
    struct Measured: Sendable, CustomTestStringConvertible {
        let ratio: Double, duration: Double, velocity: Double, stiffness: Double
        var testDescription: String { "ratio \(ratio), \(duration) s, velocity \(velocity)" }
    }

    nonisolated static let measured = [
        (0.35, 1, 0, 286.409_428_189_117_14), (0.1, 1, 0, 2_125.390_127_840_793_4), (0.5, 1, 0, 161.719_502_504_201_6),
        (0.9, 1, 0, 71.924_729_157_709_72), (0.5, 0.3, 0, 1_796.883_361_157_795_4), (0.5, 2, 0, 40.429_875_626_050_4),
        (1, 1, 1, 83.138_036_153_885_31), (0.5, 1, 1, 152.868_413_817_924_56),
        (0.5, 1, -2, 175.422_412_338_342_5),
    ].map { Measured(ratio: $0, duration: $1, velocity: $2, stiffness: $3) }

    @Test("a view's spring has UIKit's stiffness, to a ten millionth", arguments: measured)
    func stiffness(_ row: Measured) throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            UIView.animate(
                withDuration: row.duration, delay: 0, usingSpringWithDamping: row.ratio,
                initialSpringVelocity: row.velocity
            ) { view.center.x = 110 }
            let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
            #expect(abs(spring.stiffness / row.stiffness - 1) < 1e-7, "\(spring.stiffness)")
            #expect(spring.mass == 1 && spring.duration == row.duration && spring.initialVelocity == row.velocity)
            #expect(abs(spring.damping - 2 * row.ratio * spring.stiffness.squareRoot()) < 1e-9)
            let curve = UISpringTimingParameters(
                dampingRatio: row.ratio, initialVelocity: CGVector(dx: row.velocity, dy: 0))
            let animator = UIViewPropertyAnimator(duration: row.duration, timingParameters: curve)
            animator.addAnimations { view.alpha = 0.5 }
            animator.startAnimation()
            let key = try #require(view.layer.animationKeys()?.first { $0.hasSuffix("opacity") })
            let same = try #require(view.layer.animation(forKey: key) as? CASpringAnimation)
            #expect(same.stiffness == spring.stiffness)
            animator.stopAnimation(true)
        }
    }

    @Test("damped just so much, at rest at first, it swings 9.23341 times its duration; damped more it does the same")
    func criticalFrequency() throws {
        try Stage.with(size: size) { (stage) throws in
            for ratio in [1, 1.01, 1.5, 10] {
                for duration in [0.3, 1, 2] {
                    let view = stage.shownView()
                    UIView.animate(
                        withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
                    ) { view.center.x = 110 }
                    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
                    #expect(abs(spring.stiffness.squareRoot() * duration - 9.23341) < 1e-5, "\(ratio) \(duration)")
                    #expect(abs(spring.damping - 2 * spring.stiffness.squareRoot()) < 1e-9)
                    #expect(!spring.allowsOverdamping)
                }
            }
        }
    }

    @Test("by duration and bounce a view creeps where the bounce is below 0")
    func creeping() throws {
        try Stage.with(size: size) { (stage) throws in
            let (view, start) = (stage.shownView(), stage.clock.now() - 1)
            UIView.animate(springDuration: 0.5, bounce: -0.5) { view.center.x = 110 }
            let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
            #expect(spring.allowsOverdamping && abs(spring.bounce + 0.5) < 1e-9)
            stage.go(to: start)
            // 1 - e^-25.1327t (cosh gt + 25.1327/g sinh gt), g = 21.7656.
            for (time, share) in [(0.1, 0.231_361_5), (0.3, 0.607_665_4), (0.8, 0.927_139_9)] {
                stage.go(to: start + time)
                #expect(abs(try view.shown().position.x - 10 - 100 * share) < 1e-2, "at \(time)")
            }
        }
    }

    @Test("on a spring of ratio .6 and .8 s a view goes the measured way, to half a point of a hundred")
    func track() throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView(CGRect(x: 40, y: 0, width: 20, height: 20))
            let start = stage.clock.now() - 1
            UIView.animate(
                withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
            ) { view.center.x = 150 }
            stage.go(to: start)
            for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)] {
                stage.go(to: start + time)
                #expect(abs(try view.shown().position.x - x) <= 0.5, "at \(time)")
            }
        }
    }

    @Test("whatever its numbers, a spring of a view is one: the fastest that its rule allows, also at great velocities")
    func everyVelocity() {
        for ratio in [0.01, 0.2, 0.5, 0.99, 1, 1.5, 10] {
            for velocity in [-1000, -3, 0, 0.5, 1.65, 3, 7, 50, 1e6] {
                let spring = SpringCurve(settlingIn: 0.5, dampingRatio: ratio, initialVelocity: velocity)
                let frequency = spring.stiffness.squareRoot()
                #expect(frequency.isFinite && frequency > 0.1 && frequency < 1e5, "\(ratio) \(velocity) \(frequency)")
                guard ratio < 1 else { continue }
                let decay = ratio * frequency
                let damped = frequency * (1 - ratio * ratio).squareRoot()
                #expect(abs(abs(decay - velocity) / damped * exp(-decay * 0.5) - 0.001) < 1e-8, "\(ratio) \(velocity)")
            }
        }
        // Not jumping to a softer one at velocities that fingers have.
        let gentle = SpringCurve(settlingIn: 1, dampingRatio: 0.5, initialVelocity: 1.6)
        let faster = SpringCurve(settlingIn: 1, dampingRatio: 0.5, initialVelocity: 1.7)
        #expect(gentle.stiffness - faster.stiffness > 0 && gentle.stiffness - faster.stiffness < 5)
    }

    @Test("the system's own spring, of mass 3 and stiffness 1000, does not overshoot")
    func systemSpring() throws {
        try Stage.with(size: size) { (stage) throws in
            let view = stage.shownView()
            let animator = UIViewPropertyAnimator(duration: 7, timingParameters: UISpringTimingParameters())
            animator.addAnimations { view.center.x = 110 }
            animator.startAnimation()
            let start = stage.clock.now() - 1
            // 1 - (1 + wt) e^-wt, w = sqrt(1000 / 3).
            for (time, share) in [(0.1, 0.544_778_4), (0.2, 0.879_281_9), (0.4, 0.994_407_6)] {
                stage.go(to: start + time)
                #expect(abs(try view.shown().position.x - (10 + 100 * share)) < 1e-2, "at \(time)")
            }
            stage.go(to: start + 1)
            #expect(animator.state == .inactive && view.layer.animationKeys() == nil)
        }
    }
}
