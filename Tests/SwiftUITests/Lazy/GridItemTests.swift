import Testing

@testable import SwiftUI

@Suite("Lines of lazy grids")
struct GridItemTests {
    private func lines(_ items: [GridItem], _ length: CGFloat?) -> [[CGFloat]] {
        GridTrack.tracks(of: items, in: length).map { [$0.start, $0.length] }
    }

    @Test("fixed lines and distances come off, the others share the rest")
    func shares() {
        #expect(lines([GridItem(.fixed(50)), GridItem(), GridItem()], 166) == [[0, 50], [58, 50], [116, 50]])
        #expect(lines([GridItem(spacing: 20), GridItem(spacing: 99)], 120) == [[0, 50], [70, 50]])
    }

    @Test("a line that is bounded leaves more or less to those after it")
    func bounds() {
        let items = [GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.flexible(), spacing: 0)]
        #expect(lines(items, 100) == [[0, 20], [20, 80]])
        let wide = [GridItem(.flexible(minimum: 80), spacing: 0), GridItem(.flexible(), spacing: 0)]
        #expect(lines(wide, 100) == [[0, 80], [80, 20]])
        #expect(lines([GridItem(.flexible(minimum: 80))], 50) == [[0, 80]])
    }

    @Test("an adaptive line becomes as many as fit, of one length")
    func adaptive() {
        #expect(lines([GridItem(.adaptive(minimum: 30), spacing: 5)], 100) == [[0, 30], [35, 30], [70, 30]])
        #expect(
            lines([GridItem(.adaptive(minimum: 30, maximum: 31), spacing: 0)], 100) == [[0, 31], [31, 31], [62, 31]])
        #expect(lines([GridItem(.adaptive(minimum: 300))], 100) == [[0, 300]])
        // The second one's share begins after the first one's last line.
        let both = [GridItem(.adaptive(minimum: 40), spacing: 0), GridItem(.fixed(20))]
        #expect(lines(both, 120) == [[0, 50], [50, 50], [100, 20]])
    }

    @Test("where nothing is offered each has its least length; lengths that are none count as 0")
    func edges() {
        #expect(
            lines([GridItem(), GridItem(.fixed(30)), GridItem(.adaptive(minimum: 7))], nil).map(\.[1]) == [10, 30, 7])
        #expect(lines([GridItem(.fixed(.nan)), GridItem(.fixed(-3), spacing: .infinity)], 100) == [[0, 0], [8, 0]])
        #expect(lines([GridItem(.adaptive(minimum: 0), spacing: 0)], 5).count == 5)
        #expect(lines([], 100).isEmpty)
    }
}
