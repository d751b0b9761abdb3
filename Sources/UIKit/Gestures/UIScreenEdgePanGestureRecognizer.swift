import CoreGraphics

/// Points from an edge of the window within which a touch goes down that comes from there. Ours.
private let edgeWidth: CGFloat = 20

/// Recognises a touch that goes down at an edge of the window and moves inwards. Main actor only.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that the touch may come from. None by default: then no pan is recognised.
    open var edges: UIRectEdge = []

    private var edge: UIRectEdge = []

    override func isPan(_ travel: CGVector) -> Bool {
        guard super.isPan(travel) else { return false }
        let (across, down) = (abs(travel.dx), abs(travel.dy))
        let inward =
            (edge.contains(.left) && travel.dx > down) || (edge.contains(.right) && -travel.dx > down)
            || (edge.contains(.top) && travel.dy > across) || (edge.contains(.bottom) && -travel.dy > across)
        if !inward { state = .failed }
        return inward
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let bounds = view?.window?.bounds else { return }
        let point = location(in: nil)
        edge = []
        if point.x - bounds.minX <= edgeWidth { edge.insert(.left) }
        if bounds.maxX - point.x <= edgeWidth { edge.insert(.right) }
        if point.y - bounds.minY <= edgeWidth { edge.insert(.top) }
        if bounds.maxY - point.y <= edgeWidth { edge.insert(.bottom) }
        edge.formIntersection(edges)
        if edge.isEmpty { state = .failed }
    }
}
