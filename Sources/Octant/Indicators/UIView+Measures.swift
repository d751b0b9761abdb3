import UIKit

/// A length that a user of these views set, as it can be drawn: negative and not finite ones count as 0.
func drawable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }

/// The side of a circle that nobody gave a size, in points. Ours: that of the large activity indicator, so that one can
/// stand in for the other.
let naturalSide: CGFloat = 37

extension CGSize {
    /// The largest square that fits.
    var innerSquare: CGSize {
        let side = min(width, height)
        return CGSize(width: side, height: side)
    }
}

extension UIView {
    /// The colour as resolved in this view.
    func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// A circle in the middle of the view, a stroke of `lineWidth` points touching the nearer sides from within. It
    /// begins at 12 o'clock; its middle is (0, 0). Nil when there is no space for it.
    func circle(lineWidth: CGFloat, clockwise: Bool) -> CGPath? {
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        guard radius > 0 else { return nil }
        let top = -CGFloat.pi / 2
        return UIBezierPath(
            arcCenter: .zero, radius: radius, startAngle: top, endAngle: clockwise ? top + 2 * .pi : top - 2 * .pi,
            clockwise: clockwise
        ).cgPath
    }
}
