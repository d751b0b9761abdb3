import Testing
import UIKit

@Suite("Autoresizing")
@MainActor
struct AutoresizingTests {
    /// Along one axis: a superview of 100 points with a view at 10, 50 long (40 after it), made 200 points.
    @Test(
        "the flexible parts share a change in proportion to their sizes",
        arguments: [
            ([], 10, 50), (.flexibleRightMargin, 10, 50), (.flexibleLeftMargin, 110, 50), (.flexibleWidth, 10, 150),
            ([.flexibleLeftMargin, .flexibleRightMargin], 30, 50),
            ([.flexibleLeftMargin, .flexibleWidth], 26.666667, 133.333333),
            ([.flexibleWidth, .flexibleRightMargin], 10, 105.555556),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 100),
        ] as [(UIView.AutoresizingMask, Double, Double)])
    func across(mask: UIView.AutoresizingMask, x: Double, width: Double) {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size.width = 200
        #expect(abs(inner.frame.minX - x) < 1e-5)
        #expect(abs(inner.frame.width - width) < 1e-5)
        #expect(inner.frame.minY == 10 && inner.frame.height == 50)
    }

    @Test("down the page works as across it")
    func down() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        inner.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        outer.addSubview(inner)
        outer.bounds.size.height = 200
        #expect(inner.frame == CGRect(x: 10, y: 20, width: 50, height: 100))
    }

    @Test("a view grows from nothing with its superview, and never below nothing")
    func extremes() {
        let (outer, inner) = (UIView(), UIView())
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame = CGRect(x: 5, y: 5, width: 30, height: 40)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        inner.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
        outer.frame.size = .zero
        #expect(inner.frame.size == .zero)
        outer.autoresizesSubviews = false
        outer.frame.size = CGSize(width: 9, height: 9)
        #expect(inner.frame.size == .zero)
    }
}
