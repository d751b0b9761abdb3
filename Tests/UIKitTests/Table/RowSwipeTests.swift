import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Rows that are swiped aside")
@MainActor
struct RowSwipeTests {
    private final class Swiper: NSObject, UITableViewDelegate {
        var done: [String] = []
        var isFull = true
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.row != 3 else { return nil }
            let names = [("Delete", UIContextualAction.Style.destructive), ("More", .normal)]
            let actions = names.map { name, style in
                UIContextualAction(style: style, title: name) { [unowned self] _, _, completion in
                    done.append("\(name) \(indexPath.row)")
                    completion(true)
                }
            }
            let configuration = UISwipeActionsConfiguration(actions: actions)
            configuration.performsFirstActionWithFullSwipe = isFull
            return configuration
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            done.append("select \(indexPath.row)")
        }
    }

    private func with(
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (Stage, UITableView, Swiper) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 440), direction: direction) { stage in
            let (source, swiper) = (TableRecorder([(0..<6).map { "Row \($0)" }]), Swiper())
            let table = stage.table(source)
            table.delegate = swiper
            CATransaction.flush()
            try body(stage, table, swiper)
        }
    }

    private func swipe(_ stage: Stage, from x: CGFloat, to end: CGFloat, y: CGFloat, at time: Double) {
        stage.touch(.began, x, y, at: time)
        let way = end - x
        for step in 1...8 { stage.touch(.moved, x + way * CGFloat(step) / 8, y, at: time + Double(step) * 0.1) }
        stage.touch(.ended, end, y, at: time + 1.5)
        stage.pass(0.5)
    }

    @Test("a swipe opens the actions, and a press on one performs it and closes the row")
    func opens() {
        with { stage, table, swiper in
            swipe(stage, from: 280, to: 140, y: 60, at: 1)
            let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
            #expect((cell?.frame.minX ?? 0) < -140)
            #expect(swiper.done.isEmpty)
            stage.tap(200, 60, at: 4)
            #expect(swiper.done == ["More 1"])
            stage.pass(0.5)
            #expect(cell?.frame.minX == 0)
        }
    }

    @Test("a row follows a finger that one event took far, from where its way was long enough")
    func jump() {
        with { stage, table, _ in
            stage.touch(.began, 280, 60, at: 1)
            stage.touch(.moved, 200, 60, at: 1.1)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == -70)
        }
    }

    @Test("a button can be pressed while the row is still opening")
    func atOnce() {
        with { stage, _, swiper in
            stage.touch(.began, 280, 60, at: 1)
            for step in 1...7 { stage.touch(.moved, 280 - CGFloat(step) * 20, 60, at: 1 + Double(step) * 0.05) }
            stage.touch(.ended, 140, 60, at: 1.4)
            stage.tap(300, 60, at: 1.45)
            #expect(swiper.done == ["Delete 1"])
        }
    }

    @Test("a swipe over the whole row performs the first action, unless that is not wanted")
    func full() {
        with { stage, table, swiper in
            swipe(stage, from: 310, to: 20, y: 20, at: 1)
            #expect(swiper.done == ["Delete 0"])
            swiper.isFull = false
            swipe(stage, from: 310, to: 20, y: 60, at: 5)
            #expect(swiper.done == ["Delete 0"])
            // A tap beside the row closes it, and selects nothing.
            stage.tap(100, 200, at: 8)
            stage.pass(0.5)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
            #expect(swiper.done == ["Delete 0"])
        }
    }

    @Test("rows without actions are not swiped, and none the other way")
    func none() {
        with { stage, table, swiper in
            swipe(stage, from: 280, to: 100, y: 44 * 3.5, at: 1)
            #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minX == 0)
            swipe(stage, from: 20, to: 200, y: 60, at: 5)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
            #expect(swiper.done.filter { !$0.hasPrefix("select") }.isEmpty)
        }
    }

    @Test("from right to left the actions at the end are at the left")
    func mirrored() {
        with(.rightToLeft) { stage, table, _ in
            swipe(stage, from: 40, to: 180, y: 60, at: 1)
            #expect((table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX ?? 0) > 140)
        }
    }

    @Test("a screen reader's user has the actions by name")
    func spoken() {
        with { _, table, swiper in
            let actions = table.cellForRow(at: IndexPath(row: 2, section: 0))?.accessibilityCustomActions ?? []
            #expect(actions.map(\.name) == ["Delete", "More"])
            _ = actions.first.map { action in action.actionHandler?(action) }
            #expect(swiper.done == ["Delete 2"])
        }
    }
}
