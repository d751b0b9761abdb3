import Foundation

extension CGFloat {
    /// Returns the length or coordinate on whole pixels, in points; `scale` is in pixels a point. One that is not above
    /// 0 and finite leaves it as it is.
    package func rounded(
        toPixelsAt scale: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> CGFloat {
        scale > 0 && scale.isFinite ? (self * scale).rounded(rule) / scale : self
    }
}

extension CGPoint {
    /// Returns the nearest point on whole pixels; `scale` is in pixels a point.
    package func rounded(toPixelsAt scale: CGFloat) -> CGPoint {
        CGPoint(x: x.rounded(toPixelsAt: scale), y: y.rounded(toPixelsAt: scale))
    }
}

extension CGRect {
    /// Returns the rectangle whose edges are the nearest ones on whole pixels; `scale` is in pixels a point.
    package func rounded(toPixelsAt scale: CGFloat) -> CGRect {
        let (left, top) = (minX.rounded(toPixelsAt: scale), minY.rounded(toPixelsAt: scale))
        return CGRect(
            x: left, y: top, width: maxX.rounded(toPixelsAt: scale) - left,
            height: maxY.rounded(toPixelsAt: scale) - top)
    }
}
