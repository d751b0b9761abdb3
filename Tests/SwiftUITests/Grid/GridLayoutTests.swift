import Testing

@testable import SwiftUI

@Suite("The layout of grids")
struct GridLayoutTests {
    /// Puts `boxes` into one row, each of them.
    private func row(_ boxes: Box..., alignment: VerticalAlignment? = nil) -> [Box] {
        let mark = GridRowMark(row: GridRowIdentity(), alignment: alignment)
        for box in boxes { box.values[ObjectIdentifier(GridRowKey.self)] = Optional(mark) as Any }
        return boxes
    }

    private func lay(
        _ rows: [[Box]], _ width: CGFloat?, _ height: CGFloat?, _ layout: GridLayout = GridLayout()
    ) -> CGSize {
        let subviews = LayoutSubviews(items: rows.flatMap { $0 })
        var cache = layout.makeCache(subviews: subviews)
        let proposal = ProposedViewSize(width: width, height: height)
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        layout.placeSubviews(
            in: CGRect(origin: CGPoint(x: 100, y: 50), size: size), proposal: proposal, subviews: subviews,
            cache: &cache)
        return size
    }

    @Test("columns are as wide as their widest view and rows as high as their highest, 8 points apart")
    func fixed() {
        let first = row(.fixed(20, 10), .fixed(10, 30))
        let second = row(.fixed(40, 20), .fixed(30, 10))
        #expect(lay([first, second], 300, 200) == CGSize(width: 78, height: 58))
        // Centred in their cells.
        #expect(first[0].frame == CGRect(x: 110, y: 60, width: 20, height: 10))
        #expect(first[1].frame == CGRect(x: 158, y: 50, width: 10, height: 30))
        #expect(second[0].frame == CGRect(x: 100, y: 88, width: 40, height: 20))
        #expect(second[1].frame == CGRect(x: 148, y: 93, width: 30, height: 10))
    }

    @Test("given distances and alignments hold, and a row's own before the grid's")
    func alignments() {
        let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 2)
        let first = row(.fixed(20, 10), .fixed(10, 30), alignment: .bottom)
        let second = row(.fixed(40, 20), .fixed(30, 10))
        #expect(lay([first, second], nil, nil, layout) == CGSize(width: 71, height: 52))
        #expect(first[0].frame.origin == CGPoint(x: 100, y: 70))
        #expect(second[1].frame.origin == CGPoint(x: 141, y: 82))
    }

    @Test("flexible columns share what fixed ones leave, and rows the height")
    func flexible() {
        let first = row(.fixed(20, 10), .flexible(), .flexible())
        #expect(lay([first], 236, 100) == CGSize(width: 236, height: 100))
        #expect(first.map(\.frame.width) == [20, 100, 100])
        let rows = [row(.flexible()), row(.fixed(20, 10)), row(.flexible(maxHeight: 30))]
        #expect(lay(rows, 100, 100) == CGSize(width: 100, height: 100))
        #expect(rows.map { $0[0].frame.height } == [44, 10, 30])
    }

    @Test("text that is too long is broken in its column, whose row grows")
    func text() {
        let first = row(.fixed(52, 10), .text(200))
        #expect(lay([first], 160, nil) == CGSize(width: 160, height: 40))
        #expect(first[1].frame == CGRect(x: 160, y: 50, width: 100, height: 40))
    }

    @Test("a view outside of rows is offered all columns, and widens them equally")
    func whole() {
        let first = row(.fixed(20, 10), .fixed(40, 10))
        let wide = Box.fixed(108, 10)
        #expect(lay([first, [wide]], 300, nil) == CGSize(width: 108, height: 28))
        // 20 and 40 have grown by 20 each; views are centred in them.
        #expect(first.map(\.frame.midX) == [120, 178])
        let line = Box.flexible(maxHeight: 1)
        let second = row(.fixed(20, 10), .fixed(40, 10))
        #expect(lay([second, [line]], 300, nil).width == 300)
        #expect(line.frame.width == 300)
    }

    @Test("guides that views set themselves lie on one line, and the row is as high as that needs")
    func guides() {
        let first = row(.fixed(20, 30), .fixed(20, 20), alignment: .firstTextBaseline)
        first[0].guides[VerticalAlignment.firstTextBaseline.key] = 10
        first[1].guides[VerticalAlignment.firstTextBaseline.key] = 16
        #expect(lay([first], nil, nil).height == 36)
        #expect(first.map(\.frame.minY) == [56, 50])
    }

    @Test("an empty grid has no size")
    func empty() {
        #expect(lay([], 100, 100) == .zero)
    }
}
