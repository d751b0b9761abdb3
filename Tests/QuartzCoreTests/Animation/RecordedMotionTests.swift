import Foundation
import QuartzCore
import RenderServer
import Testing

/// How layers move by recordings and measurements of Apple's systems, each rule sampled at three times or more.
/// Source: docs/sources/layers.md, Keyframes and groups; docs/sources/layers.md, Animation values.
@Suite("Motion as recorded")
struct RecordedMotionTests {
    private func keyframes(
        _ keyPath: String, _ values: [Any], at times: [NSNumber]?, _ duration: Double = 0
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        (animation.values, animation.keyTimes, animation.duration) = (values, times, duration)
        return animation
    }

    private func group(_ duration: Double, _ members: CAAnimation...) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = (members, duration)
        return group
    }

    private func ramp(_ duration: Double = 0) -> CABasicAnimation {
        let ramp = CABasicAnimation(keyPath: "zPosition")
        (ramp.fromValue, ramp.toValue, ramp.duration) = (0, 1, duration)
        return ramp
    }

    // MARK: Groups

    @Test("a member without a duration lasts as long as its group: a turn goes on evenly through all of it")
    func membersDuration() throws {
        for (time, angle) in [(0.1875, Double.pi / 2), (0.28125, 3 * .pi / 4), (0.5625, -.pi / 2), (0.7, -0.418_879)] {
            let turn = keyframes("transform.rotation.z", [0, Double.pi, 2 * Double.pi], at: [0, 0.5, 1])
            let layer = try LayerScene.shown(group(0.75, turn), after: time)
            let seen = try #require(layer.value(forKeyPath: "transform.rotation.z") as? Double)
            #expect(abs(seen - angle) < 1e-6, "at \(time)")
        }
    }

    @Test("so does a group in a group, and what has a duration keeps it")
    func nestedMembers() throws {
        for (time, value) in [(0.5, 0.125), (2, 0.5), (3.5, 0.875)] {
            #expect(abs(try LayerScene.shown(group(4, group(0, ramp())), after: time).zPosition - value) < 1e-9)
            let short = time < 2 ? 2 * value : 0
            #expect(abs(try LayerScene.shown(group(4, group(2, ramp())), after: time).zPosition - short) < 1e-9)
            #expect(abs(try LayerScene.shown(group(0, ramp(4)), after: time / 20).zPosition - value / 20) < 1e-9)
        }
    }

    @Test("what ends with its group is held with it, and does not blink where the group turns back")
    func groupsEnd() throws {
        for duration in [0, 2.0] {
            let held = group(2, ramp(duration))
            (held.fillMode, held.isRemovedOnCompletion) = (.forwards, false)
            for (time, value) in [(1.0, 0.5), (2, 1), (3, 1)] {
                #expect(try LayerScene.shown(held, after: time).zPosition == value, "\(duration) at \(time)")
            }
            let returning = group(2, ramp(duration))
            returning.autoreverses = true
            for (time, value) in [(1.5, 0.75), (2, 1), (2.5, 0.75)] {
                #expect(try LayerScene.shown(returning, after: time).zPosition == value, "\(duration) at \(time)")
            }
        }
        // What ended before drops out.
        let short = group(2, ramp(1))
        (short.fillMode, short.isRemovedOnCompletion) = (.forwards, false)
        #expect(try LayerScene.shown(short, after: 3).zPosition == 0)
    }

    // MARK: Key times

    /// Key times, and what is seen at shares of a second.
    struct Times: Sendable, CustomTestStringConvertible {
        let values: [Double], times: [Double]
        let seen: [(Double, Double)]
        var mode = CAAnimationCalculationMode.linear
        var testDescription: String { "\(values) at \(times)" }
    }

    static let times: [Times] = [
        // Eleven frames of 60 ms shrinking, two growing, two at rest, of .9 s.
        Times(values: [1, 0.3, 1], times: [0, 0.8, 0.9], seen: [(0.4, 0.65), (0.8, 0.3), (0.85, 0.65), (0.95, 1)]),
        Times(values: [2, 4], times: [0, 0.7], seen: [(0.35, 3), (0.7, 4), (0.9, 4)]),
        Times(values: [2, 4], times: [0.17, 0.82], seen: [(0.1, 2), (0.495, 3), (0.9, 4)]),
        Times(values: [2, 4, 8], times: [0.2, 0.4, 1], seen: [(0.1, 2), (0.3, 3), (0.7, 6)]),
        Times(values: [5], times: [0.5], seen: [(0.1, 5), (0.5, 5), (0.9, 5)]),
        Times(
            values: [1, 2], times: [0.2, 0.5, 0.8], seen: [(0.1, 1), (0.3, 1), (0.6, 2), (0.9, 2)], mode: .discrete),
        // Half way along Catmull-Rom's curve.
        Times(values: [0, 1, 0], times: [0.2, 0.4, 0.6], seen: [(0.1, 0), (0.3, 0.5625), (0.7, 0)], mode: .cubic),
    ]

    @Test("key times that begin after 0 or end before 1 count, and the first and the last value hold", arguments: times)
    func lateAndEarlyTimes(_ times: Times) throws {
        for (time, value) in times.seen {
            let animation = keyframes(
                "zPosition", times.values, at: times.times.map { NSNumber(value: $0) }, 1)
            animation.calculationMode = times.mode
            #expect(abs(try LayerScene.shown(animation, after: time).zPosition - value) < 1e-9, "at \(time)")
        }
    }

    @Test("along a path too, with and without turning")
    func lateTimesOnPaths() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 20, y: 20))
        for mode in [nil, CAAnimationRotationMode.rotateAuto] {
            for (time, x, y) in [(0.1, 0.0, 0.0), (0.3, 5, 0), (0.5, 20, 10), (0.9, 30, 0)] {
                let animation = CAKeyframeAnimation(keyPath: "position")
                (animation.path, animation.keyTimes, animation.duration) = (path, [0.2, 0.4, 0.6], 1)
                animation.rotationMode = mode
                let location = try LayerScene.shown(animation, after: time).position
                #expect(abs(location.x - x) < 1e-6 && abs(location.y - y) < 1e-6, "at \(time)")
            }
        }
    }

    // MARK: Perspective

    @Test("a turn between two that have the same perspective keeps it: a square is a trapezoid on the way")
    func perspective() throws {
        var flat = CATransform3DIdentity
        flat.m34 = -1 / 100
        let turned = CATransform3DRotate(flat, 2, 1, 0, 0)
        // The perspective times the sine and the cosine of .5, 1 and 1.5.
        let table = [
            (0.25, -0.004_794_255_386_042_03, -0.008_775_825_618_903_728),
            (0.5, -0.008_414_709_848_078_966, -0.005_403_023_058_681_398),
            (0.75, -0.009_974_949_866_040_545, -0.000_707_372_016_677_029_1),
        ]
        for (time, m24, m34) in table {
            for animation in [
                keyframes("transform", [flat, turned], at: nil, 1),
                keyframes("transform.rotation.x", [0, 2], at: nil, 1),
            ] {
                let scene = LayerScene()
                let layer = CALayer()
                layer.transform = flat
                _ = scene.sublayer(layer)
                layer.add(animation, forKey: nil)
                scene.run(time)
                let seen = try #require(layer.presentation()).transform
                #expect(abs(seen.m24 - m24) < 1e-12 && abs(seen.m34 - m34) < 1e-12, "\(animation) at \(time)")
                #expect(abs(seen.m14) < 1e-12 && abs(seen.m44 - 1) < 1e-12)
            }
        }
    }

    @Test("between turns whose m34 differs once concatenated, what is left of it by undoing the turns counts")
    func concatenatedPerspective() throws {
        func turn(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
            var turn = CATransform3DMakeRotation(angle, x, y, 0)
            turn.m34 = -1 / 100
            return turn
        }
        let first = CATransform3DConcat(turn(0, 1, 0), turn(0, 0, 1))
        let second = CATransform3DConcat(turn(1, 1, 0), turn(0, 0, 1))
        // Worked out by hand: undone, the perspectives are (0, 0, -.02) and (0, sin 1, -1 - cos 1) / 100.
        let table = [
            (0.25, -0.002_625_472_386_895_817, -0.018_785_189_552_120_836),
            (0.5, -0.004_794_255_386_042_029, -0.017_551_651_237_807_456),
            (0.75, -0.006_664_954_805_882_754, -0.016_412_954_023_752_598),
        ]
        for (time, m24, m34) in table {
            let seen = try LayerScene.shown(keyframes("transform", [first, second], at: nil, 1), after: time).transform
            #expect(abs(seen.m24 - m24) < 1e-12 && abs(seen.m34 - m34) < 1e-12, "at \(time)")
        }
    }

    // MARK: Layers of one's own

    @Test("init(layer:) called by a program makes a layer with the defaults; for presentation() it copies")
    func plainConstructor() throws {
        func appearance<Layer: CALayer>(_ layer: Layer, _ make: (Any) -> Layer) throws {
            layer.backgroundColor = .black
            layer.masksToBounds = true
            let scene = LayerScene()
            _ = scene.sublayer(layer, CGRect(x: 30, y: 40, width: 50, height: 60))
            let plain = make(layer)
            #expect(plain.frame == .zero && plain.bounds == .zero && plain.position == .zero)
            #expect(plain.backgroundColor == nil && !plain.masksToBounds && plain.model() === plain)
            #expect(try #require(layer.presentation()).frame == CGRect(x: 30, y: 40, width: 50, height: 60))
        }
        try appearance(CALayer()) { CALayer(layer: $0) }
        try appearance(CAGradientLayer()) { CAGradientLayer(layer: $0) }
        try appearance(CAReplicatorLayer()) { CAReplicatorLayer(layer: $0) }
        try appearance(CAEmitterLayer()) { CAEmitterLayer(layer: $0) }
        let shape = CAShapeLayer()
        (shape.path, shape.lineWidth) = (CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil), 7)
        try appearance(shape) { CAShapeLayer(layer: $0) }
        let other = CAShapeLayer(layer: shape)
        #expect(other.path == nil && other.lineWidth == 1 && other.fillColor == .black)
        let text = CATextLayer()
        text.string = "words"
        try appearance(text) { CATextLayer(layer: $0) }
        #expect(CATextLayer(layer: text).string == nil)
        #expect(text.presentation()?.string as? String == "words")
    }

    /// A layer that sets its contents from what is seen of a property of its own.
    private final class Dial: CALayer {
        @AnimatableLayerProperty var level: CGFloat = 0
        var seen: [CGFloat?] = []
        var models: [CGFloat] = []

        override func display() {
            seen.append(presentation()?.level)
            models.append(level)
            let width = Int(presentation()?.level ?? 0) + 1
            contents = Bitmap(width: width, height: 1).map { CGImage(bitmap: $0) }
        }
    }

    @Test("display() is called on the layer itself while its own property animates, with presentation() on its way")
    func displayOnTheLayer() throws {
        let scene = LayerScene()
        let dial = scene.sublayer(Dial())
        dial.level = 20
        scene.run(0)
        dial.seen = []
        dial.models = []
        let animation = CABasicAnimation(keyPath: "level")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 4)
        dial.add(animation, forKey: "level")
        CATransaction.flush()
        for _ in 0..<3 {
            scene.clock.advance(by: 1)
            CATransaction.flush()
        }
        #expect(dial.seen == [0, 2, 4, 6])
        #expect(dial.models == [20, 20, 20, 20])
        // What it set is shown, without fading from frame to frame.
        let shown = scene.context.newest?.root.sublayers.first { $0.id == dial.id }
        #expect(shown?.properties.contents?.width == 7)
        #expect(dial.animationKeys() == ["level"])
    }
}
