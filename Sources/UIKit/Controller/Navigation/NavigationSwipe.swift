import CoreGraphics

/// How a drag from the edge ends: beyond this part of the width, or at this speed in points a second, the controller
/// goes; else it comes back. Ours.
private let leastShare: CGFloat = 0.5
private let leastSpeed: CGFloat = 300

/// The drag from the edge by which a user goes back in a navigation controller. Main actor only.
final class NavigationSwipe: UIScreenEdgePanGestureRecognizer, UIGestureRecognizerDelegate {
    /// The controller, which has the swipe.
    weak var controller: UINavigationController?
    /// What moves the transition along while the user drags.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    /// A swipe of `controller`, from the leading edge.
    convenience init(of controller: UINavigationController) {
        self.init { recognizer in (recognizer as? NavigationSwipe)?.drag() }
        self.controller = controller
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.stack.count > 1, controller.transition == nil,
            let item = controller.topViewController?.navigationItem
        else { return false }
        if controller.isNavigationBarHidden || item.hidesBackButton { return false }
        return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
    }

    /// What scrolls under the edge waits for the drag.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

    private func drag() {
        guard let controller, let view = controller.viewIfLoaded, view.bounds.width > 0 else { return }
        let sign: CGFloat = view.isRightToLeft ? -1 : 1
        let share = max(0, sign * translation(in: view).x / view.bounds.width)
        switch state {
        case .began:
            guard controller.stack.count > 1, controller.transition == nil else { return }
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.completionCurve = .linear
            self.interaction = interaction
            controller.popViewController(animated: true)
            interaction.update(share)
        case .changed: interaction?.update(share)
        case .ended:
            let speed = sign * velocity(in: view).x
            let goes = speed > leastSpeed || (share > leastShare && speed > -leastSpeed)
            if goes { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        case .possible: break
        }
    }
}
