import Testing

@testable import SwiftUI

@Suite("Stacks")
struct StackLayoutsTests {
    @Test("children stand 8 points apart and are centred across")
    func fixedChildren() {
        let (one, two) = (Box.fixed(50, 20), Box.fixed(30, 40))
        #expect(lay(HStackLayout(), 300, 300, one, two) == CGSize(width: 88, height: 40))
        #expect(one.frame == CGRect(x: 0, y: 10, width: 50, height: 20))
        #expect(two.frame == CGRect(x: 58, y: 0, width: 30, height: 40))
        #expect(lay(VStackLayout(alignment: .trailing), 300, 300, one, two) == CGSize(width: 50, height: 68))
        #expect(two.frame == CGRect(x: 20, y: 28, width: 30, height: 40))
    }

    @Test("a given spacing is kept, 0 and a negative one too; one that is not finite is the standard's")
    func spacing() {
        let (one, two) = (Box.fixed(50, 20), Box.fixed(30, 20))
        #expect(lay(HStackLayout(spacing: 0), nil, nil, one, two).width == 80)
        #expect(lay(HStackLayout(spacing: -10), nil, nil, one, two).width == 70)
        #expect(lay(HStackLayout(spacing: 12), nil, nil, one, two).width == 92)
        #expect(lay(HStackLayout(spacing: .nan), nil, nil, one, two).width == 88)
    }

    @Test("equal children share the length equally")
    func equalShares() {
        let boxes = [Box.flexible(), .flexible(), .flexible()]
        lay(HStackLayout(spacing: 10), 320, 50, boxes[0], boxes[1], boxes[2])
        #expect(boxes.map(\.frame.minX) == [0, 110, 220] && boxes.allSatisfy { $0.frame.width == 100 })
    }

    @Test("the least flexible child is served first, whatever its place")
    func leastFlexibleFirst() {
        // 300 - 2 * 0: the fixed one has 50 of its share of 100, the limited one 100 of its 125, the rest is 150.
        let (free, fixed, limited) = (Box.flexible(), Box.fixed(50, 10), Box.flexible(maxWidth: 100))
        lay(HStackLayout(spacing: 0), 300, 50, free, fixed, limited)
        #expect(free.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
        #expect(fixed.frame.minX == 150 && limited.frame == CGRect(x: 200, y: 0, width: 100, height: 50))
    }

    /// Least widths of children that grow without end, what the row is offered, and the widths that come of it.
    private static let endless: [(least: [CGFloat], offered: CGFloat, widths: [CGFloat])] = [
        ([0, 200], 300, [100, 200]), ([200, 0], 300, [200, 100]), ([0, 150, 100], 300, [50, 150, 100]),
        ([100, 0, 100], 300, [100, 100, 100]), ([50, 50, 200], 300, [50, 50, 200]),
        ([10, 120, 0, 60], 240, [30, 120, 30, 60]), ([250, 100], 300, [250, 100]), ([0, 0, 0], 300, [100, 100, 100]),
        ([20, 150, 20, 90], 200, [20, 150, 20, 90]),
    ]

    @Test("of children that grow without end the one with the larger least length is served first", arguments: endless)
    func endlessChildren(least: [CGFloat], offered: CGFloat, widths: [CGFloat]) {
        func boxes(priority: Double = 0) -> [Box] { least.map { .flexible(minWidth: $0, priority: priority) } }
        func laid(_ boxes: [Box], in width: CGFloat, with others: [Box] = []) -> [CGFloat] {
            let subviews = LayoutSubviews(items: boxes + others)
            let layout = HStackLayout(spacing: 0)
            var cache = layout.makeCache(subviews: subviews)
            let proposal = ProposedViewSize(width: width, height: 10)
            layout.placeSubviews(
                in: CGRect(x: 0, y: 0, width: width, height: 10), proposal: proposal, subviews: subviews, cache: &cache)
            return boxes.map(\.frame.width)
        }
        #expect(laid(boxes(), in: offered) == widths)
        // What has a length of its own goes first, and what has a lower priority gets its least length.
        #expect(laid(boxes(), in: offered + 40, with: [.fixed(40, 10)]) == widths)
        #expect(laid(boxes(priority: 1), in: offered + 30, with: [.flexible(minWidth: 30)]) == widths)
    }

