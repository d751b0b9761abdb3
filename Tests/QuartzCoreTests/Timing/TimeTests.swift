import QuartzCore
import RenderServer
import Testing

@Suite("Layer time")
struct TimeTests {
    /// Numbers measured on Core Animation itself: docs/sources/layers.md, Media time.
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

    @Test("pausing by speed and time offset holds an image, resuming goes on from it")
    func pause() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 10)
        layer.add(animation, forKey: "x")
        scene.run(3)
        // The recipe of Apple's documentation.
        let paused = layer.convertTime(scene.clock.now(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        scene.run(20)
        #expect(abs(try #require(layer.presentation()).position.x - 30) < 1e-9)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(scene.clock.now(), from: nil) - paused
        scene.run(2)
        #expect(abs(try #require(layer.presentation()).position.x - 50) < 1e-9)
    }
}

/// Source: docs/sources/layers.md, Media time.
@Suite("Animations in time")
struct AnimationTimeTests {
    private func ramp(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let ramp = CABasicAnimation(keyPath: "zPosition")
        (ramp.fromValue, ramp.toValue, ramp.duration) = (0, 1, 4)
        change(ramp)
        return ramp
    }

    /// The zPosition shown `seconds` after `animation` was committed.
    private func shown(_ animation: CAAnimation, after seconds: Double, model: CGFloat = 9) throws -> CGFloat {
        let scene = LayerScene()
        let layer = CALayer()
        layer.zPosition = model
        _ = scene.sublayer(layer)
        layer.add(animation, forKey: nil)
        scene.run(seconds)
        return try #require(layer.presentation()).zPosition
    }

    @Test("there and back, a fraction of a cycle, and an offset that wraps")
    func cycles() throws {
        let back = ramp { ($0.autoreverses, $0.repeatCount) = (true, 1) }
        #expect(try shown(back, after: 7) == 0.25)
        #expect(try shown(back, after: 8) == 9)
        let half = ramp { ($0.repeatCount, $0.isRemovedOnCompletion, $0.fillMode) = (1.5, false, .forwards) }
        #expect(try shown(half, after: 100) == 0.5)
        let wrapped = ramp { $0.timeOffset = 3 }
        #expect(try shown(wrapped, after: 0.5) == 0.875)
        #expect(try shown(wrapped, after: 2) == 0.25)
        #expect(try shown(ramp { $0.repeatDuration = 6 }, after: 5) == 0.25)
        #expect(try shown(ramp { $0.speed = 2 }, after: 1) == 0.5)
    }

    @Test("a begin in the layer's time waits, and fills backwards if told to")
    func begin() throws {
        // The scene's clock starts at 100.
        #expect(try shown(ramp { $0.beginTime = 102 }, after: 1) == 9)
        #expect(try shown(ramp { ($0.beginTime, $0.fillMode) = (102, .backwards) }, after: 1) == 0)
        #expect(try shown(ramp { $0.beginTime = 102 }, after: 3) == 0.25)
    }

    @Test("an unknown fill mode is as good as removed, and a timing function bends each way of a return")
    func modes() throws {
        let odd = ramp { ($0.fillMode, $0.isRemovedOnCompletion) = (CAMediaTimingFillMode(rawValue: "odd"), false) }
        #expect(try shown(odd, after: 5) == 9)
        let bent = ramp {
            ($0.autoreverses, $0.timingFunction) = (true, CAMediaTimingFunction(name: .easeIn))
        }
        #expect(abs(try shown(bent, after: 1) - 0.093465) < 1e-6)
        #expect(abs(try shown(bent, after: 7) - 0.093465) < 1e-6)
    }

    @Test("a group without a duration lasts a quarter of a second and cuts its members")
    func group() throws {
        let group = CAAnimationGroup()
        group.animations = [ramp()]
        #expect(try shown(group, after: 0.125) == 0.03125)
        #expect(try shown(group, after: 0.3) == 9)
    }

    @Test("a delegate is kept by its animation until that is over, and members' delegates hear nothing")
    func delegates() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        weak var kept: Diary?
        do {
            let (diary, silent) = (Diary(), Diary())
            kept = diary
            let group = CAAnimationGroup()
            (group.duration, group.delegate) = (4, diary)
            group.animations = [ramp { $0.delegate = silent }]
            layer.add(group, forKey: nil)
            scene.run(1)
            #expect(diary.lines == ["start"] && silent.lines.isEmpty)
        }
        #expect(kept != nil)
        scene.run(4)
        #expect(kept == nil)
    }

    @Test("begin and end are told as of the layer's own time")
    func nestedSpeed() {
        let scene = LayerScene()
        let (layer, diary) = (scene.sublayer(CALayer()), Diary())
        layer.speed = 2
        layer.beginTime = 100
        layer.add(
            ramp {
                $0.beginTime = 3
                $0.delegate = diary
            }, forKey: nil)
        // Layer time 3 is 101.5 of the clock, its end at 7 is 103.5.
        scene.run(1.4)
        #expect(diary.lines.isEmpty)
        scene.run(0.1)
        #expect(diary.lines == ["start"])
        scene.run(1.9)
        #expect(diary.lines == ["start"])
        scene.run(0.1)
        #expect(diary.lines == ["start", "finished"])
    }

    @Test("setting nil cancels no completion, and a transaction without animations completes after its commit")
    func completions() {
        let scene = LayerScene()
        CATransaction.flush()
        var lines: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { lines.append("done") }
        CATransaction.setCompletionBlock(nil)
        #expect(CATransaction.completionBlock() != nil)
        CATransaction.commit()
        #expect(lines.isEmpty)
        scene.run(0)
        #expect(lines == ["done"])
    }

    @Test("the mask of a presentation is a presentation")
    func mask() throws {
        let scene = LayerScene()
        let (layer, mask) = (CALayer(), CALayer())
        layer.mask = mask
        _ = scene.sublayer(layer)
        let shown = try #require(layer.presentation()?.mask)
        #expect(shown !== mask && shown.model() === mask)
        #expect(shown.superlayer?.model() === layer)
    }
}
