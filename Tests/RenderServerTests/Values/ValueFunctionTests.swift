import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Value functions and parts of transforms")
struct ValueFunctionTests {
    private func shown(_ basic: BasicAnimation, at time: Double, model: CATransform3D = .identity) -> CATransform3D {
        var properties = LayerProperties()
        properties.transform = model
        let animation = RenderAnimation(
            timing: Layers.timing(), isRemovedOnCompletion: false, content: .basic(basic))
        return properties.applying([animation], at: time).transform
    }

    private func turn(_ function: ValueFunction, _ from: AnimationValue?, _ to: AnimationValue?) -> BasicAnimation {
        var basic = BasicAnimation(property: .transform, from: from, to: to)
        basic.function = function
        return basic
    }

    @Test("each function makes its transform of what is interpolated before it", arguments: ValueFunction.allCases)
    func functions(function: ValueFunction) throws {
        let (from, to): (AnimationValue, AnimationValue) =
            function.inputCount == 1
            ? (.scalar(1), .scalar(3)) : (.vector(SIMD3(1, 2, 3)), .vector(SIMD3(3, 6, 9)))
        let wanted: CATransform3D =
            switch function {
            case .rotateX: .rotation(2, 1, 0, 0)
            case .rotateY: .rotation(2, 0, 1, 0)
            case .rotateZ: .rotation(2, 0, 0, 1)
            case .scaleX: .scale(2, 1, 1)
            case .scaleY: .scale(1, 2, 1)
            case .scaleZ: .scale(1, 1, 2)
            case .scale: .scale(2, 4, 6)
            case .translateX: .translation(2, 0, 0)
            case .translateY: .translation(0, 2, 0)
            case .translateZ: .translation(0, 0, 2)
            case .translate: .translation(2, 4, 6)
            }
        // The output replaces the matrix: nothing of the model's is left.
        #expect(shown(turn(function, from, to), at: 0.5, model: .scale(7, 7, 7)) == wanted)
        #expect(function.takes(from))
        #expect(!function.takes(.vector(SIMD3(.nan, 0, 0))) && !function.takes(.scalar(.infinity)))
    }

    @Test("a turn by two pi by a function really turns")
    func wholeTurn() {
        let half = shown(turn(.rotateZ, .scalar(0), .scalar(2 * .pi)), at: 0.5)
        #expect(abs(half.m11 + 1) < 1e-12 && abs(half.m22 + 1) < 1e-12)
    }

    @Test("an end left out is the present transform's own part")
    func presentEnd() {
        #expect(shown(turn(.scaleX, nil, .scalar(4)), at: 0.5, model: .scale(2, 1, 1)) == .scale(3, 1, 1))
        #expect(shown(turn(.translateY, .scalar(0), nil), at: 0.5, model: .translation(5, 8, 0)).m42 == 4)
    }

    @Test("an additive function's transform comes before what lies beneath, a cumulative one's numbers add up")
    func additive() {
        var basic = turn(.translateX, .scalar(0), .scalar(4))
        basic.isAdditive = true
        // Translated by 2, then scaled by 3.
        #expect(shown(basic, at: 0.5, model: .scale(3, 3, 3)).m41 == 6)
        basic.isAdditive = false
        basic.isCumulative = true
        #expect(shown(basic, at: 2.5).m41 == 10)
    }

    @Test("keyframes go through functions, on smooth curves too")
    func keyframes() {
        var keyframe = KeyframeAnimation(
            property: .transform, values: [.scalar(0), .scalar(1), .scalar(0)], calculationMode: .cubic)
        keyframe.function = .translateX
        let animation = RenderAnimation(
            timing: Layers.timing(), isRemovedOnCompletion: false, content: .keyframe(keyframe))
        #expect(abs(LayerProperties().applying([animation], at: 0.25).transform.m41 - 0.5625) < 1e-12)
    }

    @Test("the parts of sublayerTransform animate as those of transform do", arguments: TransformPart.allCases)
    func sublayerParts(part: TransformPart) throws {
        let value: AnimationValue =
            part == .translation ? .size(CGSize(width: 2, height: 3)) : .scalar(part == .rotationY ? 0.5 : 1.5)
        var images: [CATransform3D] = []
        for name in ["transform", "sublayerTransform"] {
            let property = try #require(AnimatableProperty(keyPath: "\(name).\(part.rawValue)"))
            var properties = LayerProperties()
            (properties.transform, properties.sublayerTransform) = (.scale(2, 2, 2), .scale(2, 2, 2))
            let animation = Layers.basic(property, from: value, to: value)
            properties = properties.applying([animation], at: 0.5)
            let (changed, other) =
                name == "transform"
                ? (properties.transform, properties.sublayerTransform)
                : (properties.sublayerTransform, properties.transform)
            #expect(other == .scale(2, 2, 2))
            #expect(changed != other)
            let back = try #require(properties.value(of: property))
            #expect((back.distance(to: value) ?? 1) < 1e-12)
            images.append(changed)
        }
        #expect(images[0] == images[1])
    }

    @Test("an inverse times its matrix is the identity, and a matrix without one stays")
    func inverse() {
        let m = CATransform3D.rotation(0.7, 1, 2, 3).concatenating(.translation(4, 5, 6)).concatenating(.scale(2, 3, 4))
        let one = m.concatenating(m.inverted)
        for (a, b) in zip(
            [one.m11, one.m12, one.m13, one.m21, one.m22, one.m33, one.m41, one.m42, one.m43, one.m44],
            [1, 0, 0, 0, 1, 1, 0, 0, 0, 1] as [CGFloat])
        {
            #expect(abs(a - b) < 1e-12)
        }
        #expect(CATransform3D.scale(0, 1, 1).inverted == .scale(0, 1, 1))
    }
}
