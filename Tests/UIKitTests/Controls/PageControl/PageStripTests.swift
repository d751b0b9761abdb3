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

    @Test("slots are in the middle of the room, one after the other; the current one is longer by its progress")
    func slots() {
        var strip = strip(3, at: 1, room: 3)
        // 3 slots of 10, 2 gaps of 8, and 14 on either side: 74 of 100 points.
        #expect(strip.span(in: 100) == 13...87)
        #expect((0..<3).map { strip.slotSpan(of: $0, in: 100) } == [27...37, 45...55, 63...73])
        strip.showsProgress = true
        strip.scroll(in: 200)
        #expect(strip.span(in: 200) == 48...152)
        #expect((0..<3).map { strip.slotSpan(of: $0, in: 200) } == [62...72, 80...120, 128...138])
        strip.fit(CGSize(width: 20, height: 6))
        #expect(strip.slot == CGSize(width: 20, height: 10) && strip.size(for: 2) == CGSize(width: 106, height: 26))
        strip.fit(nil)
        #expect(strip.slot == CGSize(width: 10, height: 10))
    }

    @Test("the page at a place is that of the nearest slot, and a slot and a gap are a page on")
    func pages() {
        let strip = strip(3, at: 0, room: 3)
        let places: [(CGFloat, Int)] = [(-50, 0), (27, 0), (40.9, 0), (41.1, 1), (55, 1), (59.1, 2), (500, 2)]
        for (place, page) in places { #expect(strip.page(at: place, in: 100) == page, "\(place)") }
        #expect(PageStrip().page(at: 5, in: 100) == nil)
        let distances: [(CGFloat, Int)] = [(0, 0), (8.9, 0), (9.1, 1), (-9.1, -1), (36, 2), (500, 3), (-500, -3)]
        for (distance, pages) in distances { #expect(strip.pages(over: distance) == pages, "\(distance)") }
        #expect(strip.pages(over: .infinity) == 0 && strip.pages(over: .nan) == 0)
    }

    @Test("all are shown where they fit but for rounding, and never more than a hundred")
    func capacity() {
        var strip = PageStrip()
        (strip.count, strip.current) = (5, 0)
        for (length, pages, isScrolled) in [(110, 5, false), (109.995, 5, false), (109.9, 4, true), (0, 1, true)]
            as [(CGFloat, Int, Bool)]
        {
            strip.scroll(in: length)
            #expect(strip.pages == 0..<pages && strip.isScrolled == isScrolled, "\(length)")
        }
        for (count, pages) in [(100, 100), (101, 100), (5000, 100)] {
            strip.count = count
            strip.scroll(in: 100_000)
            #expect(strip.pages.count == pages && strip.isScrolled == (count > pages))
        }
    }

    @Test("where the current page shows progress, so many fewer fit")
    func progressRoom() {
        var strip = PageStrip()
        (strip.count, strip.current, strip.showsProgress) = (20, 3, true)
        // 5 slots, 4 gaps and both ends are 110 points, 30 of progress more.
        for (length, pages) in [(140, 5), (139, 4), (122, 4), (121, 3)] as [(CGFloat, Int)] {
            strip.scroll(in: length)
            #expect(strip.pages.count == pages && strip.pages.contains(3), "\(length)")
        }
    }

    @Test("of two indicators either may be the current page's: going back scrolls when the first is passed")
    func twoIndicators() {
        var strip = strip(5, at: 4, room: 2)
        #expect(strip.pages == 3..<5)
        for (page, pages) in [(3, 3..<5), (2, 2..<4), (3, 2..<4), (4, 3..<5)] {
            strip.current = page
            strip.scroll(in: 18 * 2 + 20)
            #expect(strip.pages == pages, "\(page)")
        }
    }
}
