import CoreGraphics
import Testing

@testable import UIKit

@Suite("Where the image and the title of a button lie")
struct ButtonArrangementTests {
    /// The frames in 100 by 50 points, in the middle, of an image of 20 by 20 and a title 4 points away from it.
    private func frames(_ side: ButtonArrangement.Side, title: CGSize) -> ButtonArrangement.Frames {
        var arrangement = ButtonArrangement()
        arrangement.image = CGSize(width: 20, height: 20)
        arrangement.title = { _ in title }
        (arrangement.side, arrangement.imagePadding) = (side, 4)
        return arrangement.frames(in: CGRect(x: 0, y: 0, width: 100, height: 50), .center, .center)
    }

    @Test("beside one another both are in the middle of the higher one's height")
    func beside() {
        // Both are 20 + 4 + 60 points wide, from 8 on, and 20 high, from 15 on.
        let title = CGSize(width: 60, height: 10)
        let left = frames(.left, title: title)
        #expect(left.image == CGRect(x: 8, y: 15, width: 20, height: 20))
        #expect(left.title == CGRect(x: 32, y: 20, width: 60, height: 10))
        let right = frames(.right, title: title)
        #expect(right.title == CGRect(x: 8, y: 20, width: 60, height: 10))
        #expect(right.image == CGRect(x: 72, y: 15, width: 20, height: 20))
    }

    @Test("above one another both are in the middle of the wider one's width")
    func above() {
        // Both are 20 + 4 + 10 points high, from 8 on.
        let wide = CGSize(width: 60, height: 10)
        let top = frames(.top, title: wide)
        #expect(top.image == CGRect(x: 40, y: 8, width: 20, height: 20))
        #expect(top.title == CGRect(x: 20, y: 32, width: 60, height: 10))
        let bottom = frames(.bottom, title: wide)
        #expect(bottom.title == CGRect(x: 20, y: 8, width: 60, height: 10))
        #expect(bottom.image == CGRect(x: 40, y: 22, width: 20, height: 20))
        let narrow = frames(.top, title: CGSize(width: 10, height: 10))
        #expect(narrow.image == CGRect(x: 40, y: 8, width: 20, height: 20))
        #expect(narrow.title == CGRect(x: 45, y: 32, width: 10, height: 10))
    }

    @Test("the space between title and subtitle is there where both are, and one alone is as large as it is")
    func subtitles() {
        var arrangement = ButtonArrangement()
        arrangement.titlePadding = 6
        arrangement.title = { _ in CGSize(width: 30, height: 10) }
        func frames() -> ButtonArrangement.Frames {
            arrangement.frames(in: CGRect(x: 0, y: 0, width: 100, height: 50), .center, .center)
        }
        #expect(frames().title == CGRect(x: 35, y: 20, width: 30, height: 10))
        arrangement.subtitle = { _ in CGSize(width: 40, height: 8) }
        arrangement.textAlignment = .center
        #expect(frames().title == CGRect(x: 35, y: 13, width: 30, height: 10))
        #expect(frames().subtitle == CGRect(x: 30, y: 29, width: 40, height: 8))
        arrangement.title = nil
        #expect(frames().subtitle == CGRect(x: 30, y: 21, width: 40, height: 8))
    }

    @Test("a title has what the image leaves of the width, all of it above or below, and no more than it needs")
    func titleRoom() {
        let wide = CGSize(width: 300, height: 10)
        #expect(frames(.left, title: wide).title == CGRect(x: 24, y: 20, width: 76, height: 10))
        #expect(frames(.right, title: wide).title == CGRect(x: 0, y: 20, width: 76, height: 10))
        #expect(frames(.top, title: wide).title == CGRect(x: 0, y: 32, width: 100, height: 10))
        #expect(frames(.bottom, title: wide).title == CGRect(x: 0, y: 8, width: 100, height: 10))
    }

    @Test("a title without an image has all of the width")
    func titleAlone() {
        var arrangement = ButtonArrangement()
        arrangement.title = { _ in CGSize(width: 300, height: 10) }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(arrangement.frames(in: rect, .center, .center).title == CGRect(x: 0, y: 20, width: 100, height: 10))
    }

    @Test("beside an image that takes all of the width a title has nothing")
    func noTitleRoom() {
        var arrangement = ButtonArrangement()
        arrangement.image = CGSize(width: 20, height: 20)
        arrangement.title = { _ in CGSize(width: 30, height: 10) }
        for width in [10, 20] as [CGFloat] {
            let frames = arrangement.frames(in: CGRect(x: 0, y: 0, width: width, height: 20), .center, .center)
            #expect(frames.title?.width == 0 && frames.image?.width == 20)
        }
    }

    @Test("what is lower is in the middle of what is higher, be it the image or the title")
    func heights() {
        let left = frames(.left, title: CGSize(width: 30, height: 40))
        #expect(left.image == CGRect(x: 23, y: 15, width: 20, height: 20))
        #expect(left.title == CGRect(x: 47, y: 5, width: 30, height: 40))
    }
}
