import CoreGraphics
import Foundation
import RenderServer
import TestSupport
import Testing

@testable import OctantExport

@Suite("Keys found in motions")
struct CurveFitterTests {
    /// The value of a curve `time` seconds after the begin of its file.
    private func value(_ curve: Curve, at time: Double) -> [Double] {
        guard !curve.isStill else { return curve.first }
        var time = time - curve.delay
        if time < 0 { return curve.first }
        time = curve.repeats ? time.truncatingRemainder(dividingBy: curve.period) : min(time, curve.period)
        let index = curve.keys.lastIndex { $0.time <= time } ?? 0
        guard index + 1 < curve.keys.count else { return curve.keys[index].value }
        let (key, next) = (curve.keys[index], curve.keys[index + 1])
        let progress = key.easing.value(at: (time - key.time) / (next.time - key.time))
        return key.value.indices.map { key.value[$0] + (next.value[$0] - key.value[$0]) * progress }
    }

    private func curve(
        _ animations: [RenderAnimation], _ names: Set<String> = ["opacity"], tolerance: Double = 0.001,
        start: Double = 0, timing: MediaTiming = .layerDefault
    ) throws -> (curve: Curve, layer: TimedLayer) {
        let root = Layers.layer(
            CGRect(x: 0, y: 0, width: 9, height: 9), timing: timing, animations: animations)
        let timeline = VectorTimeline(RenderTree(root: root, size: CGSize(width: 9, height: 9)), start: start)
        let layer = TimedLayer(timeline)
        return (try layer.curve(names, [tolerance]) { properties, _ in [Double(properties.opacity)] }, layer)
    }

    private func fade(
        _ from: Double = 0, _ to: Double = 1, duration: Double = 1, function: TimingFunction? = nil,
        change: (inout MediaTiming, inout BasicAnimation) -> Void = { _, _ in }
    ) -> RenderAnimation {
        VectorScenes.animation(
            .opacity, .scalar(from), .scalar(to), duration: duration, function: function, change: change)
    }

    @Test("an animation that is known has its own keys and no others")
    func own() throws {
        let found = try curve([fade(function: .easeInEaseOut)]).curve
        #expect(found.keys.count == 2 && found.keys[0].easing == .curve(.easeInEaseOut))
        #expect(found.period == 1 && found.delay == 0 && found.repeats)
    }

    @Test("speeds, offsets and begins of layers and animations are in period and delay")
    func clocks() throws {
        var slow = MediaTiming.layerDefault
        (slow.speed, slow.beginTime, slow.timeOffset) = (0.5, 0.25, 0.1)
        let found = try curve([fade { timing, _ in timing.speed = 4 }], start: 10, timing: slow).curve
        #expect(abs(found.period - 0.5) < 1e-9)
        // Local time 0 is at 0.05 s, and cycles begin every half second from there on.
        #expect(abs(found.delay + 0.45) < 1e-6)
    }

    @Test("what is there and back is both ways in one period, the way back by the curve reversed")
    func autoreverse() throws {
        let found = try curve([fade(function: .easeIn) { timing, _ in timing.autoreverses = true }]).curve
        #expect(found.period == 2 && found.keys.map(\.time).map { ($0 * 1000).rounded() } == [0, 1000, 2000])
        #expect(found.keys[1].easing.css == "cubic-bezier(0,0,.58,1)")
    }

    @Test("springs are said within the tolerance", arguments: [4.0, 10, 25])
    func springs(_ damping: Double) throws {
        let spring = fade(0, 0.6, duration: 1.5) { $1.spring = SpringCurve(stiffness: 200, damping: damping) }
        let (found, layer) = try curve([spring])
        for step in 0..<600 {
            let time = (Double(step) + 0.5) / 400
            let meant = Double(layer.properties(at: time).opacity)
            #expect(abs(value(found, at: time)[0] - meant) < 0.002)
        }
        #expect(found.keys.count < 40)
    }

