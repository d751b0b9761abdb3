import CoreGraphics
import Testing

@testable import UIKit

/// Slots are 10 points long with 8 between them and 14 before the first and behind the last.
@Suite("Where the indicators of pages are")
struct PageStripTests {
    /// A strip of `count` pages with room for `capacity` indicators, scrolled to the page `current`.
    private func strip(_ count: Int, at current: Int, room capacity: Int) -> PageStrip {
        var strip = PageStrip()
        (strip.count, strip.current) = (count, current)
        strip.scroll(in: CGFloat(18 * capacity + 20))
        return strip
    }

    @Test("room for progress, 30 points, is asked for where there is a page to show it")
    func progress() {
        var strip = PageStrip()
        strip.showsProgress = true
        #expect(strip.size(for: 3) == CGSize(width: 74, height: 26))
        strip.count = 1
        #expect(strip.size(for: 3) == CGSize(width: 104, height: 26))
        #expect(strip.size(for: 0) == CGSize(width: 20, height: 26))
    }

    @Test("one more page is shown on either side of the current one, from three indicators on")
    func scrolling() {
        #expect(strip(5, at: 2, room: 5).pages == 0..<5)
        #expect(strip(5, at: 2, room: 3).pages == 1..<4)
        #expect(strip(5, at: 2, room: 2).pages == 1..<3)
        #expect(strip(5, at: 4, room: 3).pages == 2..<5)
        #expect(strip(5, at: 0, room: 3).pages == 0..<3)
    }

    @Test("an indicator is at half its size at an end beyond which there are more pages, unless it is the current one")
    func scales() {
        func scales(_ strip: PageStrip) -> [CGFloat] { strip.pages.map(strip.scale) }
        #expect(scales(strip(5, at: 2, room: 3)) == [0.5, 1, 0.5])
        #expect(scales(strip(5, at: 1, room: 3)) == [1, 1, 0.5])
        #expect(scales(strip(5, at: 3, room: 3)) == [0.5, 1, 1])
        #expect(scales(strip(5, at: 2, room: 2)) == [0.5, 1])
        #expect(scales(strip(3, at: 0, room: 3)) == [1, 1, 1])
    }
}
