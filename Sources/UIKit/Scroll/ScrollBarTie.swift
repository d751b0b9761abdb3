import CoreGraphics

/// What ties a scroll view to the navigation bar over it. Main actor only.
@MainActor
struct ScrollBarTie {
    /// The controller whose content is scrolled.
    weak var controller: UIViewController?
    /// Whether the safe area makes space above and below though nothing scrolls.
    var isAdjusted: Bool
    /// Points by which the bar would be higher if its large title were all there, and those of the whole title.
    var closedRoom: CGFloat
    var room: CGFloat

    /// The contents of `scrollView` were scrolled.
    func tell(of scrollView: UIScrollView) {
        guard let controller else { return }
        controller.navigationController?.contentDidScroll(scrollView, of: controller)
    }

    /// The position `y` at which contents come to rest, or the nearest at which the large title is there or gone;
    /// `top` is the space at the contents' top with as much of the title as is there now.
    func settled(_ y: CGFloat, top: CGFloat) -> CGFloat {
        let open = -(top + closedRoom)
        guard room > 0, y > open, y < open + room else { return y }
        return y - open < room / 2 ? open : open + room
    }
}
