import Testing

@testable import CoreGraphics

/// Numbers that look random and are always the same.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
}

@Suite("Regions of paths combined")
struct PathRegionsTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(
            ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    /// The area that the path winds around.
    private func area(_ path: CGPath) -> CGFloat {
        var sum: CGFloat = 0
        path.flattened(threshold: 1e-4).geometry.forEachSegment { segment, _ in
            sum += segment.start.x * segment.end.y - segment.end.x * segment.start.y
        }
        return abs(sum / 2)
    }

    @Test("rectangles that overlap are united, cut and taken from each other, without lines that nobody needs")
    func rectangles() {
        let (one, other) = (rect(0, 0, 10, 10), rect(5, 0, 10, 10))
        #expect(one.union(other).geometry.isRect == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(one.intersection(other).geometry.isRect == CGRect(x: 5, y: 0, width: 5, height: 10))
        #expect(one.subtracting(other).geometry.isRect == CGRect(x: 0, y: 0, width: 5, height: 10))
        #expect(area(one.symmetricDifference(other)) == 100)
        #expect(one.union(rect(10, 0, 5, 10)).geometry.isRect == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(one.intersection(rect(20, 0, 5, 5)).isEmpty && one.subtracting(one).isEmpty)
        #expect(one.intersects(other) && !one.intersects(rect(10, 0, 5, 10)))
        let hole = one.subtracting(rect(2, 2, 4, 4))
        #expect(area(hole) == 84 && !hole.contains(CGPoint(x: 4, y: 4)) && hole.contains(CGPoint(x: 8, y: 8)))
    }

    @Test("circles stay curves: a lens, a moon and both together have the areas that they should")
    func circles() {
        let (one, other) = (circle(0, 0, 10), circle(10, 0, 10))
        let lens = 2 * 100 * (CGFloat.pi / 3 - 3.0.squareRoot() / 4)
        #expect(abs(area(one.intersection(other)) - lens) < 0.1)
        #expect(abs(area(one.subtracting(other)) - (100 * .pi - lens)) < 0.2)
        #expect(abs(area(one.union(other)) - (200 * .pi - lens)) < 0.3)
        #expect(one.union(other).geometry.verbs.count { $0 == .cubic } < 14)
        #expect(!one.union(other).geometry.verbs.contains(.line))
        #expect(abs(area(one.union(one)) - area(one)) < 1e-6)
    }

    @Test("a path that crosses itself is normalised by either rule")
    func normalized() {
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { step in
                let angle = CGFloat(step) * 4 * .pi / 5
                return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
            })
        star.closeSubpath()
        let (whole, points) = (star.normalized(using: .winding), star.normalized(using: .evenOdd))
        #expect(whole.contains(.zero) && !points.contains(.zero))
        #expect(whole.geometry.verbs.count { $0 == .move } == 1 && points.geometry.verbs.count { $0 == .move } == 5)
        #expect(area(whole) > area(points))
    }

    @Test("of a line there remains what is inside of a region, or outside")
    func lines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -20, y: 1))
        line.addLine(to: CGPoint(x: 20, y: 1))
        let inside = line.lineIntersection(rect(0, 0, 10, 10))
        #expect(inside.boundingBox == CGRect(x: 0, y: 1, width: 10, height: 0))
        let outside = line.lineSubtracting(rect(0, 0, 10, 10))
        #expect(abs(outside.geometry.length - 30) < 1e-9 && outside.geometry.verbs.count { $0 == .move } == 2)
        #expect(circle(5, 5, 2).lineIntersection(rect(0, 0, 10, 10)).geometry.verbs.last == .close)
    }

    @Test("flattened paths have no curves")
    func flattened() {
        #expect(!circle(0, 0, 10).flattened(threshold: 0.1).geometry.verbs.contains(.cubic))
    }

    @Test("whatever paths are combined, each place is inside as it is of the two", arguments: 0..<24)
    func places(seed: Int) {
        var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
        let isOnGrid = seed % 3 == 0
        func number() -> CGFloat {
            isOnGrid ? CGFloat(Int.random(in: 0...6, using: &dice)) * 10 : CGFloat.random(in: 0...60, using: &dice)
        }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func path() -> CGPath {
            let path = CGMutablePath()
            for _ in 0..<Int.random(in: 1...3, using: &dice) {
                path.move(to: point())
                for _ in 0..<Int.random(in: 2...5, using: &dice) {
                    switch Int.random(in: 0...(isOnGrid ? 4 : 2), using: &dice) {
                    case 1: path.addQuadCurve(to: point(), control: point())
                    case 2: path.addCurve(to: point(), control1: point(), control2: point())
                    default: path.addLine(to: point())
                    }
                }
                if Bool.random(using: &dice) { path.closeSubpath() }
            }
            return path
        }
        let (one, other) = (path(), path())
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let results: [(CGPath, (Bool, Bool) -> Bool)] = [
                (one.union(other, using: rule), { $0 || $1 }),
                (one.intersection(other, using: rule), { $0 && $1 }),
                (one.subtracting(other, using: rule), { $0 && !$1 }),
                (one.symmetricDifference(other, using: rule), { $0 != $1 }),
            ]
            var wrong = 0
            for _ in 0..<40 {
                let place = CGPoint(
                    x: CGFloat.random(in: -1...61, using: &dice), y: CGFloat.random(in: -1...61, using: &dice))
                let (first, second) = (one.contains(place, using: rule), other.contains(place, using: rule))
                let isRight = results.allSatisfy { result, holds in
                    [CGPathFillRule.winding, .evenOdd].allSatisfy {
                        result.contains(place, using: $0) == holds(first, second)
                    }
                }
                if !isRight { wrong += 1 }
            }
            // A place may be as near to a line as curves are followed for `contains`.
            #expect(wrong <= 1)
        }
    }
}
