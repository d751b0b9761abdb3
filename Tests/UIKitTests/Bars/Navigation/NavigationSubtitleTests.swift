import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Lines below the titles of navigation bars")
@MainActor
struct NavigationSubtitleTests {
    private func label(_ text: String, in view: UIView) -> UILabel? {
        if view.isHidden { return nil }
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    private func frame(_ text: String, in bar: UINavigationBar) throws -> CGRect {
        bar.layoutIfNeeded()
        let found = try #require(label(text, in: bar))
        return found.convert(found.bounds, to: bar)
    }

    @Test("a subtitle stands below the title, both in the middle of the row, and goes with it")
    func row() throws {
        try Stage.shown(size: CGSize(width: 320, height: 140)) { stage in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let item = UINavigationItem(title: "Inbox")
            bar.items = [item]
            stage.window.addSubview(bar)
            let alone = try frame("Inbox", in: bar)
            #expect(abs(alone.midY - 22) <= 0.5)
            item.subtitle = "3 unread messages"
            let (title, subtitle) = (try frame("Inbox", in: bar), try frame("3 unread messages", in: bar))
            #expect(title.minY < alone.minY && subtitle.minY == title.maxY)
            #expect(abs((title.minY + subtitle.maxY) / 2 - 22) <= 0.5 && subtitle.maxY <= 44)
            #expect(abs(title.midX - 160) <= 0.5 && abs(subtitle.midX - 160) <= 0.5)
            item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            bar.layoutIfNeeded()
            #expect(label("3 unread messages", in: bar) == nil)
            item.titleView = nil
            item.subtitle = nil
            #expect(try frame("Inbox", in: bar) == alone)
        }
    }

    @Test("a bar with a line below its large title is 20 points higher, and has a title of its own there")
    func large() throws {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let root = UIViewController()
            (root.title, root.navigationItem.largeTitle) = ("Inbox", "All Inboxes")
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.pass(0.1)
            let bar = navigation.navigationBar
            let (height, top) = (bar.frame.height, root.view.safeAreaInsets.top)
            #expect(label("All Inboxes", in: bar) != nil)
            root.navigationItem.subtitle = "Updated just now"
            stage.pass(0.1)
            #expect(bar.frame.height == height + 20 && root.view.safeAreaInsets.top == top + 20)
            let title = try frame("All Inboxes", in: bar)
            root.navigationItem.largeSubtitle = "3 unread"
            let line = try frame("3 unread", in: bar)
            #expect(line.minY == title.maxY && line.minX == title.minX && line.maxY <= bar.bounds.height)
        }
    }
}
