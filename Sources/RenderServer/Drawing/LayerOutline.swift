import CoreGraphics

/// The outline of a layer's bounds, with its rounded corners.
struct LayerOutline {
    let box: CGRect
    let radius: CGFloat
    private let corners: CornerMask
    private let isContinuous: Bool

    init(_ properties: LayerProperties) {
        box = properties.bounds.standardized
        // A radius of more than half the shorter side makes no rounder corner.
        let most = min(box.width, box.height) / 2
        radius = properties.roundedCorners.isEmpty ? 0 : min(max(0, properties.cornerRadius), most)
        corners = properties.roundedCorners
        isContinuous = properties.cornerCurve == .continuous
    }

    var isEmpty: Bool { box.isEmpty }

    var path: PathGeometry { path(box, radius) }

    /// The ring of `width` points inside the outline, for the even-odd rule.
    func border(width: CGFloat) -> PathGeometry {
        var ring = path
        if width * 2 < min(box.width, box.height) {
            ring.append(path(box.insetBy(dx: width, dy: width), max(0, radius - width)))
        }
        return ring
    }

    private func path(_ box: CGRect, _ radius: CGFloat) -> PathGeometry {
        guard radius > 0 else { return PathGeometry(rect: box) }
        if corners == .all && !isContinuous {
            return PathGeometry(roundedRect: box, cornerWidth: radius, cornerHeight: radius)
        }
        var path = PathGeometry()
        let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
        // Clockwise as seen, each with the direction of the edge that leads to it and of the one that leads on.
        let turns: [(CornerMask, CGPoint, CGVector, CGVector)] = [
            (.minXMinY, CGPoint(x: left, y: top), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (.maxXMinY, CGPoint(x: right, y: top), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.maxXMaxY, CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (.minXMaxY, CGPoint(x: left, y: bottom), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        let reach = min(box.width, box.height) / 2 / radius
        let points = (isContinuous ? RoundedCorner.continuous(reach: reach) : RoundedCorner.circular)
            .map { CGPoint(x: $0.x * radius, y: $0.y * radius) }
        for (name, corner, along, onward) in turns {
            func map(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: corner.x - along.dx * p.x + onward.dx * p.y, y: corner.y - along.dy * p.x + onward.dy * p.y)
            }
            let isRound = corners.contains(name)
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
