import Testing

@testable import SwiftUI

/// Outlines and the rectangles around what is drawn of them.
private let boxes: [(path: Path, box: CGRect)] = [
    (
        Path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        }, CGRect(x: 0, y: 0, width: 100, height: 50)
    ),
    (
        Path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        }, CGRect(x: 0, y: 0, width: 100, height: 75)
    ),
    (
        Path { $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false) },
        CGRect(x: 0, y: 0, width: 10, height: 10)
    ),
    (Path(ellipseIn: CGRect(x: 2, y: 3, width: 8, height: 4)), CGRect(x: 2, y: 3, width: 8, height: 4)),
    (Path(CGRect(x: 1, y: 2, width: 3, height: 4)), CGRect(x: 1, y: 2, width: 3, height: 4)),
    (Path(), .null),
]

@Suite("Path")
struct PathTests {
    private let square = CGRect(x: 10, y: 20, width: 40, height: 30)

    @Test("the rectangle around a path is that of what is drawn, without control points", arguments: boxes.indices)
    func boundingRect(index: Int) {
        let (path, box) = boxes[index]
        let found = path.boundingRect
        guard !box.isNull else {
            #expect(found.isNull)
            return
        }
        for (one, other) in [
            (found.minX, box.minX), (found.minY, box.minY), (found.maxX, box.maxX), (found.maxY, box.maxY),
        ] { #expect(abs(one - other) < 1e-6) }
    }

    @Test("a path is built step by step and tells its steps")
    func building() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            path.addCurve(
                to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
            path.closeSubpath()
        }
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
                .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
                .curve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)),
                .closeSubpath,
            ])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("a path's description reads as the same path")
    func description() {
        #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 5.5)).description == "0 0 m 10 0 l 10 5.5 l 0 5.5 l h")
        for path in [Path(ellipseIn: square), Path(roundedRect: square, cornerRadius: 7), Path()] {
            #expect(Path(path.description) == path)
        }
        for wrong in ["1 m", "1 2 3 m", "1 2 l", "nan 1 m", "0 0 m 5", "x"] { #expect(Path(wrong) == nil, "\(wrong)") }
    }

    @Test("an arc of clockwise false looks clockwise on screen")
    func arcs() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        #expect(abs(path.boundingRect.maxY - 10) < 1e-9 && path.geometry.length < 16)
        var other = Path()
        other.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        #expect(abs(other.geometry.length - 10 * 1.5 * .pi) < 0.01)
        var relative = Path()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(180), delta: .degrees(-90))
        let end = relative.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    }

    @Test("inside is told by both rules")
    func contains() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true) && !path.contains(CGPoint(x: 11, y: 5)))
    }

    @Test("strokes, dashes, trims and transforms make other paths")
    func derived() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 100, height: 4))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 30]))
        #expect(dashed.contains(CGPoint(x: 5, y: 0)) && !dashed.contains(CGPoint(x: 20, y: 0)))
        #expect(dashed.contains(CGPoint(x: 45, y: 0)))
        #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 25, y: 0, width: 25, height: 0))
        #expect(line.offsetBy(dx: 5, dy: 6).currentPoint == CGPoint(x: 105, y: 6))
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty && line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test("coordinates that are not finite leave their segment out")
    func strange() {
        var path = Path()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        #expect(path.isEmpty && path.boundingRect.isNull && path.cgPath.isEmpty)
    }
}
