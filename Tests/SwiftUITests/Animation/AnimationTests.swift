import RenderServer
import Testing

@testable import SwiftUI

@Suite("Animation")
struct AnimationTests {
    /// The part of the way done at `time`; nil after the end.
    private func progress(_ animation: Animation, _ time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: 1, time: time, context: &context)
    }

    private func isNear(_ one: Double?, _ other: Double?, _ tolerance: Double = 1e-6) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return abs(one - other) < tolerance
    }

    @Test("curves pass where their published tables say")
    func curves() {
        // Source: docs/sources/layers.md, Timing functions.
        let cases: [(Animation, Double, Double)] = [
            (.linear(duration: 2), 0.5, 0.25), (.easeIn(duration: 1), 0.3, 0.129_577),
            (.easeOut(duration: 1), 0.3, 0.445_186), (.easeInOut(duration: 4), 1, 0.129_162),
            (.timingCurve(0.5, 0, 0.5, 1, duration: 1), 0.25, 0.105_889), (.linear, 0.07, 0.2),
        ]
        for (animation, time, value) in cases { #expect(isNear(progress(animation, time), value, 5e-6)) }
        #expect(progress(.linear(duration: 1), 1) == nil && progress(.linear(duration: 1), -1) == 0)
        #expect(progress(.linear(duration: 0), 0) == nil && progress(.linear(duration: .nan), 0) == nil)
    }

    @Test("curves tell their velocity")
    func velocities() {
        let context = AnimationContext<Double>()
        for animation in [Animation.easeInOut(duration: 2), .easeIn(duration: 2), .spring, .bouncy.speed(0.5)] {
            for time in [0.3, 0.7, 1.1] {
                let (before, after) = (progress(animation, time - 1e-5) ?? 1, progress(animation, time + 1e-5) ?? 1)
                let velocity = animation.velocity(value: 1.0, time: time, context: context)
                #expect(isNear(velocity, (after - before) / 2e-5, 1e-3), "\(animation) \(time)")
            }
        }
    }

    @Test("the ends of curves have the velocities that Apple's systems print")
    func endVelocities() {
        let start = UnitPoint(x: 0.25, y: 0.1)
        let steep = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0.5), endControlPoint: .bottomTrailing)
        let cases: [(UnitCurve, at0: Double, at1: Double)] = [
            (.linear, 1, 1), (.easeIn, 0, 0), (.easeOut, 1, 0), (.easeInOut, 0, 0),
            (.circularEaseIn, 0, .infinity), (.circularEaseOut, .infinity, 0), (.circularEaseInOut, 0, 0),
            (.bezier(startControlPoint: start, endControlPoint: UnitPoint(x: 0.75, y: 0.9)), 0.4, 0.4),
            (.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.5, y: 0.75)), 1, 0.5),
            (steep, .infinity, 1),
        ]
        for (curve, first, last) in cases {
            #expect(curve.velocity(at: 0) == first || isNear(curve.velocity(at: 0), first), "\(curve)")
            #expect(curve.velocity(at: 1) == last || isNear(curve.velocity(at: 1), last), "\(curve)")
        }
        // In between: of the published formulas, to the grain of 2^-20.
        #expect(isNear(UnitCurve.easeIn.velocity(at: 0.25), 0.67, 0.01))
        #expect(isNear(UnitCurve.easeInOut.velocity(at: 0.5), 1.72, 0.01))
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
        let wild = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        #expect(isNear(wild.velocity(at: 0.5), -1))
        #expect(wild.velocity(at: -3) == wild.velocity(at: 0) && UnitCurve.easeInOut.velocity(at: 1000) == 0)
    }

    @Test("animations say their rules as Apple's systems do")
    func descriptions() {
        let curve = "SwiftUI.UnitCurve.CubicSolver(ax: -2.0, bx: 3.0, cx: 0.0, ay: -2.0, by: 3.0, cy: 0.0)"
        let bezier = "BezierAnimation(duration: 0.35, curve: \(curve))"
        let delayed =
            "SwiftUI.CustomAnimationModifiedContent<SwiftUI.BezierAnimation, SwiftUI.DelayAnimation>"
            + "(base: SwiftUI.\(bezier), modifier: SwiftUI.DelayAnimation(delay: 1.0))"
        let velocity = "SwiftUI._Velocity<Swift.Double>(valuePerSecond: 0.0)"
        let cases: [(Animation, String)] = [
            (.default, "DefaultAnimation()"), (.linear, bezier),
            (.spring(), "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)"),
            (
                .interactiveSpring(response: 0.2, dampingFraction: 0.5, blendDuration: 0.25),
                "FluidSpringAnimation(response: 0.2, dampingFraction: 0.5, blendDuration: 0.25)"
            ),
            (
                .interpolatingSpring(mass: 1, stiffness: 100, damping: 10),
                "SpringAnimation(mass: 1.0, stiffness: 100.0, damping: 10.0, initialVelocity: \(velocity))"
            ),
            (
                .linear.delay(1),
                "InternalCustomAnimationModifiedContent<BezierAnimation, DelayAnimation>(_base: \(delayed))"
            ),
        ]
        for (animation, text) in cases { #expect(animation.description == text) }
        #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
        #expect(Animation.default.customMirror.description == "Mirror for Animation")
        let changes: [(Animation, String)] = [
            (
                .default.repeatCount(3, autoreverses: false),
                "RepeatAnimation(repeatCount: Optional(3), autoreverses: false)"
            ), (.default.repeatForever(), "RepeatAnimation(repeatCount: nil, autoreverses: true)"),
            (.default.speed(2), "SpeedAnimation(speed: 2.0)"),
        ]
        for (animation, text) in changes {
            #expect(animation.description.hasSuffix("DefaultAnimation(), modifier: SwiftUI.\(text)))"))
        }
        // The default animation equals no other one, and goes over into springs as the one that it is.
        #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1) && Animation.default == .default)
        #expect(progress(.default, 0.3) == progress(.spring(response: 0.55, dampingFraction: 1), 0.3))
    }

    @Test("unit curves pass where their formulas say, and their inverses undo them")
    func unitCurves() {
        #expect(isNear(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
        #expect(isNear(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1) && UnitCurve.easeIn.value(at: 7) == 1)
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ]
        for curve in curves {
            for step in 1..<10 {
                let x = Double(step) / 10
                #expect(isNear(curve.inverse.value(at: curve.value(at: x)), x, 1e-6), "\(curve) \(x)")
            }
        }
    }

    @Test("a delay waits, a speed hurries")
    func delayAndSpeed() {
        let delayed = Animation.linear(duration: 1).delay(0.5)
        #expect(progress(delayed, 0.4) == 0 && progress(delayed, 1) == 0.5 && progress(delayed, 1.5) == nil)
        let skipping = Animation.linear(duration: 1).delay(-0.25)
        #expect(progress(skipping, 0) == 0.25 && progress(skipping, 0.75) == nil)
        let fast = Animation.linear(duration: 1).delay(0.5).speed(2)
        #expect(progress(fast, 0.25) == 0 && progress(fast, 0.5) == 0.5 && progress(fast, 0.75) == nil)
        let still = Animation.linear(duration: 1).speed(0)
        #expect(progress(still, 1e6) == 0 && still.duration == .infinity)
        #expect(progress(Animation.linear(duration: 1).speed(-3), 5) == 0)
    }

    @Test("repetitions run on and back, or start again")
    func repeats() {
        let back = Animation.easeIn(duration: 1).repeatForever()
        #expect(isNear(progress(back, 0.3), 0.129_577, 2e-6) && isNear(progress(back, 1.7), 0.129_577, 2e-6))
        #expect(isNear(progress(back, 1001.7), 0.129_577, 2e-6) && back.duration == .infinity)
        let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(isNear(progress(again, 7.25), 0.25) && progress(again, 3) == 0)
        let thrice = Animation.linear(duration: 1).repeatCount(3)
        #expect(isNear(progress(thrice, 1.25), 0.75) && isNear(progress(thrice, 2.25), 0.25))
        #expect(progress(thrice, 3) == nil && thrice.duration == 3)
        #expect(progress(Animation.linear(duration: 1).repeatCount(-5), 1) == nil)
        #expect(progress(Animation.linear(duration: 0).repeatForever(), 0) == nil)
    }

    @Test("a delay inside of a repetition comes again, one outside does not")
    func delayedRepeats() {
        let inside = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
        #expect([0.5, 1.5, 2.5, 3.5].map { progress(inside, $0) } == [0, 0.5, 0, 0.5])
        let outside = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
        #expect([0.5, 1.5, 2.5, 3.5].map { progress(outside, $0) } == [0, 0.5, 0.5, 0.5])
    }

    @Test("what is lowered to layer animations has the same progress at all times")
    func lowering() throws {
        let ease = Animation.easeInOut(duration: 0.8)
        let animations: [Animation] = [
            .linear, ease, .default, .bouncy, .interpolatingSpring(stiffness: 170, damping: 15, initialVelocity: 4),
            ease.delay(0.3), ease.speed(3), ease.delay(0.3).speed(0.5), .snappy.speed(2).delay(0.1),
            ease.repeatForever(), ease.repeatForever(autoreverses: false), ease.repeatCount(4).delay(0.7),
            ease.delay(0.2).repeatCount(3, autoreverses: true).speed(1.5),
            .timingCurve(.circularEaseIn, duration: 1), .bouncy.repeatForever(),
            ease.delay(0.2).repeatForever(autoreverses: false).delay(0.4).speed(2),
        ]
        for animation in animations {
            let lowered = try #require(animation.lowering)
            for step in 0..<400 {
                let time = Double(step) * 0.0131
                #expect(isNear(lowered.progress(at: time), progress(animation, time), 1e-9), "\(animation) \(time)")
            }
            #expect(isNear(lowered.totalDuration, animation.duration) || lowered.totalDuration == animation.duration)
        }
    }

    @Test("what layer animations cannot say is not lowered")
    func notLowered() {
        #expect(Animation.linear.repeatForever().repeatCount(2).lowering == nil)
        #expect(Animation.linear.delay(-1).lowering == nil && Animation.linear.speed(0).lowering == nil)
        #expect(Animation(Steps(count: 3)).lowering == nil)
        #expect(
            Animation.easeIn.lowering?.timingFunction == .easeIn && Animation.spring.lowering?.timingFunction == nil)
    }

    @Test("the default is a spring of a response of 0.55 seconds without overshoot")
    func defaults() {
        #expect(isNear(progress(.default, 0.25), 0.778_285_481, 1e-8))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3) && Animation.linear != .easeIn)
        #expect(Set([Animation.linear, .linear(duration: 0.35), .smooth, .spring]).count == 2)
        #expect(Animation.interactiveSpring == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    }

    /// One step after the other, each a tenth of a second.
    private struct Steps: CustomAnimation {
        var count: Int

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let step = (time * 10).rounded(.down)
            return step < Double(count) ? value.scaled(by: step / Double(count)) : nil
        }
    }

    @Test("an animation of one's own runs, and repeats the same whenever it is asked")
    func custom() {
        #expect(progress(Animation(Steps(count: 4)), 0.25) == 0.5 && progress(Animation(Steps(count: 4)), 0.4) == nil)
        let repeated = Animation(Steps(count: 4)).repeatForever(autoreverses: false)
        for step in [0.013, 0.17, 0.39, 3] {
            var context = AnimationContext<Double>()
            var time = 0.0
            while time < 10 {
                let shown = repeated.animate(value: 1.0, time: time, context: &context)
                let position = time.truncatingRemainder(dividingBy: 0.4)
                // Near an edge of a step a millionth of a second decides.
                let edge = (position * 10 - (position * 10).rounded()).magnitude
                if edge > 1e-3 { #expect(shown == (position * 10).rounded(.down) / 4, "\(step) \(time)") }
                time += step
            }
        }
        #expect(Animation(Steps(count: 4)) == Animation(Steps(count: 4)))
        #expect(Animation(Steps(count: 4)) != Animation(Steps(count: 5)))
    }
}