    @Test("a child with a largest length comes before those without end, whatever their least lengths")
    func limitedFirst() {
        // As on Apple's systems the row of 150 overflows: half of it, and then the least length.
        let (limited, endless) = (Box.flexible(maxWidth: 100), Box.flexible(minWidth: 100))
        #expect(lay(HStackLayout(spacing: 0), 150, 10, limited, endless).width == 175)
        #expect(limited.frame.width == 75 && endless.frame.width == 100)
    }

    @Test("of two that are equally flexible the first is served first")
    func ties() {
        // Both can be 0 to 100: 90 between them is 45 each.
        let (one, two) = (Box.flexible(maxWidth: 100), Box.flexible(minWidth: 60, maxWidth: 160))
        lay(HStackLayout(spacing: 0), 90, 10, one, two)
        #expect(one.frame.width == 45 && two.frame.width == 60)
    }

    @Test("text beside a colour wraps at its half, beside a spacer it does not")
    func textBesideOthers() {
        let (text, color) = (Box.text(80), Box.flexible())
        lay(HStackLayout(spacing: 0), 100, 100, text, color)
        #expect(text.frame.size == CGSize(width: 50, height: 40) && color.frame.width == 50)
        let spacer = Box.spacer()
        lay(HStackLayout(spacing: 0), 100, 100, text, spacer)
        #expect(text.frame.size == CGSize(width: 80, height: 20) && spacer.frame.width == 20)
    }

    @Test("a spacer keeps 8 points and adds no spacing of its own, but a given one")
    func spacerMinimum() {
        func width(_ spacing: CGFloat?, _ offered: CGFloat?) -> CGFloat {
            lay(HStackLayout(spacing: spacing), offered, nil, Box.fixed(50, 10), Box.spacer(), Box.fixed(50, 10)).width
        }
        #expect(width(nil, nil) == 108 && width(nil, 0) == 108 && width(nil, 300) == 300)
        #expect(width(10, nil) == 128)
        #expect(lay(HStackLayout(), 0, nil, Box.fixed(50, 10), Box.spacer(20), Box.fixed(50, 10)).width == 120)
    }

    @Test("two spacers share what is left")
    func twoSpacers() {
        let (one, text, two) = (Box.spacer(), Box.fixed(60, 10), Box.spacer())
        #expect(lay(HStackLayout(), 200, 50, one, text, two) == CGSize(width: 200, height: 10))
        #expect(text.frame.minX == 70)
    }

    @Test("a higher layout priority is served first, with what the others need at least kept back")
    func priorities() {
        let (low, high) = (Box.flexible(minWidth: 30), Box.flexible(priority: 1))
        lay(HStackLayout(spacing: 0), 200, 10, low, high)
        #expect(high.frame.width == 170 && low.frame.width == 30)
        let text = Box.text(120, priority: 1)
        let other = Box.text(120)
        lay(HStackLayout(spacing: 10), 200, 100, text, other)
        #expect(text.frame.width == 120 && other.frame.width == 70 && other.frame.height == 40)
    }

    @Test("without an offer each child takes its ideal length; an infinite one gives infinity")
    func unspecifiedAndInfinite() {
        let (fixed, free) = (Box.fixed(50, 20), Box.flexible())
        #expect(lay(HStackLayout(), nil, nil, fixed, free) == CGSize(width: 68, height: 20))
        #expect(free.frame.size == CGSize(width: 10, height: 10))
        let subviews = LayoutSubviews(items: [fixed, free])
        var cache = HStackLayout().makeCache(subviews: subviews)
        #expect(
            HStackLayout().sizeThatFits(proposal: .infinity, subviews: subviews, cache: &cache)
                == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(
            HStackLayout().sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
                == CGSize(width: 58, height: 20))
    }

