import CoreGraphics
import OctantBase

/// Seconds of an animated zoom, and of the way back from beyond a limit. Ours: it was not measured.
private let zoomDuration = 0.25

/// Zooms the contents of one scroll view: by fingers that pinch, and as the program wants. Main actor only.
///
/// The view that the delegate names is given a transform; the contents' size grows with its frame.
@MainActor
final class ScrollZoom {
    private unowned let view: UIScrollView
    /// The scale, and the point of the view that is zoomed between the fingers, as the pinch began.
    private var start: (scale: CGFloat, anchor: CGPoint)?
    /// Whether the scale goes back to a limit.
    private(set) var isBouncing = false

    init(_ view: UIScrollView) { self.view = view }

    /// Whether the user zooms.
    var isZooming: Bool { start != nil }

    /// The view that is zoomed.
    var content: UIView? { view.heldDelegate?.viewForZooming(in: view) }

    /// Whether there is anything to zoom.
    var isUsed: Bool { view.minimumZoomScale < view.maximumZoomScale && content != nil }

    /// The scale of the contents.
    var scale: CGFloat {
        guard let transform = content?.transform else { return 1 }
        return hypot(transform.a, transform.b)
    }

    func clamped(_ scale: CGFloat) -> CGFloat { max(min(scale, view.maximumZoomScale), view.minimumZoomScale) }

    /// Zooms to `scale`, so that `anchor`, a point of the zoomed view, shows at `place`, a point of the scroll view's
    /// visible part counted from its top left.
    func zoom(to scale: CGFloat, anchor: CGPoint, at place: CGPoint, clamps: Bool) {
        guard let content, scale.isFinite, scale > 0 else { return }
        let origin = content.frame.origin
        content.transform = CGAffineTransform(scaleX: scale, y: scale)
        // Its corner stays where it is.
        let moved = content.frame.origin
        content.center = CGPoint(
            x: content.center.x + origin.x - moved.x, y: content.center.y + origin.y - moved.y)
        view.contentSize = content.frame.size
        let point = content.convert(anchor, to: view)
        let offset = CGPoint(x: point.x - place.x, y: point.y - place.y)
        view.move(to: clamps ? view.clamped(offset) : offset)
        view.heldDelegate?.scrollViewDidZoom(view)
    }

    /// Zooms to the allowed scale next to `scale`, around the middle of what is visible.
    func zoom(to scale: CGFloat, animated: Bool) {
        guard let content, scale.isFinite else { return }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let place = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
        run(to: clamped(scale), anchor: view.convert(middle, to: content), at: place, animated: animated)
    }

    /// Zooms so that `rect`, of the zoomed view, fills what is visible as far as the limits allow.
    func zoom(to rect: CGRect, animated: Bool) {
        guard content != nil, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let fitting = min(view.bounds.width / rect.width, view.bounds.height / rect.height)
        run(
            to: clamped(fitting), anchor: CGPoint(x: rect.midX, y: rect.midY),
            at: CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2), animated: animated)
    }

    private func run(to scale: CGFloat, anchor: CGPoint, at place: CGPoint, animated: Bool) {
        view.driver.stop()
        let change = { self.zoom(to: scale, anchor: anchor, at: place, clamps: true) }
        guard animated, view.window != nil else {
            change()
            return
        }
        view.heldDelegate?.scrollViewWillBeginZooming(view, with: content)
        UIView.animate(withDuration: zoomDuration, animations: change) { [weak self] _ in self?.didEnd() }
    }

    private func didEnd() {
        isBouncing = false
        view.heldDelegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
    }

    // MARK: Fingers

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard let content else { return }
        let point = pinch.location(in: view)
        let place = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
        switch pinch.state {
        case .began:
            // Two fingers zoom and move at once: the drag is over.
            view.panGestureRecognizer.breakOff()
            view.driver.stop()
            start = (scale, view.convert(point, to: content))
            view.heldDelegate?.scrollViewWillBeginZooming(view, with: content)
            follow(pinch.scale, place)
        case .changed: follow(pinch.scale, place)
        case .ended, .cancelled:
            guard let start else { return }
            self.start = nil
            let end = clamped(scale)
            let isInside = end == scale
            let change = { self.zoom(to: end, anchor: start.anchor, at: place, clamps: true) }
            guard view.window != nil, !isInside || view.clamped(view.contentOffset) != view.contentOffset else {
                return didEnd()
            }
            isBouncing = !isInside
            UIView.animate(withDuration: zoomDuration, animations: change) { [weak self] _ in self?.didEnd() }
        default: break
        }
    }

    private func follow(_ factor: CGFloat, _ place: CGPoint) {
        guard let start else { return }
        let wanted = start.scale * factor
        let allowed = clamped(wanted)
        // Beyond a limit the contents give way by the square root of what is asked for.
        let shown = view.bouncesZoom ? allowed * (wanted / allowed).squareRoot() : allowed
        zoom(to: shown, anchor: start.anchor, at: place, clamps: false)
    }
}
