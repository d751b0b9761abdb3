import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("Tab bars and their controllers")
@MainActor
struct TabTests {
    /// A controller that writes down when it appears.
    private final class Page: UIViewController {
        var calls: [String] = []
        var mayBeChosen = true

        override func viewDidLoad() { calls.append("load") }
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }

        func takeCalls() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private final class Listener: NSObject, UITabBarControllerDelegate {
        var chosen: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { (viewController as? Page)?.mayBeChosen ?? true }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            chosen.append(viewController.title ?? "")
        }
    }

    private func pages(_ titles: String...) -> [Page] {
        titles.map { title in
            let page = Page()
            page.title = title
            return page
        }
    }

    /// Presses what shows the item at `index`.
    private func press(_ index: Int, _ tabs: UITabBarController) throws {
        tabs.tabBar.layoutIfNeeded()
        let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
        try #require(buttons.indices.contains(index))
        buttons[index].sendActions(for: .touchUpInside)
    }

    /// docs/sources.md, Requirements 48.
    @Test("an indicator in a tab that comes back moves on, and one in a tab that is away costs nothing")
    func indicator() throws {
        try RecordedStage.with { (stage: RecordedStage) throws in
            let tabs = UITabBarController()
            let all = pages("Mail", "Music")
            tabs.viewControllers = all
            stage.window.rootViewController = tabs
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.center = CGPoint(x: 50, y: 20)
            all[0].view.addSubview(spinner)
            spinner.startAnimating()
            #expect(try stage.turns())
            for _ in 0..<3 {
                try press(1, tabs)
                #expect(spinner.isAnimating && spinner.window == nil)
                #expect(stage.pass(60) == (0, 0))
                try press(0, tabs)
                #expect(spinner.isAnimating)
                #expect(try stage.turns())
            }
            stage.window.rootViewController = nil
        }
    }

    @Test("pages are loaded when they are first shown, and appear and disappear in pairs")
    func appearance() {
        Stage.with(size: CGSize(width: 320, height: 400)) { (stage: Stage) in
            let tabs = UITabBarController()
            let all = pages("One", "Two", "Three")
            tabs.viewControllers = all
            #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === all[0])
            #expect(all.allSatisfy { $0.parent === tabs && $0.tabBarController === tabs && !$0.isViewLoaded })
            stage.window.rootViewController = tabs
            stage.window.isHidden = false
            defer { stage.window.isHidden = true }
            #expect(all[0].takeCalls() == ["load", "will appear", "did appear"])
            tabs.selectedIndex = 1
            #expect(all[0].takeCalls() == ["will disappear", "did disappear"])
            #expect(all[1].takeCalls() == ["load", "will appear", "did appear"])
            tabs.selectedViewController = all[0]
            #expect(all[0].takeCalls() == ["will appear", "did appear"] && tabs.selectedIndex == 0)
            #expect(!all[2].isViewLoaded)
            // What is not there is not chosen.
            tabs.selectedIndex = 3
            tabs.selectedIndex = -1
            tabs.selectedViewController = UIViewController()
            tabs.selectedViewController = nil
            #expect(tabs.selectedIndex == 0 && all[0].takeCalls().isEmpty)
            // The chosen one stays while it is there; else the first one is.
            tabs.viewControllers = [all[2], all[0]]
            #expect(tabs.selectedIndex == 1 && all[1].parent == nil && all[0].takeCalls().isEmpty)
            tabs.viewControllers = [all[1], all[2]]
            #expect(tabs.selectedViewController === all[1] && all[0].view.superview == nil)
            tabs.viewControllers = nil
            #expect(tabs.selectedIndex == Int.max && tabs.selectedViewController == nil && all[1].view.superview == nil)
        }
    }

    @Test("the delegate may refuse a tab, and hears of each one that the user chooses, not of the program's choices")
    func delegate() throws {
        try Stage.with(size: CGSize(width: 320, height: 400)) { (stage: Stage) throws in
            let tabs = UITabBarController()
            let (all, listener) = (pages("One", "Two", "Three"), Listener())
            tabs.viewControllers = all
            tabs.delegate = listener
            stage.window.rootViewController = tabs
            stage.window.isHidden = false
            defer { stage.window.isHidden = true }
            try press(2, tabs)
            try press(2, tabs)
            tabs.selectedIndex = 0
            all[1].mayBeChosen = false
            try press(1, tabs)
            #expect(listener.chosen == ["Three", "Three"] && tabs.selectedIndex == 0)
        }
    }

    @Test("the bar is 49 points high at the bottom, the page's safe area ends at it, and items follow titles")
    func layout() throws {
        try Stage.with(size: CGSize(width: 320, height: 400)) { (stage: Stage) throws in
            let tabs = UITabBarController()
            let all = pages("One", "Two")
            tabs.viewControllers = all
            stage.window.rootViewController = tabs
            stage.window.isHidden = false
            defer { stage.window.isHidden = true }
            stage.window.layoutIfNeeded()
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 351, width: 320, height: 49))
            #expect(all[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
            #expect(all[0].view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
            all[1].title = "Second"
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "Second"])
            all[0].tabBarItem = UITabBarItem(title: "First", image: nil, tag: 7)
            #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
            #expect(tabs.tabBar.selectedItem === all[0].tabBarItem)
            stage.window.frame.size = CGSize(width: 200, height: 300)
            stage.window.layoutIfNeeded()
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 251, width: 200, height: 49))
            let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
            #expect(buttons.map(\.frame.minX) == [0, 100] && buttons.map(\.frame.width) == [100, 100])
            tabs.tabBar.semanticContentAttribute = .forceRightToLeft
            tabs.tabBar.layoutIfNeeded()
            #expect(buttons.map(\.frame.minX) == [100, 0])
        }
    }

    @Test("the chosen item has the tint, the others are grey, and its own image; all follow a switch to dark mode")
    func colors() throws {
        try Stage.with(size: CGSize(width: 200, height: 49)) { (stage: Stage) throws in
            let bar = UITabBar(frame: stage.window.bounds)
            let (dot, other) = (square(20), square(20))
            bar.items = [
                UITabBarItem(title: nil, image: dot, selectedImage: other),
                UITabBarItem(title: nil, image: dot, tag: 1),
            ]
            bar.selectedItem = bar.items?.first
            stage.window.addSubview(bar)
            @MainActor func colours() throws -> [[Int]] {
                let bitmap = try stage.image()
                return [(50, 24), (150, 24), (2, 40)].map { Array(parts(bitmap.pixel(x: $0, y: $1)).dropFirst()) }
            }
            #expect(try colours() == [[0, 122, 255], [142, 142, 147], [255, 255, 255]])
            bar.tintColor = .red
            bar.unselectedItemTintColor = .green
            bar.barTintColor = .blue
            #expect(try colours() == [[255, 0, 0], [0, 255, 0], [0, 0, 255]])
            bar.selectedItem = bar.items?.last
            #expect(try colours().prefix(2) == [[0, 255, 0], [255, 0, 0]])
            bar.tintColor = nil
            bar.barTintColor = nil
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(try colours() == [[0, 255, 0], [10, 132, 255], [0, 0, 0]])
            bar.selectedItem = UITabBarItem()
            #expect(bar.selectedItem == nil)
        }
    }

    @Test("a screen reader hears each item's words, its place, and which is chosen")
    func speech() throws {
        try Stage.with(size: CGSize(width: 320, height: 400)) { (stage: Stage) throws in
            stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: "en")
            let tabs = UITabBarController()
            tabs.viewControllers = pages("Mail", "Music")
            stage.window.rootViewController = tabs
            stage.window.isHidden = false
            defer { stage.window.isHidden = true }
            let lines = try #require(stage.window.accessibilityTree).lines
            #expect(lines.contains { $0.contains("Mail") && $0.contains("1 of 2") })
            #expect(lines.contains { $0.contains("Music") && $0.contains("2 of 2") })
        }
    }

    @Test("a tab bar controller and its pages are let go of")
    func release() {
        weak var gone: UITabBarController?
        weak var page: UIViewController?
        Stage.with(size: CGSize(width: 320, height: 400)) { (stage: Stage) in
            let tabs = UITabBarController()
            tabs.viewControllers = pages("One", "Two")
            stage.window.rootViewController = tabs
            stage.window.isHidden = false
            (gone, page) = (tabs, tabs.viewControllers?.first)
            #expect(page?.isViewLoaded == true)
            stage.window.isHidden = true
            stage.window.rootViewController = nil
        }
        #expect(gone == nil && page == nil)
    }
}
