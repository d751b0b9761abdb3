import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("Navigation bars: going back, prompts, buttons and looks")
@MainActor
struct UINavigationBarTests {
    private func bar<Result>(
        _ items: [UINavigationItem], style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (Stage, UINavigationBar) throws -> Result
    ) rethrows -> Result {
        try Stage.shown(size: CGSize(width: 320, height: 140), style: style, direction: direction) { stage in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.items = items
            stage.window.addSubview(bar)
            stage.window.layoutIfNeeded()
            return try body(stage, bar)
        }
    }

    private func label(_ text: String, in bar: UINavigationBar) -> UILabel? {
        @MainActor func find(_ view: UIView) -> UILabel? {
            if view.isHidden { return nil }
            if let label = view as? UILabel, label.text == text { return label }
            for inner in view.subviews { if let found = find(inner) { return found } }
            return nil
        }
        return find(bar)
    }

    @Test("the back button says where it leads to, as the item there wants it")
    func backTitles() {
        let under = UINavigationItem(title: "Mailboxes")
        bar([under, UINavigationItem(title: "Inbox")]) { stage, bar in
            #expect(label("Mailboxes", in: bar) != nil && bar.backItem === under)
            under.backButtonTitle = "Boxes"
            bar.layoutIfNeeded()
            #expect(label("Boxes", in: bar) != nil)
            under.backBarButtonItem = UIBarButtonItem(title: "Home", primaryAction: nil)
            bar.layoutIfNeeded()
            #expect(label("Home", in: bar) != nil)
            under.backButtonDisplayMode = .minimal
            bar.layoutIfNeeded()
            #expect(label("Home", in: bar) == nil && label("Back", in: bar) == nil)
            under.backButtonDisplayMode = .generic
            bar.layoutIfNeeded()
            #expect(label("Back", in: bar) != nil)
            stage.tap(30, 22)
            #expect(bar.topItem === under)
        }
    }

