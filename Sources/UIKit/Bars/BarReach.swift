import CoreGraphics

/// Points around a bar's button at which it is touched, too: to its sides, where no neighbour is nearer, above and
/// below, and between the outermost one and the bar's end. Ours, so that a button fills its row, as iOS's do.
private let (sideReach, heightReach, endReach): (CGFloat, CGFloat, CGFloat) = (8, 12, 16)

/// Where bars' buttons are touched: a little around their titles and images, too. Main actor only.
@MainActor
enum BarReach {
    /// Whether a touch at `point` of `button` is its own.
    static func contains(_ point: CGPoint, of button: UIButton) -> Bool {
        guard let superview = button.superview else { return button.bounds.contains(point) }
        let (frame, room) = (button.frame, superview.bounds)
        let (left, right) = (frame.minX - room.minX, room.maxX - frame.maxX)
        var (toLeft, toRight) = (left <= endReach ? left : sideReach, right <= endReach ? right : sideReach)
        // Half of the space between two is either's.
        for other in superview.subviews where other !== button && !other.isHidden && other.isUserInteractionEnabled {
            if other.frame.maxX <= frame.minX { toLeft = min(toLeft, (frame.minX - other.frame.maxX) / 2) }
            if other.frame.minX >= frame.maxX { toRight = min(toRight, (other.frame.minX - frame.maxX) / 2) }
        }
        let sides = UIEdgeInsets(
            top: -heightReach, left: min(-toLeft, 0), bottom: -heightReach, right: min(-toRight, 0))
        return button.bounds.inset(by: sides).contains(point)
    }
}
