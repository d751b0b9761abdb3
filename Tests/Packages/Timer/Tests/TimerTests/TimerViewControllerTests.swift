import UIKit
import XCTest

@testable import TimerApp

@MainActor
final class TimerViewControllerTests: XCTestCase {
    func testItsSpinnerTurns() throws {
        let controller = TimerViewController()
        controller.loadViewIfNeeded()
        let spinner = try XCTUnwrap(controller.view.subviews.first as? UIActivityIndicatorView)
        XCTAssertTrue(spinner.isAnimating)
    }

    func testItsTitle() async {
        let controller = TimerViewController()
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "Timer")
    }

    nonisolated func testMinutes() {
        XCTAssertEqual(90 / 60, 1)
    }
}
