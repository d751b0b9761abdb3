import CoreGraphics
import Foundation

/// What can be started, paused, scrubbed, reversed and stopped. Main actor only.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// The state.
    var state: UIViewAnimatingState { get }
    /// Whether it is under way, not paused.
    var isRunning: Bool { get }
    /// Whether it runs back to where it began.
    var isReversed: Bool { get set }
    /// The fraction done, 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts `delay` seconds from now.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses where it is.
    func pauseAnimation()
    /// Stops where it is, and waits for `finishAnimation(at:)` unless `withoutFinishing`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends what was stopped at `finalPosition`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates changes that blocks make. Main actor only.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes to be animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called when all is over, with where that was.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause with other timing parameters, if any.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
