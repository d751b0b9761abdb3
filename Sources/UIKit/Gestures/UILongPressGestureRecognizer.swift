import CoreGraphics
import QuartzCore
import RenderServer

/// Recognises a touch that stays where it is for a while. The gesture lasts: it begins after that while, changes when
/// the touch moves afterwards, and ends when it is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds that the touch has to stay. 0.5 by default; 0 and less begins at once.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance, in points, that the touch may stray before. 10 by default.
    open var allowableMovement: CGFloat = 10
    /// The number of fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var timer: MediaTimer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, numberOfTouches >= numberOfTouchesRequired else { return }
        guard numberOfTouches == numberOfTouchesRequired else { return state = .failed }
        start = location(in: nil)
        timer?.cancel()
        guard minimumPressDuration > 0 else { return state = .began }
        timer = gestureTimer(at: event.timestamp + minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return state = .changed }
        let position = location(in: nil)
        if hypot(position.x - start.x, position.y - start.y) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }
}
