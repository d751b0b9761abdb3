import Foundation
import OctantBase
import QuartzCore
import RenderServer
import Testing

/// What cannot be drawn leaves the model's value, with one line on standard error.
@Suite("Bad values")
struct BadValuesTests {
    struct Case: CustomTestStringConvertible, @unchecked Sendable {  // Each is used by one test at a time.
        let testDescription: String
        /// Made on a shape layer that is shown.
        let act: (CAShapeLayer) -> Void

        init(_ name: String, _ act: @escaping (CAShapeLayer) -> Void) { (testDescription, self.act) = (name, act) }
    }

    private static func basic(_ path: String?, _ from: Any?, _ to: Any?) -> (CAShapeLayer) -> Void {
        { layer in
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
            layer.add(animation, forKey: "it")
        }
    }

    private static func keyframes(_ path: String, _ values: [Any]?, _ change: @escaping (CAKeyframeAnimation) -> Void)
        -> (CAShapeLayer) -> Void
    {
        { layer in
            let animation = CAKeyframeAnimation(keyPath: path)
            (animation.values, animation.duration) = (values, 2)
            change(animation)
            layer.add(animation, forKey: "it")
        }
    }

    static let animations: [Case] = [
        Case("no key path", basic(nil, 0, 1)), Case("an empty key path", basic("", 0, 1)),
        Case("an unknown key path", basic("colour", 0, 1)), Case("a path that goes on", basic("opacity.x", 0, 1)),
        Case("the frame", basic("frame", CGRect.zero, CGRect.zero)),
        Case("another kind of layer's property", basic("colors", [CGColor.white], [CGColor.black])),
        Case("text for a number", basic("opacity", "0", "1")),
        Case("a point for a number", basic("opacity", CGPoint.zero, 1)),
        Case("a number for a point", basic("position", 0, CGPoint.zero)),
        Case("NaN", basic("zPosition", Double.nan, 1)), Case("infinity", basic("zPosition", 0, Double.infinity)),
        Case("a point that is not finite", basic("position", CGPoint(x: CGFloat.nan, y: 0), CGPoint.zero)),
        Case(
            "a size that is not finite", basic("bounds.size", CGSize(width: CGFloat.infinity, height: 0), CGSize.zero)),
        Case(
            "a rectangle that is not finite",
            basic("bounds", CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), CGRect.zero)),
        Case(
            "a transform that is not finite",
            basic("transform", CATransform3DMakeScale(.infinity, 1, 1), CATransform3DIdentity)),
        Case("a list for a number", basic("opacity", [0.5], [1])),
        Case("a list of nothing", basic("path", [Any](), [Any]())),
        Case("a layer", basic("contents", CALayer(), CALayer())),
        Case("no values", keyframes("zPosition", nil) { _ in }),
        Case("an empty list of values", keyframes("zPosition", []) { _ in }),
        Case("values of two kinds", keyframes("zPosition", [1, "two", 3]) { _ in }),
        Case("a value that is not finite", keyframes("zPosition", [1, Double.nan, 3]) { _ in }),
        Case(
            "a path for a number",
            keyframes("zPosition", nil) {
                $0.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
            }),
        Case(
            "a value function on a number",
            { layer in
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.valueFunction = CAValueFunction(name: .rotateZ)
                (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
                layer.add(animation, forKey: "it")
            }),
        Case(
            "a transition in a group",
            { layer in
                let group = CAAnimationGroup()
                (group.animations, group.duration) = ([CATransition()], 2)
                layer.add(group, forKey: "it")
            }),
    ]

