import CoreGraphics

/// What ties a scroll view to the navigation bar over it. Main actor only.
@MainActor
struct ScrollBarTie {
    /// The controller whose content is scrolled.
    weak var controller: UIViewController?
    /// Whether the safe area makes space above and below though nothing scrolls.
    var isAdjusted: Bool
    /// Points by which the bar would be higher if all of it were there that gives way when contents are scrolled, those
    /// of all of that, and those of the search bar among them, which goes first.
    var closedRoom: CGFloat
    var room: CGFloat
    var searchRoom: CGFloat = 0

    /// The contents of `scrollView` were scrolled.
    func tell(of scrollView: UIScrollView) {
        guard let controller else { return }
        controller.navigationController?.contentDidScroll(scrollView, of: controller)
    }

    /// The position `y` at which contents come to rest, or the nearest at which the search bar and the large title are
    /// there or gone; `top` is the space at the contents' top with as much of them as is there now.
    func settled(_ y: CGFloat, top: CGFloat) -> CGFloat {
        let open = -(top + closedRoom)
        guard room > 0, y > open, y < open + room else { return y }
        let stops = searchRoom < room ? [room, searchRoom, 0] : [room, 0]
        return open + (stops.min { abs(y - open - $0) < abs(y - open - $1) } ?? 0)
    }
}
