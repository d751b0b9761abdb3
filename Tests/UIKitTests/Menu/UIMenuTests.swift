import CoreGraphics
import Foundation
import OctantDisplay
import Testing
import ViewSupport

@testable import UIKit

@Suite("Menus of actions", .serialized)
@MainActor
struct UIMenuTests {
    /// A button with a menu in a window of 320 by 480.
    @MainActor private final class Shown {
        let stage: Stage
        let button: UIButton
        var chosen: [String] = []

        init(_ stage: Stage, isPrimary: Bool = true) {
            self.stage = stage
            button = UIButton(type: .system)
            button.setTitle("Options", for: .normal)
            button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
            button.showsMenuAsPrimaryAction = isPrimary
            stage.window.addSubview(button)
        }

        func action(
            _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
            _ state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(
                title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
            ) { [unowned self] in chosen.append($0.title) }
        }

        /// The titles of the rows that are up, as screen readers have them, from the top, with the middle of each.
        var rows: [(title: String, middle: CGPoint)] {
            guard let menu = stage.window.subviews.last(where: { $0 is MenuView }), menu.isUserInteractionEnabled else {
                return []
            }
            var found: [(String, CGPoint)] = []
            func search(_ view: UIView) {
                if let row = view as? ActionMenuRow {
                    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: stage.window)
                    found.append((row.spokenText ?? "", place))
                }
                view.subviews.forEach(search)
            }
            search(menu)
            return found.sorted { $0.1.y < $1.1.y }
        }
        var titles: [String] { rows.map(\.title) }

