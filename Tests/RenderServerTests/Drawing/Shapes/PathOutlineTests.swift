import CoreGraphics
import Testing

@testable import RenderServer

@Suite("What a path is")
struct PathOutlineTests {
    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

    /// Whether `path` is known by nothing but that it turns one way only.
    private func isConvex(_ path: PathGeometry) -> Bool {
        guard case .convex = PathOutline(path) else { return false }
        return true
    }

    @Test("an ellipse as wide as it is high is a circle, whole, and another turns one way only")
    func circle() throws {
        let outline = PathOutline(PathGeometry(ellipseIn: CGRect(x: 4, y: 6, width: 20, height: 20)))
        guard case .arc(let center, let radius, let start, let sweep) = outline else {
            Issue.record("\(String(describing: outline))")
            return
        }
        #expect(isNear(center.x, 14) && isNear(center.y, 16) && isNear(radius, 10))
        #expect(isNear(start, 0) && isNear(sweep, 2 * .pi))
        #expect(isConvex(PathGeometry(ellipseIn: CGRect(x: 4, y: 6, width: 20, height: 20.1))))
    }

    @Test("arcs are what they were made of, in both directions", arguments: [false, true])
    func arcs(clockwise: Bool) throws {
        for (start, end) in [(0.0, 1.0), (1, 4), (-2, 2.5), (3, 3.1)] as [(CGFloat, CGFloat)] {
            var path = PathGeometry()
            path.addArc(
                center: CGPoint(x: 3, y: -2), radius: 7, startAngle: start, endAngle: end, clockwise: clockwise)
            guard case .arc(let center, let radius, let begin, let sweep) = PathOutline(path) else {
                Issue.record("from \(start) to \(end)")
                continue
            }
            #expect(isNear(center.x, 3) && isNear(center.y, -2) && isNear(radius, 7))
            #expect(isNear(cos(begin), cos(start)) && isNear(sin(begin), sin(start)))
            #expect(isNear(sweep, clockwise ? end - start - 2 * .pi : end - start))
            // Closed, it has a chord.
            path.close()
            #expect(isConvex(path))
        }
    }

    @Test("rectangles, turned too, lines, and boxes with round corners")
    func boxes() throws {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 12)
        let turn = CGAffineTransform(rotationAngle: 0.4)
        for (path, radius) in [
            (PathGeometry(rect: rect), 0), (PathGeometry(roundedRect: rect, cornerWidth: 4, cornerHeight: 4), 4),
            (PathGeometry(roundedRect: rect, cornerWidth: 6, cornerHeight: 6), 6),
        ] as [(PathGeometry, CGFloat)] {
            for transform in [CGAffineTransform.identity, turn] {
                let outline = PathOutline(path.applying(transform))
                guard case .box(let center, let halfWidth, let halfHeight, let found, let direction) = outline else {
                    Issue.record("\(String(describing: outline))")
                    continue
                }
                let wanted = CGPoint(x: 25, y: 26).applying(transform)
                #expect(isNear(center.x, wanted.x) && isNear(center.y, wanted.y) && isNear(found, radius))
                let isAlong = abs(direction.dx * transform.a + direction.dy * transform.b) > 0.5
                #expect(isNear(isAlong ? halfWidth : halfHeight, 15) && isNear(isAlong ? halfHeight : halfWidth, 6))
            }
        }
        var line = PathGeometry()
        line.move(to: CGPoint(x: 1, y: 2))
        line.line(to: CGPoint(x: 3, y: 4))
        #expect(PathOutline(line) == .line(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)))
    }

    /// A path of lines through `points`, closed.
    private func polygon(_ points: [CGPoint]) -> PathGeometry {
        var path = PathGeometry()
        path.move(to: points[0])
        for point in points.dropFirst() { path.line(to: point) }
        path.close()
        return path
    }

    @Test("polygons, boxes with unequal corners and with continuous ones turn one way only")
    func convex() {
        var open = PathGeometry()
        open.move(to: .zero)
        open.line(to: CGPoint(x: 5, y: 0))
        open.line(to: CGPoint(x: 5, y: 5))
        let slanted = polygon([.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 5)])
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let unequal = PathGeometry(roundedRect: box, cornerWidth: 4, cornerHeight: 3)
        let continuous = PathGeometry(continuousRect: box, radius: 6)
        for path in [open, slanted, unequal, continuous] {
            #expect(isConvex(path) && isConvex(path.applying(CGAffineTransform(a: -2, b: 1, c: 0, d: 1, tx: 0, ty: 0))))
        }
    }

    @Test("other paths are nothing simple")
    func others() {
        var two = PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        two.append(PathGeometry(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)))
        let dent = polygon([.zero, CGPoint(x: 5, y: 0), CGPoint(x: 4, y: 1), CGPoint(x: 5, y: 5)])
        // Twice round.
        let turns = (0..<5).map { CGFloat($0) * 0.8 * .pi }
        let star = polygon(turns.map { CGPoint(x: 9 * cos($0), y: 9 * sin($0)) })
        let flat = polygon([.zero, CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 0)])
        var curve = PathGeometry()
        curve.move(to: .zero)
        curve.cubic(to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 9), control2: CGPoint(x: 6, y: -9))
        curve.line(to: CGPoint(x: 4, y: 20))
        for path in [PathGeometry(), two, dent, star, flat, curve] { #expect(PathOutline(path) == nil) }
    }
}
