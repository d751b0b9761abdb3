extension PathGeometry {
    /// The outline of `rect` with corners of `radius`, above 0 and no more than half the shorter side, whose curvature
    /// grows by degrees: from the end of the top left corner clockwise.
    package init(continuousRect rect: CGRect, radius: CGFloat) {
        self.init()
        let points = RoundedCorner.continuous(reach: min(rect.width, rect.height) / 2 / radius)
            .map { CGPoint(x: $0.x * radius, y: $0.y * radius) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        // Each with the direction of the edge that leads to it and of the one that leads on.
        let turns: [(corner: CGPoint, along: CGVector, onward: CGVector)] = [
            (CGPoint(x: right, y: top), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: left, y: bottom), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: left, y: top), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
        ]
        move(to: CGPoint(x: left + points[0].x, y: top))
        for (corner, along, onward) in turns {
            func map(_ p: CGPoint) -> CGPoint {
                CGPoint(
                    x: corner.x - along.dx * p.x + onward.dx * p.y, y: corner.y - along.dy * p.x + onward.dy * p.y)
            }
            line(to: map(points[0]))
            for index in stride(from: 1, to: points.count, by: 3) {
                cubic(to: map(points[index + 2]), control1: map(points[index]), control2: map(points[index + 1]))
            }
        }
        close()
    }
}
