import CoreGraphics

/// How a drag ends: at this share of the lowest height, or at this speed in points a second, the card goes; else it
/// returns on the spring that it came on. Source: docs/sources/views.md, Presentations.
private let dismissingShare: CGFloat = 0.5
private let dismissingSpeed: CGFloat = 1000
/// The speed, in points a second, at which a drag goes on to the next detent; below it the nearest is chosen. Ours.
private let turningSpeed: CGFloat = 500

/// Follows a finger that drags the card of a sheet: between its detents the card changes its height, below the lowest
/// it moves down. Main actor only.
@MainActor
final class SheetDragger: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private lazy var pan = UIPanGestureRecognizer { [weak self] recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { self?.drag(pan) }
    }
    /// The card's height with the safe area, and its place, as the drag began.
    private var startHeight: CGFloat = 0
    private var startCenter = CGPoint.zero

    /// The dragger of `sheet`.
    init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

    /// Follows fingers on `card`.
    func attach(to card: UIView) {
        pan.delegate = self
        card.addGestureRecognizer(pan)
    }

    // MARK: Beginning

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard sheet.presentation?.isMoving == false else { return false }
        let travel = pan.travel
        guard abs(travel.dy) > abs(travel.dx) else { return false }
        let isDown = travel.dy > 0
        let canGrow = sheet.isAttached && sheet.level + 1 < sheet.heights.count
        guard isDown || canGrow else { return false }
        guard let scroll = touchedScrollView else { return true }
        // Contents move unless they are at their top, and then only the other way.
        guard scroll.contentOffset.y <= scroll.limits.y.lowerBound else { return false }
        return isDown || sheet.prefersScrollingExpandsWhenScrolledToEdge
    }

    /// Contents in the sheet wait until it is known that the sheet does not move.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        guard let pan = other as? ScrollPanGestureRecognizer, let scroll = pan.scrollView else { return false }
        return scroll.axes.y && scroll.isDescendant(of: sheet.card)
    }

    /// The innermost view around the touch, in the card, whose contents scroll up and down.
    private var touchedScrollView: UIScrollView? {
        var next = pan.touches.first?.view
        while let view = next, view !== sheet.card {
            if let scroll = view as? UIScrollView, scroll.axes.y { return scroll }
            next = view.superview
        }
        return nil
    }

    // MARK: Following

    private func drag(_ pan: UIPanGestureRecognizer) {
        let travel = pan.translation(in: sheet.containerView).y
        switch pan.state {
        case .began:
            (startHeight, startCenter) = (sheet.card.bounds.height, sheet.card.center)
            move(by: travel)
        case .changed: move(by: travel)
        case .ended: end(travel, speed: pan.velocity(in: sheet.containerView).y)
        case .cancelled, .failed: sheet.settle()
        case .possible: break
        }
    }

    /// The height of the card, and how far it is below the bottom edge, after a drag by `travel`.
    private func place(_ travel: CGFloat) -> (height: CGFloat, way: CGFloat) {
        guard sheet.isAttached else { return (startHeight, max(0, travel)) }
        let heights = sheet.heights.map { $0.value + sheet.bottomArea }
        let (lowest, highest) = (heights.first ?? startHeight, heights.last ?? startHeight)
        let wanted = startHeight - travel
        return (min(max(wanted, lowest), highest), max(0, lowest - wanted))
    }

    private func move(by travel: CGFloat) {
        let (height, way) = place(travel)
        guard sheet.isAttached else {
            sheet.card.center = CGPoint(x: startCenter.x, y: startCenter.y + way)
            return sheet.dim(by: way)
        }
        sheet.show(height: height, way: way)
    }

    private func end(_ travel: CGFloat, speed: CGFloat) {
        let (height, way) = place(travel)
        let isLowest = !sheet.isAttached || height <= (sheet.heights[0].value + sheet.bottomArea)
        let goes = isLowest && (speed >= dismissingSpeed || way > dismissingShare * height)
        if goes, sheet.dismissByUser() { return }
        if sheet.isAttached, way == 0 { choose(height: height - sheet.bottomArea, speed: speed) }
        let end = sheet.isAttached ? sheet.heights[sheet.level].value + sheet.bottomArea : height
        let left = height - end - way
        sheet.settle(velocity: left == 0 ? 0 : speed / left)
    }

    /// Chooses the detent next to `height`; at some speed the next one in its direction.
    private func choose(height: CGFloat, speed: CGFloat) {
        let heights = sheet.heights.map(\.value)
        let nearest = heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) } ?? 0
        if speed >= turningSpeed {
            sheet.choose(heights.lastIndex { $0 < height } ?? 0)
        } else if speed <= -turningSpeed {
            sheet.choose(heights.firstIndex { $0 > height } ?? heights.count - 1)
        } else {
            sheet.choose(nearest)
        }
    }
}
