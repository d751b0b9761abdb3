import UIKit
import XCTest

@testable import Toast

final class ToastTests: XCTestCase {
    func testLeaving() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let toast = Toast.show("Saved", in: view)
        var told: [Bool] = []
        let observation = toast.observe(\.isLeaving, options: [.new]) { _, change in
            if let new = change.newValue { told.append(new) }
        }
        toast.leave()
        XCTAssertEqual(told, [true])
        XCTAssertNotNil(toast.layer.animation(forKey: "fade"))
        toast.endFading()
        XCTAssertNil(toast.superview)
        XCTAssertEqual(toast.ended, ["fade"])
        observation.invalidate()
    }
}
