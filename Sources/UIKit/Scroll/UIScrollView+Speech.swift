import CoreGraphics
import OctantDisplay
import QuartzCore

/// The part of what was visible that stays visible after a page, in points: a line.
private let pageOverlap: CGFloat = 20

extension UIScrollView {
    /// Whether there is a refresh control that a pull would set off.
    var canBeRefreshed: Bool { refreshControl?.isEnabled == true }

    /// The actions for the user of a screen reader.
    var spokenActions: [AccessibilityAction] {
        var actions: [AccessibilityAction] = []
        if isScrollEnabled {
            let (size, room) = (contentSize, bounds.inset(by: adjustedContentInset).size)
            if size.height > room.height { actions += [.scrollUp, .scrollDown] }
            if size.width > room.width { actions += [.scrollLeft, .scrollRight] }
        }
        return canBeRefreshed ? actions + [.refresh] : actions
    }

    /// Performs one of `spokenActions`.
    func perform(_ action: AccessibilityAction) {
        let room = bounds.inset(by: adjustedContentInset).size
        let (across, down) = (max(room.width - pageOverlap, 1), max(room.height - pageOverlap, 1))
        switch action {
        case .scrollUp: page(by: CGSize(width: 0, height: -down))
        case .scrollDown: page(by: CGSize(width: 0, height: down))
        case .scrollLeft: page(by: CGSize(width: -across, height: 0))
        case .scrollRight: page(by: CGSize(width: across, height: 0))
        case .refresh: refresh()
        default: break
        }
    }

    private func page(by distance: CGSize) {
        guard isScrollEnabled else { return }
        let offset = clamped(
            CGPoint(x: contentOffset.x + distance.width, y: contentOffset.y + distance.height))
        if offset != contentOffset { setContentOffset(offset, animated: UIView.areAnimationsEnabled) }
    }

    /// Refreshes as a pull would: the control is shown, refreshes, and notifies the program.
    private func refresh() {
        guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing else { return }
        refreshControl.beginUnpulled()
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        if contentOffset.y > top.y { setContentOffset(top, animated: UIView.areAnimationsEnabled) }
        refreshControl.sendActions(for: .valueChanged)
    }
}
