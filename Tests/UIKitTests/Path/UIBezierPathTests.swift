import CoreGraphics
import OctantBase
import Testing
import UIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
    private func close(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("a clockwise arc goes with growing angles: from 12 o'clock over 3 to 6 where y points down")
    func clockwiseArc() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
        #expect(close(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(close(CGPoint(x: path.bounds.minX, y: path.bounds.maxX), CGPoint(x: 0, y: 10)))
        let other = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
        #expect(close(CGPoint(x: other.bounds.minX, y: other.bounds.maxX), CGPoint(x: -10, y: 0)))
    }

    @Test("the corners of a rounded rectangle begin 1.528665 radii along its edges, and are nearly circles")
    func continuousCorners() {
        // Width, height, radius, and where it starts, how far the first edge goes and where the last corner begins.
        let table: [(CGRect, CGFloat, start: CGPoint, edge: CGFloat, corner: CGFloat)] = [
            (CGRect(x: 0, y: 0, width: 160, height: 100), 10, CGPoint(x: 15.28665, y: 0), 144.71335, 15.28665),
            (CGRect(x: 5, y: 7, width: 80, height: 60), 12, CGPoint(x: 23.34398, y: 7), 66.65602, 25.34398),
            // No space: half circles.
            (CGRect(x: 0, y: 0, width: 30, height: 8), 4, CGPoint(x: 4, y: 0), 26, 4),
            (CGRect(x: 0, y: 0, width: 30, height: 8), 99, CGPoint(x: 4, y: 0), 26, 4),
        ]
        // Where in its points an element has its end.
        let positions: [CGPathElementType: Int] = [
            .moveToPoint: 0, .addLineToPoint: 0, .addQuadCurveToPoint: 1, .addCurveToPoint: 2,
        ]
        for (rect, radius, start, edge, corner) in table {
            let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
            var ends: [CGPoint] = []
            path.cgPath.applyWithBlock { element in
                if let position = positions[element.pointee.type] { ends.append(element.pointee.points[position]) }
            }
            func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-5 && abs(a.y - b.y) < 1e-5 }
            #expect(near(ends[0], start) && near(ends[1], CGPoint(x: edge, y: rect.minY)), "\(ends)")
            #expect(near(ends[ends.count - 4], CGPoint(x: rect.minX, y: corner)) && near(ends[ends.count - 1], start))
            #expect(path.bounds == rect)
        }
        // On the diagonal the corner is as far in as a circle's.
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: 10)
        #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)) && path.contains(CGPoint(x: 3.1, y: 3.1)))
    }

    @Test("a rounded rectangle begins at its top left and runs clockwise")
    func roundedRect() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5)
        var points: [CGPoint] = []
        path.cgPath.applyWithBlock { element in
            if element.pointee.type != .closeSubpath { points.append(element.pointee.points[0]) }
        }
        #expect(abs(points[0].x - 7.643325) < 1e-6 && points[0].y == 0)
        #expect(abs(points[1].x - 32.356675) < 1e-6 && points[1].y == 0)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 2, y: 2)))
    }

    @Test("only the corners asked for are round")
    func someCorners() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test("a reversed path ends where the path began, and has its style")
    func reversing() {
        let path = UIBezierPath()
        path.lineWidth = 7
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(
            to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 6, y: 8))
        path.addQuadCurve(to: CGPoint(x: 0, y: 9), controlPoint: CGPoint(x: 4, y: 20))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.lineWidth == 7)
        #expect(reversed.reversing().cgPath == path.cgPath)
    }

    @Test("fills, strokes and clips in the current context, by the path's own style")
    func drawing() throws {
        let bitmap = try #require(Bitmap(width: 10, height: 10))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill()
        UIColor.blue.setStroke()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 5))
        line.addLine(to: CGPoint(x: 10, y: 5))
        line.lineWidth = 2
        line.stroke()
        UIBezierPath(rect: CGRect(x: 8, y: 8, width: 1, height: 1)).addClip()
        UIRectFill(CGRect(x: 0, y: 7, width: 10, height: 3))
        #expect(bitmap.pixel(x: 1, y: 1) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 3, y: 1) == 0)
        #expect(bitmap.pixel(x: 5, y: 4) == 0xFF00_00FF)
        #expect(bitmap.pixel(x: 5, y: 5) == 0xFF00_00FF)
        #expect(bitmap.pixel(x: 5, y: 6) == 0)
        #expect(bitmap.pixel(x: 8, y: 8) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 7, y: 8) == 0)
    }

    @Test("the even-odd rule leaves the middle of two nested squares open")
    func evenOdd() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 3, height: 3)))
        #expect(path.contains(CGPoint(x: 4, y: 4)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 4, y: 4)))
    }

    @Test("dashes are given back")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([3, 2], count: 2, phase: 1)
        var (count, phase): (Int, CGFloat) = (0, 0)
        path.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 2 && phase == 1)
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test(
        "geometry that is not finite is left out", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(value: CGFloat) {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            #expect(UIBezierPath(rect: CGRect(x: value, y: 0, width: 1, height: 1)).isEmpty)
            #expect(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: value, height: 1), cornerRadius: 1).isEmpty)
            let arc = UIBezierPath(arcCenter: .zero, radius: value, startAngle: 0, endAngle: 1, clockwise: true)
            #expect(arc.isEmpty)
            let square = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadius: value)
            #expect(square.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(!lines.all.isEmpty)
    }
}
