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
}
