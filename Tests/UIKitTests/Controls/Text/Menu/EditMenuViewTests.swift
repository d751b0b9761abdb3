import CoreGraphics
import Testing
import ViewSupport

@testable import UIKit

/// Rows are 30 points high for a pointer, 5 points from the menu's edges; the menu is 4 points from what it is about.
@Suite("Where an edit menu and its rows are")
@MainActor
struct EditMenuViewTests {
    /// The menu of `elements` about `target` in a window of 300 by 200 points.
    private func menu(
        _ elements: [UIMenuElement], _ target: CGRect, _ side: EditMenuView.Side = .below,
        _ body: (EditMenuView, [EditMenuRow]) -> Void
    ) {
        Stage.shown(size: CGSize(width: 300, height: 200)) { stage in
            let menu = EditMenuView.show(elements, for: stage.window, in: stage.window, target, side, isTouch: false)
            guard let menu else {
                Issue.record("there is no menu")
                return
            }
            menu.layoutIfNeeded()
            body(menu, menu.panel.subviews.compactMap { $0 as? EditMenuRow })
        }
    }

    private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

    @Test("its rows fill it but for 5 points around them, one of them as well as three")
    func rows() {
        menu([action("A")], CGRect(x: 50, y: 40, width: 0, height: 0)) { menu, rows in
            // At least 120 points wide; begins where the point is, 4 points below.
            #expect(menu.panel.frame == CGRect(x: 50, y: 44, width: 120, height: 40))
            // A shadow 4 points down, 12 of it around, at a quarter of its strength, and a line of a point.
            let layer = menu.panel.layer
            #expect(layer.shadowOffset == CGSize(width: 0, height: 4) && layer.shadowRadius == 12)
            #expect(layer.shadowOpacity == 0.25 && layer.borderWidth == 1)
            #expect(rows.map(\.frame) == [CGRect(x: 5, y: 5, width: 110, height: 30)])
        }
        menu(["A", "B", "C"].map(action), CGRect(x: 50, y: 40, width: 0, height: 0)) { menu, rows in
            #expect(menu.panel.frame.size == CGSize(width: 120, height: 100))
            #expect(rows.map(\.frame.minY) == [5, 35, 65] && rows.allSatisfy { $0.frame.height == 30 })
        }
    }

    @Test("what has an extent has the menu in its middle, on the side that is asked for, or on the one with room")
    func sides() {
        let target = CGRect(x: 100, y: 80, width: 100, height: 20)
        func frame(_ side: EditMenuView.Side, _ target: CGRect) -> CGRect {
            var frame = CGRect.null
            menu([action("A")], target, side) { menu, _ in frame = menu.panel.frame }
            return frame
        }
        #expect(frame(.below, target) == CGRect(x: 90, y: 104, width: 120, height: 40))
        #expect(frame(.above, target) == CGRect(x: 90, y: 36, width: 120, height: 40))
        #expect(frame(.below, target.offsetBy(dx: 0, dy: 70)) == CGRect(x: 90, y: 106, width: 120, height: 40))
        let small = CGRect(x: 140, y: 80, width: 10, height: 20)
        #expect(frame(.right, small) == CGRect(x: 154, y: 70, width: 120, height: 40))
        #expect(frame(.left, small) == CGRect(x: 16, y: 70, width: 120, height: 40))
    }

    @Test("it is as wide as its widest row, which has 12 points beside its title, and 18 and 8 for an image")
    func widths() {
        let title = "A title that is wider than a menu has to be"
        let plain = EditMenuRow(action(title), height: 30).intrinsicContentSize.width
        let label = UILabel()
        (label.text, label.font) = (title, .preferredFont(forTextStyle: .callout))
        #expect(plain == label.intrinsicContentSize.width + 24)
        let image = UIAction(title: title, image: square(10)) { _ in }
        #expect(EditMenuRow(image, height: 30).intrinsicContentSize == CGSize(width: plain + 26, height: 30))
        let alone = UIAction(title: "", image: square(10)) { _ in }
        #expect(EditMenuRow(alone, height: 30).intrinsicContentSize.width == 18 + 24)
        menu([action("A"), action(title)], .zero) { menu, rows in
            #expect(rows.count == 2 && menu.panel.frame.width == min(plain + 10, 284))
        }
    }

    @Test("what destroys is red, and nothing else is: neither an action nor a menu within the menu")
    func colors() {
        let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
        let elements = [action("A"), UIMenu(title: "More", children: [action("B")]), delete]
        menu(elements, .zero) { _, rows in
            let colors = rows.map { row in row.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor }
            #expect(colors == [.label, .label, .systemRed])
        }
    }

