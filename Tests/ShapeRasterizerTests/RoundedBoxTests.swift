import Foundation
import ShapeRasterizer
import Testing

@Suite("Boxes with round corners")
struct RoundedBoxTests {
    private func box(_ numbers: inout Numbers, radius: ClosedRange<Double>, isTurned: Bool) -> RoundedBox {
        let radius = numbers.next(radius.lowerBound, radius.upperBound)
        let angle = isTurned ? numbers.next(0, 7) : 0
        return RoundedBox(
            centerX: numbers.next(19, 21), centerY: numbers.next(19, 21), halfWidth: numbers.next(max(radius, 1), 13),
            halfHeight: numbers.next(max(radius, 1), 13), radius: radius, cosine: cos(angle), sine: sin(angle))
    }

    @Test("the spokes of a spinner are within 8 of 255 of the area they cover, and 1.3 on average")
    func spokes() throws {
        let spokes = (0..<8).map { index in
            let angle = Double(index) * .pi / 4
            return RoundedBox(
                centerX: 18.5 + 12 * sin(angle), centerY: 18.5 - 12 * cos(angle), halfWidth: 6, halfHeight: 2,
                radius: 2, cosine: sin(angle), sine: -cos(angle))
        }
        let pixels = Pixels(width: 37, height: 37)
        for spoke in spokes { #expect(pixels.draw { spoke.fill($0, color: 0) } == true) }
        let error = pixels.error(samples: 32) { x, y in spokes.contains { $0.contains(x, y) } }
        #expect(error.most <= 8 && error.mean <= 1.3)
    }

    @Test(
        "random ones are near the area they cover",
        arguments: [(0.0...0.0, false), (0...0, true), (1.5...8, false), (1.5...8, true)])
    func areas(radius: ClosedRange<Double>, isTurned: Bool) throws {
        var numbers = Numbers(seed: isTurned ? 1 : 2)
        for _ in 0..<40 {
            let box = box(&numbers, radius: radius, isTurned: isTurned)
            let pixels = Pixels(width: 40, height: 40)
            guard pixels.draw({ box.fill($0, color: 0) }) == true else { continue }
            // Sixteen samples a side are off by up to half a row of them themselves.
            #expect(pixels.error(box.contains).most <= 13)
        }
    }

    @Test("lines thinner than a pixel have as much of it as they cover")
    func thin() throws {
        var numbers = Numbers(seed: 3)
        for _ in 0..<40 {
            let (half, angle) = (numbers.next(0.2, 0.7), numbers.next(0, 7))
            let box = RoundedBox(
                centerX: numbers.next(19, 21), centerY: numbers.next(19, 21), halfWidth: numbers.next(5, 16),
                halfHeight: half, radius: 0, cosine: cos(angle), sine: sin(angle))
            let pixels = Pixels(width: 40, height: 40)
            #expect(pixels.draw { box.fill($0, color: 0) } == true)
            #expect(pixels.error(box.contains).most <= 20)
            #expect(abs(pixels.area - 4 * box.halfWidth * half) < 0.3)
        }
    }

    @Test("large ones cover as much as they measure", arguments: [false, true])
    func large(isTurned: Bool) throws {
        var numbers = Numbers(seed: isTurned ? 8 : 9)
        for index in 0..<12 {
            let radius = [0, numbers.next(1, 3.4), numbers.next(20, 60)][index % 3]
            let angle = isTurned ? numbers.next(0, 7) : 0
            let box = RoundedBox(
                centerX: numbers.next(199, 201), centerY: numbers.next(199, 201),
                halfWidth: radius + numbers.next(40, 70), halfHeight: radius + (index < 6 ? numbers.next(0, 70) : 0),
                radius: radius, cosine: cos(angle), sine: sin(angle))
            let pixels = Pixels(width: 400, height: 400)
            #expect(pixels.draw { box.fill($0, color: 0) } == true)
            let area = 4 * box.halfWidth * box.halfHeight - (4 - .pi) * radius * radius
            #expect(abs(pixels.area - area) < 1, "\(box): \(pixels.area), not \(area)")
        }
    }

    @Test("a rectangle on whole pixels has no edge, and opacity is of the colour")
    func whole() {
        let pixels = Pixels(width: 8, height: 8)
        let box = RoundedBox(centerX: 4, centerY: 4, halfWidth: 2, halfHeight: 2, radius: 0)
        #expect(pixels.draw { box.fill($0, color: 0xFF8000, opacity: 0.5) } == true)
        #expect(pixels.words.count { $0 == 0x8080_4000 } == 16 && pixels.words.count { $0 == 0 } == 48)
        #expect(pixels.draw { box.fill($0, color: 0x0000FF) } == true)
        #expect(pixels.words.count { $0 == 0xFF00_00FF } == 16)
    }

    @Test("corners that one pixel holds are left to others")
    func refused() {
        let pixels = Pixels(width: 8, height: 8)
        let box = RoundedBox(centerX: 4, centerY: 4, halfWidth: 2, halfHeight: 2, radius: 0.4)
        #expect(pixels.draw { box.fill($0, color: 0) } == false)
        #expect(pixels.words.allSatisfy { $0 == 0 })
    }
}
