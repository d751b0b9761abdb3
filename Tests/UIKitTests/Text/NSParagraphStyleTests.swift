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

    @Test("what says how words are parted is kept and copied")
    func parting() {
        let style = NSMutableParagraphStyle()
        #expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation && style.lineBreakStrategy == [])
        style.hyphenationFactor = 1
        style.usesDefaultHyphenation = true
        style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        style.allowsDefaultTighteningForTruncation = true
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.hyphenationFactor == 1 && copy?.usesDefaultHyphenation == true)
        #expect(copy?.lineBreakStrategy.contains(.pushOut) == true && copy == style)
        #expect(copy?.allowsDefaultTighteningForTruncation == true)
    }
}
