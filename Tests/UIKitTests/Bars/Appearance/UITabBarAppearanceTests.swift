import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Appearances of tab bars")
@MainActor
struct UITabBarAppearanceTests {
    private func look(_ color: UIColor) -> UITabBarAppearance {
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        (look.backgroundColor, look.shadowColor) = (color, nil)
        return look
    }

    private func with(_ body: (Stage, UITabBar, [UITabBarItem]) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 49)) { stage in
            let items = [UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)]
            let bar = UITabBar(frame: stage.window.bounds)
            (bar.items, bar.selectedItem) = (items, items[0])
            stage.window.addSubview(bar)
            bar.layoutIfNeeded()
            try body(stage, bar, items)
        }
    }

    private func labels(_ bar: UITabBar) -> [UILabel] {
        bar.layoutIfNeeded()
        return bar.subviews.filter { $0 is UIControl }.compactMap { $0.first(UILabel.self) }
    }

    @Test("a bar keeps a copy of its appearance, and follows what is changed of that")
    func background() throws {
        try with { (stage: Stage, bar: UITabBar, _: [UITabBarItem]) throws in
            let given = look(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            bar.standardAppearance = given
            #expect(try stage.image(on: .white).pixel(x: 100, y: 5) == 0xFFFF_0000)
            given.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            #expect(try stage.image(on: .white).pixel(x: 100, y: 5) == 0xFFFF_0000)
            bar.standardAppearance.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            #expect(try stage.image(on: .white).pixel(x: 100, y: 5) == 0xFF00_00FF)
            bar.scrollEdgeAppearance = given
            #expect(try stage.image(on: .white).pixel(x: 100, y: 5) == 0xFF00_00FF)
        }
    }

    @Test("titles and badges are as the appearance of their state says; what an item says itself goes first")
    func items() {
        with { _, bar, items in
            let look = UITabBarAppearance()
            look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.purple]
            look.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
            let former = labels(bar).map(\.frame.origin)
            bar.standardAppearance = look
            let shown = labels(bar)
            #expect(shown.map(\.textColor) == [.purple, .green])
            #expect(shown[0].frame.origin == former[0])
            #expect(shown[1].frame.origin == CGPoint(x: former[1].x + 3, y: former[1].y - 4))
            items[1].setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
            items[1].titlePositionAdjustment = UIOffset(horizontal: -2, vertical: 0)
            #expect(labels(bar)[1].textColor == .brown && labels(bar)[1].frame.minX == former[1].x - 2)
        }
    }

    @Test("badges take ground, colour and place from the appearance, and their ground from the item before")
    func badges() throws {
        try with { stage, bar, items in
            items[1].badgeValue = "1"
            @MainActor func ground() -> UIView? {
                bar.layoutIfNeeded()
                return bar.subviews.last?.subviews.last
            }
            let x = try #require(ground()).frame.minX
            let state = bar.standardAppearance.stackedLayoutAppearance.normal
            state.badgeBackgroundColor = .green
            state.badgePositionAdjustment.horizontal = 5
            state.badgeTextAttributes = [.foregroundColor: UIColor.black]
            #expect(ground()?.backgroundColor == .green && ground()?.frame.minX == x + 5)
            #expect(ground()?.first(UILabel.self)?.textColor == .black)
            items[1].badgeColor = .purple
            items[1].setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
            #expect(ground()?.backgroundColor == .purple)
            #expect(ground()?.first(UILabel.self)?.textColor == .yellow)
        }
    }

    @Test("at the end of the contents there is the appearance for it, elsewhere the standard one")
    func edge() throws {
        try Stage.shown(size: CGSize(width: 200, height: 300)) { (stage: Stage) throws in
            let (tabs, page, content) = (UITabBarController(), UIViewController(), UIScrollView())
            page.view = content
            content.contentSize = CGSize(width: 200, height: 1000)
            tabs.viewControllers = [page]
            tabs.tabBar.standardAppearance = look(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            tabs.tabBar.scrollEdgeAppearance = look(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            stage.window.rootViewController = tabs
            stage.pass(0.1)
            #expect(try stage.image(on: .white).pixel(x: 3, y: 290) == 0xFFFF_0000)
            content.contentOffset.y = 1000 + 49 - 300
            stage.pass(0.1)
            #expect(try stage.image(on: .white).pixel(x: 3, y: 290) == 0xFF00_00FF)
            content.contentOffset.y -= 2
            stage.pass(0.1)
            #expect(try stage.image(on: .white).pixel(x: 3, y: 290) == 0xFFFF_0000)
            content.contentSize.height = 100
            content.contentOffset.y = 0
            stage.pass(0.1)
            #expect(try stage.image(on: .white).pixel(x: 3, y: 290) == 0xFF00_00FF)
        }
    }

    @Test("a copy is the same until it is changed")
    func copies() throws {
        let look = look(.red)
        look.stackedLayoutAppearance.selected.iconColor = .green
        let copy = try #require(look.copy() as? UITabBarAppearance)
        #expect(copy.backgroundColor == .red && copy.stackedLayoutAppearance.selected.iconColor == .green)
        copy.stackedLayoutAppearance.selected.iconColor = .blue
        #expect(look.stackedLayoutAppearance.selected.iconColor == .green)
        copy.stackedLayoutAppearance.configureWithDefault(for: .stacked)
        #expect(copy.stackedLayoutAppearance.selected.iconColor == nil)
    }
}
