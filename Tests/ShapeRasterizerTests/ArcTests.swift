import Foundation
import ShapeRasterizer
import Testing

@Suite("Lines along circles")
struct ArcTests {
    /// Whether `arc` contains a point.
    private func contains(_ arc: Arc, _ x: Double, _ y: Double) -> Bool {
        let (dx, dy) = (x - arc.centerX, y - arc.centerY)
        let angle = atan2(dy, dx) - arc.middle
        let off = abs(angle - (angle / (2 * .pi)).rounded() * 2 * .pi)
        if abs(hypot(dx, dy) - arc.radius) <= arc.halfWidth, off <= arc.halfSweep { return true }
        guard arc.isRound else { return false }
        return [-1.0, 1].contains { side in
            let end = arc.middle + side * arc.halfSweep
            return hypot(dx - arc.radius * cos(end), dy - arc.radius * sin(end)) <= arc.halfWidth
        }
    }

    @Test("at 37 pixels they are within 12 of 255 of the area they cover, and 2 on average", arguments: [false, true])
    func areas(isRound: Bool) throws {
        var numbers = Numbers(seed: isRound ? 5 : 6)
        var drawn = 0
        for _ in 0..<60 {
            let arc = Arc(
                centerX: numbers.next(18, 19), centerY: numbers.next(18, 19), radius: numbers.next(8, 14),
                halfWidth: numbers.next(1, 3), middle: numbers.next(-7, 7), halfSweep: numbers.next(0, 3.5),
                isRound: isRound)
            let pixels = Pixels(width: 37, height: 37)
            guard pixels.draw({ arc.fill($0, color: 0) }) == true else { continue }
            let error = pixels.error { contains(arc, $0, $1) }
            #expect(error.most <= 12 && error.mean <= 2, "\(arc): \(error)")
            drawn += 1
        }
        #expect(drawn > 40)
    }

    @Test("rings, thin and wide ones too, are near the area they cover")
    func rings() throws {
        var numbers = Numbers(seed: 7)
        for _ in 0..<40 {
            let radius = numbers.next(6, 15)
            let arc = Arc(
                centerX: numbers.next(19, 21), centerY: numbers.next(19, 21), radius: radius,
                halfWidth: min(numbers.next(0.3, 5), radius - 2))
            let pixels = Pixels(width: 40, height: 40)
            #expect(pixels.draw { arc.fill($0, color: 0) } == true)
            #expect(pixels.error { contains(arc, $0, $1) }.most <= 9)
        }
    }

    @Test("large ones cover as much as they measure", arguments: [false, true])
    func large(isRound: Bool) throws {
        var numbers = Numbers(seed: isRound ? 10 : 11)
        for _ in 0..<12 {
            let (radius, halfWidth) = (numbers.next(80, 150), numbers.next(0.8, 30))
            let arc = Arc(
                centerX: numbers.next(199, 201), centerY: numbers.next(199, 201), radius: radius,
                halfWidth: halfWidth, middle: numbers.next(0, 7), halfSweep: numbers.next(0.5, 2.5), isRound: isRound)
            let pixels = Pixels(width: 400, height: 400)
            #expect(pixels.draw { arc.fill($0, color: 0) } == true)
            let area = 4 * arc.halfSweep * radius * halfWidth + (isRound ? .pi * halfWidth * halfWidth : 0)
            #expect(abs(pixels.area - area) < 1, "\(arc): \(pixels.area), not \(area)")
        }
    }

    @Test("where the ends nearly meet, paths draw them")
    func refused() {
        let pixels = Pixels(width: 40, height: 40)
        for isRound in [false, true] {
            let arc = Arc(
                centerX: 20, centerY: 20, radius: 12, halfWidth: 2, halfSweep: .pi - 0.05, isRound: isRound)
            #expect(pixels.draw { arc.fill($0, color: 0) } == false)
        }
        #expect(pixels.words.allSatisfy { $0 == 0 })
    }
}
