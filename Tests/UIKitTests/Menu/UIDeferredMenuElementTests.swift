import CoreGraphics
import Foundation
import Testing
import ViewSupport

@testable import UIKit

@Suite("Elements of menus that are made when they are shown", .serialized)
@MainActor
struct UIDeferredMenuElementTests {
    /// A button with a menu in a window of 320 by 480.
    @MainActor private final class Shown {
        let stage: Stage
        let button = UIButton(type: .system)
        var chosen: [String] = []

        init(_ stage: Stage) {
            self.stage = stage
            button.setTitle("Options", for: .normal)
            button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
            button.showsMenuAsPrimaryAction = true
            stage.window.addSubview(button)
        }

        func action(_ title: String, _ symbol: String? = nil) -> UIAction {
            UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }) { [unowned self] in
                chosen.append($0.title)
            }
        }

        var rows: [MenuRow] {
            guard let menu = MenuView.open(in: stage.window), menu.isUserInteractionEnabled else { return [] }
            var found: [MenuRow] = []
            func search(_ view: UIView) {
                if let row = view as? MenuRow { found.append(row) }
                view.subviews.forEach(search)
            }
            search(menu)
            return found.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        }
        var titles: [String] { rows.map { $0.spokenText ?? "" } }

        func open(at time: Double) {
            stage.tap(60, 60, at: time)
            stage.pass(1)
        }

        func tap(_ title: String, at time: Double) {
            guard let row = rows.first(where: { $0.spokenText == title }) else { return chosen.append("no \(title)") }
            let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
            stage.tap(place.x, place.y, at: time)
            stage.pass(1)
        }
    }

    private func with(_ body: (Shown) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { try body(Shown($0)) }
    }

    @Test("a line says that elements are on their way, and they stand in its place when they come")
    func waits() {
        with { shown in
            var answer: (([UIMenuElement]) -> Void)?
            var calls = 0
            let later = UIDeferredMenuElement { completion in
                calls += 1
                answer = completion
            }
            shown.button.menu = UIMenu(children: [shown.action("First"), later, shown.action("Last")])
            #expect(calls == 0)
            shown.open(at: 1)
            #expect(calls == 1 && shown.titles == ["First", "Loading…", "Last"])
            #expect(shown.rows[1].first(UIActivityIndicatorView.self)?.isAnimating == true)
            shown.tap("Loading…", at: 3)
            #expect(shown.titles.count == 3)
            answer?([shown.action("A"), UIMenu(options: .displayInline, children: [shown.action("B")])])
            shown.stage.pass(0.1)
            #expect(shown.titles == ["First", "A", "B", "Last"])
            shown.tap("B", at: 6)
            #expect(shown.chosen == ["B"] && shown.titles == [])
            shown.open(at: 9)
            #expect(calls == 1 && shown.titles == ["First", "A", "B", "Last"])
        }
    }

    @Test("uncached elements are made anew each time, and those that come at once are there at once")
    func uncached() {
        with { shown in
            var calls = 0
            shown.button.menu = UIMenu(children: [
                UIDeferredMenuElement.uncached { completion in
                    calls += 1
                    completion([shown.action("Made \(calls)")])
                }
            ])
            shown.open(at: 1)
            #expect(shown.titles == ["Made 1"])
            shown.tap("Made 1", at: 4)
            shown.open(at: 7)
            #expect(shown.titles == ["Made 2"] && calls == 2 && shown.chosen == ["Made 1"])
        }
    }

    @Test("a menu that turns out to be empty closes, and an answer to a closed one is kept for the next")
    func late() {
        with { shown in
            var answer: (([UIMenuElement]) -> Void)?
            shown.button.menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }])
            shown.open(at: 1)
            answer?([])
            shown.stage.pass(1)
            #expect(MenuView.open(in: shown.stage.window) == nil)
            shown.button.menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }])
            shown.open(at: 4)
            shown.stage.tap(300, 440, at: 6)
            shown.stage.pass(1)
            answer?([shown.action("Late")])
            shown.open(at: 9)
            #expect(shown.titles == ["Late"])
        }
    }

    @Test("elements made later belong to the menu's choice")
    func selection() {
        with { shown in
            let later = UIDeferredMenuElement { $0([shown.action("A"), shown.action("B")]) }
            let menu = UIMenu(options: .singleSelection, children: [later])
            shown.button.menu = menu
            #expect(menu.selectedElements.isEmpty)
            shown.open(at: 1)
            shown.tap("B", at: 4)
            #expect(menu.selectedElements.map(\.title) == ["B"])
        }
    }

    @Test("small and medium elements stand beside each other, so many in a line")
    func tiles() {
        with { shown in
            let symbols = ["heart", "star", "trash", "bell", "gear"]
            let tools = UIMenu(
                options: .displayInline, preferredElementSize: .small, children: symbols.map { shown.action($0, $0) })
            let more = UIMenu(
                options: .displayInline, preferredElementSize: .medium,
                children: symbols.prefix(3).map { shown.action("\($0)s", $0) })
            shown.button.menu = UIMenu(children: [shown.action("Line"), tools, more])
            shown.open(at: 1)
            let rows = shown.rows
            #expect(rows.map { $0.spokenText ?? "" } == ["Line"] + symbols + ["hearts", "stars", "trashs"])
            #expect(rows[1...4].map(\.frame.minX) == [0, 62.5, 125, 187.5])
            #expect(Set(rows[1...4].map(\.frame.minY)).count == 1 && rows[5].frame.minY == rows[1].frame.maxY)
            #expect(rows[6].frame.width == 250.0 / 3 && rows[6].frame.height > rows[1].frame.height)
            shown.tap("bell", at: 4)
            #expect(shown.chosen == ["bell"])
            #expect(tools.replacingChildren([]).preferredElementSize == .small)
        }
    }
}
