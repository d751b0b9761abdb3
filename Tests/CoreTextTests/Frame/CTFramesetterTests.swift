import CoreText
import Foundation
import Testing

@Suite("CTFramesetter")
struct CTFramesetterTests {
    private let text = NSAttributedString(
        string: "one two three\nfour",
        attributes: [
            NSAttributedString.Key(kCTFontAttributeName as String): CTFontCreateWithName("DejaVuSans", 20, nil)
        ])

    @Test("the size of text grows in height as its width shrinks, and says what fits")
    func size() {
        let setter = CTFramesetterCreateWithAttributedString(text)
        let any = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        var fit = CFRange()
        let wide = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, any, &fit)
        #expect(fit.location == 0 && fit.length == 18)
        let line = CTLineCreateWithAttributedString(text.attributedSubstring(from: NSRange(location: 0, length: 13)))
        #expect(abs(Double(wide.width) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.5)
        let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 13), nil, CGSize(width: 90, height: 30), &fit)
        #expect(narrow.width <= 90 && narrow.height < wide.height && fit.length < 13 && fit.length >= 7)
    }

    @Test("a frame has its lines from the top on, each with its stretch of the text")
    func lines() throws {
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 5, y: 7, width: 90, height: 200), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count == 3)
        #expect(lines.map { CTLineGetStringRange($0).location } == [0, 8, 14])
        var origins = [CGPoint](repeating: .zero, count: 3)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins[0].y > origins[1].y && origins[1].y > origins[2].y && origins[0].y < 200)
        #expect(CTFrameGetVisibleStringRange(frame).length == 18)
        let context = try #require(
            CGContext(
                data: nil, width: 100, height: 220, bitsPerComponent: 8, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        CTFrameDraw(frame, context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let inked = (0..<220).filter { row in (0..<100).contains { bytes[row * 400 + $0 * 4 + 3] > 128 } }
        // The first line's letters begin a little under the rectangle's top, 13 rows under that of the context.
        let top = try #require(inked.min())
        #expect(top > 13 && top < 25)
        #expect((inked.max() ?? 0) < 13 + 75)
    }
}
