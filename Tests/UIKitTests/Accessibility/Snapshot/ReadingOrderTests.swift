import CoreGraphics
import Testing

@testable import UIKit

@Suite("The order in which people read")
@MainActor
struct ReadingOrderTests {
    private struct Block: FramedBlock {
        let name: Character
        let frame: CGRect
    }

    private func read(_ blocks: [Block], isRightToLeft: Bool = false) -> String {
        String(ReadingOrder.sorted(blocks, isRightToLeft: isRightToLeft).map(\.name))
    }

    private nonisolated static func block(_ name: Character, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat)
        -> Block
    {
        Block(name: name, frame: CGRect(x: x, y: y, width: w, height: h))
    }

    /// A table: the frames, and the order from left to right and from right to left.
    private nonisolated static let scenes:
        [(String, [(Character, CGFloat, CGFloat, CGFloat, CGFloat)], String, String)] = [
            (
                "rows", [("a", 0, 0, 50, 20), ("b", 60, 2, 50, 20), ("c", 0, 30, 50, 20), ("d", 60, 30, 50, 20)],
                "abcd", "badc"
            ),
            ("a label and a taller field", [("a", 0, 10, 50, 20), ("b", 60, 3, 50, 34)], "ab", "ba"),
            (
                "columns that are not beside",
                [
                    ("a", 0, 0, 50, 20), ("b", 0, 24, 50, 20), ("c", 0, 48, 50, 20), ("x", 60, 12, 50, 20),
                    ("y", 60, 36, 50, 20),
                ], "abcxy", "xyabc"
            ),
            (
                "one beside two of a column",
                [("a", 0, 0, 50, 20), ("b", 0, 22, 50, 20), ("c", 0, 44, 50, 20), ("x", 60, 11, 50, 20)], "abcx", "xabc"
            ),
            (
                "an image before its lines", [("p", 0, 0, 60, 60), ("a", 70, 0, 80, 20), ("b", 70, 22, 80, 16)], "pab",
                "abp"
            ),
            (
                "a switch behind its lines", [("a", 0, 0, 80, 20), ("b", 0, 20, 80, 16), ("s", 90, 3, 51, 31)], "abs",
                "sab"
            ),
            (
                "a list beside lines", [("l", 0, 0, 100, 300), ("a", 110, 20, 50, 20), ("b", 110, 50, 50, 20)], "lab",
                "abl"
            ),
            (
                "a bar above two columns",
                [("t", 0, 0, 200, 40), ("a", 0, 50, 90, 20), ("b", 0, 80, 90, 20), ("x", 100, 55, 90, 60)], "tabx",
                "txab"
            ),
            (
                "lines that overlap a little, with values",
                [("a", 0, 0, 50, 22), ("b", 60, 0, 50, 22), ("c", 0, 20, 50, 22), ("d", 60, 20, 50, 22)], "abcd", "badc"
            ),
            (
                "a tall neighbour of rows far apart",
                [("a", 0, 0, 50, 20), ("b", 0, 150, 50, 20), ("s", 90, 0, 20, 200)], "asb", "sab"
            ),
            (
                "what lies behind",
                [("k", 0, 0, 200, 100), ("b", 100, 10, 50, 20), ("a", 10, 12, 50, 20), ("c", 10, 60, 50, 20)], "kabc",
                "kbac"
            ),
            (
                "a pinwheel", [("a", 0, 0, 60, 20), ("b", 65, 0, 20, 60), ("c", 25, 65, 60, 20), ("d", 0, 25, 20, 60)],
                "adbc", "abdc"
            ),
        ]

    @Test(
        "rows, columns, lists and what lies behind, from left to right and from right to left",
        arguments: scenes.indices)
    func scenes(index: Int) {
        let (name, blocks, expected, mirrored) = Self.scenes[index]
        let scene = blocks.map { Self.block($0.0, $0.1, $0.2, $0.3, $0.4) }
        #expect(read(scene) == expected, "\(name)")
        #expect(read(scene, isRightToLeft: true) == mirrored, "\(name), from right to left")
        // Whatever the order of the views.
        if name != "what lies behind" { #expect(read(scene.reversed()) == expected, "\(name), the other way round") }
    }

    @Test("ten thousand blocks in one place, or nested in one another, are read, each once")
    func many() {
        let stack = (0..<10_000).map { _ in Self.block("x", 0, 0, 10, 10) }
        #expect(read(stack).count == 10_000)
        let nested = (0..<2000).map {
            Self.block("x", CGFloat($0), CGFloat($0), 5000 - CGFloat($0) * 2, 5000 - CGFloat($0) * 2)
        }
        #expect(read(nested).count == 2000)
    }
}
