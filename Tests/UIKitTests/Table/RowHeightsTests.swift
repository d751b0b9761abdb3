import CoreGraphics
import Testing

@testable import UIKit

@Suite("Where rows are, of whatever heights")
struct RowHeightsTests {
    /// Numbers in an order that is the same on every run.
    private struct Dice {
        var state: UInt64 = 7
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    @Test(
        "tops and rows at a height are those that adding up finds, after any changes",
        arguments: [0, 1, 2, 7, 64, 100])
    func sums(count: Int) {
        var dice = Dice()
        var heights = RowHeights(count: count, common: 44)
        var plain = Array(repeating: CGFloat(44), count: count)
        for _ in 0..<50 {
            if count > 0 {
                let (row, height) = (dice.roll(count), CGFloat(dice.roll(100)))
                heights.set(height, at: row)
                plain[row] = height
            }
            #expect(heights.total == plain.reduce(0, +))
            for row in 0...count { #expect(heights.top(of: row) == plain.prefix(row).reduce(0, +)) }
            let y = CGFloat(dice.roll(max(1, Int(heights.total)) + 20) - 10)
            let expected = (0..<count).first { plain.prefix($0 + 1).reduce(0, +) > max(y, -1) } ?? max(0, count - 1)
            if y >= 0 { #expect(heights.index(at: y) == expected, "\(y)") }
        }
    }

    @Test("a height is known once it was set, the same as the guess included")
    func known() {
        var heights = RowHeights(guesses: [10, 20], common: 15)
        #expect(heights.known(0) == nil && heights.height(of: 1) == 20)
        heights.set(20, at: 1)
        #expect(heights.known(1) == 20 && heights.known(0) == nil && heights.total == 30)
        let given = RowHeights([5, nil], common: 7)
        #expect(given.known(0) == 5 && given.known(1) == nil && given.top(of: 2) == 12)
    }
}
