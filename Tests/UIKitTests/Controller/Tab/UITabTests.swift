import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Tabs of tab bar controllers")
@MainActor
struct UITabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var forbidden = ""
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.identifier != forbidden
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { calls.append("\(previousTab?.identifier ?? "none") → \(selectedTab.identifier)") }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
            let page = UIViewController()
            page.title = "page of \(tab.identifier)"
            return page
        }
    }

    private func with(_ tabs: [UITab], _ body: (Stage, UITabBarController) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 300, height: 400)) { stage in
            let controller = UITabBarController(tabs: tabs)
            stage.window.rootViewController = controller
            stage.pass(0.1)
            try body(stage, controller)
        }
    }

    @Test("each tab is in the bar, and its controller is shown while it is chosen")
    func shown() {
        with([tab("a"), tab("b"), tab("c")]) { stage, controller in
            let delegate = Delegate()
            controller.delegate = delegate
            #expect(controller.tabBar.items?.map(\.title) == ["a", "b", "c"])
            #expect(controller.selectedTab?.identifier == "a")
            #expect(controller.selectedViewController?.title == "page of a")
            stage.tap(150, 375, at: 1)
            #expect(controller.selectedTab?.identifier == "b" && delegate.calls == ["a → b"])
            #expect(controller.selectedViewController?.viewIfLoaded?.window != nil)
            delegate.forbidden = "c"
            stage.tap(250, 375, at: 2)
            #expect(controller.selectedTab?.identifier == "b")
            controller.selectedTab = controller.tab(forIdentifier: "c")
            #expect(controller.selectedIndex == 2 && delegate.calls.count == 1)
        }
    }

    @Test("title, badge and whether it is there or can be chosen follow the tab")
    func changes() {
        let tabs = [tab("a"), tab("b")]
        with(tabs) { stage, controller in
            tabs[1].title = "other"
            tabs[1].badgeValue = "3"
            tabs[1].isEnabled = false
            #expect(controller.tabBar.items?[1].title == "other" && controller.tabBar.items?[1].badgeValue == "3")
            stage.pass(0.1)
            stage.tap(225, 375, at: 1)
            #expect(controller.selectedTab === tabs[0])
            controller.selectedTab = tabs[1]
            tabs[1].isHidden = true
            #expect(controller.tabBar.items?.count == 1 && controller.selectedTab === tabs[0])
            #expect(controller.tabs.count == 2 && tabs[1].tabBarController === controller)
            tabs[1].isHidden = false
            #expect(controller.tabBar.items?.count == 2 && controller.selectedTab === tabs[0])
        }
    }

    @Test("a group is one tab, which shows the child that is chosen")
    func groups() {
        let (one, two) = (tab("one"), tab("two"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one, two])
        group.defaultChildIdentifier = "two"
        with([tab("a"), group]) { _, controller in
            #expect(controller.tabBar.items?.map(\.title) == ["a", "Group"])
            controller.selectedTab = group
            #expect(controller.selectedViewController?.title == "page of two" && controller.selectedTab === two)
            #expect(controller.tab(forIdentifier: "one") === one && one.parent === group)
            controller.selectedTab = one
            #expect(group.selectedChild === one && controller.selectedViewController?.title == "page of one")
            #expect(controller.selectedIndex == 1 && one.tabBarController === controller)
            group.selectedChild = two
            #expect(controller.selectedViewController?.title == "page of two")
            group.children = [one]
            #expect(controller.selectedTab === one && two.parent == nil)
        }
    }

    @Test("controllers that are set take the place of tabs")
    func controllers() {
        let first = tab("a")
        with([first, tab("b")]) { _, controller in
            controller.viewControllers = [UIViewController()]
            #expect(controller.tabs.isEmpty && controller.selectedTab == nil && first.tabBarController == nil)
            controller.setTabs([first], animated: false)
            #expect(controller.viewControllers?.count == 1 && controller.selectedTab === first)
        }
    }
}