    @Test("a row's image and title stand side by side, 12 points from its ends, from the side where lines begin")
    func parts() throws {
        let row = EditMenuRow(UIAction(title: "A", image: square(10)) { _ in }, height: 30)
        row.frame = CGRect(x: 0, y: 0, width: 110, height: 30)
        let (label, image) = (try #require(row.first(UILabel.self)), try #require(row.first(UIImageView.self)))
        row.layoutIfNeeded()
        #expect(image.frame == CGRect(x: 12, y: 6, width: 18, height: 18))
        #expect(label.frame == CGRect(x: 38, y: 0, width: 60, height: 30))
        for x in [20, 50] as [CGFloat] { #expect(row.hitTest(CGPoint(x: x, y: 15), with: nil) === row) }
        row.semanticContentAttribute = .forceRightToLeft
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(image.frame == CGRect(x: 80, y: 6, width: 18, height: 18))
        #expect(label.frame == CGRect(x: 12, y: 0, width: 60, height: 30))
    }

    @Test("what cannot be done is grey and takes no touches, what is on has a tick in place of its image")
    func states() throws {
        let disabled = EditMenuRow(UIAction(title: "A", attributes: .disabled) { _ in }, height: 30)
        #expect(!disabled.isEnabled && disabled.first(UILabel.self)?.textColor == .tertiaryLabel)
        let on = EditMenuRow(UIAction(title: "A", image: square(10), state: .on) { _ in }, height: 30)
        let image = try #require(on.first(UIImageView.self))
        #expect(on.isEnabled && image.image?.isSymbolImage == true && image.tintColor == .label)
        #expect(EditMenuRow(action("A"), height: 30).first(UIImageView.self)?.image == nil)
    }

    @Test("actions that are hidden have no row, those of menus within the menu stand among the others")
    func lines() {
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
        let inner = UIMenu(title: "Inner", options: .displayInline, children: [action("B"), hidden, action("C")])
        menu([action("A"), inner, UIMenu(title: "More", children: [action("D")])], .zero) { _, rows in
            #expect(rows.map { $0.first(UILabel.self)?.text } == ["A", "B", "C", "More"])
        }
        Stage.shown(size: CGSize(width: 300, height: 200)) { stage in
            let window = stage.window
            #expect(EditMenuView.show([hidden], for: window, in: window, .zero, .below, isTouch: false) == nil)
            let odd = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
            #expect(EditMenuView.show([action("A")], for: window, in: window, odd, .below, isTouch: false) == nil)
        }
    }

    @Test("for a finger rows are 44 points high, and a menu with more than fit is as high as there is room")
    func heights() throws {
        try Stage.shown(size: CGSize(width: 300, height: 200)) { stage in
            @MainActor func show(_ count: Int) throws -> (EditMenuView, [CGFloat]) {
                let elements = (0..<count).map { action("\($0)") }
                let menu = try #require(
                    EditMenuView.show(elements, for: stage.window, in: stage.window, .zero, .below, isTouch: true))
                menu.layoutIfNeeded()
                return (menu, menu.panel.subviews.compactMap { $0 as? EditMenuRow }.map(\.frame.height))
            }
            #expect(try show(2).1 == [44, 44] && show(2).0.panel.frame.height == 98)
            let (menu, heights) = try show(10)
            let height = menu.panel.frame.height
            // All of 200 points but 8 on either side.
            #expect(height == 184 && heights.allSatisfy { abs($0 - (height - 10) / 10) < 0.01 })
        }
    }

    @Test("from right to left a menu ends where the point is, and one with an extent is in its middle")
    func mirrored() throws {
        try Stage.shown(size: CGSize(width: 300, height: 200), direction: .rightToLeft) { stage in
            for (target, x) in [
                (CGRect(x: 200, y: 40, width: 0, height: 0), 80), (CGRect(x: 150, y: 40, width: 40, height: 0), 110),
            ] as [(CGRect, CGFloat)] {
                let (window, rows) = (stage.window, [action("A")])
                let menu = try #require(
                    EditMenuView.show(rows, for: window, in: window, target, .below, isTouch: false))
                menu.layoutIfNeeded()
                #expect(menu.panel.frame == CGRect(x: x, y: 44, width: 120, height: 40))
            }
        }
    }

