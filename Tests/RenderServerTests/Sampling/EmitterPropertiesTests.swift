import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Where particles begin")
struct EmitterPropertiesTests {
    /// The points, about the emitter's, at which a thousand particles begin on a shape 20 wide and 8 high.
    private func starts(_ shape: EmitterProperties.Shape, _ mode: EmitterProperties.Mode) -> [CGPoint] {
        var emitter = EmitterProperties()
        (emitter.position, emitter.size) = (CGPoint(x: 5, y: 7), CGSize(width: 20, height: 8))
        (emitter.shape, emitter.mode, emitter.seed) = (shape, mode, 3)
        var cell = EmitterCell()
        cell.contents = Layers.image(2, .black)
        (cell.birthRate, cell.lifetime) = (1000, 1)
        emitter.cells = [cell]
        return emitter.particles(at: 0.9995) { _ in emitter }
            .map { CGPoint(x: $0.transform.tx - 5, y: $0.transform.ty - 7) }
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

    /// Whether `test` holds for so many of `points`, give or take the luck of five deviations.
    private func count(_ points: [CGPoint], share: Double, where test: (CGPoint) -> Bool) -> Bool {
        let (number, expected) = (Double(points.count(where: test)), Double(points.count) * share)
        return abs(number - expected) <= 5 * (expected * (1 - share)).squareRoot()
    }

    @Test("a point is one, whatever the mode", arguments: EmitterProperties.Mode.allCases)
    func point(mode: EmitterProperties.Mode) {
        let points = starts(.point, mode)
        #expect(points.count == 1000 && points.allSatisfy { $0 == .zero })
    }

    @Test("a line has two ends, or points all along it")
    func line() {
        let ends = starts(.line, .points)
        #expect(ends.allSatisfy { isNear(abs($0.x), 10) && $0.y == 0 } && count(ends, share: 0.5) { $0.x > 0 })
        let along = starts(.line, .outline)
        #expect(along.allSatisfy { abs($0.x) <= 10 && $0.y == 0 })
        for part in 0..<4 {
            let low = -10 + CGFloat(part) * 5
            #expect(count(along, share: 0.25) { $0.x >= low && $0.x < low + 5 })
        }
    }

    @Test("a rectangle has four corners, four sides in proportion to their lengths, or all that is in it")
    func rectangle() {
        let corners = starts(.rectangle, .points)
        #expect(corners.allSatisfy { isNear(abs($0.x), 10) && isNear(abs($0.y), 4) })
        let sides = starts(.rectangle, .outline)
        #expect(sides.allSatisfy { abs($0.x) <= 10 + 1e-9 && abs($0.y) <= 4 + 1e-9 })
        #expect(sides.allSatisfy { isNear(abs($0.x), 10) || isNear(abs($0.y), 4) })
        for sign: CGFloat in [-1, 1] {
            for other: CGFloat in [-1, 1] {
                #expect(count(corners, share: 0.25) { $0.x * sign > 0 && $0.y * other > 0 })
                // Each half of each side.
                #expect(count(sides, share: 10.0 / 56) { isNear($0.y, 4 * sign) && $0.x * other > 0 })
                #expect(count(sides, share: 4.0 / 56) { isNear($0.x, 10 * sign) && $0.y * other > 0 })
            }
        }
        let inside = starts(.rectangle, .volume)
        #expect(inside.allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 4 })
        #expect(count(inside, share: 0.25) { abs($0.x) < 5 && abs($0.y) < 2 })
        #expect(count(inside, share: 0.25) { $0.x > 0 && $0.y > 0 })
    }

    @Test("a circle has its width as its radius: all around, or as densely everywhere in it")
    func circle() {
        let around = starts(.circle, .outline)
        #expect(around.allSatisfy { isNear(($0.x * $0.x + $0.y * $0.y).squareRoot(), 20) })
        let inside = starts(.circle, .volume)
        #expect(count(inside, share: 0.25) { ($0.x * $0.x + $0.y * $0.y).squareRoot() < 10 })
        for points in [around, inside] {
            #expect(points.allSatisfy { $0.x * $0.x + $0.y * $0.y < 400.001 })
            #expect(count(points, share: 0.25) { $0.x > 0 && $0.y > 0 })
            #expect(count(points, share: 0.25) { $0.x < 0 && $0.y < 0 })
        }
    }
}
