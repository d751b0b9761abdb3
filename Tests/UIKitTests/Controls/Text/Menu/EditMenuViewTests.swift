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
}
