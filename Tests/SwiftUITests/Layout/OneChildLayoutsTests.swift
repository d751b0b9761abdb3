import Testing

@testable import SwiftUI

@Suite("Layouts of one child")
struct OneChildLayoutsTests {
    @Test("a frame offers its size, takes it and centres what is smaller or larger")
    func frame() {
        let small = Box.fixed(20, 10)
        #expect(lay(FrameLayout(width: 100, height: 50), 300, 300, small) == CGSize(width: 100, height: 50))
        #expect(small.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
        #expect(small.offer == ProposedViewSize(width: 100, height: 50))
        let large = Box.fixed(200, 10)
        lay(FrameLayout(width: 100, height: nil), 300, 300, large)
        #expect(large.frame.minX == -50)
        lay(FrameLayout(width: 100, height: 50, alignment: .bottomTrailing), 300, 300, small)
        #expect(small.frame.origin == CGPoint(x: 80, y: 40))
    }

    @Test("a frame of one side takes the child's other side, which is offered what the frame was")
    func frameOfOneSide() {
        let child = Box.flexible()
        #expect(lay(FrameLayout(width: 100, height: nil), 300, 70, child) == CGSize(width: 100, height: 70))
        #expect(lay(FrameLayout(width: 100, height: nil), nil, nil, child) == CGSize(width: 100, height: 10))
        #expect(lay(FrameLayout(width: -5, height: .infinity), 40, 30, child) == CGSize(width: 40, height: 30))
    }

    @Test("a frame with both limits takes what is offered within them, whatever the child takes")
    func bothLimits() {
        let layout = FlexFrameLayout(minWidth: 50, maxWidth: 200)
        for (offer, width) in [(0, 50), (100, 100), (300, 200), (CGFloat.infinity, 200)] as [(CGFloat, CGFloat)] {
            #expect(lay(layout, offer, nil, Box.fixed(20, 10)).width == width, "\(offer)")
        }
        #expect(lay(layout, nil, nil, Box.fixed(20, 10)).width == 50)
        #expect(lay(layout, nil, nil, Box.fixed(500, 10)).width == 200)
    }

    @Test("a greatest width of infinity fills what is offered")
    func fill() {
        let child = Box.fixed(20, 10)
        let layout = FlexFrameLayout(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        #expect(lay(layout, 300, 200, child) == CGSize(width: 300, height: 200))
        #expect(child.frame.origin == .zero)
        #expect(lay(layout, nil, nil, child) == CGSize(width: 20, height: 10))
        #expect(lay(layout, 5, 5, child) == CGSize(width: 20, height: 10))
    }

    @Test("a least width alone gives way to the offer down to it, and never widens the child beyond that")
    func leastAlone() {
        let layout = FlexFrameLayout(minWidth: 50)
        #expect(lay(layout, 300, nil, Box.fixed(20, 10)).width == 50)
        #expect(lay(layout, 300, nil, Box.fixed(80, 10)).width == 80)
        #expect(lay(layout, 60, nil, Box.fixed(80, 10)).width == 60)
        #expect(lay(layout, 10, nil, Box.fixed(80, 10)).width == 50)
    }

    @Test("a greatest width alone takes the offer up to it where the child is smaller")
    func greatestAlone() {
        let layout = FlexFrameLayout(maxWidth: 100)
        #expect(lay(layout, 80, nil, Box.fixed(20, 10)).width == 80)
        #expect(lay(layout, 300, nil, Box.fixed(20, 10)).width == 100)
        #expect(lay(layout, 40, nil, Box.fixed(60, 10)).width == 60)
        #expect(lay(layout, 40, nil, Box.fixed(160, 10)).width == 100)
    }

    @Test("an ideal width stands for an offer that is not made, and only for that")
    func ideal() {
        let child = Box.flexible()
        #expect(lay(FlexFrameLayout(idealWidth: 70), nil, 20, child).width == 70)
        #expect(lay(FlexFrameLayout(idealWidth: 70), 200, 20, child).width == 200)
        #expect(lay(FlexFrameLayout(minWidth: 0, idealWidth: 70, maxWidth: .infinity), nil, 20, child).width == 70)
    }

    @Test("limits in the wrong order are put right, and strange ones left out")
    func strangeLimits() {
        #expect(lay(FlexFrameLayout(minWidth: 100, maxWidth: 50), 70, nil, Box.fixed(1, 1)).width == 100)
        #expect(lay(FlexFrameLayout(minWidth: .nan, maxWidth: -3), 70, nil, Box.fixed(20, 1)).width == 20)
    }

    @Test("padding comes off the offer and is added to the child: 16 points where nothing is said")
    func padding() {
        let child = Box.flexible()
        #expect(lay(PaddingLayout(), 100, 60, child) == CGSize(width: 100, height: 60))
        #expect(child.frame == CGRect(x: 16, y: 16, width: 68, height: 28))
        #expect(lay(PaddingLayout(edges: .leading), 100, 60, child) == CGSize(width: 100, height: 60))
        #expect(child.frame == CGRect(x: 16, y: 0, width: 84, height: 60))
        #expect(lay(PaddingLayout(), 10, 10, child) == CGSize(width: 32, height: 32))
        #expect(lay(PaddingLayout(), nil, nil, Box.fixed(20, 10)) == CGSize(width: 52, height: 42))
    }

    @Test("negative padding lets the child stand out; padding that is not finite counts as 0")
    func strangePadding() {
        let child = Box.flexible()
        let out = EdgeInsets(top: -5, leading: -10, bottom: -5, trailing: -10)
        #expect(lay(PaddingLayout(insets: out), 100, 60, child) == CGSize(width: 100, height: 60))
        #expect(child.frame == CGRect(x: -10, y: -5, width: 120, height: 70))
        let broken = EdgeInsets(top: .nan, leading: .infinity, bottom: 1, trailing: 1)
        #expect(lay(PaddingLayout(insets: broken), nil, nil, Box.fixed(20, 10)) == CGSize(width: 21, height: 11))
        #expect(
            lay(PaddingLayout(insets: EdgeInsets(-50, on: .all)), nil, nil, Box.fixed(20, 10)) == .zero)
    }

