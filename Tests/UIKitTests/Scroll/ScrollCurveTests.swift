import Foundation
import Testing

@testable import UIKit

@Suite("Scroll curves")
struct ScrollCurveTests {
    /// Rates, speeds in points a second, and how far each .1 s of a coast leads, as measured (docs/sources/views.md,
    /// Dragging and coasting): the sum over milliseconds.
    static let coasts: [(rate: Double, velocity: Double)] = [
        (0.998, 1000), (0.998, -2345), (0.998, 40), (0.99, 1000), (0.99, -5000),
    ]

    @Test(
        "a coast slows down by its rate each millisecond and ends where it is down to 10 points a second",
        arguments: coasts)
    func coast(rate: Double, velocity: Double) {
        let curve = ScrollCurve(
            from: 100, velocity: velocity, rate: rate, limits: -10_000...10_000, bounces: true, threshold: 0.5)
        let way = rate / (1 - rate) / 1000
        #expect(rate != 0.998 || abs(way - 0.499) < 1e-12)
        let still = velocity > 0 ? 10.0 : -10
        #expect(abs(curve.end - (100 + way * (velocity - still))) < 1e-9)
        #expect(abs(curve.duration - log(abs(velocity) / 10) / (-1000 * log(rate))) < 1e-9)
        for part in [0, 0.25, 0.5, 0.75] {
            let (time, state) = (part * curve.duration, curve.state(at: part * curve.duration))
            #expect(abs(state.velocity - velocity * pow(rate, 1000 * time)) < 1e-9)
            #expect(abs(state.position - 100 - way * velocity * (1 - pow(rate, 1000 * time))) < 1e-9)
        }
        // Without a jump: what is left of the way is never gone.
        #expect(abs(curve.state(at: curve.duration - 1e-9).position - curve.end) < 1e-4)
        #expect(curve.state(at: curve.duration).velocity == 0 && curve.state(at: 100).position == curve.end)
    }

    @Test("what comes to an end goes beyond it, at the same speed, and springs back")
    func bounce() {
        let curve = ScrollCurve(from: 900, velocity: 2000, rate: 0.998, limits: 0...1000, bounces: true, threshold: 0.5)
        #expect(curve.end == 1000)
        var (position, most, crossing) = (900.0, 900.0, 0.0)
        for step in 0...3000 {
            let time = Double(step) / 1000
            let state = curve.state(at: time)
            // Without a jump: no farther in a millisecond than at full speed, but for the last half point.
            #expect(abs(state.position - position) < 2.1)
            if position < 1000 && state.position >= 1000 { crossing = state.velocity }
            position = state.position
            most = max(most, position)
        }
        // 100 points on the speed is down by 100 / .499.
        let speed = 2000 - 100 / 0.499
        #expect(abs(crossing - speed) < 30)
        // A critically damped spring of 11 rad/s swings out by v / (11 e).
        #expect(abs(most - 1000 - speed / (11 * exp(1))) < 0.5)
        #expect(position == 1000)
        let stopped = ScrollCurve(
            from: 900, velocity: 2000, rate: 0.998, limits: 0...1000, bounces: false, threshold: 0.5)
        #expect(stopped.state(at: 5).position == 1000)
        #expect((0...1000).allSatisfy { stopped.state(at: Double($0) / 100).position <= 1000 })
    }

    @Test("what was flung out goes on at its speed, and comes back on the spring of 11 rad/s")
    func flungOut() {
        let curve = ScrollCurve(from: -30, velocity: -800, rate: 0.998, limits: 0...100, bounces: true, threshold: 0.5)
        for time in [0.0, 0.05, 0.2, 0.5] {
            let position = (-30 + (-800 - 330) * time) * exp(-11 * time)
            #expect(abs(curve.state(at: time).position - position) < 1e-9)
        }
        #expect(curve.end == 0 && curve.state(at: curve.duration).position == 0)
    }

    @Test("what was held comes back slower at first: by terms of 9 and 46 a second", arguments: [-235.0, 80])
    func held(offset: Double) {
        let start = offset < 0 ? offset : 100 + offset
        let curve = ScrollCurve(from: start, velocity: 0, rate: 0.998, limits: 0...100, bounces: true, threshold: 0.5)
        #expect(curve.end == (offset < 0 ? 0 : 100))
        for time in [0.0, 0.05, 0.1, 0.3, 0.5] {
            let position = offset * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            #expect(abs(curve.state(at: time).position - curve.end - position) < 1e-9)
        }
        #expect(curve.state(at: 0).velocity == 0)
        // 235 points are below 1 after .61 s, to the fit's error.
        #expect(offset > 0 || abs(curve.state(at: 0.61).position) < 1.3)
        #expect(abs(curve.state(at: curve.duration - 1e-9).position - curve.end) < 0.5001)
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
        #expect((0...3000).allSatisfy { curve.state(at: Double($0) / 1000).position <= 1e-9 })
        #expect(curve.state(at: curve.duration).position == 0)
    }

    @Test("what does not move is at rest at once, and odd numbers do no harm")
    func still() {
        let still = ScrollCurve(from: 5, velocity: 0, rate: 0.998, limits: 0...10, bounces: true, threshold: 0.5)
        #expect(still.duration == 0 && still.end == 5)
        for rate in [0, 1, -1, .nan, .infinity, 1e-300] as [Double] {
            let curve = ScrollCurve(from: 5, velocity: 100, rate: rate, limits: 0...10, bounces: true, threshold: 0.5)
            #expect(curve.end.isFinite && curve.duration.isFinite && curve.state(at: 0.1).position.isFinite)
        }
        let slow = ScrollCurve(from: 5, velocity: 9.9, rate: 0.998, limits: 0...10, bounces: true, threshold: 0.5)
        #expect(slow.duration == 0 && slow.end == 5)
        let empty = ScrollCurve(from: 0, velocity: 500, rate: 0.998, limits: 0...0, bounces: true, threshold: 0.5)
        #expect(empty.end == 0 && empty.state(at: 0.05).position > 0 && empty.state(at: 10).position == 0)
    }

    @Test("rubber gives way by x c d / (d + c x) with c = .55, and back")
    func rubber() {
        #expect(RubberBand.shown(50, limits: 0...100, length: 500) == 50)
        #expect(abs(RubberBand.shown(-100, limits: 0...100, length: 500) + 100 * 0.55 * 500 / (500 + 55)) < 1e-9)
        #expect(abs(RubberBand.shown(1e9, limits: 0...100, length: 500) - 600) < 0.01)
        for position in [-400.0, -10, 0, 40, 100, 170, 3000] {
            let shown = RubberBand.shown(position, limits: 0...100, length: 500)
            #expect(abs(RubberBand.pulled(shown, limits: 0...100, length: 500) - position) < 1e-6)
        }
        #expect(RubberBand.shown(-10, limits: 0...100, length: 0) == 0)
        #expect(RubberBand.pulled(-1e6, limits: 0...100, length: 500).isFinite)
    }
}
