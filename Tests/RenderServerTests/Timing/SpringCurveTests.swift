import Foundation
import Testing

@testable import RenderServer

/// Source of the numbers: docs/sources/layers.md, Springs, unless a comment gives another.
@Suite("Springs")
struct SpringCurveTests {
    @Test("the default spring's progress is the published one")
    func published() {
        let table = [
            (0.05, 0.104405), (0.1, 0.340300), (0.2, 0.849426), (0.3, 1.124355), (0.4, 1.153123), (0.5, 1.074591),
            (0.75, 0.974152), (1.0, 1.002170),
        ]
        for (time, progress) in table {
            #expect(abs(SpringCurve().progress(at: time) - progress) < 1e-6, "at \(time)")
        }
    }

    @Test("settling durations are the published ones")
    func settling() {
        #expect(abs(SpringCurve(damping: 5).settlingDuration - 2.85497) < 5e-6)
        #expect(abs(SpringCurve(damping: 15).settlingDuration - 1.02209) < 5e-6)
        #expect(abs(SpringCurve(damping: 10).settlingDuration - 1.47270033467809) < 1e-12)
    }

    @Test("all three kinds start at 0 with the initial velocity, obey the spring's law and come to rest at 1")
    func law() {
        for damping in [0.5, 10, 19.99, 20, 20.01, 40, 300] {
            for velocity in [-30.0, 0, 4, 50] {
                let spring = SpringCurve(damping: damping, initialVelocity: velocity)
                #expect(spring.progress(at: 0) == 0)
                let h = 1e-5
                #expect(abs(spring.progress(at: h) / h - velocity) < 0.01 * (1 + abs(velocity) + damping))
                for time in [0.05, 0.2, 0.7] {
                    // m x'' + c x' + k x = 0 for the remainder, by finite differences.
                    let (a, b, c) = (
                        1 - spring.progress(at: time - h), 1 - spring.progress(at: time),
                        1 - spring.progress(at: time + h)
                    )
                    let force = (a - 2 * b + c) / (h * h) + damping * (c - a) / (2 * h) + 100 * b
                    #expect(abs(force) < 0.02 * (1 + abs(velocity)), "damping \(damping), velocity \(velocity)")
                }
                let settled = spring.settlingDuration
                for later in [1, 1.1, 2, 5] {
                    #expect(abs(spring.progress(at: settled * later) - 1) < 0.00101)
                }
            }
        }
    }

    @Test("critical damping is the fastest that does not overshoot")
    func critical() {
        let (critical, over) = (SpringCurve(damping: 20), SpringCurve(damping: 30))
        for step in 1...100 {
            let time = Double(step) / 50
            #expect(critical.progress(at: time) <= 1)
            #expect(over.progress(at: time) < critical.progress(at: time))
        }
        // e^-10t (1 + 10 t) at 0.1 s: 1 - 2/e.
        #expect(abs(critical.progress(at: 0.1) - (1 - 2 / M_E)) < 1e-12)
        let under = SpringCurve(damping: 19)
        #expect((1...100).contains { under.progress(at: Double($0) / 50) > 1 })
    }

    @Test("mass and stiffness stretch time: four times the mass, or a quarter of the stiffness and half the damping")
    func scaling() {
        let (one, heavy) = (SpringCurve(), SpringCurve(mass: 4, stiffness: 100, damping: 20))
        for time in [0.05, 0.3, 0.9] {
            #expect(abs(one.progress(at: time) - heavy.progress(at: 2 * time)) < 1e-12)
        }
        #expect(abs(heavy.settlingDuration - 2 * one.settlingDuration) < 1e-9)
    }