    @Test("a position takes all that is offered and centres the child there")
    func position() {
        let child = Box.fixed(20, 10)
        let layout = PositionLayout(position: CGPoint(x: 50, y: 40))
        #expect(lay(layout, 200, 100, child) == CGSize(width: 200, height: 100))
        #expect(child.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
        #expect(lay(layout, nil, 100, child) == CGSize(width: 20, height: 100))
    }

    @Test("an aspect ratio fits into the offer or covers it")
    func aspectRatio() {
        let child = Box.flexible()
        let wide = AspectRatioLayout(ratio: 2, contentMode: .fit)
        #expect(lay(wide, 100, 100, child) == CGSize(width: 100, height: 50))
        #expect(lay(wide, 100, 20, child) == CGSize(width: 40, height: 20))
        #expect(lay(wide, 100, nil, child) == CGSize(width: 100, height: 50))
        #expect(lay(wide, nil, 30, child) == CGSize(width: 60, height: 30))
        #expect(lay(wide, .infinity, 30, child) == CGSize(width: 60, height: 30))
        let cover = AspectRatioLayout(ratio: 2, contentMode: .fill)
        #expect(lay(cover, 100, 100, child) == CGSize(width: 200, height: 100))
        #expect(lay(cover, 100, 20, child) == CGSize(width: 100, height: 50))
    }

    @Test("without a ratio it is that of the child's ideal size; a useless one changes nothing")
    func ownAspectRatio() {
        let image = Box { $0 == .unspecified ? CGSize(width: 30, height: 10) : $0.replacingUnspecifiedDimensions() }
        #expect(lay(AspectRatioLayout(ratio: nil, contentMode: .fit), 60, 60, image) == CGSize(width: 60, height: 20))
        for ratio in [0, -1, CGFloat.nan, .infinity] {
            let layout = AspectRatioLayout(ratio: ratio, contentMode: .fit)
            #expect(lay(layout, 60, 40, image) == CGSize(width: 60, height: 40))
        }
    }

