import CoreGraphics
import Testing

@testable import TextLayout

@Suite("Fonts")
struct FontTests {
    @Test("Inter's metrics are the ones its file states")
    func inter() throws {
        try #require(FontLibrary.hasFamily("inter"), "fonts-inter is not installed")
        let metrics = FontMetrics(FontDescription(size: 100))
        // Inter 4: unitsPerEm 2048, hhea ascender 1984, descender -494, capHeight 1490, xHeight 1118.
        #expect(abs(metrics.ascender - 100 * 1984 / 2048) < 0.1)
        #expect(abs(metrics.descender + 100 * 494 / 2048) < 0.1)
        #expect(abs(metrics.capHeight - 100 * 1490 / 2048) < 0.1)
        #expect(abs(metrics.xHeight - 100 * 1118 / 2048) < 0.1)
        #expect(abs(metrics.lineHeight - (metrics.ascender - metrics.descender)) < 0.01)
    }

    @Test("metrics grow with the size, and sizes that make no sense are clamped")
    func sizes() {
        let (small, large) = (FontMetrics(FontDescription(size: 10)), FontMetrics(FontDescription(size: 30)))
        #expect(abs(large.ascender - 3 * small.ascender) < 0.02)
        #expect(FontMetrics(FontDescription(size: .nan)) == FontMetrics(FontDescription(size: 17)))
        #expect(FontMetrics(FontDescription(size: -5)).ascender < 0.2)
        #expect(FontMetrics(FontDescription(size: .infinity)).ascender.isFinite)
    }

    @Test("a family that is not there is not said to be")
    func families() {
        #expect(!FontLibrary.hasFamily("No Such Family 123"))
        #expect(!FontLibrary.families.isEmpty)
    }
}
