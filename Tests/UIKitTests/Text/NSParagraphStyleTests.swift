import Testing
import UIKit

@Suite("NSParagraphStyle")
struct NSParagraphStyleTests {
    @Test("a mutable copy changes by itself")
    func copying() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        style.lineSpacing = 3
        let copy = style.copy() as? NSParagraphStyle
        style.alignment = .right
        #expect(copy?.alignment == .center)
        #expect(copy?.lineBreakMode == .byTruncatingTail)
        #expect(copy != style)
        style.alignment = .center
        #expect(copy == style)
        #expect(copy?.hash == style.hash)
    }

    @Test("spacing is never negative", arguments: [-1, .nan, .infinity] as [CGFloat])
    func spacing(value: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = value
        #expect(style.lineSpacing == 0)
    }
}
