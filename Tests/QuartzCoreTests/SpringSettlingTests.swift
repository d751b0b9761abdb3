import Foundation
import QuartzCore
import RenderServer
import Testing

/// When springs of layers settle, as measured on Core Animation, and what they are made of.
/// Source: docs/sources/layers.md, Springs.
@Suite("Springs that settle")
struct SpringSettlingTests {
    /// The zPosition shown `seconds` after `animation` was committed.
    private func shown(_ animation: CAAnimation, after seconds: Double) throws -> CGFloat {
        try Stage.shown(animation, after: seconds).zPosition
    }

    @Test("a critically damped spring settles at a full tenth of a second")
    func criticalSettling() {
        // Measured on Core Animation: stiffness (2π / d)², damping 4π / d.
        for (duration, settled) in [(0.5, 0.8), (1, 1.5), (0.25, 0.4)] {
            let spring = CASpringAnimation(keyPath: "opacity")
            let frequency = 2 * Double.pi / duration
            (spring.stiffness, spring.damping) = (frequency * frequency, 2 * frequency)
            #expect(abs(spring.settlingDuration - settled) < 1e-12)
            let same = CASpringAnimation(perceptualDuration: duration, bounce: 0)
            #expect(abs(same.settlingDuration - settled) < 1e-12)
        }
    }

    @Test("a spring by its perceptual duration and its bounce has the stiffness and damping that these stand for")
    func perceptual() throws {
        let table = [
            (0.5, 0.3, 157.913_670_4, 17.592_918_86), (0.8, 0, 61.685_027_5, 15.707_963_27),
            (1, -0.5, 39.478_417_6, 25.132_741_23), (2, 1, 9.869_604_4, 0),
        ]
        for (duration, bounce, stiffness, damping) in table {
            let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
            #expect(abs(spring.stiffness - stiffness) < 1e-6 && abs(spring.damping - damping) < 1e-7)
            #expect(spring.mass == 1 && spring.initialVelocity == 0 && spring.duration == 0)
            #expect(abs(spring.perceptualDuration - duration) < 1e-12 && abs(spring.bounce - bounce) < 1e-12)
        }
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        (spring.keyPath, spring.fromValue, spring.toValue) = ("zPosition", 0, 1)
        spring.duration = spring.settlingDuration
        // 1 - (1 + 4πt) e^-4πt.
        for (time, value) in [(0.1, 0.357_739_556), (0.25, 0.821_025_554), (0.5, 0.986_399_068)] {
            #expect(abs(try shown(spring, after: time) - value) < 1e-6)
        }
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            #expect(CASpringAnimation(perceptualDuration: .nan, bounce: .nan).perceptualDuration == 0.5)
        }
        #expect(lines == 1)
    }
}
