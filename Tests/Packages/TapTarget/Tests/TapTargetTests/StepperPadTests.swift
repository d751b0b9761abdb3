import UIKit
import XCTest

@testable import TapTarget

final class StepperPadTests: XCTestCase {
    func testButtonCounts() {
        let pad = StepperPad(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        pad.layoutIfNeeded()
        pad.tapButton()
        pad.tapButton()
        XCTAssertEqual(pad.count, 2)
        XCTAssertTrue(pad.lastSender is UIButton)
    }

    func testNotificationResets() {
        let pad = StepperPad(frame: .zero)
        pad.tapButton()
        NotificationCenter.default.post(name: .stepperPadShouldReset, object: nil)
        XCTAssertEqual(pad.count, 0)
        XCTAssertEqual(pad.wasTold, "stepperPadShouldReset")
    }

    func testTimerTicks() {
        let pad = StepperPad(frame: .zero)
        let timer = pad.startTicking()
        timer.fire()
        timer.fire()
        timer.invalidate()
        XCTAssertEqual(pad.ticks, 4)
    }

    func testRecognizerKnowsItsAction() {
        let pad = StepperPad(frame: .zero)
        let tap = pad.gestureRecognizers?.compactMap { $0 as? TwoFingerTap }.first
        XCTAssertEqual(tap?.numberOfTouchesRequired, 2)
        XCTAssertEqual(tap?.madeWithAction, Selector("resetBy:"))
    }

    func testSelectorsByName() {
        let pad = StepperPad(frame: .zero)
        XCTAssertTrue(pad.responds(to: Selector(("increment"))))
        XCTAssertFalse(pad.responds(to: Selector(("explode"))))
        pad.perform(Selector(("increment")))
        XCTAssertEqual(pad.count, 1)
        pad.addTarget(pad, action: #selector(pad.decrement), for: .valueChanged)
        pad.sendActions(for: .valueChanged)
        XCTAssertEqual(pad.count, 0)
    }
}

extension StepperPadTests {
    func testSenderOfAnyClass() {
        let (pad, button) = (StepperPad(frame: .zero), UIButton())
        button.tag = 7
        pad.perform(Selector(("takeWithSender:")), with: button)
        XCTAssertEqual(pad.count, 7)
    }

    func testNamesOfOtherPlaces() {
        let (pad, parent) = (StepperPad(frame: .zero), UIView())
        parent.addSubview(pad)
        pad.perform(Selector(("forgetMe")))
        XCTAssertNil(pad.superview)
        XCTAssertEqual(StepperPad.whisper("psst"), 4)
        XCTAssertTrue(pad.responds(to: Selector(("setNeedsDisplay"))))
    }
}

final class TickerTests: XCTestCase {
    func testTellsWhoCanBeTold() {
        let listener = Listener()
        let ticker = Ticker(target: listener, selector: #selector(Listener.hear(_:)))
        XCTAssertTrue(ticker.tell())
        XCTAssertFalse(Ticker(target: NSString("x"), selector: #selector(Listener.hear(_:))).tell())
        listener.perform(#selector(Listener.hearNothing))
        XCTAssertEqual(listener.heard, ["ticker 0", "nothing"])
        ticker.stop()
    }
}
