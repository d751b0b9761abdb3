import CoreText
import Foundation
import Testing

@Suite("CTLine")
struct CTLineTests {
    private let font = CTFontCreateWithName("DejaVuSans", 20, nil)
    private let fontKey = NSAttributedString.Key(kCTFontAttributeName as String)

    private func line(_ text: String, _ more: [NSAttributedString.Key: Any] = [:]) -> CTLine {
        let attributes = [fontKey: font as Any].merging(more) { $1 }
        return CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes))
    }

    @Test("a line is as wide as its glyphs and as high as its font")
    func bounds() {
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let line = line("HH")
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(width - 2 * 1540 / 2048 * 20) < 0.05)
        #expect(abs(ascent - CTFontGetAscent(font)) < 0.05 && abs(descent - CTFontGetDescent(font)) < 0.05)
        let box = CTLineGetBoundsWithOptions(line, [])
        #expect(abs(box.minY + descent) < 0.01 && abs(box.height - ascent - descent) < 0.01)
        let ink = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
        #expect(abs(ink.maxY - CTFontGetCapHeight(font)) < 0.05 && ink.minX > 0 && ink.width < width)
        #expect(CTLineGetPenOffsetForFlush(line, 1, width + 10) == 10)
        #expect(CTLineGetTypographicBounds(self.line(""), nil, nil, nil) == 0)
    }

    @Test("the glyphs of a line, by the way that code goes through runs to write a text by its outlines")
    func outlines() throws {
        let line = line("Hi, you")
        let letters = CGMutablePath()
        for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
            let attributes = CTRunGetAttributes(run) as? [String: Any]
            let font = try #require(attributes?[kCTFontAttributeName as String] as? CTFont)
            for index in 0..<CTRunGetGlyphCount(run) {
                var (glyph, position) = (CGGlyph(), CGPoint())
                CTRunGetGlyphs(run, CFRangeMake(index, 1), &glyph)
                CTRunGetPositions(run, CFRangeMake(index, 1), &position)
                guard let letter = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                letters.addPath(letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
            }
        }
        let (ink, box) = (CTLineGetImageBounds(line, nil), letters.boundingBoxOfPath)
        #expect(ink.width > 50)
        for (one, two) in [(ink.minX, box.minX), (ink.maxX, box.maxX), (ink.minY, box.minY), (ink.maxY, box.maxY)] {
            #expect(abs(one - two) < 0.05)
        }
    }

    @Test("other fonts and other attributes are other runs, with the font whose glyphs they are")
    func runs() throws {
        // Inter has no Braille.
        let font = CTFontCreateWithName("Inter", 20, nil)
        let text = NSMutableAttributedString(string: "ab⣿c", attributes: [fontKey: font])
        let large = CTFontCreateCopyWithAttributes(font, 30, nil, nil)
        text.addAttribute(fontKey, value: large, range: NSRange(location: 1, length: 1))
        let line = CTLineCreateWithAttributedString(text)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.count == 4 && CFArrayGetCount(CTLineGetGlyphRuns(line)) == 4)
        #expect(runs.map { CTRunGetStringRange($0).location } == [0, 1, 2, 3])
        let fonts = runs.map { CTRunGetAttributes($0)[kCTFontAttributeName] as? CTFont }
        #expect(fonts[0] == font && fonts[1] == large && fonts[3] == font)
        #expect(fonts[2].map { CTFontCopyFamilyName($0) != "Inter" } == true)
        #expect(CTLineGetStringRange(line).length == 4)
        #expect(CTLineGetGlyphCount(line) == 4)
    }

    @Test("offsets and indices lead back and forth, in units of UTF-16 and from right to left too")
    func offsets() {
        let line = line("é𝔸b")
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        let offsets = [0, 1, 3, 4].map { CTLineGetOffsetForStringIndex(line, $0, nil) }
        #expect(offsets[0] == 0 && offsets == offsets.sorted() && abs(Double(offsets[3]) - width) < 0.01)
        #expect(offsets.map { CTLineGetStringIndexForPosition(line, CGPoint(x: $0 + 1, y: 0)) } == [0, 1, 3, 4])
        let hebrew = self.line("אב")
        let right = CTLineGetTypographicBounds(hebrew, nil, nil, nil)
        #expect(abs(Double(CTLineGetOffsetForStringIndex(hebrew, 0, nil)) - right) < 0.01)
        #expect(CTLineGetOffsetForStringIndex(hebrew, 2, nil) == 0)
    }

    @Test("a line is drawn upright where y goes up, in its colour or the context's, at the text position")
    func drawing() throws {
        func pixels(_ line: CTLine, flipped: Bool = false) throws -> [UInt8] {
            let context = try #require(
                CGContext(
                    data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 160,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.textMatrix = flipped ? CGAffineTransform(scaleX: 1, y: -1) : .identity
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line, context)
            let data = try #require(context.data)
            return Array(UnsafeRawBufferPointer(start: data, count: 6400))
        }
        func rows(_ pixels: [UInt8], part: Int) -> [Int] {
            (0..<40).filter { row in (0..<40).contains { pixels[row * 160 + $0 * 4 + part] > 128 } }
        }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let color = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
        // A capital above the baseline, which is 20 points from the bottom.
        let upright = rows(try pixels(line("H", [color: red])), part: 0)
        #expect(upright.min() == 5 || upright.min() == 6)
        #expect(upright.max() == 19)
        let own = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String)
        let blue = try pixels(line("H", [own: true]), flipped: true)
        #expect(rows(blue, part: 2).min() == 20)
        #expect(rows(blue, part: 0).isEmpty)
        #expect(rows(try pixels(line("H")), part: 3) == upright)
    }
}
