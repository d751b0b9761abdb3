import SwiftUI
import XCTest

@testable import DownloadsSwiftUI

/// The app's screens, without a network: its bytes are counted by hand.
@MainActor
final class DownloadsSwiftUITests: XCTestCase {
    private var window: UIWindow!
    private var store: DownloadStore!

    override func setUp() async throws {
        store = DownloadStore(hasNetwork: false)
        let root = DownloadsView().environmentObject(store).environmentObject(NoteCenter())
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIHostingController(rootView: root)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        run(0.1)
    }

    override func tearDown() async throws {
        window.isHidden = true
        window = nil
    }

    private func run(_ seconds: TimeInterval) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

    /// What is read on screen.
    private func labels(_ view: UIView) -> [String] {
        if view.isHidden || view.accessibilityElementsHidden { return [] }
        if view.isAccessibilityElement { return [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 } }
        return view.subviews.flatMap(labels)
    }

    func testRowsSayTheirNamesAndHowTheyStand() {
        XCTAssertTrue(labels(window).contains { $0.contains("Atlas.pdf") })
        XCTAssertTrue(labels(window).contains { $0.contains(text("status.waiting")) })
    }

    func testBytesThatComeInAreCountedAndShown() {
        store.receive()
        run(0.1)
        XCTAssertEqual(store.downloads[0].received, 400_000)
        let expected = ByteCountFormatter.string(fromByteCount: 400_000, countStyle: .file)
        XCTAssertTrue(labels(window).contains { $0.contains(expected) })
    }

    func testARemovedRowIsGone() {
        store.remove(store.downloads[0])
        run(0.5)
        XCTAssertFalse(labels(window).contains { $0.contains("Atlas.pdf") })
    }
}