    @Test("where neither side has room the preferred one is taken, or that below, and the menu stays in the window")
    func noRoom() {
        let tall = CGRect(x: 100, y: 20, width: 100, height: 160)
        for side in [EditMenuView.Side.above, .below] {
            menu([action("A")], tall, side) { menu, _ in
                #expect(menu.panel.frame.minY >= 0 && menu.panel.frame.maxY <= 200)
            }
        }
        let wide = CGRect(x: 20, y: 80, width: 260, height: 20)
        for side in [EditMenuView.Side.left, .right] {
            menu([action("A")], wide, side) { menu, _ in
                #expect(menu.panel.frame.minX >= 0 && menu.panel.frame.maxX <= 300 && menu.panel.frame.minY == 70)
            }
        }
        // Only one side has room.
        menu([action("A")], CGRect(x: 10, y: 80, width: 10, height: 20), .left) { menu, _ in
            #expect(menu.panel.frame.minX == 24)
        }
        menu([action("A")], CGRect(x: 280, y: 80, width: 10, height: 20), .right) { menu, _ in
            #expect(menu.panel.frame.maxX == 276)
        }
        menu([action("A")], CGRect(x: 100, y: 10, width: 100, height: 10), .above) { menu, _ in
            #expect(menu.panel.frame.minY == 24)
        }
    }

    @Test("arrows that point at what a menu is about come from the other side")
    func arrows() {
        let directions: [UIEditMenuArrowDirection] = [.automatic, .up, .down, .left, .right]
        #expect(directions.map(EditMenuView.Side.init) == [.above, .below, .above, .right, .left])
    }

    @Test("a menu goes along with what it is about")
    func moving() {
        menu([action("A")], CGRect(x: 50, y: 40, width: 0, height: 0)) { menu, _ in
            menu.target = CGRect(x: 70, y: 60, width: 0, height: 0)
            menu.layoutIfNeeded()
            #expect(menu.panel.frame.origin == CGPoint(x: 70, y: 64) && menu.panel.layer.cornerRadius == 10)
            menu.target = menu.target
            #expect(!menu.layer.needsLayout())
        }
    }

    @Test("a side has room where the menu stays 8 points inside the window")
    func margins() {
        func origin(_ side: EditMenuView.Side, _ target: CGRect) -> CGPoint {
            var origin = CGPoint.zero
            menu([action("A")], target, side) { menu, _ in origin = menu.panel.frame.origin }
            return origin
        }
        // The menu is 120 by 40 points, 4 from what it is about, in 300 by 200.
        #expect(origin(.below, CGRect(x: 100, y: 128, width: 100, height: 20)).y == 152)
        #expect(origin(.below, CGRect(x: 100, y: 129, width: 100, height: 20)).y == 85)
        #expect(origin(.above, CGRect(x: 100, y: 52, width: 100, height: 20)).y == 8)
        #expect(origin(.above, CGRect(x: 100, y: 51, width: 100, height: 20)).y == 75)
        #expect(origin(.right, CGRect(x: 148, y: 80, width: 20, height: 20)).x == 172)
        #expect(origin(.right, CGRect(x: 149, y: 80, width: 20, height: 20)).x == 25)
        #expect(origin(.left, CGRect(x: 132, y: 80, width: 20, height: 20)).x == 8)
        #expect(origin(.left, CGRect(x: 131, y: 80, width: 20, height: 20)).x == 155)
    }

    @Test("in a window of no more than its margins a menu has no width, and in one of hardly more hardly any")
    func narrowWindow() throws {
        for (width, panel) in [(10, 0), (16, 0), (20, 4)] as [(CGFloat, CGFloat)] {
            try Stage.shown(size: CGSize(width: width, height: 200)) { stage in
                let (window, rows) = (stage.window, [action("A")])
                let menu = try #require(
                    EditMenuView.show(rows, for: window, in: window, .zero, .below, isTouch: false))
                menu.layoutIfNeeded()
                #expect(menu.panel.frame.width == panel && menu.panel.frame.minX == 8)
                #expect(menu.panel.subviews.compactMap { $0 as? EditMenuRow }.allSatisfy { $0.frame.width == 0 })
            }
        }
    }

    @Test("what is hardly wider than a point has the menu in its middle, too")
    func narrowTarget() {
        for width in [0.5, 1] as [CGFloat] {
            menu([action("A")], CGRect(x: 150 - width / 2, y: 40, width: width, height: 10)) { menu, _ in
                #expect(menu.panel.frame == CGRect(x: 90, y: 54, width: 120, height: 40))
            }
        }
    }

    @Test("a row of less width than its margins has neither a title nor an image, and they are in its middle")
    func narrowRow() throws {
        let row = EditMenuRow(UIAction(title: "A", image: square(10)) { _ in }, height: 30)
        row.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
        row.layoutIfNeeded()
        let (label, image) = (try #require(row.first(UILabel.self)), try #require(row.first(UIImageView.self)))
        #expect(label.frame.width == 0 && label.frame.minX == 10)
        #expect(image.frame.width == 0 && image.frame.minX == 10)
    }
}
