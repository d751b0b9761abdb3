/// The distance along an edge at which a continuous corner begins, in radii: a circular one begins at 1.
private let continuousReach: CGFloat = 1.528_664_98
/// A continuous corner as three cubic curves, in radii from the corner along the edge that leads to it and along the
/// one that leads on. The second half is the mirror image of the first. Source: docs/sources/layers.md, Continuous
/// corners.
private let continuousPoints: [CGPoint] = [
    CGPoint(x: 1.528_664_98, y: 0), CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0),
    CGPoint(x: 0.631_493_79, y: 0.074_911_39), CGPoint(x: 0.372_823_83, y: 0.169_059_56),
]

/// One rounded corner as three cubic curves of a unit radius: start, then control, control, end of each; x from the
/// corner back along the edge that leads to it, y on along the one that leads on.
package enum RoundedCorner {
    /// A quarter of a circle.
    package static let circular = points(share: 0)

    /// A corner whose curvature grows by degrees. With less space than it wants, `reach` radii along each edge, it
    /// becomes the circular one by degrees.
    package static func continuous(reach: CGFloat) -> [CGPoint] {
        points(share: max(0, (min(continuousReach, reach) - 1) / (continuousReach - 1)))
    }

    /// The corner between the circular one, 0, and the continuous one, 1.
    private static func points(share: CGFloat) -> [CGPoint] {
        // The circular corner, cut where the continuous one is.
        let cut = asin(1 - continuousPoints[3].x)
        func onCircle(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        func control(_ angle: CGFloat, _ length: CGFloat) -> CGPoint {
            let point = onCircle(angle)
            return CGPoint(x: point.x - cos(angle) * length, y: point.y + sin(angle) * length)
        }
        let (side, middle) = (4.0 / 3 * tan(cut / 4), 4.0 / 3 * tan((.pi / 2 - 2 * cut) / 4))
        let circle = [
            onCircle(0), control(0, side), control(cut, -side), onCircle(cut), control(cut, middle),
        ]
        let half = zip(circle, continuousPoints).map { round, smooth in
            CGPoint(x: round.x + (smooth.x - round.x) * share, y: round.y + (smooth.y - round.y) * share)
        }
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
