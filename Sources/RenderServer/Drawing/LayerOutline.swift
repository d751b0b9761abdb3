import CoreGraphics

/// How far along an edge a continuous corner begins, in radii: a circular one begins at 1.
private let continuousReach: CGFloat = 1.528_664_98
/// A continuous corner as three cubic curves, in radii from the corner along the edge that leads to it and along the one
/// that leads on: measured on the rounded rectangles of iOS 7 by PaintCode's makers and published by them. The second
/// half is the mirror image of the first.
private let continuousPoints: [CGPoint] = [
    CGPoint(x: 1.528_664_98, y: 0), CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0),
    CGPoint(x: 0.631_493_79, y: 0.074_911_39), CGPoint(x: 0.372_823_83, y: 0.169_059_56),
]

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
        let points = cornerPoints(radius, room: min(box.width, box.height) / 2)
        for (name, corner, along, onward) in turns {
            func place(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: corner.x - along.dx * p.x + onward.dx * p.y, y: corner.y - along.dy * p.x + onward.dy * p.y)
            }
            let isRound = corners.contains(name)
            let first = isRound ? place(points[0]) : corner
            if path.isEmpty { path.move(to: first) } else { path.line(to: first) }
            guard isRound else { continue }
            for index in stride(from: 1, to: points.count, by: 3) {
                path.cubic(
                    to: place(points[index + 2]), control1: place(points[index]), control2: place(points[index + 1]))
            }
        }
        path.close()
        return path
    }

    /// The curves of one corner: begin, then control, control, end of each; x from the corner back along the first edge,
    /// y on along the second.
    private func cornerPoints(_ radius: CGFloat, room: CGFloat) -> [CGPoint] {
        // With less room than a continuous corner wants it becomes the circular one by degrees.
        let reach = isContinuous ? min(continuousReach, room / radius) : 1
        let share = max(0, (reach - 1) / (continuousReach - 1))
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
            CGPoint(
                x: (round.x + (smooth.x - round.x) * share) * radius,
                y: (round.y + (smooth.y - round.y) * share) * radius)
        }
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