    @Test("members of groups count, each where it runs")
    func groups() throws {
        let member = fade(0, 1, duration: 2, function: .easeInEaseOut) { timing, _ in
            (timing.beginTime, timing.repeatCount, timing.fillMode) = (0.5, 1, .both)
        }
        let group = RenderAnimation(
            timing: Layers.timing(duration: 2.5), isRemovedOnCompletion: false, content: .group([member]))
        let found = try curve([group]).curve
        #expect(found.keys.map { ($0.time * 1000).rounded() / 1000 } == [0, 0.5, 2.5])
        #expect(found.keys[1].easing == .curve(.easeInEaseOut))
    }

    @Test("what ends runs once, and its last value stays")
    func ends() throws {
        let once = fade(0.2, 1) { timing, _ in (timing.repeatCount, timing.fillMode) = (2, .forwards) }
        let found = try curve([once]).curve
        #expect(!found.repeats && abs(found.period - 2) < 1e-6)
        #expect(abs((found.keys.last?.value[0] ?? 0) - 1) < 1e-5)
    }

    @Test("what begins later waits for it")
    func later() throws {
        let found = try curve([fade { timing, _ in timing.beginTime = 3 }], start: 1).curve
        #expect(abs(found.delay - 2) < 1e-6 && found.first == [1])
    }

    @Test("the sum of two periods has their least common one")
    func common() throws {
        #expect(CurveFitter.commonPeriod(2.5, 4) == 20)
        #expect(CurveFitter.commonPeriod(0, 4) == 4)
        #expect(CurveFitter.commonPeriod(1, 0.99731) == nil)
        let sum = [
            fade(0, 0.3, duration: 2) { $1.isAdditive = true }, fade(-0.4, 0, duration: 3) { $1.isAdditive = true },
        ]
        let (found, layer) = try curve(sum)
        #expect(abs(found.period - 6) < 1e-6)
        for step in 0..<100 {
            let time = (Double(step) + 0.5) * 0.06
            let meant = Double(layer.properties(at: time).opacity)
            #expect(abs(value(found, at: time)[0] - meant) < 0.002)
        }
    }

    @Test("seeded motions of all kinds are said within the tolerance", arguments: 0..<40)
    func seeded(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
        let functions: [TimingFunction?] = [
            nil, .easeIn, .easeOut, .default, TimingFunction(c1x: 0.3, c1y: -0.4, c2x: 0.6, c2y: 1.5),
        ]
        let function = functions[Int(number(0...4.99))]
        var timing = Layers.timing(duration: (number(0.3...3) * 100).rounded() / 100)
        timing.autoreverses = number(0...1) < 0.4
        timing.timeOffset = number(0...2)
        timing.speed = number(0...1) < 0.3 ? -1 : Float(number(0.5...2))
        let count = Int(number(2...5.99))
        let modes: [KeyframeAnimation.CalculationMode] = [.linear, .discrete, .cubic, .paced]
        var keyframes = KeyframeAnimation(
            property: .opacity, values: (0..<count).map { _ in .scalar(number(0...1)) },
            calculationMode: modes[Int(number(0...3.99))])
        keyframes.timingFunctions = (1..<count).map { _ in functions[Int(number(0...3.99))] ?? .linear }
        let animation = RenderAnimation(
            timing: timing, timingFunction: function, isRemovedOnCompletion: false, content: .keyframe(keyframes))
        let (found, layer) = try curve([animation], start: 5)
        var off = 0
        for step in 0..<500 {
            let time = found.period * 3 * (Double(step) + 0.5) / 500
            let meant = Double(layer.properties(at: 5 + time).opacity)
            // Beside a step, rounding decides.
            if abs(value(found, at: time)[0] - meant) > 0.004 { off += 1 }
        }
        #expect(off <= 2, "\(keyframes.calculationMode) \(timing.speed)")
    }
}
