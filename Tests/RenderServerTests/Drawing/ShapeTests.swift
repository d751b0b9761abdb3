import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

/// Facts/core-animation.md, section 9: what a shape layer covers, at one, two and three pixels a point.
@Suite("Shapes")
struct ShapeTests {
    private static let scales: [CGFloat] = [1, 2, 3]

    private func bitmap(
        _ path: PathGeometry, scale: CGFloat, masks: Bool = false, side: CGFloat = 100,
        animations: [RenderAnimation] = [], at time: Double = 0, change: (inout ShapeProperties) -> Void
    ) throws -> Bitmap {
        var shape = ShapeProperties()
        shape.path = path
        change(&shape)
        let layer = Layers.layer(CGRect(x: 0, y: 0, width: 80, height: 60), animations: animations) {
            ($0.shape, $0.masksToBounds) = (shape, masks)
        }
        return try #require(OffscreenRenderer.bitmap(of: Layers.tree(side, side, [layer]), at: time, scale: scale))
    }

    /// What is covered, in square points.
    private func area(
        _ path: PathGeometry, scale: CGFloat, masks: Bool = false, change: (inout ShapeProperties) -> Void = { _ in }
    ) throws -> Double {
        let image = try bitmap(path, scale: scale, masks: masks, change: change)
        let sum = image.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt32.self).reduce(0) { $0 + Double($1 >> 24) / 255 }
        }
        return sum / Double(scale * scale)
    }

    private func line(_ points: (Double, Double)...) -> PathGeometry {
        var path = PathGeometry()
        for (index, point) in points.enumerated() {
            let position = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: position) } else { path.line(to: position) }
        }
        return path
    }

    private func strokes(_ change: @escaping (inout ShapeProperties) -> Void = { _ in })
        -> (inout ShapeProperties) -> Void
    {
        {
            ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .black, 4)
            change(&$0)
        }
    }

    @Test("fill, stroke, both, half a stroke and the bounds' mask cover what was measured", arguments: scales)
    func counts(scale: CGFloat) throws {
        let rect = PathGeometry(rect: CGRect(x: 10, y: 10, width: 40, height: 30))
        #expect(try area(rect, scale: scale) == 1200)
        #expect(try area(rect, scale: scale, change: strokes()) == 560)
        #expect(try area(rect, scale: scale, change: strokes { $0.fillColor = .white }) == 1496)
        #expect(try area(rect, scale: scale, change: strokes { $0.strokeEnd = 0.5 }) == 280)
        let out = PathGeometry(rect: CGRect(x: 60, y: 40, width: 30, height: 30))
        #expect(try area(out, scale: scale) == 900)
        #expect(try area(out, scale: scale, masks: true) == 400)
    }

    @Test("dashes begin their phase into the pattern; an odd pattern swaps its turns", arguments: scales)
    func dashes(scale: CGFloat) throws {
        let path = line((10, 20), (45, 20))
        func dashed(_ pattern: [CGFloat], _ phase: CGFloat) throws -> Double {
            try area(
                path, scale: scale,
                change: strokes { ($0.lineDashPattern, $0.lineDashPhase) = (pattern, phase) })
        }
        #expect(try dashed([], 0) == 140)
        #expect(try dashed([6, 4], 0) == 23 * 4)
        #expect(try dashed([6, 4], 3) == 21 * 4)
        #expect(try dashed([6, 4], -3) == 20 * 4)
        #expect(try dashed([5], 0) == 20 * 4)
        #expect(try dashed([5], 5) == 15 * 4)
        #expect(try dashed([0, 0], 1) == 140)
    }

    @Test("caps add what they should to a line's ends", arguments: scales)
    func caps(scale: CGFloat) throws {
        let path = line((10, 20), (50, 20))
        #expect(try area(path, scale: scale, change: strokes()) == 160)
        #expect(try area(path, scale: scale, change: strokes { $0.lineCap = .square }) == 176)
        let round = try area(path, scale: scale, change: strokes { $0.lineCap = .round })
        #expect(abs(round - (160 + .pi * 4)) < 0.6)
    }

    @Test("joins fill a corner as they should, and a miter over its limit is a bevel", arguments: scales)
    func joins(scale: CGFloat) throws {
        let corner = line((10, 10), (40, 10), (40, 40))
        #expect(try area(corner, scale: scale, change: strokes()) == 240)
        let bevel = try area(corner, scale: scale, change: strokes { $0.lineJoin = .bevel })
        #expect(abs(bevel - 238) < 0.1)
        let round = try area(corner, scale: scale, change: strokes { $0.lineJoin = .round })
        #expect(abs(round - (236 + .pi)) < 0.2)
        // A right angle's miter is 1.414 line widths long.
        #expect(try area(corner, scale: scale, change: strokes { $0.miterLimit = 1.5 }) == 240)
        #expect(try area(corner, scale: scale, change: strokes { $0.miterLimit = 1.4 }) == bevel)
    }

    @Test("the fill rule decides about a hole of the same direction", arguments: scales)
    func fillRules(scale: CGFloat) throws {
        var path = PathGeometry(rect: CGRect(x: 10, y: 10, width: 40, height: 30))
        path.append(PathGeometry(rect: CGRect(x: 20, y: 20, width: 20, height: 10)))
        #expect(try area(path, scale: scale) == 1200)
        #expect(try area(path, scale: scale) { $0.fillRule = .evenOdd } == 1000)
    }

    @Test("a trim counts the length of all sub-paths together, and leaves the fill alone", arguments: scales)
    func trim(scale: CGFloat) throws {
        var path = line((10, 10), (40, 10))
        path.append(line((10, 30), (20, 30)))
        func trimmed(_ start: CGFloat, _ end: CGFloat) throws -> Double {
            try area(path, scale: scale, change: strokes { ($0.strokeStart, $0.strokeEnd) = (start, end) })
        }
        #expect(try trimmed(0, 1) == 160)
        #expect(try trimmed(0, 0.5) == 80)
        #expect(try trimmed(0.5, 1) == 80)
        #expect(try trimmed(0.75, 1) == 40)
        #expect(try trimmed(0.25, 0.5) == 40)
        #expect(try trimmed(0.5, 0.5) == 0)
        #expect(try trimmed(0.7, 0.2) == 0)
        let rect = PathGeometry(rect: CGRect(x: 10, y: 10, width: 40, height: 30))
        #expect(try area(rect, scale: scale, change: strokes { ($0.fillColor, $0.strokeEnd) = (.white, 0) }) == 1200)
        // The second half: the bottom and left edges.
        let image = try bitmap(rect, scale: scale, change: strokes { $0.strokeStart = 0.5 })
        #expect(image.pixel(x: Int(30 * scale), y: Int(40 * scale)) != 0)
        #expect(image.pixel(x: Int(30 * scale), y: Int(10 * scale)) == 0)
    }

    @Test("a path turns into another point by point", arguments: scales)
    func pathAnimation(scale: CGFloat) throws {
        func rect(_ width: CGFloat) -> PathGeometry {
            PathGeometry(rect: CGRect(x: 10, y: 10, width: width, height: 20))
        }
        let grow = Layers.basic(.path, from: .path(rect(20)), to: .path(rect(40)))
        for (time, width) in [(0, 20.0), (0.25, 25), (0.5, 30)] {
            let image = try bitmap(rect(5), scale: scale, animations: [grow], at: time) { _ in }
            #expect(Double(image.count { $0 >> 24 == 255 }) == width * 20 * Double(scale * scale))
        }
        let other = Layers.basic(
            .path, from: .path(rect(20)), to: .path(PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))))
        let image = try bitmap(rect(5), scale: scale, animations: [other], at: 0.3) { _ in }
        #expect(image.count { $0 != 0 } > 0)
    }
}
