import Foundation
import Testing

@testable import UIKit

@Suite("Scroll curves")
struct ScrollCurveTests {
    @Test("a coast slows down by .998 a millisecond and comes to rest where that leads")
    func coast() {
        let curve = ScrollCurve(
            from: 0, velocity: 1000, rate: 0.998, limits: -10_000...10_000, bounces: true, threshold: 0.5)
        let reach = 1000 / (-1000 * log(0.998))
        #expect(abs(curve.end - reach) < 1e-9)
        #expect(abs(curve.end - 499.4998) < 1e-3)
        #expect(abs(curve.state(at: 0.1).velocity - 1000 * pow(0.998, 100)) < 1e-9)
        #expect(abs(curve.state(at: 0.1).place - reach * (1 - pow(0.998, 100))) < 1e-9)
        #expect(curve.state(at: curve.duration).place == curve.end)
        #expect(abs(curve.state(at: curve.duration - 1e-9).place - curve.end) < 0.5001)
        #expect(curve.state(at: 100).velocity == 0)
        let fast = ScrollCurve(
            from: 0, velocity: 1000, rate: 0.99, limits: -10_000...10_000, bounces: true, threshold: 0.5)
        #expect(abs(fast.end - 99.4992) < 1e-3 && fast.duration < curve.duration)
    }

    @Test("what comes to an end goes beyond it, at the same speed, and springs back")
    func bounce() {
        let curve = ScrollCurve(from: 900, velocity: 2000, rate: 0.998, limits: 0...1000, bounces: true, threshold: 0.5)
        #expect(curve.end == 1000)
        var (place, most, crossing) = (900.0, 900.0, 0.0)
        for step in 0...3000 {
            let time = Double(step) / 1000
            let state = curve.state(at: time)
            // Without a jump: no farther in a millisecond than at full speed, but for the last half point.
            #expect(abs(state.place - place) < 2.1)
            if place < 1000 && state.place >= 1000 { crossing = state.velocity }
            place = state.place
            most = max(most, place)
        }
        #expect(abs(crossing - (2000 + 1000 * log(0.998) * 100)) < 30)
        // A critically damped spring of 10 rad/s swings out by v / (10 e).
        #expect(abs(most - 1000 - 1799.8 / (10 * exp(1))) < 0.5)
        #expect(place == 1000)
        let stopped = ScrollCurve(
            from: 900, velocity: 2000, rate: 0.998, limits: 0...1000, bounces: false, threshold: 0.5)
        #expect(stopped.state(at: 5).place == 1000)
        #expect((0...1000).allSatisfy { stopped.state(at: Double($0) / 100).place <= 1000 })
    }

    @Test(
        "what is let go beyond an end springs back without overshooting, however fast it is let go",
        arguments: [
            0.0, 5000, -5000, -300, 300,
        ])
    func springBack(velocity: Double) {
        let curve = ScrollCurve(
            from: -80, velocity: velocity, rate: 0.998, limits: 0...1000, bounces: true, threshold: 0.5)
        #expect(curve.end == 0)
        #expect((0...3000).allSatisfy { curve.state(at: Double($0) / 1000).place <= 1e-9 })
        #expect(curve.state(at: curve.duration).place == 0)
    }

    @Test("what does not move is at rest at once, and odd numbers do no harm")
    func still() {
        let still = ScrollCurve(from: 5, velocity: 0, rate: 0.998, limits: 0...10, bounces: true, threshold: 0.5)
        #expect(still.duration == 0 && still.end == 5)
        for rate in [0, 1, -1, .nan, .infinity, 1e-300] as [Double] {
            let curve = ScrollCurve(from: 5, velocity: 100, rate: rate, limits: 0...10, bounces: true, threshold: 0.5)
            #expect(curve.end.isFinite && curve.duration.isFinite && curve.state(at: 0.1).place.isFinite)
        }
        let empty = ScrollCurve(from: 0, velocity: 500, rate: 0.998, limits: 0...0, bounces: true, threshold: 0.5)
        #expect(empty.end == 0 && empty.state(at: 0.05).place > 0 && empty.state(at: 10).place == 0)
    }

    @Test("rubber gives way by x c d / (d + c x) with c = .55, and back")
    func rubber() {
        #expect(RubberBand.shown(50, limits: 0...100, length: 500) == 50)
        #expect(abs(RubberBand.shown(-100, limits: 0...100, length: 500) + 100 * 0.55 * 500 / (500 + 55)) < 1e-9)
        #expect(abs(RubberBand.shown(1e9, limits: 0...100, length: 500) - 600) < 0.01)
        for place in [-400.0, -10, 0, 40, 100, 170, 3000] {
            let shown = RubberBand.shown(place, limits: 0...100, length: 500)
            #expect(abs(RubberBand.pulled(shown, limits: 0...100, length: 500) - place) < 1e-6)
        }
        #expect(RubberBand.shown(-10, limits: 0...100, length: 0) == 0)
        #expect(RubberBand.pulled(-1e6, limits: 0...100, length: 500).isFinite)
    }
}
