import Foundation
import OctantBase
import QuartzCore
import RenderServer
import Testing

/// When springs of layers settle, as measured on Core Animation, and what they are made of.
/// Source: docs/sources/layers.md, Springs.
@Suite("Springs that settle")
struct SpringSettlingTests {
    /// The zPosition shown `seconds` after `animation` was committed.
    private func shown(_ animation: CAAnimation, after seconds: Double) throws -> CGFloat {
        try LayerScene.shown(animation, after: seconds).zPosition
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
            #expect(spring.mass == 1 && spring.initialVelocity == 0 && spring.allowsOverdamping)
            #expect(spring.duration == spring.settlingDuration)
            #expect(abs(spring.perceptualDuration - duration) < 1e-12 && abs(spring.bounce - bounce) < 1e-12)
        }
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        (spring.keyPath, spring.fromValue, spring.toValue) = ("zPosition", 0, 1)
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

    @Test("damped more than just enough, a spring moves as with just enough unless it is allowed to creep")
    func overdamping() throws {
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.damping, spring.fromValue, spring.toValue, spring.duration) = (50, 0, 1, 2)
        #expect(!spring.allowsOverdamping && spring.settlingDuration == 1)
        #expect(CASpringAnimation.defaultValue(forKey: "allowsOverdamping") as? Bool == false)
        let creeping = try #require(spring.copy() as? CASpringAnimation)
        creeping.setValue(true, forKey: "allowsOverdamping")
        #expect(creeping.allowsOverdamping && (creeping.copy() as? CASpringAnimation)?.allowsOverdamping == true)
        #expect(creeping.settlingDuration > 3 && creeping.damping == 50 && creeping.bounce == spring.bounce)
        // 1 - (1 + 10t) e^-10t, and 1 - e^-25t (cosh gt + 25/g sinh gt), g = sqrt(525).
        for (time, just, more) in [
            (0.1, 0.264_241_118, 0.151_783_862), (0.25, 0.712_702_505, 0.379_508_159),
            (0.6, 0.982_648_735, 0.701_126_507),
        ] {
            #expect(abs(try shown(spring, after: time) - just) < 1e-6, "at \(time)")
            #expect(abs(try shown(creeping, after: time) - more) < 1e-6, "at \(time)")
        }
    }
}
