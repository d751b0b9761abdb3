import XCTest

@testable import Ring

final class RingViewTests: XCTestCase {
    func testProgressIsClamped() {
        let ring = RingView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        ring.progress = 2
        XCTAssertEqual(ring.strokedPart, 1)
        ring.progress = 0.25
        XCTAssertEqual(ring.strokedPart, 0.25)
    }

    func testThemeIsThePhones() {
        XCTAssertTrue(RingTheme.current.isTouchable)
    }
}
