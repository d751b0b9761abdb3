import CoreGraphics
import Foundation

/// Moves a transition along with the user: the program says how far, and at the end whether it goes on or back.
///
/// What the transition's movement changes in animation blocks moves along, by the curve of each block; other
/// animations run by themselves. What is left then goes at the blocks' own curves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    private var scrubber: TransitionScrubber?

    /// A transition that the program moves.
    public nonisolated override init() {}

    /// Seconds that the movement takes by itself; 0 before it began.
    public final var duration: CGFloat { CGFloat(scrubber?.duration ?? 0) }

    /// How far the transition is, 0...1.
    public private(set) final var percentComplete: CGFloat = 0

    /// How fast the transition goes on by itself, as a multiple of its ordinary speed. 1 by default; what is not above
    /// 0 counts as 1.
    open var completionSpeed: CGFloat = 1

    /// The curve of what changes along with the transition where no block of its own says another. Slow at both ends by
    /// default.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the transition begins along with the user, and does not just run. True by default.
    open var wantsInteractiveStart = true

    /// The transition begins: it waits where it is. Overriding methods call super's.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        let scrubber = TransitionScrubber(duration: context.transitionDuration)
        self.scrubber = scrubber
        context.move(under: scrubber)
    }

    /// Shows the transition at `percentComplete`, 0...1; what is outside is clamped, NaN counts as 0.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
        context.updateInteractiveTransition(self.percentComplete)
        scrubber?.scrub(to: self.percentComplete)
    }

    /// Lets the transition go on to its end.
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        scrubber?.run(speed: completionSpeed, isReversed: false)
    }

    /// Lets the transition go back to where it began.
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        scrubber?.run(speed: completionSpeed, isReversed: true)
    }
}
