import CoreGraphics

/// Points around a bar's button at which it is touched, too: to its sides, where no neighbour is nearer, above and
/// below, and between the outermost one and the bar's end. Ours, so that a button fills its row, as iOS's do.
private let (sideReach, heightReach, endReach): (CGFloat, CGFloat, CGFloat) = (8, 12, 16)

/// A bar's button: it is touched a little around its title or image, too.
final class BarItemButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview else { return super.point(inside: point, with: event) }
        let (left, right) = (frame.minX - superview.bounds.minX, superview.bounds.maxX - frame.maxX)
        var (toLeft, toRight) = (left <= endReach ? left : sideReach, right <= endReach ? right : sideReach)
        // Half of the space between two is either's.
        for other in superview.subviews where other !== self && !other.isHidden && other.isUserInteractionEnabled {
            if other.frame.maxX <= frame.minX { toLeft = min(toLeft, (frame.minX - other.frame.maxX) / 2) }
            if other.frame.minX >= frame.maxX { toRight = min(toRight, (other.frame.minX - frame.maxX) / 2) }
        }
        let sides = UIEdgeInsets(
            top: -heightReach, left: min(-toLeft, 0), bottom: -heightReach, right: min(-toRight, 0))
        return bounds.inset(by: sides).contains(point)
    }
}
