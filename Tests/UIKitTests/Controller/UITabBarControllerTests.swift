import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Bars of tab bar controllers that go away")
@MainActor
struct UITabBarControllerTests {
    @Test("a hidden bar leaves its room to the page, and moves there and back where that is asked for")
    func hidden() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (tabs, page) = (UITabBarController(), UIViewController())
            tabs.viewControllers = [page, UIViewController()]
            stage.window.rootViewController = tabs
            stage.pass(0.1)
            let place = tabs.tabBar.frame
            #expect(place.maxY == 480 && page.view.safeAreaInsets.bottom == place.height && !tabs.isTabBarHidden)
            tabs.isTabBarHidden = true
            stage.pass(0.1)
            #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 0)
            tabs.setTabBarHidden(false, animated: true)
            #expect(!tabs.tabBar.isHidden && tabs.tabBar.layer.animationKeys()?.isEmpty == false)
            stage.pass(1)
            #expect(tabs.tabBar.frame == place && page.view.safeAreaInsets.bottom == place.height)
            tabs.setTabBarHidden(true, animated: true)
            #expect(!tabs.tabBar.isHidden)
            stage.pass(1)
            #expect(tabs.tabBar.isHidden && tabs.isTabBarHidden)
        }
    }

    @Test("the page ends above a bar that is not translucent, unless it extends under opaque ones")
    func opaque() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (tabs, page) = (UITabBarController(), UIViewController())
            tabs.viewControllers = [page]
            stage.window.rootViewController = tabs
            stage.pass(0.1)
            #expect(tabs.tabBar.isTranslucent && page.view.frame.height == 480)
            tabs.tabBar.isTranslucent = false
            stage.pass(0.1)
            #expect(page.view.frame.maxY == tabs.tabBar.frame.minY && page.view.safeAreaInsets.bottom == 0)
            page.extendedLayoutIncludesOpaqueBars = true
            stage.pass(0.1)
            #expect(page.view.frame.height == 480 && page.view.safeAreaInsets.bottom == tabs.tabBar.frame.height)
            page.extendedLayoutIncludesOpaqueBars = false
            tabs.isTabBarHidden = true
            stage.pass(0.1)
            #expect(page.view.frame.height == 480)
        }
    }
}