    @Test("a view's spring has the damping asked for, and after its duration its rule's thousandth of the way is left")
    func settlingIn() {
        for duration in [0.25, 1, 3] {
            for ratio in [0.05, 0.3, 0.9, 1] {
                for velocity in [-4.0, 0, 1, 2, 7, 9] {
                    let spring = SpringCurve(settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity)
                    let frequency = (spring.stiffness / spring.mass).squareRoot()
                    #expect(spring.mass == 1 && spring.initialVelocity == velocity)
                    #expect(abs(spring.damping / (2 * frequency) - ratio) < 1e-12)
                    let decay = ratio * frequency
                    let left =
                        ratio < 1
                        ? abs(decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
                        : abs(1 + (frequency - velocity) * duration)
                    #expect(abs(left * exp(-decay * duration) - 0.001) < 1e-9, "\(duration) \(ratio) \(velocity)")
                }
            }
        }
        let critical = SpringCurve(settlingIn: 2, dampingRatio: 1, initialVelocity: 0)
        #expect(abs(critical.stiffness.squareRoot() * 2 - 9.23341) < 1e-5)
        // More than critical counts as critical, and hardly any as a hundredth of it.
        #expect(SpringCurve(settlingIn: 2, dampingRatio: 7, initialVelocity: 0) == critical)
        let loose = SpringCurve(settlingIn: 2, dampingRatio: 0, initialVelocity: 0)
        #expect(abs(loose.damping / (2 * loose.stiffness.squareRoot()) - 0.01) < 1e-12)
        for odd in [-1, 0, .nan, Double.infinity] {
            #expect(
                SpringCurve(settlingIn: odd, dampingRatio: .nan, initialVelocity: .nan)
                    == SpringCurve(settlingIn: 1, dampingRatio: 1, initialVelocity: 0))
        }
    }

    @Test("a spring damped more than critically settles, to a thousandth, in the time asked for")
    func overdampedFrequency() {
        for ratio in [1.2, 3] {
            let frequency = SpringCurve.frequency(settlingIn: 2, dampingRatio: ratio)
            let spring = SpringCurve(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
            #expect(abs(spring.progress(at: 2) - 0.999) < 1e-9)
        }
    }

    @Test("a spring whose sine is never so far off as asked for settles by its envelope")
    func envelope() {
        // Of a damping ratio of .01 the sine's part is at most 1/100 of the way, from the start.
        let (ratio, within) = (0.01, 0.05)
        let decay = ratio * SpringCurve.frequency(settlingIn: 1, dampingRatio: ratio, within: within)
        let share = ratio / (1 - ratio * ratio).squareRoot()
        #expect(abs((1 + share) * exp(-decay) - within) < 1e-9)
    }

    /// The median of the gamma distribution of shape 2: (1 + x) e^-x is one half there.
    @Test("a critically damped spring is half way where its law says")
    func halfWay() {
        #expect(abs(SpringCurve.frequency(settlingIn: 1, dampingRatio: 1, within: 0.5) - 1.67834699001666) < 1e-12)
        #expect(abs(SpringCurve.frequency(settlingIn: 4, dampingRatio: 1, within: 0.5) - 0.419586747504165) < 1e-12)
    }

    @Test("critical damping and the overshoot go by mass and stiffness")
    func criticalDamping() {
        #expect(abs(SpringCurve.criticalDamping(mass: 4, stiffness: 9) - 12) < 1e-12)
        #expect(abs(SpringCurve(mass: 4, stiffness: 9, damping: 3).bounce - 0.75) < 1e-12)
        #expect(abs(SpringCurve(mass: 4, stiffness: 9, damping: 24).bounce + 0.5) < 1e-12)
        #expect(abs(SpringCurve(mass: 4, stiffness: 9).perceptualDuration - 4 * .pi / 3) < 1e-12)
        let soft = SpringCurve(mass: 0.5, stiffness: 0.25, damping: 0.125)
        #expect(soft.mass == 0.5 && soft.stiffness == 0.25 && soft.damping == 0.125)
        #expect(!SpringCurve(damping: 20).isOverdamped && SpringCurve(damping: 20.1).isOverdamped)
    }

    @Test("values out of range and not finite are replaced, and no time crashes or gives what is no number")
    func badValues() {
        #expect(SpringCurve(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .infinity) == SpringCurve())
        #expect(SpringCurve(damping: 0).settlingDuration == 1e6)
        for value in [1e-300, 1e-9, 1, 1e9, 1e300] {
            for damping in [0, 1e-300, 1, 1e300] {
                let spring = SpringCurve(mass: value, stiffness: 1 / value, damping: damping, initialVelocity: value)
                for time in [-1, 0, 1e-9, 1, 1e9, .infinity, .nan] {
                    #expect(spring.progress(at: time).isFinite)
                }
                #expect(spring.settlingDuration.isFinite)
            }
        }
    }
}
