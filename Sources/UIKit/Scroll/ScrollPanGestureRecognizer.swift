import CoreGraphics

/// Sees drags of a scroll view's contents: a pan along an axis that the contents scroll on, or a touch that stops them.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// When the last event was, in media time.
    private(set) var time = 0.0

    override func isPan(_ travel: CGVector) -> Bool {
        guard let axes = scrollView?.axes else { return false }
        switch (axes.x, axes.y) {
        case (true, true): return super.isPan(travel)
        case (true, false): return abs(travel.dx) >= abs(travel.dy) && super.isPan(CGVector(dx: travel.dx, dy: 0))
        case (false, true): return abs(travel.dy) >= abs(travel.dx) && super.isPan(CGVector(dx: 0, dy: travel.dy))
        case (false, false): return false
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        time = event.timestamp
        super.touchesBegan(touches, with: event)
        guard state == .possible, scrollView?.fingerDown() ?? false else { return }
        // A touch that stops what moves is a drag from the first moment on, and nobody's tap.
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        time = event.timestamp
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        time = event.timestamp
        super.touchesEnded(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.fingerUp()
    }
}
