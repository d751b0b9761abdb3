import OctantBase
import QuartzCore
import RenderServer

/// Steps a second of what no curve of layer animations can express.
private let stepsPerSecond = 120.0
/// The most steps of one animation.
let mostSteps = 600

/// The making of layer animations.
@MainActor enum LoweredAnimation {
    /// The animation of `output` by `lowering` between two values, as exact as layers have it: on a curve or a spring,
    /// or else in steps.
    static func exact(
        _ output: LayerChannel.Output, _ lowering: AnimationLowering, from: Numbers, to: Numbers
    ) -> CAAnimation {
        let animation = core(output, lowering, from: from, to: to)
        animation.autoreverses = lowering.autoreverses
        // Each run counts in SwiftUI; on layers, there and back is one.
        let count = lowering.autoreverses ? lowering.repeatCount / 2 : lowering.repeatCount
        animation.repeatCount = Float(count)
        animation.fillMode = .backwards
        // An animation without end stays on its layer when that is off screen for a while.
        animation.isRemovedOnCompletion = count.isFinite
        return animation
    }

    private static func core(
        _ output: LayerChannel.Output, _ lowering: AnimationLowering, from: Numbers, to: Numbers
    ) -> CAAnimation {
        if lowering.runDuration <= 0 {
            // Nothing but a delay: `fillMode` shows the old value as long.
            return stepped(output, [from, from], duration: .leastNonzeroMagnitude)
        }
        if output.isLinear, lowering.lead == 0 {
            switch lowering.curve {
            case .unit:
                if let function = lowering.timingFunction {
                    let animation = basic(CABasicAnimation(keyPath: output.keyPath), output, from, to)
                    animation.duration = lowering.duration
                    animation.timingFunction = CAMediaTimingFunction(
                        controlPoints: function.c1x, function.c1y, function.c2x, function.c2y)
                    return animation
                }
            case .spring(let spring):
                let animation = CASpringAnimation(keyPath: output.keyPath)
                _ = basic(animation, output, from, to)
                // A spring `rate` times as fast is one so much stiffer and more strongly damped.
                let rate = lowering.rate
                animation.mass = spring.mass
                animation.stiffness = spring.stiffness * rate * rate
                animation.damping = spring.damping * rate
                animation.initialVelocity = spring.initialVelocity * rate
                animation.duration = lowering.duration
                return animation
            }
        }
        let count = steps(in: lowering.runDuration)
        let values = (0...count).map { step in
            let time = lowering.runDuration * Double(step) / Double(count)
            return from + (to - from).scaled(by: lowering.runProgress(at: time))
        }
        return stepped(output, values, duration: lowering.runDuration)
    }

    private static func basic<Kind: CABasicAnimation>(
        _ animation: Kind, _ output: LayerChannel.Output, _ from: Numbers, _ to: Numbers
    ) -> Kind {
        (animation.fromValue, animation.toValue) = (output.box(from), output.box(to))
        return animation
    }

    /// The animation of `output` through `values`, at even times.
    static func stepped(_ output: LayerChannel.Output, _ values: [Numbers], duration: Double) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: output.keyPath)
        animation.values = values.map(output.box)
        animation.duration = duration
        animation.fillMode = .backwards
        return animation
    }

    /// The number of steps for `duration` seconds.
    static func steps(in duration: Double) -> Int {
        min(max(Int(clamping: (duration * stepsPerSecond).rounded(.up)), 2), mostSteps)
    }
}
