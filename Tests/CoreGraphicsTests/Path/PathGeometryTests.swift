import CoreGraphics
import OctantBase
import TestSupport
import Testing

@Suite("PathGeometry")
struct PathGeometryTests {
    @Test("the length of a cubic agrees with published and closed forms")
    func lengths() {
        var line = PathGeometry()
        line.move(to: .zero)
        line.line(to: CGPoint(x: 3, y: 4))
        #expect(line.length == 5)
        // A parabola y = x² over 0...1: √5/2 + asinh(2)/4.
        var parabola = PathGeometry()
        parabola.move(to: .zero)
        parabola.quad(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
        let exact = 5.0.squareRoot() / 2 + asinh(2) / 4
        #expect(abs(parabola.length - exact) / exact < 1e-9)
        // Four cubics deviate from the circle by at most 2.8e-4 radii, and its length by less.
        let circle = PathGeometry(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
        #expect(abs(circle.length / (2 * .pi) - 1) < 2.8e-4)
        // A cusp: out and back on one line.
        var cusp = PathGeometry()
        cusp.move(to: .zero)
        cusp.cubic(to: .zero, control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 4, y: 0))
        #expect(abs(cusp.length - 6) < 6e-6)
    }

    @Test("a trimmed path is as long as its fraction, for 200 random paths", arguments: 0..<200)
    func trimmedLength(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = random.path()
        let (one, two) = (random.unit(), random.unit())
        let (from, to) = (min(one, two), max(one, two))
        let total = path.length
        let part = path.trimmed(from: from, to: to).length
        #expect(abs(part - (to - from) * total) <= 1e-6 * total)
    }

    @Test("the tight box holds every flattened point and the control box holds the tight one", arguments: 0..<200)
    func boxes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1000)
        let path = random.path()
        let tight = path.boundingBox
        for point in path.flattened(tolerance: 0.01).points {
            #expect(tight.insetBy(dx: -1e-9, dy: -1e-9).contains(point))
        }
        let control = path.controlPointBoundingBox.insetBy(dx: -1e-9, dy: -1e-9)
        #expect(control.minX <= tight.minX && tight.maxX <= control.maxX)
        #expect(control.minY <= tight.minY && tight.maxY <= control.maxY)
    }

    @Test("the tight box of a cubic is the published one")
    func tightBox() {
        var path = PathGeometry()
        path.move(to: .zero)
        path.cubic(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 1))
        // y = 3t(1−t), greatest 3/4 at the middle.
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 0.75))
        #expect(path.controlPointBoundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(PathGeometry().boundingBox.isNull)
    }

    @Test("trimming 0...1 is the path itself, a backward range is empty, and not a number is the whole side")
    func trimEnds() {
        let path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: -3, to: 7) == path)
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
        #expect(path.trimmed(from: .nan, to: .nan) == path)
        #expect(path.trimmed(from: .nan, to: 0.25).length == 10)
        #expect(PathGeometry().trimmed(from: 0.1, to: 0.2).isEmpty)
    }

    @Test("trimming counts all sub-paths in order, and a whole closed one stays closed")
    func trimSubpaths() {
        var path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
        let first = path.trimmed(from: 0, to: 0.5)
        #expect(first.isRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        let middle = path.trimmed(from: 0.375, to: 0.625)
        #expect(middle.verbs == [.move, .line, .move, .line])
        #expect(middle.points.last == CGPoint(x: 110, y: 0))
    }

    @Test("points that are not finite are left out with one line that says so")
    func notFinite() {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            var path = PathGeometry()
            path.move(to: .zero)
            path.line(to: CGPoint(x: CGFloat.nan, y: 1))
            path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
            path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
            #expect(path.verbs == [.move])
            path = PathGeometry()
            path.line(to: CGPoint(x: 1, y: 1))
            #expect(path.isEmpty)
        }
        #expect(lines.all.count == 4)
    }

    @Test("coordinates that overflow are survived", arguments: [1e30, 1e150, 1e308, -1e308])
    func overflow(size: Double) {
        var random = SeededGenerator(seed: 3)
        let path = random.path().applying(CGAffineTransform(scaleX: CGFloat(size) / 100, y: CGFloat(-size) / 100))
        _ = path.length
        _ = path.boundingBox
        _ = path.trimmed(from: 0.2, to: 0.7)
        _ = path.flattened(tolerance: 0.1)
        _ = path.contains(.zero)
        #expect(!path.stroked(width: 3, cap: .round, join: .round, miterLimit: 10).isEmpty)
        #expect(path.dashed(phase: 0, lengths: [1, 1]) == path)
    }

    @Test("isRect knows upright rectangles and nothing else")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let path = PathGeometry(rect: rect)
        #expect(path.isRect == rect)
        #expect(path.applying(CGAffineTransform(scaleX: -1, y: 2)).isRect == CGRect(x: -4, y: 4, width: 3, height: 8))
        #expect(path.applying(CGAffineTransform(rotationAngle: 0.1)).isRect == nil)
        #expect(PathGeometry(ellipseIn: rect).isRect == nil)
        #expect(PathGeometry().isRect == nil)
    }

    @Test("an arc ends where it should, whichever way it runs")
    func arcs() throws {
        var path = PathGeometry()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(path.points.first == CGPoint(x: 1, y: 0))
        #expect(path.points.last == CGPoint(x: 0, y: 1))
        #expect(abs(path.length - .pi / 2) < 1e-3)
        var other = PathGeometry()
        other.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(other.length - 3 * .pi / 2) < 3e-3)
        for clockwise in [true, false] {
            var circle = PathGeometry()
            circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
            #expect(abs(circle.length - 2 * .pi) < 2e-3)
        }
        // Rounding a right corner with radius 1 touches both sides one point off the corner.
        var corner = PathGeometry()
        corner.move(to: CGPoint(x: -5, y: 0))
        corner.addArc(tangent1: .zero, tangent2: CGPoint(x: 0, y: 5), radius: 1)
        let touch = corner.points[1]
        let end = try #require(corner.currentPoint)
        #expect(hypot(touch.x + 1, touch.y) < 1e-12)
        #expect(hypot(end.x, end.y - 1) < 1e-12)
    }

    @Test("contains follows the winding and the even-odd rule")
    func contains() {
        var path = PathGeometry(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test("dashes alternate with gaps, and unusable lengths leave the path whole")
    func dashes() {
        var line = PathGeometry()
        line.move(to: .zero)
        line.line(to: CGPoint(x: 10, y: 0))
        let dashed = line.dashed(phase: 1, lengths: [2, 3])
        #expect(dashed.points.map(\.x) == [0, 1, 4, 6, 9, 10])
        #expect(line.dashed(phase: 0, lengths: []) == line)
        #expect(line.dashed(phase: 0, lengths: [0, 0]) == line)
        #expect(line.dashed(phase: 0, lengths: [-1, 4]) == line)
    }

    @Test("the outline of a stroke covers what a pen of that width does")
    func strokes() {
        var line = PathGeometry()
        line.move(to: .zero)
        line.line(to: CGPoint(x: 10, y: 0))
        let butt = line.stroked(width: 4, cap: .butt, join: .miter, miterLimit: 10)
        #expect(butt.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
        let square = line.stroked(width: 4, cap: .square, join: .miter, miterLimit: 10)
        #expect(square.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = line.stroked(width: 4, cap: .round, join: .miter, miterLimit: 10)
        #expect(round.contains(CGPoint(x: -1.9, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.5)))
        let frame = PathGeometry(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            .stroked(width: 2, cap: .butt, join: .miter, miterLimit: 10)
        #expect(frame.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)) && !frame.contains(CGPoint(x: 5, y: 5)))
        let bevel = PathGeometry(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            .stroked(width: 2, cap: .butt, join: .bevel, miterLimit: 10)
        #expect(!bevel.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(line.stroked(width: 0, cap: .butt, join: .miter, miterLimit: 10).isEmpty)
        #expect(line.stroked(width: .nan, cap: .butt, join: .miter, miterLimit: 10).isEmpty)
    }
}