    @Test("an animation that cannot be shows the model, stays under its key and says so once", arguments: animations)
    func animation(_ bad: Case) throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CAShapeLayer())
        nonisolated(unsafe) var lines: [String] = []  // Written by this test's own thread only.
        Log.redirected(to: { lines.append($0) }) {
            bad.act(layer)
            scene.run(1)
        }
        #expect(lines.count == 1, "\(lines)")
        #expect(try #require(layer.presentation()).properties == layer.properties)
        #expect(layer.animationKeys() == ["it"])
    }

    static let ignoredLists: [Case] = [
        Case("too few key times", keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [0, 1] }),
        Case("too many key times", keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [0, 0.1, 0.2, 1] }),
        Case("key times that go back", keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [0, 1.5, 1] }),
        Case("key times below 0", keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [-0.1, 0.2, 1] }),
        Case("key times above 1", keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [0, 0.2, 1.1] }),
        Case(
            "key times that are no numbers",
            keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [0, NSNumber(value: Double.nan), 1] }),
        Case("no key times", keyframes("zPosition", [0, 10, 20]) { $0.keyTimes = [] }),
    ]

    @Test("key times that break a rule are ignored, and it is said once", arguments: ignoredLists)
    func keyTimes(_ bad: Case) throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CAShapeLayer())
        nonisolated(unsafe) var lines: [String] = []  // Written by this test's own thread only.
        Log.redirected(to: { lines.append($0) }) { bad.act(layer) }
        scene.run(1)
        #expect(lines.count == 1, "\(lines)")
        #expect(try #require(layer.presentation()).zPosition == 10)
    }

    @Test("too many timing functions, or none, leave the others as they are")
    func timingFunctions() throws {
        let easeIn = CAMediaTimingFunction(name: .easeIn)
        for functions in [[], [easeIn], [easeIn, easeIn, easeIn, easeIn]] {
            let scene = LayerScene()
            let layer = scene.sublayer(CAShapeLayer())
            Self.keyframes("zPosition", [0, 10, 20]) { $0.timingFunctions = functions }(layer)
            scene.run(0.5)
            let wanted = functions.isEmpty ? 5 : 3.15357
            #expect(abs(try #require(layer.presentation()).zPosition - wanted) < 1e-4)
        }
    }

    static let settings: [Case] = [
        Case("opacity", { $0.opacity = .nan }), Case("bounds", { $0.bounds.size.height = .nan }),
        Case("transform", { $0.transform.m34 = .infinity }),
        Case("sublayerTransform", { $0.sublayerTransform.m11 = .nan }),
        Case("anchorPointZ", { $0.anchorPointZ = .nan }),
        Case("shadowOffset", { $0.shadowOffset.width = .infinity }), Case("shadowRadius", { $0.shadowRadius = .nan }),
        Case("shadowOpacity", { $0.shadowOpacity = .nan }), Case("borderWidth", { $0.borderWidth = .nan }),
        Case("contentsScale", { $0.contentsScale = 0 }), Case("contentsRect", { $0.contentsRect.origin.x = .nan }),
        Case("contentsCenter", { $0.contentsCenter.origin.x = .nan }), Case("contents", { $0.contents = 3 }),
        Case("rasterizationScale", { $0.rasterizationScale = -1 }), Case("lineWidth", { $0.lineWidth = .nan }),
        Case("strokeEnd", { $0.strokeEnd = .infinity }), Case("miterLimit", { $0.miterLimit = .nan }),
        Case("lineDashPhase", { $0.lineDashPhase = .infinity }),
        Case("a negative dash", { $0.lineDashPattern = [1, -1] }),
        Case("dashes of nothing", { $0.lineDashPattern = [0, 0] }),
        Case("a dash that is no number", { $0.lineDashPattern = [NSNumber(value: Double.nan)] }),
        Case("speed", { $0.speed = .infinity }), Case("timeOffset", { $0.timeOffset = .nan }),
        Case("beginTime", { $0.beginTime = .infinity }), Case("duration", { $0.duration = .nan }),
        Case("itself as a sublayer", { $0.addSublayer($0) }),
        Case("its superlayer as a sublayer", { layer in layer.superlayer.map { layer.addSublayer($0) } }),
        Case("itself as its mask", { $0.mask = $0 }), Case("its superlayer as its mask", { $0.mask = $0.superlayer }),
        Case("itself among its sublayers", { $0.sublayers = [$0] }),
        Case("a presentation as a sublayer", { layer in layer.presentation().map { layer.addSublayer($0) } }),
        Case(
            "a mask's mask's superlayer",
            { layer in
                let mask = CALayer()
                layer.mask = mask
                mask.mask = layer
                layer.mask = nil
            }),
    ]

    @Test("a property set to what it cannot be keeps its value, and says so once", arguments: settings)
    func setting(_ bad: Case) {
        let scene = LayerScene()
        let layer = scene.sublayer(CAShapeLayer())
        let (before, timing) = (layer.properties, (layer.speed, layer.timeOffset, layer.beginTime, layer.duration))
        nonisolated(unsafe) var lines: [String] = []  // Written by this test's own thread only.
        Log.redirected(to: { lines.append($0) }) {
            bad.act(layer)
            scene.run(1)
        }
        #expect(lines.count == 1, "\(lines)")
        #expect(layer.properties == before && layer.animationKeys() == nil)
        #expect((layer.speed, layer.timeOffset, layer.beginTime, layer.duration) == timing)
        #expect(layer.superlayer === scene.root && layer.sublayers == nil && layer.mask == nil)
    }

    @Test("an animation's times that are not finite keep their values, and say so")
    func times() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 3
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            animation.duration = .infinity
            animation.beginTime = .nan
            animation.speed = .nan
            animation.timeOffset = -.infinity
        }
        #expect(lines == 4)
        #expect(animation.duration == 3 && animation.beginTime == 0 && animation.speed == 1)
        #expect(animation.timeOffset == 0)
        (animation.repeatCount, animation.repeatDuration) = (.nan, -3)
        #expect(animation.repeatCount == 0 && animation.repeatDuration == 0)
    }
}
