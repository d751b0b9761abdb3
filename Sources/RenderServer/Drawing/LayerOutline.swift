import CoreGraphics

/// The outline of a layer's bounds, with its rounded corners.
package struct LayerOutline {
    package let box: CGRect
    /// That of the roundest corner.
    package let radius: CGFloat
    /// The radius that is asked for. One of more than half the shorter side makes no rounder corner.
    private let stated: CGFloat
    private let most: CGFloat
    private let corners: CornerMask
    private let shares: CornerShares
    private let isContinuous: Bool

    package init(_ properties: LayerProperties) {
        box = properties.bounds.standardized
        most = min(box.width, box.height) / 2
        stated = properties.roundedCorners.isEmpty ? 0 : max(0, properties.cornerRadius)
        radius = min(stated, most)
        (corners, shares) = (properties.roundedCorners, properties.cornerShares)
        isContinuous = properties.cornerCurve == .continuous
    }

    var isEmpty: Bool { box.isEmpty }

    package var path: PathGeometry { path(insetBy: 0) }

    /// The ring of `width` points inside the outline, for the even-odd rule.
    package func border(width: CGFloat) -> PathGeometry {
        var ring = path
        if width * 2 < min(box.width, box.height) {
            ring.append(path(insetBy: width))
        }
        return ring
    }

    private func path(insetBy inset: CGFloat) -> PathGeometry {
        let box = box.insetBy(dx: inset, dy: inset)
        let radius = max(0, radius - inset)
        guard radius > 0 else { return PathGeometry(rect: box) }
        if corners == .all && shares == CornerShares() && !isContinuous {
            return PathGeometry(roundedRect: box, cornerWidth: radius, cornerHeight: radius)
        }
        var path = PathGeometry()
        let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
        // Clockwise as seen, each with the direction of the edge that leads to it and of the one that leads on.
        let turns: [(CornerMask, CGFloat, CGPoint, CGVector, CGVector)] = [
            (.minXMinY, shares.minXMinY, CGPoint(x: left, y: top), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (.maxXMinY, shares.maxXMinY, CGPoint(x: right, y: top), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (
                .maxXMaxY, shares.maxXMaxY, CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: 1),
                CGVector(dx: -1, dy: 0)
            ),
            (.minXMaxY, shares.minXMaxY, CGPoint(x: left, y: bottom), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (name, share, corner, along, onward) in turns {
            let radius = max(0, min(stated * share, most) - inset)
            let isRound = corners.contains(name) && radius > 0
            let reach = isRound ? min(box.width, box.height) / 2 / radius : 0
            let points = (isContinuous ? RoundedCorner.continuous(reach: reach) : RoundedCorner.circular)
                .map { CGPoint(x: $0.x * radius, y: $0.y * radius) }
            func map(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: corner.x - along.dx * p.x + onward.dx * p.y, y: corner.y - along.dy * p.x + onward.dy * p.y)
            }
            let first = isRound ? map(points[0]) : corner
            if path.isEmpty { path.move(to: first) } else { path.line(to: first) }
            guard isRound else { continue }
            for index in stride(from: 1, to: points.count, by: 3) {
                path.cubic(
                    to: map(points[index + 2]), control1: map(points[index]), control2: map(points[index + 1]))
            }
        }
        path.close()
        return path
    }
}
