import CoreText
import Foundation
import Testing

@Suite("CTFont")
struct CTFontTests {
    private let font = CTFontCreateWithName("DejaVuSans", 20, nil)

    private func glyphs(_ text: String) -> (glyphs: [CGGlyph], hasAll: Bool) {
        let units = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 9, count: units.count)
        let hasAll = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return (glyphs, hasAll)
    }

    @Test("measures grow with the size, as the font's file has them")
    func measures() {
        let large = CTFontCreateCopyWithAttributes(font, 40, nil, nil)
        #expect(CTFontGetSize(large) == 40)
        #expect(CTFontGetUnitsPerEm(font) == 2048)
        for (one, two) in [
            (CTFontGetAscent(font), CTFontGetAscent(large)), (CTFontGetDescent(font), CTFontGetDescent(large)),
            (CTFontGetCapHeight(font), CTFontGetCapHeight(large)), (CTFontGetXHeight(font), CTFontGetXHeight(large)),
        ] {
            #expect(one > 0)
            #expect(abs(two - 2 * one) < 0.01)
        }
        // DejaVu Sans: ascender 1901, capitals 1493 of 2048.
        #expect(abs(CTFontGetAscent(font) - 1901 / 2048 * 20) < 0.05)
        #expect(abs(CTFontGetCapHeight(font) - 1493 / 2048 * 20) < 0.05)
        #expect(CTFontGetUnderlinePosition(font) < 0)
    }

    @Test("characters have glyphs; those that the font lacks are 0, as is the second half of a pair")
    func glyphs() {
        let latin = glyphs("AVA")
        #expect(latin.hasAll)
        #expect(latin.glyphs[0] == latin.glyphs[2] && latin.glyphs[0] != latin.glyphs[1] && latin.glyphs[0] > 0)
        let missing = glyphs("A中")
        #expect(!missing.hasAll)
        #expect(missing.glyphs == [latin.glyphs[0], 0])
        let pair = glyphs("𝔸A")
        #expect(pair.glyphs[1] == 0 && pair.glyphs[2] == latin.glyphs[0])
    }

    @Test("the outline of a glyph stands on the baseline, y up, and goes through a matrix")
    func outlines() throws {
        let letter = glyphs("H ").glyphs
        let path = try #require(CTFontCreatePathForGlyph(font, letter[0], nil))
        let box = path.boundingBoxOfPath
        #expect(abs(box.minY) < 0.05)
        #expect(abs(box.maxY - CTFontGetCapHeight(font)) < 0.05)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let scaled = try #require(CTFontCreatePathForGlyph(font, letter[0], &double))
        #expect(abs(scaled.boundingBoxOfPath.width - 2 * box.width) < 0.05)
        #expect(CTFontCreatePathForGlyph(font, letter[1], nil) == nil)
        var advances = [CGSize.zero, .zero]
        let sum = CTFontGetAdvancesForGlyphs(font, .default, letter, &advances, 2)
        // 1540 and 651 of 2048.
        #expect(abs(advances[0].width - 1540 / 2048 * 20) < 0.05)
        #expect(abs(sum - (1540 + 651) / 2048 * 20) < 0.1)
        #expect(abs(CTFontGetBoundingRectsForGlyphs(font, .default, letter, nil, 2).width - box.width) < 0.01)
    }

    @Test("traits make other fonts of the family; equal fonts are equal")
    func traits() throws {
        let bold = try #require(
            CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, [.traitBold, .traitItalic]))
        #expect(CTFontGetSymbolicTraits(bold) == .traitBold)
        #expect(CTFontCopyFamilyName(bold) == CTFontCopyFamilyName(font))
        #expect(CTFontGetSize(bold) == 20)
        #expect(bold != font && font == CTFontCreateWithName("DejaVuSans", 20, nil))
        #expect(CTFontCreateUIFontForLanguage(.system, 0, nil).map(CTFontGetSize) == 12)
    }
}
