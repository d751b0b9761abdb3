import SnapshotTesting
import SwiftUI
import UIKit
import XCTest

@testable import LoadingCard

@MainActor
final class LoadingCardTests: XCTestCase {
    func testView() {
        assertSnapshot(of: LoadingCard(text: "Loading"), as: .image)
        assertSnapshot(
            of: LoadingCard(text: "Loading"), as: .image(traits: UITraitCollection(layoutDirection: .rightToLeft)),
            named: "rtl")
        assertSnapshot(of: LoadingCard(text: "Loading"), as: .recursiveDescription)
    }

    func testController() {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(LoadingCard(text: "Page"))
        let small = UITraitCollection(displayScale: 1)
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe, traits: small))
        assertSnapshot(of: controller, as: .image(on: .iPadMini, traits: small), named: "pad")
    }

    func testOthers() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        assertSnapshot(of: layer, as: .image)
        assertSnapshot(of: Text("Hello").padding(), as: .image(perceptualPrecision: 0.98), named: "fitting")
        assertSnapshot(of: Text("Hello"), as: .image(layout: .fixed(width: 80, height: 40)), named: "fixed")
        assertSnapshot(
            of: Text("Hello"),
            as: .image(layout: .device(config: .iPhoneX(.landscape)), traits: UITraitCollection(displayScale: 1)),
            named: "device")
    }
}
