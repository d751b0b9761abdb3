import UIKit
import XCTest

@testable import TimerApp

@MainActor
final class TimerViewControllerTests: XCTestCase {
    private var controller: TimerViewController!

    override func setUp() async throws {
        try await super.setUp()
        controller = TimerViewController()
    }

    override func tearDown() async throws {
        controller = nil
        try await super.tearDown()
    }

    func testItsSpinnerTurns() throws {
        controller.loadViewIfNeeded()
        let spinner = try XCTUnwrap(controller.view.subviews.first as? UIActivityIndicatorView)
        XCTAssertTrue(spinner.isAnimating)
    }

    func testItsTitle() async {
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "Timer")
    }

    nonisolated func testMinutes() {
        XCTAssertEqual(90 / 60, 1)
    }
}
