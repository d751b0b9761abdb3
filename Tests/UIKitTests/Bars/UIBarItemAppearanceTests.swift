import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Appearances of bar items")
@MainActor
struct UIBarItemAppearanceTests {
    /// An item of a class of its own, so that its appearance is no other test's.
    private final class OwnItem: UIBarButtonItem {}
    private final class OtherItem: UIBarButtonItem {}
    private final class OwnBar: UIToolbar {}

    private func button(of item: UIBarButtonItem, in bar: UIToolbar) -> UIButton? {
        func find(_ view: UIView) -> UIButton? {
            view as? UIButton ?? view.subviews.lazy.compactMap(find).first
        }
        bar.items = [item]
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        return find(bar)
    }

    private func item<Item: UIBarButtonItem>(_ item: Item) -> Item {
        item.title = "Save"
        return item
    }

    @Test("an item has font, colour and tint of its class's appearance, and its own before them")
    func values() throws {
        OwnItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        OwnItem.appearance().tintColor = .purple
        #expect(OwnItem.appearance() === OwnItem.appearance())
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let shown = item(OwnItem())
        #expect(try #require(button(of: shown, in: bar)).tintColor == .purple)
        shown.tintColor = .orange
        #expect(try #require(button(of: shown, in: bar)).tintColor == .orange)
        OwnItem.appearance().tintColor = nil
        let titled = item(OwnItem())
        #expect(try #require(button(of: titled, in: bar)).titleColor(for: .normal) == .green)
        titled.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(try #require(button(of: titled, in: bar)).titleColor(for: .normal) == .red)
        let plain = item(UIBarButtonItem())
        #expect(try #require(button(of: plain, in: bar)).tintColor != .purple)
    }

    @Test("an appearance in certain bars counts there alone, and before the one for any")
    func containers() throws {
        OtherItem.appearance().tintColor = .brown
        OtherItem.appearance(whenContainedInInstancesOf: [OwnBar.self]).tintColor = .cyan
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        #expect(try #require(button(of: item(OtherItem()), in: OwnBar(frame: frame))).tintColor == .cyan)
        #expect(try #require(button(of: item(OtherItem()), in: UIToolbar(frame: frame))).tintColor == .brown)
    }
}
