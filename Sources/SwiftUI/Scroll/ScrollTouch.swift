import UIKit

/// A scroll view that reports when its contents moved.
final class HostedScrollView: UIScrollView {
    var didMove: () -> Void = {}

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { didMove() } }
    }
}

/// Follows how the user moves the contents of a scroll view.
@MainActor final class ScrollTouch: NSObject, UIScrollViewDelegate {
    private weak var element: ScrollElement?
    /// What was visible within the insets as the user began, in points of the contents.
    private var begin = CGRect.zero
    /// The speed of the finger that let go last, in points a second.
    private(set) var velocity: CGVector?

    init(_ element: ScrollElement) { self.element = element }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        guard let element else { return }
        begin = element.room
        velocity = nil
        if element.endsEditing { _ = scrollView.window?.endEditing(true) }
        element.change(to: .interacting)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        // UIKit has points a millisecond.
        let speed = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
        self.velocity = speed
        guard let element, let behavior = element.behavior else { return }
        let (inset, room) = (scrollView.adjustedContentInset, element.room)
        let origin = targetContentOffset.pointee
        var target = ScrollTarget(
            rect: CGRect(x: origin.x + inset.left, y: origin.y + inset.top, width: room.width, height: room.height))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: begin), velocity: speed, contentSize: scrollView.contentSize,
            containerSize: room.size, axes: element.axes, environment: element.environment.values,
            targets: element.targets.map(\.rect))
        behavior.updateTarget(&target, context: context)
        var corner = target.rect.origin
        if let anchor = target.anchor {
            corner.x += anchor.x * (target.rect.width - room.width)
            corner.y += anchor.y * (target.rect.height - room.height)
        }
        targetContentOffset.pointee = element.limited(CGPoint(x: corner.x - inset.left, y: corner.y - inset.top))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        element?.change(to: decelerate ? .decelerating : .idle)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { element?.change(to: .idle) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { element?.change(to: .idle) }
}
