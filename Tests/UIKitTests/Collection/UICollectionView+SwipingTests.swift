import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Rows of lists in collections that are swiped aside")
@MainActor
struct UICollectionViewSwipingTests {
    @MainActor private final class Shown {
        let stage: Stage
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>
        var done: [String] = []

        init(_ stage: Stage) {
            self.stage = stage
            weak var owner: Shown?
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.trailingSwipeActionsConfigurationProvider = { path in
                guard path.item != 3 else { return nil }
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                        owner?.done.append("Delete \(path.item)")
                        completion(true)
                    }
                ])
            }
            list.leadingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Read") { _, _, completion in
                        owner?.done.append("Read \(path.item)")
                        completion(true)
                    }
                ])
            }
            view = UICollectionView(
                frame: stage.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems((0..<20).map { "Row \($0)" })
            source.apply(snapshot, animatingDifferences: false)
            stage.window.addSubview(view)
            stage.pass(0.1)
            owner = self
        }

        func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: [0, item]) }

        /// The middle of a row in the window.
        func middle(_ item: Int) -> CGFloat { view.layoutAttributesForItem(at: [0, item])?.center.y ?? 0 }

        func swipe(from x: CGFloat, to end: CGFloat, row: Int, at time: Double) {
            let y = middle(row)
            stage.touch(.began, x, y, at: time)
            for step in 1...8 {
                stage.touch(.moved, x + (end - x) * CGFloat(step) / 8, y, at: time + Double(step) * 0.1)
            }
            stage.touch(.ended, end, y, at: time + 1.5)
            stage.pass(0.5)
        }
    }

    private func with(_ body: (Shown) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 440)) { try body(Shown($0)) }
    }

    @Test("a swipe opens the actions at either end, a press on one performs it and brings the row back")
    func opens() throws {
        try with { shown in
            shown.swipe(from: 280, to: 190, row: 1, at: 1)
            let cell = try #require(shown.cell(1))
            #expect(cell.frame.minX < -70 && shown.done.isEmpty)
            #expect(cell.configurationState.isSwiped && shown.cell(2)?.configurationState.isSwiped == false)
            shown.stage.tap(300, shown.middle(1), at: 4)
            shown.stage.pass(0.5)
            #expect(shown.done == ["Delete 1"] && cell.frame.minX == 0)
            shown.swipe(from: 40, to: 130, row: 2, at: 6)
            #expect((shown.cell(2)?.frame.minX ?? 0) > 70)
            shown.stage.tap(20, shown.middle(2), at: 9)
            #expect(shown.done == ["Delete 1", "Read 2"])
        }
    }

    @Test("a row without actions at an end stays; a tap beside an open row closes it and selects nothing")
    func closes() {
        with { shown in
            shown.swipe(from: 280, to: 190, row: 3, at: 1)
            #expect(shown.cell(3)?.frame.minX == 0)
            shown.swipe(from: 280, to: 190, row: 1, at: 4)
            let selected = shown.view.indexPathsForSelectedItems
            shown.stage.tap(100, shown.middle(5), at: 7)
            shown.stage.pass(0.5)
            #expect(shown.cell(1)?.frame.minX == 0 && shown.view.indexPathsForSelectedItems == selected)
        }
    }

    @Test("a swipe over the whole row performs the first action; scrolling closes an open row")
    func full() {
        with { shown in
            shown.swipe(from: 300, to: 40, row: 1, at: 1)
            #expect(shown.done == ["Delete 1"])
            shown.swipe(from: 280, to: 190, row: 4, at: 4)
            shown.stage.touch(.began, 160, 300, at: 7)
            shown.stage.touch(.moved, 160, 240, at: 7.1)
            shown.stage.touch(.moved, 160, 200, at: 7.2)
            shown.stage.pass(0.5)
            #expect(shown.cell(4)?.frame.minX == 0 && shown.view.contentOffset.y > 0)
        }
    }

    @Test("an update closes an open row, and its tray goes")
    func updates() {
        with { shown in
            shown.swipe(from: 280, to: 190, row: 1, at: 1)
            let count = shown.view.subviews.count
            var snapshot = shown.source.snapshot()
            snapshot.deleteItems(["Row 1"])
            shown.source.apply(snapshot)
            for _ in 0..<40 { shown.stage.pass(1.0 / 60) }
            #expect(shown.cell(1)?.frame.minX == 0 && shown.view.subviews.count < count + 2)
        }
    }

    @Test("who cannot swipe finds the actions of a row among its own")
    func spoken() throws {
        try with { shown in
            let actions = try #require(shown.cell(2)?.accessibilityCustomActions)
            #expect(actions.map(\.name) == ["Read", "Delete"])
            #expect(actions[1].actionHandler?(actions[1]) == true && shown.done == ["Delete 2"])
        }
    }
}
