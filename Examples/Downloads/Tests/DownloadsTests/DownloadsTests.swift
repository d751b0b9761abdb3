import UIKit
import XCTest

@testable import Downloads

/// The app, driven as a user would, without a network: its bytes are counted by hand.
@MainActor
final class DownloadsTests: XCTestCase {
    private var window: UIWindow!
    private var store: DownloadStore!
    private var list: DownloadsViewController!

    override func setUp() async throws {
        store = DownloadStore(hasNetwork: false)
        list = DownloadsViewController(store: store)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() async throws {
        window.isHidden = true
        window = nil
    }

    private func cell(_ row: Int) throws -> DownloadCell {
        try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? DownloadCell)
    }

    private func titles(_ row: Int) -> [String?]? { actions(row)?.actions.map(\.title) }

    private func actions(_ row: Int) -> UISwipeActionsConfiguration? {
        list.tableView(
            list.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: row, section: 0))
    }

    private func view<View: UIView>(_ type: View.Type, in view: UIView, where isIt: (View) -> Bool = { _ in true })
        -> View?
    {
        if let found = view as? View, isIt(found) { return found }
        for child in view.subviews {
            if let found = self.view(type, in: child, where: isIt) { return found }
        }
        return nil
    }

    private func run(_ seconds: TimeInterval) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    func testRowsShowARingOnceTheyLoadAndASpinnerBefore() throws {
        XCTAssertFalse(try cell(0).ring.isHidden)
        XCTAssertFalse(try cell(0).spinner.isAnimating)
        XCTAssertTrue(try cell(3).ring.isHidden)
        XCTAssertTrue(try cell(3).spinner.isAnimating)
    }

    func testARingFollowsTheProgressItObserves() throws {
        store.downloads[0].receive(5_000_000)
        XCTAssertEqual(try cell(0).ring.progress, 0.5, accuracy: 0.001)
        store.downloads[0].receive(5_000_000)
        XCTAssertEqual(try cell(0).ring.tintColor, .systemGreen)
    }

    func testSwipingOffersToPauseWhatLoadsAndToRemove() throws {
        XCTAssertEqual(titles(0), ["Remove", "Pause"])
        XCTAssertEqual(titles(4), ["Remove"])
        let remove = try XCTUnwrap(actions(0)?.actions.first)
        remove.handler(remove, UIView()) { XCTAssertTrue($0) }
        XCTAssertEqual(store.downloads.count, 5)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 5)
    }

    func testARowLeadsToItsDownloadWhoseBarObservesIt() throws {
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 3, section: 0))
        let detail = try XCTUnwrap(list.navigationController?.topViewController as? DownloadViewController)
        let bar = try XCTUnwrap(view(UIProgressView.self, in: detail.view))
        let button = try XCTUnwrap(view(LoadingButton.self, in: detail.view))
        button.sendActions(for: .touchUpInside)
        XCTAssertTrue(button.isLoading)
        XCTAssertFalse(button.isEnabled)
        run(0.9)
        XCTAssertFalse(button.isLoading)
        XCTAssertTrue(button.isHidden)
        store.downloads[3].progress.completedUnitCount = 11_000_000
        XCTAssertEqual(bar.progress, 0.5, accuracy: 0.001)
        XCTAssertNotNil(view(UILabel.self, in: detail.view) { $0.text == "50%" })
    }

    func testRowsAreAllAsHighAsEachOtherWhenOneComes() throws {
        store.add("Later.zip")
        let path = IndexPath(row: 6, section: 0)
        list.tableView.insertRows(at: [path], with: .automatic)
        list.tableView.layoutIfNeeded()
        XCTAssertEqual(try cell(6).frame.height, try cell(0).frame.height)
    }

    func testAnOverlayComesInAWindowOfItsOwnAndGoesByItself() throws {
        let count = UIApplication.shared.windows.count
        HUD.show("Added", symbol: "checkmark", seconds: 0.1)
        XCTAssertEqual(UIApplication.shared.windows.count, count + 1)
        let overlay = try XCTUnwrap(UIApplication.shared.windows.last)
        XCTAssertGreaterThan(overlay.windowLevel, .alert)
        overlay.layoutIfNeeded()
        let card = try XCTUnwrap(view(UIVisualEffectView.self, in: overlay))
        XCTAssertEqual(card.center.x, overlay.bounds.midX, accuracy: 1)
        XCTAssertGreaterThanOrEqual(card.bounds.width, 155)
        run(0.6)
        XCTAssertTrue(overlay.isHidden)
    }

    func testSettingsMakeItDark() throws {
        let settings = SettingsViewController()
        window.rootViewController = UINavigationController(rootViewController: settings)
        window.layoutIfNeeded()
        let toggle = try XCTUnwrap(view(UISwitch.self, in: settings.view) { $0.tag == 0 })
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        XCTAssertEqual(settings.traitCollection.userInterfaceStyle, .dark)
    }
}
