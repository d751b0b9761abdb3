import Foundation
import ShapeRasterizer
import Testing

@Suite("Parts of shapes, and shapes that are none")
struct PartTests {
    /// A random shape in a square of 96 pixels, shifted by whole pixels.
    private func draw(_ seed: UInt64, _ x: Int, _ y: Int, _ target: PixelTarget) -> Bool {
        var numbers = Numbers(seed: seed)
        let (centerX, centerY) = (Double(x) + numbers.next(0, 96), Double(y) + numbers.next(0, 96))
        let opacity: Float = seed % 2 == 0 ? 1 : 0.4
        if seed % 3 == 0 {
            let arc = Arc(
                centerX: centerX, centerY: centerY, radius: numbers.next(2, 50), halfWidth: numbers.next(0.3, 20),
                middle: numbers.next(0, 7), halfSweep: numbers.next(0, 3.5), isRound: seed % 2 == 0)
            return arc.fill(target, color: 0x336699, opacity: opacity)
        }
        let radius = seed % 4 == 0 ? 0 : numbers.next(0.3, 20)
        let angle = seed % 5 == 0 ? 0 : numbers.next(0, 7)
        let box = RoundedBox(
            centerX: centerX, centerY: centerY, halfWidth: radius + numbers.next(0, 40),
            halfHeight: seed % 7 < 3 ? max(radius, 1) : radius + numbers.next(0, 40), radius: radius,
            cosine: cos(angle), sine: sin(angle))
        return box.fill(target, color: 0x336699, opacity: opacity)
    }

    @Test("a part has the very pixels of the whole, wherever its memory begins, and nothing around it is touched")
    func parts() {
        var numbers = Numbers(seed: 11)
        for seed in 1...600 as ClosedRange<UInt64> {
            let whole = Pixels(width: 96, height: 96)
            guard whole.draw({ draw(seed, 0, 0, $0) }) == true else { continue }
            let (left, top) = (Int(numbers.next(0, 70)), Int(numbers.next(0, 70)))
            let (width, height) = (Int(numbers.next(1, 26)), Int(numbers.next(1, 26)))
            let part = Pixels(width: width + 8, height: height + 8)
            let isDrawn = part.draw(
                originX: left - 4, originY: top - 4, columns: left..<left + width, rows: top..<top + height
            ) { draw(seed, 0, 0, $0) }
            #expect(isDrawn == true)
            for y in 0..<height + 8 {
                for x in 0..<width + 8 {
                    let isSeen = 4..<width + 4 ~= x && 4..<height + 4 ~= y
                    #expect(part[x, y] == (isSeen ? whole[left - 4 + x, top - 4 + y] : 0), "shape \(seed)")
                }
            }
        }
    }

    @Test("numbers of all sorts draw within the clip, or not at all")
    func odd() {
        var numbers = Numbers(seed: 12)
        for _ in 0..<20000 {
            let pixels = Pixels(width: 24, height: 20)
            let angle = numbers.odd()
            let box = RoundedBox(
                centerX: numbers.odd(), centerY: numbers.odd(), halfWidth: numbers.odd(), halfHeight: numbers.odd(),
                radius: numbers.odd(), cosine: cos(angle), sine: sin(angle))
            let arc = Arc(
                centerX: numbers.odd(), centerY: numbers.odd(), radius: numbers.odd(), halfWidth: numbers.odd(),
                middle: numbers.odd(), halfSweep: numbers.odd(), isRound: numbers.odd() > 1)
            let opacity = Float(numbers.odd())
            _ = pixels.draw(columns: 2..<22, rows: 2..<18) {
                (box.fill($0, color: .max, opacity: opacity), arc.fill($0, color: .max, opacity: opacity))
            }
            for (index, word) in pixels.words.enumerated() where word != 0 {
                let isInside = 2..<22 ~= index % 24 && 2..<18 ~= index / 24
                if !isInside { Issue.record("a pixel outside the clip was changed") }
            }
        }
    }
}
