import CoreGraphics
import QuartzCore

extension UIView {
    /// How round the corners of the view are; sharp, or as round as its layer's, by default. It is followed whenever
    /// the view is laid out, and then sets the layer's `cornerRadius`.
    public final var cornerConfiguration: UICornerConfiguration {
        get { corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            guard newValue != corners else { return }
            corners = newValue
            followCorners()
            setNeedsLayout()
        }
    }

    /// Gives the layer's corners the radii that the configuration has for the view as it is now.
    final func followCorners() {
        guard let radii = corners?.points(of: self) else { return }
        let radius = radii.max() ?? 0
        var shares = layer.cornerShares
        if radius > 0 {
            (shares.minXMinY, shares.maxXMinY) = (radii[0] / radius, radii[1] / radius)
            (shares.minXMaxY, shares.maxXMaxY) = (radii[2] / radius, radii[3] / radius)
        }
        layer.cornerRadius = radius
        layer.cornerShares = shares
    }

    /// The radius of a corner as it is drawn, in points: the layer's, where it rounds that corner, and half the shorter
    /// side at most. Of several corners, the greatest.
    public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let shares = layer.cornerShares
        let corners: [(UIRectCorner, CACornerMask, CGFloat)] = [
            (.topLeft, .layerMinXMinYCorner, shares.minXMinY), (.topRight, .layerMaxXMinYCorner, shares.maxXMinY),
            (.bottomLeft, .layerMinXMaxYCorner, shares.minXMaxY), (.bottomRight, .layerMaxXMaxYCorner, shares.maxXMaxY),
        ]
        let most = min(bounds.width, bounds.height) / 2
        return corners.filter { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }
            .map { max(0, min(layer.cornerRadius * $0.2, most)) }.max() ?? 0
    }
}
