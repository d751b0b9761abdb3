import Testing
import UIKit

@Suite("@Invalidating")
@MainActor
struct InvalidatingTests {
    private final class Bar: UIView {
        @Invalidating(.display, .layout) var width: CGFloat = 2
        @Invalidating(.intrinsicContentSize) var title = ""
        private(set) var counts = (display: 0, layout: 0, size: 0)

        override func setNeedsDisplay() {
            counts.display += 1
            super.setNeedsDisplay()
        }

        override func setNeedsLayout() {
            counts.layout += 1
            super.setNeedsLayout()
        }

        override func invalidateIntrinsicContentSize() {
            counts.size += 1
            super.invalidateIntrinsicContentSize()
        }
    }

    @Test("a property asks for what it says when it gets another value, and only then")
    func asks() {
        let bar = Bar()
        let before = bar.counts
        bar.width = 2
        #expect(bar.counts == before && bar.width == 2)
        bar.width = 3
        #expect(bar.width == 3 && bar.counts.display == before.display + 1 && bar.counts.layout > before.layout)
        #expect(bar.counts.size == before.size)
        bar.title = "a"
        #expect(bar.counts.size == before.size + 1)
    }
}
