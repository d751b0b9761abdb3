import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite("A section of a flow layout")
struct FlowSectionTests {
    private let spaces: FlowSpaces = {
        var spaces = FlowSpaces()
        (spaces.room, spaces.items, spaces.lines, spaces.before, spaces.header) = (300, 10, 5, 8, 20)
        return spaces
    }()

    /// Where each item is, all of them put into lines one by one.
    private func places(_ section: FlowSection) -> [CGRect] {
        (0..<section.lineCount).flatMap { section.places(of: section.line($0)) }
            .map { CGRect(x: $0.across, y: $0.along, width: $0.size.across, height: $0.size.along) }
    }

    @Test("of one size is computed as one whose items were gone through", arguments: [1, 2, 5, 23, 400])
    func arithmetic(count: Int) {
        for width in [CGFloat(20), 50, 95, 140, 200, 300, 340] {
            let common = FlowExtent(along: 30, across: width)
            let computed = FlowSection(count: count, common: common, spaces: spaces)
            // One item of another size, which becomes as the others: all lines are made.
            var made = FlowSection(count: count, common: FlowExtent(along: 30, across: width + 1), spaces: spaces)
            made.set(Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, common) }))
            #expect(places(computed) == places(made), "\(width)")
            #expect(computed.length == made.length)
            for index in stride(from: 0, to: count, by: 7) { #expect(computed.line(of: index) == made.line(of: index)) }
            for top in stride(from: CGFloat(-40), to: computed.length, by: 13) {
                #expect(computed.lines(from: top, to: top + 50) == made.lines(from: top, to: top + 50))
            }
        }
    }

    @Test("with sizes that come one by one is as one with all of them at once")
    func sizes() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<40 {
            let count = Int.random(in: 1...60, using: &generator)
            var sizes = (0..<count).map { _ in FlowExtent(along: 20, across: 60) }
            var section = FlowSection(count: count, common: sizes[0], spaces: spaces)
            for _ in 0..<20 {
                let index = Int.random(in: 0..<count, using: &generator)
                sizes[index] = FlowExtent(
                    along: CGFloat(Int.random(in: 10...40, using: &generator)),
                    across: CGFloat(Int.random(in: 20...200, using: &generator)))
                section.set([index: sizes[index]])
                let whole = FlowSection(sizes, spaces: spaces)
                #expect(places(section) == places(whole))
                #expect(section.length == whole.length)
            }
        }
    }

    @Test("a section without items keeps header and insets; sizes of nothing do not end in a loop")
    func edges() {
        let empty = FlowSection(count: 0, common: FlowExtent(along: 10, across: 10), spaces: spaces)
        #expect(empty.length == 28 && empty.lineCount == 0 && empty.lines(from: 0, to: 100).isEmpty)
        let flat = FlowSection(count: 5, common: FlowExtent(along: 0, across: 0), spaces: FlowSpaces())
        #expect(flat.lineCount == 1 && flat.length == 0)
    }
}
