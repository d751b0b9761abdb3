import QuartzCore
import RenderServer
import Testing

@Suite("Layer time")
struct TimeTests {
    /// Numbers measured on Core Animation itself: facts/core-animation.md, section 1.
    @Test("time is converted as Core Animation converts it")
    func conversion() {
        let (root, mid, leaf) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(mid)
        mid.addSublayer(leaf)
        (mid.beginTime, mid.speed, mid.timeOffset) = (2, 3, 0.25)
        (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)
        #expect(leaf.convertTime(10, from: mid) == 18.5)
        #expect(leaf.convertTime(10, from: root) == 47)
        #expect(abs(leaf.convertTime(10, to: mid) - 5.75) < 1e-12)
        #expect(abs(leaf.convertTime(10, to: root) - 23.0 / 6) < 1e-12)
        #expect(leaf.convertTime(10, to: nil) == leaf.convertTime(10, to: root))
    }

    @Test("a layer's timing defaults are Core Animation's")
    func defaults() {
        let layer = CALayer()
        #expect(layer.beginTime == 0 && layer.timeOffset == 0 && layer.speed == 1)
        #expect(layer.duration == .infinity)
        #expect(layer.repeatCount == 0 && layer.repeatDuration == 0 && !layer.autoreverses)
        #expect(layer.fillMode == .removed)
        #expect(CAAnimation().duration == 0 && CAAnimation().isRemovedOnCompletion)
        #expect(CAAnimation().fillMode == .removed)
    }

    @Test("pausing by speed and time offset holds a picture, resuming goes on from it")
    func pause() throws {
        let stage = Stage()
        let layer = stage.sublayer(CALayer())
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 10)
        layer.add(animation, forKey: "x")
        stage.run(3)
        // The recipe of Apple's documentation.
        let paused = layer.convertTime(stage.clock.now(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.run(20)
        #expect(abs(try #require(layer.presentation()).position.x - 30) < 1e-9)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(stage.clock.now(), from: nil) - paused
        stage.run(2)
        #expect(abs(try #require(layer.presentation()).position.x - 50) < 1e-9)
    }
}
