import Testing
import UIKit

/// Every name that public sources use of CGPath and UIBezierPath, spelt as they spell it. Source: docs/sources.md,
/// Names in use.
@Suite("Demand: paths")
struct CGPathDemandTests {
    private func area(_ path: CGPath) throws -> Double {
        try Pixels.drawing(40, 40) {
            $0.addPath(path)
            $0.fillPath()
        }.area
    }

    @Test("paths of Core Graphics")
    func coreGraphics() throws {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        path.closeSubpath()
        #expect(abs(try area(path) - 50 * .pi) < 2)
        #expect(path.boundingBox.maxY > 29.9)
        let both = CGMutablePath()
        both.addPath(path)
        both.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(abs(try area(both) - 50 * .pi - 25) < 2)
        let circle = CGMutablePath()
        circle.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(abs(try area(circle) - 100 * .pi) < 2)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let larger = try #require(circle.copy(using: &double))
        #expect(larger.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
        let rect = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(rect.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("shapes of UIBezierPath")
    func shapes() throws {
        #expect(try area(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 20)).cgPath) == 200)
        let oval = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 20))
        #expect(abs(try area(oval.cgPath) - 100 * .pi) < 2)
        let rounded = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 10)
        // Corners of growing curvature take a little more than quarters of circles, which leave 814.
        #expect(abs(try area(rounded.cgPath) - 810) < 3)
        let some = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(abs(try area(some.cgPath) - (900 - 200 + 50 * .pi)) < 3)
        let half = UIBezierPath(
            arcCenter: CGPoint(x: 20, y: 20), radius: 15, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
        #expect(half.bounds.minX > 19.9 && half.bounds.maxX > 34.9)
        #expect(abs(half.currentPoint.y - 35) < 1e-9)
    }

    @Test("paths are built step by step, transformed, appended, filled and stroked")
    func building() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.close()
        #expect(path.currentPoint == .zero)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds == CGRect(x: 5, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 12, width: 5, height: 5)))
        let filled = try Pixels.drawing { _ in
            UIColor.red.setFill()
            path.fill()
        }
        #expect(abs(filled.area - 75) < 1 && filled[1, 13] == red)
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 2, y: 10))
        line.addCurve(
            to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 5, y: 10), controlPoint2: CGPoint(x: 7, y: 10))
        line.addQuadCurve(to: CGPoint(x: 18, y: 10), controlPoint: CGPoint(x: 14, y: 10))
        line.lineWidth = 2
        line.lineCapStyle = .square
        line.lineJoinStyle = .round
        let stroked = try Pixels.drawing { _ in
            UIColor.blue.setStroke()
            line.stroke()
        }
        #expect(stroked.ink == CGRect(x: 1, y: 9, width: 18, height: 2) && stroked[10, 10] == blue)
        line.setLineDash([4, 4], count: 2, phase: 0)
        line.lineCapStyle = .butt
        let dashed = try Pixels.drawing { _ in line.stroke() }
        #expect(dashed.alpha(3, 10) == 255 && dashed.alpha(8, 10) == 0)
        let arc = UIBezierPath()
        arc.addArc(withCenter: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let clipped = try Pixels.drawing { context in
            arc.addClip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(abs(clipped.area - 64 * .pi) < 2)
    }
}
