import TestSupport
import Testing
import UIKit
import ViewSupport

@testable import UIKit

/// What the program's windows show while it uses the network and has no status bar of its own.
@Suite("The network indicator of windows", .serialized)
@MainActor
struct NetworkIndicatorTests {
    private func spokesIn(_ window: UIWindow) -> UIActivityIndicatorView? { window.first(UIActivityIndicatorView.self) }

    @Test(
        "a small activity indicator turns at the top edge, over all else, as long as the network is used",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func shown(direction: UITraitEnvironmentLayoutDirection) throws {
        try Stage.shown(size: CGSize(width: 80, height: 40), direction: direction) { (stage: Stage) throws in
            let page = UIViewController()
            page.view.backgroundColor = .white
            stage.window.rootViewController = page
            UIApplication.shared.isNetworkActivityIndicatorVisible = true
            defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
            let spokes = try #require(spokesIn(stage.window))
            let left: CGFloat = direction == .leftToRight ? 8 : 52
            #expect(spokes.frame == CGRect(x: left, y: 0, width: 20, height: 20) && spokes.isAnimating)
            #expect(stage.window.subviews.last === page.view)
            let image = try stage.image()
            #expect(image.pixel(x: Int(left) + 10, y: 2) != image.pixel(x: 40, y: 30))
            #expect(stage.nextChange != .never)
            UIApplication.shared.isNetworkActivityIndicatorVisible = false
            #expect(spokesIn(stage.window) == nil && stage.nextChange == .never)
        }
    }

    /// Over the text of a page, .26 s into the turn.
    @Test("it looks as it did when somebody last looked at it")
    func appearance() throws {
        try Stage.shown(size: CGSize(width: 120, height: 44), scale: 2) { (stage: Stage) throws in
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
            bar.items = [UINavigationItem(title: "Inbox")]
            bar.isTranslucent = false
            page.view.addSubview(bar)
            stage.window.rootViewController = page
            UIApplication.shared.isNetworkActivityIndicatorVisible = true
            defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
            stage.pass(0.26)
            try expectGolden(stage.image(), named: "network-indicator", tolerance: 2)
        }
    }

    @Test("a window that is shown meanwhile has one too, a window above the others has none, and touches pass through")
    func windows() throws {
        UIApplication.shared.isNetworkActivityIndicatorVisible = true
        defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
        try Stage.shown(size: CGSize(width: 80, height: 40)) { (stage: Stage) throws in
            let spokes = try #require(spokesIn(stage.window))
            #expect(stage.window.hitTest(spokes.center, with: nil) === stage.window)
            let alert = UIWindow(frame: stage.window.bounds)
            alert.windowLevel = .alert
            alert.isHidden = false
            #expect(spokesIn(alert) == nil)
            alert.isHidden = true
        }
    }
}
