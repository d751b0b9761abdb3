import UIKit
import XCTest

@testable import PullToRefresh

final class PullViewTests: XCTestCase {
    private func makeScrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.contentSize = CGSize(width: 200, height: 900)
        view.pullView = PullView(frame: CGRect(x: 0, y: -60, width: 200, height: 60))
        return view
    }

    func testOffsetIsFollowed() {
        let view = makeScrollView()
        var fired = 0
        view.pullView?.action = { fired += 1 }
        view.contentOffset = CGPoint(x: 0, y: -30)
        XCTAssertEqual(view.pullView?.progress, 0.5)
        view.contentOffset.y = -60
        view.contentOffset.y = -80
        XCTAssertEqual(fired, 1)
        XCTAssertEqual(view.pullView?.changes, ["contentOffset", "contentOffset", "contentOffset"])
    }

    func testSizeIsFollowed() {
        let view = makeScrollView()
        XCTAssertEqual(view.pullView?.contentHeight, 900)
        view.contentSize.height = 1200
        XCTAssertEqual(view.pullView?.contentHeight, 1200)
    }

    func testDetached() {
        let view = makeScrollView()
        let pull = view.pullView
        view.pullView = nil
        view.contentOffset.y = -60
        view.contentSize.height = 10
        XCTAssertNil(view.pullView)
        XCTAssertEqual(pull?.progress, 0)
        XCTAssertEqual(pull?.contentHeight, 900)
    }

    func testOffsetsAndLevels() {
        let view = makeScrollView()
        view.contentOffset.y = -30
        XCTAssertEqual(view.pullView?.offset, CGPoint(x: 0, y: -30))
        let pull = PullView()
        var heard: [Int] = []
        let observation = pull.observe(\.level) { pull, _ in heard.append(pull.shownLevel) }
        pull.level = 4
        XCTAssertEqual(heard, [4])
        observation.invalidate()
    }

    func testNamesBelongToTheirViews() {
        let (one, other) = (UIScrollView(), UIScrollView())
        one.pullName = "one"
        XCTAssertEqual(one.pullName, "one")
        XCTAssertNil(other.pullName)
    }

    func testAssociatedObjectsAreFreed() {
        weak var pull: PullView?
        autoreleasepool {
            let view = makeScrollView()
            pull = view.pullView
            XCTAssertNotNil(pull)
            view.pullView?.detach()
        }
        XCTAssertNil(pull)
    }
}
