import Testing

@testable import SwiftUI

/// Expected positions and velocities were integrated numerically (Runge-Kutta of the fourth order, 200,000 steps),
/// apart from the solver under test.
@Suite("Spring")
struct SpringTests {
    @Test("values and velocities are those of the equation, for every damping")
    func motion() {
        let cases: [(Spring, time: Double, value: Double, velocity: Double)] = [
            (.smooth, 0.1, 0.357_739_556, 4.494_373_762), (.smooth, 0.5, 0.986_399_068, 0.147_447_368),
            (.bouncy, 0.25, 0.984_087_491, 1.526_264_711),
            (Spring(duration: 0.5, bounce: -0.5), 0.25, 0.535_727_675, 1.563_246_782),
            (Spring(stiffness: 170, damping: 15), 0.2, 0.986_203_104, 3.009_014_335),
        ]
        for (spring, time, value, velocity) in cases {
            #expect(abs(spring.value(target: 1, time: time) - value) < 1e-8, "\(spring) \(time)")
            #expect(abs(spring.velocity(target: 1, time: time) - velocity) < 1e-7, "\(spring) \(time)")
        }
        let pushed = Spring(stiffness: 170, damping: 15)
        #expect(abs(pushed.value(target: 1.0, initialVelocity: 4, time: 0.2) - 1.057_003_441) < 1e-8)
    }

    @Test("it can start anywhere with any velocity, in one go or step by step")
    func update() {
        var (value, velocity) = (0.2, 3.0)
        for _ in 0..<10 { Spring.bouncy.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.025) }
        #expect(abs(value - 2.000_353_036) < 1e-8 && abs(velocity - 2.284_897_603) < 1e-7)
        let point = Spring.smooth.value(
            fromValue: CGPoint(x: 1, y: 0), toValue: CGPoint(x: 2, y: 10), initialVelocity: .zero, time: 0.1)
        #expect(abs(point.x - 1.357_739_556) < 1e-8 && abs(point.y - 3.577_395_565) < 1e-8)
    }

    @Test("duration and bounce, response and damping, and physics say the same spring")
    func parameters() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.913_670) < 1e-5 && abs(spring.damping - 17.592_919) < 1e-5)
        let same = Spring(stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(same.duration - 0.5) < 1e-12 && abs(same.bounce - 0.3) < 1e-12)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
        #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
        #expect(abs(Spring.snappy.bounce - 0.15) < 1e-12 && Spring.smooth(duration: 2, extraBounce: 0.1).duration == 2)
        #expect(Spring.smooth.force(target: 3, position: 1.0, velocity: 0) == 2 * Spring.smooth.stiffness)
    }

    @Test("it stays within a thousandth of the way after the settling duration, and not much earlier")
    func settling() {
        for spring in [Spring.smooth, .bouncy, Spring(duration: 0.5, bounce: -0.5)] {
            let settled = spring.settlingDuration
            for step in 0..<200 {
                #expect(abs(spring.value(target: 1.0, time: settled + Double(step) * 0.01) - 1) <= 0.001_000_1)
            }
            let before = (0..<20).map { abs(spring.value(target: 1.0, time: settled * (0.5 + Double($0) / 50)) - 1) }
            #expect(before.contains { $0 > 0.001 })
        }
        #expect(Spring.bouncy.settlingDuration(target: 100.0, epsilon: 0.1) == Spring.bouncy.settlingDuration)
        #expect(Spring.smooth.settlingDuration(target: 0.0, epsilon: 0.1) == 0)
    }

    @Test("a spring that comes to rest in a time has the stiffness that UIKit's views have, by its own epsilon")
    func settlingIn() {
        let table: [(ratio: Double, duration: Double, epsilon: Double, stiffness: Double)] = [
            (0.35, 1, 0.001, 286.409_428_189_117_14), (0.1, 1, 0.001, 2_125.390_127_840_793_4),
            (0.5, 1, 0.001, 161.719_502_504_201_6), (0.9, 1, 0.001, 71.924_729_157_709_72),
            (0.5, 0.3, 0.001, 1_796.883_361_157_795_4), (0.5, 2, 0.001, 40.429_875_626_050_4),
            // ln(.5 / (.01 sqrt(.75))) / .5, squared; (1 + w) e^-w is .001 and .01 at 9.23341 and 6.63835.
            (0.5, 1, 0.01, 65.800_132_5), (1, 1, 0.001, 85.255_924_4), (1, 2, 0.01, 11.016_929_5),
        ]
        for row in table {
            let spring = Spring(settlingDuration: row.duration, dampingRatio: row.ratio, epsilon: row.epsilon)
            #expect(abs(spring.stiffness / row.stiffness - 1) < 1e-6, "\(row): \(spring.stiffness)")
            #expect(spring.dampingRatio == row.ratio)
        }
        // Damped more: the motion itself is at epsilon.
        let slow = Spring(settlingDuration: 2, dampingRatio: 3)
        #expect(abs(slow.value(target: 1.0, time: 2) - 0.999) < 1e-9)
    }

    @Test("numbers out of range are replaced and nothing comes out that is no number")
    func strange() {
        let springs = [
            Spring(duration: 0, bounce: 0), Spring(duration: .nan, bounce: .nan), Spring(duration: -1, bounce: 7),
            Spring(mass: 0, stiffness: -3, damping: .infinity), Spring(response: 1e300, dampingRatio: 1e300),
            Spring(settlingDuration: -1, dampingRatio: 0), Spring(duration: 1, bounce: -5),
        ]
        for spring in springs {
            for time in [-1, 0, 0.5, 1e9] {
                #expect(spring.value(target: 1.0, time: time).isFinite, "\(spring)")
                #expect(spring.velocity(target: 1.0, time: time).isFinite, "\(spring)")
            }
            #expect(spring.settlingDuration >= 0)
        }
    }
}
