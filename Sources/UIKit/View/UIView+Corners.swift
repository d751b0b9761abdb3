import CoreGraphics
import QuartzCore

extension UIView {
    /// The radius of a corner as it is drawn, in points: the layer's, where it rounds that corner, and half the shorter
    /// side at most. Of several corners, the greatest.
    public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let corners: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
            (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
        ]
        let isRounded = corners.contains { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }
        return isRounded ? max(0, min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)) : 0
    }
}
