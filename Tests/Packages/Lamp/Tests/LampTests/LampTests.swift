import UIKit
import XCTest

@testable import Lamp

final class LampTests: XCTestCase {
    func testOutletsAndAttributes() {
        let lamp = LampViewController.make()
        lamp.loadViewIfNeeded()
        XCTAssertNotNil(lamp.bulbView)
        XCTAssertEqual(lamp.watts, 60)
        XCTAssertTrue(lamp.toggle.isOn)
    }

    func testCompiledInterface() {
        let bundle = Bundle(for: LampViewController.self)
        XCTAssertNotNil(bundle.path(forResource: "Lamp", ofType: "storyboardc"))
        XCTAssertNotNil(bundle.url(forResource: "Lamp", withExtension: "storyboardc"))
        XCTAssertNil(bundle.url(forResource: "Lamp", withExtension: "nib"))
    }

    func testImageOfTheCatalogue() {
        let lamp = LampViewController.make()
        lamp.loadViewIfNeeded()
        XCTAssertEqual(lamp.bulbView.image?.size, CGSize(width: 12, height: 12))
        XCTAssertEqual(lamp.bulbView.image?.renderingMode, .alwaysTemplate)
    }

    func testActionsColoursAndTexts() {
        let lamp = LampViewController.make()
        lamp.loadViewIfNeeded()
        let on = NSLocalizedString("lamp.on", bundle: .module, comment: "")
        XCTAssertTrue(["On", "An"].contains(on))
        XCTAssertEqual(lamp.stateLabel.text, on)
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let light = UITraitCollection(userInterfaceStyle: .light)
        lamp.view.backgroundColor?.resolvedColor(with: light).getRed(&red, green: &green, blue: &blue, alpha: nil)
        XCTAssertEqual(green, 0.8, accuracy: 0.001)
        XCTAssertEqual(blue, 0.2, accuracy: 0.001)
        let isOff = XCTContext.runActivity(named: "Switch it off") { activity in
            XCTAssertEqual(activity.name, "Switch it off")
            lamp.toggle.isOn = false
            lamp.toggle.sendActions(for: .valueChanged)
            XCTAssertEqual(lamp.switches, 1)
            XCTAssertNotEqual(lamp.stateLabel.text, on)
            activity.add(XCTAttachment(string: lamp.stateLabel.text ?? ""))
            return !lamp.toggle.isOn
        }
        XCTAssertTrue(isOff)
        let attachment = XCTAttachment(image: UIGraphicsImageRenderer(size: lamp.view.bounds.size).image { context in
            lamp.view.layer.render(in: context.cgContext)
        })
        attachment.name = "The lamp, switched off"
        attachment.lifetime = .keepAlways
        add(attachment)
        lamp.toggle.isOn = true
        let button = lamp.view.subviews.compactMap { $0 as? UIButton }.first
        XCTAssertEqual(button?.actions(forTarget: lamp, forControlEvent: .touchUpInside), ["reset"])
        button?.sendActions(for: .touchUpInside)
        XCTAssertFalse(lamp.toggle.isOn)
        XCTAssertTrue(lamp.bulbView.isHidden)
        button?.sendActions(for: .touchDownRepeat)
        XCTAssertFalse(lamp.bulbView.isHidden)
    }
}
