import PullToRefresh
import UIKit
import XCTest

final class PullDownloadTests: XCTestCase {
    func testProgressIsHeard() {
        let download = PullDownload()
        download.progress.completedUnitCount = 1
        let part = Progress(totalUnitCount: 2, parent: download.progress, pendingUnitCount: 2)
        part.completedUnitCount = 1
        XCTAssertEqual(download.heard, [0.25, 0.5])
        XCTAssertEqual(download.title, "Loaded 1")
    }

    func testValuesByKey() {
        let download = PullDownload()
        download.apply(["title": "New", "limit": 7])
        XCTAssertEqual(download.title, "New")
        XCTAssertEqual(download.value(forKey: "limit") as? Int, 7)
        download.perform(Selector(("reset")))
        XCTAssertEqual(download.value(forKey: "limit") as? Int, 0)
        XCTAssertEqual(download.accept, "application/json")
    }

    func testObjectsOfAllKindsAreNamed() {
        let label = UILabel()
        label.note = "a"
        XCTAssertEqual(label.note, "a")
        XCTAssertNil(UIView().note)
        XCTAssertEqual(UILabel.typeName, "UILabel")
        XCTAssertEqual([UIViewController().typeName, PullDownload().typeName], ["UIViewController", "PullDownload"])
        XCTAssertTrue((label as Any) is Named)
        label.setValue(2.0, forKeyPath: "layer.cornerRadius")
        XCTAssertEqual(label.layer.cornerRadius, 2)
    }
}
