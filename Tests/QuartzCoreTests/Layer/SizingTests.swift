import QuartzCore
import RenderServer
import Testing

@Suite("Sizing and scrolling")
struct SizingTests {
    @Test(
        "the parts that may give way share a change of the superlayer's size",
        arguments: [
            ([], 10, 40), ([.layerWidthSizable], 10, 90), ([.layerMinXMargin], 60, 40), ([.layerMaxXMargin], 10, 40),
            // 10, 40 and 50 points share 50 more as 1 to 4 to 5.
            ([.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin], 15, 60),
            ([.layerMinXMargin, .layerMaxXMargin], 10 + 50.0 / 6, 40), ([.layerHeightSizable], 10, 40),
        ] as [(CAAutoresizingMask, CGFloat, CGFloat)])
    func shares(mask: CAAutoresizingMask, x: CGFloat, width: CGFloat) {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        inner.frame = CGRect(x: 10, y: 0, width: 40, height: 30)
        inner.autoresizingMask = mask
        outer.addSublayer(inner)
        outer.bounds.size.width = 150
        #expect(abs(inner.frame.minX - x) < 1e-9 && abs(inner.frame.width - width) < 1e-9)
        #expect(inner.frame.height == 30)
    }

    @Test("what has no size grows by equal shares, nothing shrinks below it, and grandchildren follow")
    func ends() {
        let (outer, inner, leaf) = (CALayer(), CALayer(), CALayer())
        inner.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        leaf.autoresizingMask = [.layerMinXMargin, .layerMaxXMargin, .layerHeightSizable]
        outer.addSublayer(inner)
        inner.addSublayer(leaf)
        outer.bounds.size = CGSize(width: 20, height: 10)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(leaf.frame == CGRect(x: 10, y: 0, width: 0, height: 10))
        inner.frame.size.width = 5
        outer.bounds.size.width = 1
        #expect(inner.frame.width == 0)
    }

    @Test("a layer class may place its sublayers when its size changes, and they themselves")
    func overrides() {
        final class Told: CALayer {
            var sizes: [CGSize] = []
            override func resize(withOldSuperlayerSize size: CGSize) { sizes.append(size) }
        }
        let (outer, inner) = (CALayer(), Told())
        outer.bounds.size = CGSize(width: 3, height: 4)
        outer.addSublayer(inner)
        outer.bounds.origin.x = 7
        outer.bounds.size.height = 5
        outer.bounds.size.height = 5
        #expect(inner.sizes == [CGSize(width: 3, height: 4)])
    }

    @Test("the size that suits a layer is its own, that of a text layer its text's")
    func preferred() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(layer.preferredFrameSize() == CGSize(width: 30, height: 40))
        let text = CATextLayer()
        #expect(text.preferredFrameSize() == .zero)
        (text.string, text.fontSize) = ("Octant Octant", 20)
        let line = text.preferredFrameSize()
        #expect(line.width > 90 && line.width < 200 && line.height > 18 && line.height < 32)
        text.bounds.size.width = line.width * 0.75
        text.isWrapped = true
        let lines = text.preferredFrameSize()
        #expect(lines.width < line.width && abs(lines.height - 2 * line.height) < 1)
    }

    @Test("contents are flipped where an odd number of layers flips its geometry")
    func flipped() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        #expect(!inner.contentsAreFlipped())
        outer.isGeometryFlipped = true
        #expect(outer.contentsAreFlipped() && inner.contentsAreFlipped())
        inner.isGeometryFlipped = true
        #expect(!inner.contentsAreFlipped())
    }

    @Test("a scroll layer scrolls as its mode lets it, no further than it takes to show a rectangle")
    func scrolling() {
        let (scroller, sheet, spot) = (CAScrollLayer(), CALayer(), CALayer())
        scroller.frame = CGRect(x: 5, y: 5, width: 100, height: 80)
        sheet.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
        spot.frame = CGRect(x: 300, y: 200, width: 20, height: 10)
        scroller.addSublayer(sheet)
        sheet.addSublayer(spot)
        #expect(scroller.scrollMode == .both)
        spot.scroll(CGPoint(x: 1, y: 2))
        #expect(scroller.bounds.origin == CGPoint(x: 301, y: 202))
        scroller.scroll(to: CGPoint(x: 10, y: 20))
        scroller.scroll(to: CGRect(x: 20, y: 30, width: 5, height: 5))
        #expect(scroller.bounds.origin == CGPoint(x: 10, y: 20))
        scroller.scroll(to: CGRect(x: 100, y: 0, width: 30, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 0))
        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 0, y: 9))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 9))
        scroller.scrollMode = .horizontally
        scroller.scroll(to: CGPoint(x: 0, y: 0))
        #expect(scroller.bounds.origin == CGPoint(x: 0, y: 9))
        scroller.scrollMode = .none
        sheet.scrollRectToVisible(CGRect(x: 400, y: 300, width: 9, height: 9))
        #expect(scroller.bounds.origin == CGPoint(x: 0, y: 9))
        // Nothing around it scrolls.
        CALayer().scroll(CGPoint(x: 1, y: 1))
        #expect(scroller.value(forKey: "scrollMode") as? String == "none")
        #expect(CAScrollLayer(layer: scroller).scrollMode == .both)
    }

    @Test("the visible part is that inside the scroll layer around it")
    func visible() {
        let (scroller, sheet, other) = (CAScrollLayer(), CALayer(), CALayer())
        scroller.bounds.size = CGSize(width: 100, height: 80)
        sheet.frame = CGRect(x: 60, y: 70, width: 500, height: 400)
        scroller.addSublayer(sheet)
        #expect(sheet.visibleRect == CGRect(x: 0, y: 0, width: 40, height: 10))
        other.frame = CGRect(x: 600, y: 0, width: 5, height: 5)
        scroller.addSublayer(other)
        #expect(other.visibleRect == .zero)
        #expect(scroller.visibleRect == scroller.bounds)
    }
}