    @Test("offers that are negative count as 0 and those that are no number as none")
    func strangeOffers() {
        #expect(lay(HStackLayout(), -50, -1, Box.flexible(), Box.fixed(5, 5)) == CGSize(width: 13, height: 5))
        #expect(lay(HStackLayout(), .nan, .nan, Box.flexible(), Box.fixed(5, 5)) == CGSize(width: 23, height: 10))
    }

    @Test("children that do not fit stand out at the end")
    func overflow() {
        let (one, two) = (Box.fixed(80, 10), Box.fixed(80, 10))
        #expect(lay(HStackLayout(spacing: 0), 100, 10, one, two).width == 160)
        #expect(two.frame.minX == 80)
    }

    @Test("a child whose answer is no number or negative takes no room")
    func strangeAnswers() {
        let broken = Box { _ in CGSize(width: CGFloat.nan, height: -5) }
        #expect(lay(HStackLayout(spacing: 0), 100, 10, broken, Box.fixed(20, 10)) == CGSize(width: 20, height: 10))
    }

    @Test("an empty stack has no size")
    func empty() { #expect(lay(HStackLayout(), 100, 100) == .zero && lay(VStackLayout(), nil, nil) == .zero) }

    @Test("guides that a child puts elsewhere make the stack higher")
    func explicitGuides() {
        let (one, two) = (Box.fixed(10, 20), Box.fixed(10, 20))
        two.guides[VerticalAlignment.top.key] = -15
        #expect(lay(HStackLayout(alignment: .top), nil, nil, one, two).height == 35)
        #expect(one.frame.minY == 0 && two.frame.minY == 15)
    }

    @Test("text stands on a common first baseline, other views on their lower side")
    func baselines() {
        let (large, small, image) = (Box.fixed(50, 40), Box.fixed(50, 20), Box.fixed(10, 10))
        large.guides[VerticalAlignment.firstTextBaseline.key] = 30
        small.guides[VerticalAlignment.firstTextBaseline.key] = 15
        #expect(lay(HStackLayout(alignment: .firstTextBaseline), nil, nil, large, small, image).height == 40)
        #expect([large, small, image].map(\.frame.minY) == [0, 15, 20])
    }

    @Test("a stack's own guide is the mean of its children's, its baselines the first and the last of theirs")
    func mergedGuides() {
        let (one, two) = (Box.fixed(10, 20), Box.fixed(10, 20))
        for box in [one, two] {
            box.guides[VerticalAlignment.firstTextBaseline.key] = 15
            box.guides[VerticalAlignment.lastTextBaseline.key] = 15
            box.guides[VerticalAlignment.center.key] = 4
        }
        let stack = ViewDimensions(
            size: CGSize(width: 10, height: 48), proposal: .unspecified, item: LayoutBox(VStackLayout(), one, two))
        #expect(stack[.firstTextBaseline] == 15 && stack[.lastTextBaseline] == 43)
        #expect(stack[explicit: VerticalAlignment.center] == 18)
        #expect(stack[explicit: VerticalAlignment.top] == nil && stack[.bottom] == 48)
    }

    @Test("a child's guide of one's own lines up across nested stacks")
    func customGuide() {
        enum Middle: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
        }
        let middle = HorizontalAlignment(Middle.self)
        let inner = Box.fixed(10, 10)
        inner.guides[middle.key] = 0
        let row = LayoutBox(HStackLayout(spacing: 0), Box.fixed(30, 10), inner)
        let below = Box.fixed(20, 10)
        #expect(lay(VStackLayout(alignment: middle, spacing: 0), nil, nil, row, below).width == 40)
        // The row's guide is where its child begins, 30; the other one's its middle, 10.
        #expect(inner.frame.minX == 30 && below.frame.minX == 20)
    }