    @Test("a fixed size is the ideal one in the directions asked for")
    func fixedSize() {
        #expect(lay(FixedSizeLayout(horizontal: true, vertical: true), 50, 10, Box.text(120)).width == 120)
        #expect(
            lay(FixedSizeLayout(horizontal: false, vertical: true), 50, 10, Box.text(120))
                == CGSize(width: 50, height: 60))
    }

    @Test("what fills in a fixed size is as large as what counts")
    func fillInFixedSize() {
        let (background, bar) = (Box.flexible(), Box.fixed(40, 30))
        let stack = LayoutBox(ZStackLayout(), background, bar)
        #expect(
            lay(FixedSizeLayout(horizontal: false, vertical: true), 100, 400, stack) == CGSize(width: 100, height: 30))
        #expect(background.frame.size == CGSize(width: 100, height: 30))
    }

    @Test("an overlay is offered the size of what it lies over and lined up with it")
    func overlay() {
        let (base, fill, badge) = (Box.fixed(40, 30), Box.flexible(), Box.fixed(10, 10))
        #expect(lay(OverlayLayout(alignment: .topTrailing), 300, 300, base, fill, badge) == base.frame.size)
        #expect(fill.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(badge.frame == CGRect(x: 30, y: 0, width: 10, height: 10))
    }

    @Test("an overlay's guides are those of what it lies over")
    func overlayGuides() {
        let (base, badge) = (Box.fixed(40, 30), Box.fixed(10, 10))
        base.guides[VerticalAlignment.firstTextBaseline.key] = 22
        badge.guides[VerticalAlignment.firstTextBaseline.key] = 3
        badge.guides[VerticalAlignment.top.key] = 3
        let item = LayoutBox(OverlayLayout(alignment: .center), base, badge)
        let dimensions = ViewDimensions(size: base.frame.size, proposal: .unspecified, item: item)
        #expect(dimensions[.firstTextBaseline] == 22 && dimensions[explicit: VerticalAlignment.top] == nil)
    }

    @Test("a scroll view takes what is offered along, and is as wide as its content across")
    func scroll() {
        let content = Box.fixed(80, 1000)
        #expect(lay(ScrollLayout(axes: .vertical), 300, 500, content) == CGSize(width: 80, height: 500))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 80, height: 1000))
        #expect(content.offer == ProposedViewSize(width: 300, height: nil))
        #expect(lay(ScrollLayout(axes: .vertical), nil, nil, content) == CGSize(width: 80, height: 1000))
        #expect(lay(ScrollLayout(axes: [.vertical, .horizontal]), 30, 50, content) == CGSize(width: 30, height: 50))
    }

    @Test("a spacer outside of stacks grows in both directions")
    func spacer() {
        let offer = ProposedViewSize(width: 100, height: nil)
        #expect(SpacerRule.size(offer, minLength: nil, axis: nil) == CGSize(width: 100, height: 8))
        #expect(SpacerRule.size(offer, minLength: 200, axis: .horizontal) == CGSize(width: 200, height: 0))
        #expect(SpacerRule.size(.zero, minLength: -1, axis: .vertical) == .zero)
        #expect(SpacerRule.size(.zero, minLength: .nan, axis: .vertical) == CGSize(width: 0, height: 8))
    }

    @Test("a divider is a pixel thick, across the direction of its stack")
    func divider() {
        let offer = ProposedViewSize(width: 100, height: 40)
        #expect(DividerRule.size(offer, axis: .vertical, scale: 2) == CGSize(width: 100, height: 0.5))
        #expect(DividerRule.size(offer, axis: .horizontal, scale: 2) == CGSize(width: 0.5, height: 40))
        #expect(DividerRule.size(.unspecified, axis: nil, scale: 0) == CGSize(width: 10, height: 1))
    }

    @Test("a place that is no number counts as 0")
    func strangePositions() {
        let child = Box.fixed(20, 10)
        LayoutSubview(item: child).place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .zero)
        #expect(child.frame.origin == .zero)
    }

    @Test("a layout of one's own reads layout values and priorities, and its children by ranges")
    func ownLayout() {
        enum Weight: LayoutValueKey { static let defaultValue = 1.0 }
        let (one, two) = (Box.fixed(1, 1), Box.fixed(1, 1, priority: 3))
        two.values[ObjectIdentifier(Weight.self)] = 2.5
        let subviews = LayoutSubviews(items: [one, two])
        #expect(subviews.map { $0[Weight.self] } == [1, 2.5] && subviews[1].priority == 3)
        #expect(subviews[1..<2].count == 1 && subviews[1..<2][0] == subviews[1])
        #expect(subviews[[1, 0]][0] == subviews[1] && subviews != subviews[[1, 0]])
    }
}
