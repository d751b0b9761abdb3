import Foundation
import OctantBase
import QuartzCore
import RenderServer
import Testing

/// Source: docs/sources/layers.md, Springs; docs/sources/layers.md, Keyframes and groups; docs/sources/layers.md, Key
/// paths.
@Suite("Springs, value functions and curves on layers")
struct SpringAndFunctionTests {
    @Test("a spring has Core Animation's defaults and the published settling durations")
    func defaults() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
        #expect(spring.duration == 0)
        for (damping, seconds) in [(5.0, 2.85497), (15, 1.02209), (10, 1.47270)] {
            spring.damping = damping
            #expect(abs(spring.settlingDuration - seconds) < 6e-6)
        }
    }

    @Test("a spring's progress at the published times")
    func progress() throws {
        let table = [
            (0.05, 0.104405), (0.1, 0.340300), (0.2, 0.849426), (0.3, 1.124355), (0.4, 1.153123), (0.5, 1.074591),
            (0.75, 0.974152), (1, 1.002170),
        ]
        for (time, progress) in table {
            let scene = LayerScene()
            let layer = scene.sublayer(CALayer())
            let spring = CASpringAnimation(keyPath: "zPosition")
            (spring.fromValue, spring.toValue, spring.duration) = (0, 1, spring.settlingDuration)
            layer.add(spring, forKey: nil)
            scene.run(time)
            #expect(abs(try #require(layer.presentation()).zPosition - progress) < 1e-6, "at \(time)")
        }
    }

    @Test("the default duration cuts a spring short, and copies keep its values")
    func shortAndCopied() throws {
        let layer = CALayer()
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 50, 7, 3)
        layer.add(spring, forKey: "spring")
        let copy = try #require(layer.animation(forKey: "spring") as? CASpringAnimation)
        #expect(copy.duration == 0.25)
        #expect(copy.mass == 2 && copy.stiffness == 50 && copy.damping == 7 && copy.initialVelocity == 3)
    }

    @Test("springs that cannot be take the defaults and say so")
    func badSprings() {
        let spring = CASpringAnimation(keyPath: "opacity")
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            spring.mass = 0
            spring.stiffness = -1
            spring.damping = .nan
            spring.initialVelocity = .infinity
        }
        #expect(lines == 4)
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    }

    @Test("a value function's output replaces the transform")
    func functions() throws {
        let scene = LayerScene()
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(7, 7, 7)
        _ = scene.sublayer(layer)
        let spin = CABasicAnimation(keyPath: "transform")
        spin.valueFunction = CAValueFunction(name: .rotateZ)
        (spin.fromValue, spin.toValue, spin.duration) = (0, Double.pi * 2, 4)
        layer.add(spin, forKey: nil)
        scene.run(2)
        let shown = try #require(layer.presentation()).transform
        #expect(abs(shown.m11 + 1) < 1e-12 && abs(shown.m22 + 1) < 1e-12)
        let grow = CABasicAnimation(keyPath: "sublayerTransform")
        grow.valueFunction = CAValueFunction(name: .scale)
        (grow.fromValue, grow.toValue, grow.duration) = ([1, 1, 1], [3.0, 5, 7], 4)
        layer.add(grow, forKey: nil)
        scene.run(2)
        #expect(try #require(layer.presentation()).sublayerTransform == CATransform3DMakeScale(2, 3, 4))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
        #expect(CAValueFunction(name: .scaleX) == CAValueFunction(name: .scaleX))
    }

    @Test("a value function with values that are not its own, or of another property, shows nothing and says so")
    func badFunctions() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            for (path, value) in [
                ("transform", [1.0, 2] as Any), ("opacity", 0.5), ("transform", CATransform3DIdentity),
            ] {
                let animation = CABasicAnimation(keyPath: path)
                animation.valueFunction = CAValueFunction(name: .scale)
                (animation.fromValue, animation.toValue) = (value, value)
                layer.add(animation, forKey: nil)
            }
        }
        #expect(lines == 3)
        scene.run(0.1)
        #expect(try #require(layer.presentation()).properties == layer.properties)
    }

    @Test("tension, continuity and bias reach the curve")
    func curves() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.calculationMode, animation.duration) = ([0, 1, 0], .cubic, 4)
        func appearance() throws -> CGFloat {
            layer.add(animation, forKey: "curve")
            scene.run(1)
            return try #require(layer.presentation()).zPosition
        }
        #expect(abs(try appearance() - 0.5625) < 1e-12)
        animation.tensionValues = [1, 1, 1]
        #expect(abs(try appearance() - 0.5) < 1e-12)
        animation.tensionValues = nil
        animation.biasValues = [0, 1, 0]
        // The tangent at the middle is (1 - 0) instead of 0: 0.5 + 0.5 / 8 - 1 / 8.
        #expect(abs(try appearance() - 0.4375) < 1e-12)
        animation.biasValues = [NSNumber(value: Double.nan)]
        animation.continuityValues = [0, 1, 0]
        #expect(abs(try appearance() - 0.6875) < 1e-12)
    }

    @Test("the parts of a sublayer transform animate as numbers")
    func sublayerTransform() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer())
        let animation = CABasicAnimation(keyPath: "sublayerTransform.rotation.z")
        (animation.fromValue, animation.toValue, animation.duration) = (0, Double.pi * 2, 4)
        layer.add(animation, forKey: nil)
        scene.run(1)
        #expect(abs(try #require(layer.presentation()).sublayerTransform.m12 - 1) < 1e-12)
    }
}