    @Test("a row asks along itself for what its ends ask for, and across for the most")
    func outerSpacing() {
        let (first, last) = (Box.fixed(10, 10), Box.fixed(10, 10))
        first.spacing = .zero
        last.spacing = ViewSpacing(20)
        let row = LayoutBox(HStackLayout(), first, last)
        let other = ViewSpacing()
        #expect(other.distance(to: row.spacing, along: .horizontal) == 0)
        #expect(row.spacing.distance(to: other, along: .horizontal) == 20)
        #expect(row.spacing.distance(to: other, along: .vertical) == 20)
    }

    @Test("the distance between two children is the larger of what they ask for")
    func distances() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
        #expect(ViewSpacing(3).distance(to: ViewSpacing(5), along: .horizontal) == 5)
        let both = ViewSpacing.zero.union(ViewSpacing(), edges: .leading)
        #expect(ViewSpacing().distance(to: both, along: .horizontal) == 8)
        #expect(both.distance(to: ViewSpacing(), along: .horizontal) == 0)
    }

    @Test("a row of a thousand children asks each of them a handful of times")
    func effort() {
        let boxes = (0..<1000).map { _ in Box.text(7) }
        let subviews = LayoutSubviews(items: boxes)
        var cache = HStackLayout().makeCache(subviews: subviews)
        let proposal = ProposedViewSize(width: 20000, height: 50)
        let size = HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        HStackLayout().placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
        #expect(boxes.allSatisfy { $0.questions <= 5 } && size.width == 7000 + 999 * 8)
    }

    @Test("a single child is offered all that the stack is, asked for nothing else, and set at the stack's corner")
    func single() {
        let (one, two) = (Box.text(90), Box.flexible(minWidth: 20))
        two.guides[VerticalAlignment.top.key] = 7
        #expect(lay(VStackLayout(), 30, 300, one) == CGSize(width: 30, height: 60))
        #expect(one.offer == ProposedViewSize(width: 30, height: 300) && one.questions == 1)
        #expect(lay(HStackLayout(alignment: .top), 10, 40, two) == CGSize(width: 20, height: 40))
        #expect(two.frame.origin == .zero && two.questions == 1)
        #expect(lay(HStackLayout(), nil, nil, Box.flexible()) == CGSize(width: 10, height: 10))
    }

    @Test("a pile is as large as its largest child and lines them up")
    func pile() {
        let (one, two) = (Box.fixed(50, 20), Box.fixed(30, 40))
        #expect(lay(ZStackLayout(), 300, 300, one, two) == CGSize(width: 50, height: 40))
        #expect(one.frame.origin == CGPoint(x: 0, y: 10) && two.frame.origin == CGPoint(x: 10, y: 0))
        lay(ZStackLayout(alignment: .bottomTrailing), 300, 300, one, two)
        #expect(one.frame.origin == CGPoint(x: 0, y: 20) && two.frame.origin == CGPoint(x: 20, y: 0))
    }

    @Test("in a pile a child of lower priority is offered the size of the others")
    func pilePriority() {
        let (back, front) = (Box.flexible(priority: -1), Box.fixed(40, 30))
        #expect(lay(ZStackLayout(), 300, 300, back, front) == CGSize(width: 40, height: 30))
        #expect(back.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    @Test("a layout of any type does what the one inside does, also after it was exchanged")
    func anyLayout() {
        let (one, two) = (Box.fixed(50, 20), Box.fixed(30, 40))
        let subviews = LayoutSubviews(items: [one, two])
        let row = AnyLayout(HStackLayout())
        var cache = row.makeCache(subviews: subviews)
        #expect(row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).width == 88)
        let column = AnyLayout(VStackLayout(spacing: 0))
        column.updateCache(&cache, subviews: subviews)
        #expect(
            column.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
                == CGSize(width: 50, height: 60))
        #expect(row.stackOrientation == .horizontal && column.stackOrientation == .vertical)
    }
}
