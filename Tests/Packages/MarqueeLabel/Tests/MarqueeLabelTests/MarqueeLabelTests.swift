import XCTest

@testable import MarqueeLabel

#if os(iOS)
import UIKit

final class MarqueeLabelTests: XCTestCase {
    func testExtensionsOverride() {
        let label = MarqueeLabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "A text that is far too long for the label"
        label.layoutIfNeeded()
        XCTAssertEqual(label.layouts, 1)
        XCTAssertTrue(label.isMoving)
        XCTAssertEqual((label as UIView).intrinsicContentSize.width, 60)
    }

    func testSubclassesOverrideExtensions() {
        let label: MarqueeLabel = StillLabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "A text that is far too long for the label"
        label.layoutIfNeeded()
        XCTAssertFalse(label.isMoving)
        XCTAssertEqual(label.intrinsicContentSize, CGSize(width: 64, height: 20))
    }
}
#endif