        func tap(_ title: String, at time: Double) {
            guard let row = rows.first(where: { $0.title == title }) else { return chosen.append("no \(title)") }
            stage.tap(row.middle.x, row.middle.y, at: time)
            stage.pass(1)
        }
    }

    private func with(isPrimary: Bool = true, _ body: (Shown) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { try body(Shown($0, isPrimary: isPrimary)) }
    }

    @Test("a press opens the menu below its button, one on a line does what it says and closes it")
    func opens() {
        with { shown in
            shown.button.menu = UIMenu(children: [
                shown.action("Copy", "doc.on.doc"), shown.action("Delete", "trash", .destructive),
            ])
            #expect(shown.titles == [])
            shown.stage.tap(60, 60, at: 1)
            shown.stage.pass(1)
            #expect(shown.titles == ["Copy", "Delete"])
            #expect(shown.rows.map(\.middle) == [CGPoint(x: 145, y: 110), CGPoint(x: 145, y: 154)])
            shown.tap("Delete", at: 4)
            #expect(shown.chosen == ["Delete"] && shown.titles == [])
        }
    }

    @Test("a press beside it closes the menu; hidden lines are not there, disabled ones are not chosen")
    func closes() {
        with { shown in
            shown.button.menu = UIMenu(children: [
                shown.action("A", nil, .hidden), shown.action("B", nil, .disabled), shown.action("C"),
            ])
            shown.stage.tap(60, 60, at: 1)
            shown.stage.pass(1)
            #expect(shown.titles == ["B", "C"])
            shown.tap("B", at: 4)
            #expect(shown.titles == ["B", "C"])
            shown.stage.tap(300, 440, at: 7)
            shown.stage.pass(1)
            #expect(shown.titles == [] && shown.chosen == [])
        }
    }

    @Test("the finger that opened the menu can go on to a line and choose it there")
    func slides() {
        with { shown in
            shown.button.menu = UIMenu(children: [shown.action("A"), shown.action("B")])
            shown.stage.touch(.began, 60, 60, at: 1)
            shown.stage.pass(0.5)
            shown.stage.touch(.moved, 145, 154, at: 1.6)
            shown.stage.touch(.ended, 145, 154, at: 1.7)
            shown.stage.pass(1)
            #expect(shown.chosen == ["B"] && shown.titles == [])
        }
    }

    @Test("without being the primary action the menu waits for a long press, and a short one acts")
    func longPress() {
        with(isPrimary: false) { shown in
            var presses = 0
            shown.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            shown.button.menu = UIMenu(children: [shown.action("A")])
            shown.stage.tap(60, 60, at: 1)
            #expect(presses == 1 && shown.titles == [])
            shown.stage.touch(.began, 60, 60, at: 3)
            shown.stage.pass(0.7)
            #expect(shown.titles == ["A"])
            shown.stage.touch(.ended, 60, 60, at: 4)
            #expect(presses == 1 && shown.titles == ["A"])
        }
    }

    @Test("menus in a menu are groups of it, or lines that lead to them and back")
    func nested() {
        with { shown in
            let inner = UIMenu(title: "Sort", children: [shown.action("Name"), shown.action("Size")])
            let group = UIMenu(title: "", options: .displayInline, children: [shown.action("Share")])
            shown.button.menu = UIMenu(title: "File", children: [shown.action("Open"), group, inner])
            shown.stage.tap(60, 60, at: 1)
            shown.stage.pass(1)
            #expect(shown.titles == ["Open", "Share", "Sort"])
            shown.tap("Sort", at: 4)
            #expect(shown.titles == ["Sort", "Name", "Size"])
            shown.tap("Sort", at: 7)
            #expect(shown.titles == ["Open", "Share", "Sort"])
            shown.tap("Sort", at: 10)
            shown.tap("Size", at: 13)
            #expect(shown.chosen == ["Size"] && shown.titles == [])
        }
    }

    @Test("of a single selection one is on; a button that shows its choice has its title")
    func selection() {
        with { shown in
            let menu = UIMenu(
                options: .singleSelection, children: [shown.action("Small"), shown.action("Large")])
            shown.button.menu = menu
            shown.button.changesSelectionAsPrimaryAction = true
            #expect(shown.button.currentTitle == "Small" && menu.selectedElements.map(\.title) == ["Small"])
            shown.stage.tap(60, 60, at: 1)
            shown.stage.pass(1)
            shown.tap("Large", at: 4)
            #expect(shown.button.currentTitle == "Large" && menu.selectedElements.map(\.title) == ["Large"])
            #expect(!shown.button.isSelected)
        }
    }

    @Test("keys lead through the lines and choose; escape closes")
    func keys() {
        with { shown in
            shown.button.menu = UIMenu(children: [shown.action("A"), shown.action("B"), shown.action("C")])
            shown.button.performPrimaryAction()
            for key in [Key.down, .down, .up, .up] { shown.stage.press(key) }
            shown.stage.press(.enter)
            #expect(shown.chosen == ["C"])
            shown.stage.pass(1)
            shown.button.performPrimaryAction()
            #expect(shown.titles.count == 3)
            shown.stage.press(.escape)
            #expect(shown.titles == [] && shown.chosen == ["C"])
        }
    }

    @Test("a menu higher than the window scrolls, and one at the bottom right opens upwards and to the left")
    func edges() {
        with { shown in
            shown.button.frame = CGRect(x: 200, y: 420, width: 100, height: 40)
            shown.button.menu = UIMenu(children: [shown.action("A"), shown.action("B")])
            shown.button.performPrimaryAction()
            shown.stage.pass(1)
            #expect(shown.rows.map(\.middle) == [CGPoint(x: 175, y: 346), CGPoint(x: 175, y: 390)])
            shown.stage.press(.escape)
            shown.stage.pass(1)
            shown.button.menu = UIMenu(children: (0..<30).map { shown.action("\($0)") })
            shown.button.performPrimaryAction()
            shown.stage.pass(1)
            #expect(shown.titles.count == 30 && (shown.rows.last?.middle.y ?? 0) > 480)
        }
    }

    @Test("an item of a bar brings up its menu at a press where it has no action")
    func barItem() {
        with { shown in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
            bar.items = [UIBarButtonItem(title: "More", menu: UIMenu(children: [shown.action("A")]))]
            shown.stage.window.addSubview(bar)
            CATransaction.flush()
            shown.stage.tap(40, 222, at: 1)
            shown.stage.pass(1)
            #expect(shown.titles == ["A"])
        }
    }
}