    @Test("a back title without room gives way to \"Back\", and items at the leading end to none")
    func backRoom() {
        let under = UINavigationItem(title: "A rather long title of the page before")
        let top = UINavigationItem(title: "Also not a short one")
        bar([under, top]) { _, bar in
            #expect(label("Back", in: bar) != nil)
            top.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: nil)
            bar.layoutIfNeeded()
            #expect(label("Back", in: bar) == nil && label("Close", in: bar) != nil)
            top.leftItemsSupplementBackButton = true
            bar.layoutIfNeeded()
            #expect(label("Back", in: bar) != nil && label("Close", in: bar) != nil)
            top.hidesBackButton = true
            bar.layoutIfNeeded()
            #expect(label("Back", in: bar) == nil)
        }
    }

    @Test("a title without room in the middle goes beside the buttons, and stays off them")
    func crowded() throws {
        let item = UINavigationItem(title: "Settings of the page")
        item.rightBarButtonItems = ["Share", "Delete"].map { UIBarButtonItem(title: $0, primaryAction: nil) }
        try bar([item]) { (_: Stage, bar) throws in
            let (title, button) = (
                try #require(label("Settings of the page", in: bar)), try #require(label("Delete", in: bar))
            )
            let edge = button.convert(CGPoint.zero, to: bar).x
            #expect(title.frame.midX < 159 && title.frame.maxX <= edge - 8 + 0.5 && title.frame.minX >= 8)
        }
    }

    @Test("a prompt and a large title make the bar higher")
    func heights() throws {
        let item = UINavigationItem(title: "Large")
        try bar([item]) { (_: Stage, bar) throws in
            #expect(bar.sizeThatFits(.zero).height == 44)
            item.prompt = "Choose one"
            #expect(bar.sizeThatFits(.zero).height == 76)
            bar.prefersLargeTitles = true
            #expect(bar.sizeThatFits(.zero).height == 128)
            bar.frame.size.height = 128
            bar.layoutIfNeeded()
            #expect(try #require(label("Choose one", in: bar)).frame.midY == 16)
            item.largeTitleDisplayMode = .never
            #expect(bar.sizeThatFits(.zero).height == 76)
        }
    }

    @Test("a custom view that constraints size is as large as these say, hidden items take no room")
    func customViews() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        let item = UINavigationItem(title: "")
        let first = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        item.rightBarButtonItems = [first, UIBarButtonItem(customView: view)]
        bar([item]) { _, bar in
            let frame = view.convert(view.bounds, to: bar)
            #expect(frame == CGRect(x: 320 - 16 - 30 - 16 - 50, y: 12, width: 50, height: 20))
            first.isHidden = true
            bar.layoutIfNeeded()
            #expect(view.convert(view.bounds, to: bar).maxX == 304 && first.customView?.superview == nil)
        }
    }

    @Test("appearances set background, line, titles and buttons")
    func appearances() throws {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: nil)
        try bar([item]) { (stage: Stage, bar) throws in
            let look = UINavigationBarAppearance()
            look.configureWithTransparentBackground()
            look.backgroundColor = .red
            look.titleTextAttributes = [.foregroundColor: UIColor.blue]
            look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
            bar.standardAppearance = look
            bar.layoutIfNeeded()
            #expect(try stage.image().pixel(x: 4, y: 43) == 0xFFFF_0000)
            #expect(label("Title", in: bar)?.textColor == .blue)
            #expect(label("Do", in: bar)?.textColor == .green)
            // The bar has a copy, whose changes show.
            look.backgroundColor = .yellow
            #expect(try stage.image().pixel(x: 4, y: 43) == 0xFFFF_0000)
            bar.standardAppearance.backgroundColor = .blue
            #expect(try stage.image().pixel(x: 4, y: 43) == 0xFF00_00FF)
            bar.standardAppearance.shadowColor = .black
            #expect(try stage.image().pixel(x: 4, y: 43) == 0xFF00_0000)
            let own = UINavigationBarAppearance()
            own.configureWithOpaqueBackground()
            own.backgroundColor = .green
            item.standardAppearance = own
            #expect(try stage.image().pixel(x: 4, y: 20) == 0xFF00_FF00)
        }
    }

    @Test("the bar's own properties set the same, and a black bar is dark")
    func properties() throws {
        try bar([UINavigationItem(title: "Title")]) { (stage: Stage, bar) throws in
            bar.barTintColor = .red
            #expect(try stage.image().pixel(x: 4, y: 20) == 0xFFFF_0000)
            bar.shadowImage = UIImage()
            #expect(try stage.image().pixel(x: 4, y: 43) == 0xFFFF_0000)
            bar.barTintColor = nil
            bar.isTranslucent = false
            #expect(try stage.image().pixel(x: 4, y: 20) == 0xFFFF_FFFF)
            bar.barStyle = .black
            #expect(try stage.image().pixel(x: 4, y: 20) == 0xFF00_0000)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.green.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            bar.setBackgroundImage(image, for: .default)
            #expect(bar.backgroundImage(for: .default) != nil)
            #expect(try stage.image().pixel(x: 4, y: 20) == 0xFF00_FF00)
        }
    }

    @Test("system items say or show what they are for, in the language")
    func systemItems() {
        let item = UINavigationItem(title: "")
        item.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .cancel),
        ]
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        bar([item]) { _, bar in
            #expect(label("Done", in: bar)?.font.pointSize == 17 && label("Cancel", in: bar) != nil)
            let buttons = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
            #expect(buttons.contains { ($0.accessibilityLabel ?? $0.currentTitle) == "Add" })
        }
    }

    @Test("a delegate can refuse items that come or go")
    func delegate() {
        @MainActor final class Guard: NSObject, UINavigationBarDelegate {
            var allows = false
            var heard = 0
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { heard += 1 }
        }
        bar([UINavigationItem(title: "One"), UINavigationItem(title: "Two")]) { _, bar in
            let watch = Guard()
            bar.delegate = watch
            #expect(bar.popItem(animated: false) == nil)
            bar.pushItem(UINavigationItem(title: "Three"), animated: false)
            #expect(bar.items?.count == 2)
            watch.allows = true
            #expect(bar.popItem(animated: false)?.title == "Two" && watch.heard == 1)
        }
    }

    @Test("the title is read as a heading, the way back as a button")
    func spoken() throws {
        try bar([UINavigationItem(title: "Mail"), UINavigationItem(title: "Inbox")]) { (_: Stage, bar) throws in
            #expect(try #require(label("Inbox", in: bar)).accessibilityTraits.contains(.header))
            let back = try #require(bar.subviews.flatMap(\.subviews).first { $0 is UIControl })
            #expect(back.accessibilityLabel == "Back" || back.isAccessibilityElement)
        }
    }
}
