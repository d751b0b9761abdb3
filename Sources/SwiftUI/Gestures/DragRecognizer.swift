import UIKit

/// Recognises a touch that moves. The gesture lasts: it begins when the touch has come far enough, changes as it moves
/// on, and ends when it is lifted.
final class DragRecognizer: UIGestureRecognizer {
    /// The distance, in points, after which the drag begins.
    var minimumDistance: CGFloat = 10
    /// The position where it began, in points of the window.
    private(set) var start = CGPoint.zero
    /// Points a second.
    private(set) var velocity = CGSize.zero
    /// Called when the touches were no drag.
    var failed: @MainActor () -> Void = {}
    private var last: (position: CGPoint, time: Double)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, numberOfTouches == 1 else { return }
        start = location(in: nil)
        last = (start, event.timestamp)
        if minimumDistance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let position = location(in: nil)
        if let last, event.timestamp > last.time {
            let seconds = event.timestamp - last.time
            velocity = CGSize(
                width: (position.x - last.position.x) / seconds, height: (position.y - last.position.y) / seconds)
        }
        last = (position, event.timestamp)
        if state == .possible {
            if hypot(position.x - start.x, position.y - start.y) >= minimumDistance { state = .began }
        } else {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        if state == .failed { failed() }
        (velocity, last) = (.zero, nil)
    }
}
