import CoreGraphics
import QuartzCore

/// How touches reach the views that a property animator moves, while it is active. Main actor only.
@MainActor
struct AnimatorTouches {
    /// Whether the views get touches, and whether the program itself finds them where they are seen.
    var reachViews = true
    var areManual = false
    private var views: [(view: UIView, isBlocked: Bool, isMoved: Bool)] = []

    init() {}

    /// An animation changes a layer of a view.
    mutating func note(_ layer: CALayer) {
        guard let view = layer.delegate as? UIView, !views.contains(where: { $0.view === view }) else { return }
        views.append((view, !reachViews, !areManual))
        if !reachViews { view.touchBlocks += 1 }
        if !areManual { view.shownHits += 1 }
    }

    /// All is over.
    mutating func end() {
        for (view, isBlocked, isMoved) in views {
            if isBlocked { view.touchBlocks -= 1 }
            if isMoved { view.shownHits -= 1 }
        }
        views = []
    }
}

extension UIView {
    /// The point of the view that is seen at `point` of its superview.
    final func pointSeen(at point: CGPoint, of superview: UIView) -> CGPoint {
        guard shownHits > 0, let seen = layer.presentation() else { return convert(point, from: superview) }
        let transform = CATransform3DGetAffineTransform(seen.transform)
        guard transform.a * transform.d != transform.b * transform.c else { return convert(point, from: superview) }
        let (origin, size, anchor) = (seen.bounds.origin, seen.bounds.size, seen.anchorPoint)
        let inner = CGPoint(x: point.x - seen.position.x, y: point.y - seen.position.y)
            .applying(transform.inverted())
        return CGPoint(
            x: inner.x + anchor.x * size.width + origin.x, y: inner.y + anchor.y * size.height + origin.y)
    }
}
