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
    private var last: (place: CGPoint, time: Double)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, numberOfTouches == 1 else { return }
        start = location(in: nil)
        last = (start, event.timestamp)
        if minimumDistance <= 0 { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let place = location(in: nil)
        if let last, event.timestamp > last.time {
            let seconds = event.timestamp - last.time
            velocity = CGSize(width: (place.x - last.place.x) / seconds, height: (place.y - last.place.y) / seconds)
        }
        last = (place, event.timestamp)
        if state == .possible {
            if hypot(place.x - start.x, place.y - start.y) >= minimumDistance { state = .began }
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
        (velocity, last) = (.zero, nil)
    }
}
