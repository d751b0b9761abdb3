import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Badges and the system's items of tab bars")
@MainActor
struct TabBadgeTests {
    private func with(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (Stage, UITabBar, [UITabBarItem]) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 49), direction: direction) { stage in
            let items = [
                UITabBarItem(tabBarSystemItem: .favorites, tag: 7), UITabBarItem(title: "B", image: nil, tag: 1),
            ]
            let bar = UITabBar(frame: stage.window.bounds)
            bar.items = items
            stage.window.addSubview(bar)
            bar.layoutIfNeeded()
            try body(stage, bar, items)
        }
    }

    private func red(_ stage: Stage) throws -> [Int] {
        let image = try stage.image(on: .white)
        return (0..<image.width).filter { x in
            (0..<image.height).contains { image.pixel(x: x, y: $0) == 0xFFFF_3B30 }
        }
    }

    @Test("a badge is red, beside the middle of its tab, and goes with its text")
    func badge() throws {
        try with { stage, _, items in
            #expect(try red(stage).isEmpty)
            items[0].badgeValue = "3"
            let found = try red(stage)
            #expect(found.count >= 16 && (found.first ?? 0) > 80 && (found.last ?? 0) < 115)
            items[0].badgeValue = "1234"
            #expect(try red(stage).count > found.count + 10)
            items[0].badgeColor = .blue
            #expect(try red(stage).isEmpty)
            items[0].badgeValue = nil
            #expect(try red(stage).isEmpty)
        }
    }

    @Test("from right to left it is at the other side of the image")
    func mirrored() throws {
        try with(.rightToLeft) { stage, _, items in
            items[0].badgeValue = "3"
            let found = try red(stage)
            #expect((found.first ?? 0) > 205 && (found.last ?? 0) < 240)
        }
    }

    @Test("an item of the system's has a symbol and a title of its own, and a badge is read with it")
    func spoken() {
        with { _, bar, items in
            items[0].badgeValue = "3"
            bar.layoutIfNeeded()
            let labels = bar.subviews.filter { $0 is UIControl }.map(\.accessibilityLabel)
            #expect(labels == ["Favorites, 3", "B"] && items[0].tag == 7)
            #expect(bar.subviews.first { $0 is UIControl }?.first(UIImageView.self)?.image != nil)
        }
    }
}
