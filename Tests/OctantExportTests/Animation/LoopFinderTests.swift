import CoreGraphics
import OctantExport
import RenderServer
import TestSupport
import Testing

@Suite("Finding a loop")
struct LoopFinderTests {
    private func layer(_ animations: [RenderAnimation], speed: Float = 1, in layers: [RenderLayer] = []) -> RenderLayer
    {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 10, height: 6)
        properties.position = CGPoint(x: 10, y: 10)
        properties.backgroundColor = .black
        var timing = MediaTiming.layerDefault
        timing.speed = speed
        return RenderLayer(
            id: .unique(), properties: properties, timing: timing, animations: animations, sublayers: layers)
    }

    private func fade(_ seconds: Double, reverses: Bool = false, count: Float = .infinity) -> RenderAnimation {
        var timing = MediaTiming()
        (timing.duration, timing.repeatCount, timing.autoreverses) = (seconds, count, reverses)
        let basic = BasicAnimation(property: .opacity, from: .scalar(0.2), to: .scalar(1))
        return RenderAnimation(timing: timing, isRemovedOnCompletion: false, content: .basic(basic))
    }

    private func turn(_ angle: Double) -> RenderAnimation {
        var timing = MediaTiming()
        (timing.duration, timing.repeatCount) = (1, .infinity)
        var basic = BasicAnimation(property: .rotationZ, from: .scalar(0), to: .scalar(angle))
        basic.isCumulative = true
        return RenderAnimation(timing: timing, isRemovedOnCompletion: false, content: .basic(basic))
    }

    private func loop(_ layers: [RenderLayer]) -> Double? {
        let root = RenderLayer(id: .unique(), properties: LayerProperties(), sublayers: layers)
        return LoopFinder.loop(
            of: RenderTree(root: root, size: CGSize(width: 20, height: 20)), from: 0.4, scale: 1)
    }

    @Test("one animation's loop is its period, there and back where it reverses, by the speed of its layers")
    func one() {
        #expect(loop([layer([fade(1.5)])]) == 1.5)
        #expect(loop([layer([fade(0.75, reverses: true)])]) == 1.5)
        #expect(loop([layer([fade(1.5)], speed: 2)]) == 0.75)
        #expect(loop([layer([], speed: 0.5, in: [layer([fade(1)])])]) == 2)
    }

    @Test("of several it is the least common period")
    func several() {
        #expect(loop([layer([fade(0.6)]), layer([fade(0.8)])]) == 2.4)
        #expect(loop([layer([fade(1)]), layer([fade(1.0 / 3)])]) == 1)
        #expect(loop([layer([fade(4)]), layer([fade(0.25)]), layer([fade(1, count: 1)])]) == nil)
    }

    @Test("what adds up comes round after several periods")
    func cumulative() {
        #expect(loop([layer([turn(2 * .pi)])]) == 1)
        #expect(loop([layer([turn(.pi / 2)])]) == 2)
    }

    @Test("what stands still, ends, or takes longer than the limit has none")
    func none() {
        #expect(loop([layer([])]) == nil)
        #expect(loop([layer([fade(1, count: 3)])]) == nil)
        #expect(loop([layer([fade(61)])]) == nil)
        #expect(loop([layer([fade(7)]), layer([fade(11)])]) == nil)
        #expect(loop([layer([fade(59)])]) == 59)
    }
}
