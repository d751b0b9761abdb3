/// A rectangle with rounded corners as a path: from the middle of the side of greatest x clockwise, as Core Graphics
/// draws it, and closed.
///
/// Corners that do not fit are made smaller, all by the same factor. A radius that is negative or not finite is 0.
struct RoundedRectOutline {
    /// The path.
    let geometry: PathGeometry

    /// Corners of `cornerSize` points.
    init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        let rect = rect.standardized
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        var size = CGSize(width: usable(cornerSize.width), height: usable(cornerSize.height))
        let factor = min(rect.width / 2 / max(size.width, 1e-9), rect.height / 2 / max(size.height, 1e-9))
        if factor < 1 { size = CGSize(width: size.width * factor, height: size.height * factor) }
        guard style == .continuous, size.width > 0, size.height > 0 else {
            geometry = PathGeometry(roundedRect: rect, cornerWidth: size.width, cornerHeight: size.height)
            return
        }
        let reach = min(rect.width / 2 / size.width, rect.height / 2 / size.height)
        let corner = Corner(size: size, points: RoundedCorner.continuous(reach: reach))
        geometry = Self.path(rect, [corner, corner, corner, corner])
    }

    /// Corners of different radii.
    init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
        let rect = rect.standardized
        let wanted = radii.mapped { $0.isFinite ? max($0, 0) : 0 }
        let sides = [
            (rect.height, wanted.topTrailing + wanted.bottomTrailing),
            (rect.width, wanted.bottomTrailing + wanted.bottomLeading),
            (rect.height, wanted.bottomLeading + wanted.topLeading),
            (rect.width, wanted.topLeading + wanted.topTrailing),
        ]
        let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
        let fitted = wanted.mapped { $0 * factor }
        let around = [fitted.bottomTrailing, fitted.bottomLeading, fitted.topLeading, fitted.topTrailing]
        let corners = around.indices.map { index in
            let radius = around[index]
            guard radius > 0, style == .continuous else {
                return Corner(size: CGSize(width: radius, height: radius), points: RoundedCorner.circular)
            }
            // Of each side the corner has the share that its radius has of both radii there.
            let before = sides[index].0 / (radius + around[(index + 3) % 4])
            let after = sides[(index + 1) % 4].0 / (radius + around[(index + 1) % 4])
            let points = RoundedCorner.continuous(reach: min(before, after))
            return Corner(size: CGSize(width: radius, height: radius), points: points)
        }
        geometry = Self.path(rect, corners)
    }

    private struct Corner {
        /// Width and height, in points.
        let size: CGSize
        /// The corner's curves for a unit radius.
        let points: [CGPoint]
    }

    /// `corners`: bottom trailing, bottom leading, top leading, top trailing.
    private static func path(_ rect: CGRect, _ corners: [Corner]) -> PathGeometry {
        var path = PathGeometry()
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // Each with the direction of the edge that leads to it and of the one that leads on.
        let turns: [(CGPoint, CGVector, CGVector)] = [
            (CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: left, y: bottom), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: left, y: top), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: right, y: top), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
        ]
        let straight = (
            top + corners[3].size.height * corners[3].points[0].x,
            bottom - corners[0].size.height * corners[0].points[0].x
        )
        path.move(to: CGPoint(x: right, y: (straight.0 + straight.1) / 2))
        for (corner, (tip, along, onward)) in zip(corners, turns) {
            func map(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: tip.x + (onward.dx * p.y - along.dx * p.x) * corner.size.width,
                    y: tip.y + (onward.dy * p.y - along.dy * p.x) * corner.size.height)
            }
            let first = map(corner.points[0])
            if path.currentPoint != first { path.line(to: first) }
            guard corner.size.width > 0, corner.size.height > 0 else { continue }
            for index in stride(from: 1, to: corner.points.count, by: 3) {
                path.cubic(
                    to: map(corner.points[index + 2]), control1: map(corner.points[index]),
                    control2: map(corner.points[index + 1]))
            }
        }
        path.close()
        return path
    }
}
