import SwiftUI
import UIKit
import XCTest

@testable import Chime

final class ChimeTests: XCTestCase {
    @MainActor func testNibWithOutletsAndSymbols() {
        let view = ChimeView.make()
        XCTAssertEqual(view.bellView.image?.size, CGSize(width: 12, height: 12))
        XCTAssertEqual(view.bellView.image?.renderingMode, .alwaysTemplate)
        view.count = 1
        XCTAssertTrue(["1 bell", "1 Glocke", "1 dzwonek"].contains(view.countLabel.text))
    }

    func testColoursOfTheCatalogue() {
        func blue(_ style: UIUserInterfaceStyle) -> CGFloat {
            var blue = CGFloat(0)
            let color = UIColor.accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            color.getRed(nil, green: nil, blue: &blue, alpha: nil)
            return blue
        }
        XCTAssertEqual(blue(.light), 0)
        XCTAssertEqual(blue(.dark), 1)
        XCTAssertEqual(UIColor(named: "Brand/Ink", in: .module, compatibleWith: nil), UIColor(resource: .Brand.ink))
        XCTAssertNotNil(UIImage(named: "Bell", in: Bundle(for: ChimeView.self), compatibleWith: nil))
    }

    func testTexts() {
        let isGerman = ChimeTexts.title == "Läuten"
        XCTAssertTrue(isGerman || ChimeTexts.title == "Chime")
        XCTAssertEqual(ChimeTexts.press, isGerman ? "Tippen" : "Tap")
        XCTAssertEqual(ChimeTexts.greeting("Ada"), isGerman ? "Hallo, Ada" : "Hello, Ada")
    }

    func testPluralForms() {
        let language = ["1 bell": "en", "1 Glocke": "de", "1 dzwonek": "pl"][ChimeTexts.bells(1)]
        let expected = [
            "en": ["0 bells", "3 bells", "5 bells"], "de": ["0 Glocken", "3 Glocken", "5 Glocken"],
            "pl": ["0 dzwonków", "3 dzwonki", "5 dzwonków"],
        ]
        XCTAssertEqual([0, 3, 5].map(ChimeTexts.bells), language.flatMap { expected[$0] })
        XCTAssertEqual([0, 3, 5].map(ChimeTexts.bellsInNewStyle), language.flatMap { expected[$0] })
        XCTAssertEqual(ChimeTexts.bells(1, inTowers: 2), "1 bell in 2 towers")
        XCTAssertEqual(ChimeTexts.bells(2, inTowers: 1), "2 bells in one tower")
    }

    @MainActor func testBadge() {
        let size = UIHostingController(rootView: ChimeBadge(count: 3)).view.intrinsicContentSize
        XCTAssertGreaterThan(size.width, 30)
    }
}
