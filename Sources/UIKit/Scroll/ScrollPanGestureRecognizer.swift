import CoreGraphics

/// Recognises drags of a scroll view's contents: a pan along an axis that the contents scroll on, or a touch that stops
/// them.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// The media time of the last event.
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

    /// Contents follow the finger from where its path was long enough, also when one event took it much farther:
    /// docs/sources/views.md, Dragging and coasting.
    override func translationOrigin(from start: CGPoint, to position: CGPoint) -> CGPoint {
        guard let axes = scrollView?.axes else { return position }
        let way = CGVector(dx: axes.x ? position.x - start.x : 0, dy: axes.y ? position.y - start.y : 0)
        let length = hypot(way.dx, way.dy)
        guard length > 0 else { return position }
        let part = min(leastTravel / length, 1)
        return CGPoint(
            x: axes.x ? start.x + way.dx * part : position.x, y: axes.y ? start.y + way.dy * part : position.y)
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
