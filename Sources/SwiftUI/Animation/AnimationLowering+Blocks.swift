import QuartzCore
import RenderServer
import UIKit

extension AnimationLowering {
    /// The same in the terms of animation blocks; nil where these cannot express it.
    var motion: LayerMotion? {
        guard lead == 0 else { return nil }
        var motion = LayerMotion()
        (motion.duration, motion.delay, motion.autoreverses) = (duration, delay, autoreverses)
        if repeatCount != 1 { motion.repeatCount = Float(autoreverses ? repeatCount / 2 : repeatCount) }
        switch curve {
        case .spring(let spring):
            motion.spring = SpringCurve(
                mass: spring.mass, stiffness: spring.stiffness * rate * rate, damping: spring.damping * rate,
                initialVelocity: spring.initialVelocity * rate)
        case .unit:
            guard let function = timingFunction else { return nil }
            motion.timingFunction = CAMediaTimingFunction(
                controlPoints: function.c1x, function.c1y, function.c2x, function.c2y)
        }
        return motion
    }
}
