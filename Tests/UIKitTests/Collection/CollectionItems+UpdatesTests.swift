import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Items that come, go and move")
@MainActor
struct CollectionItemUpdateTests {
    private func with(_ body: (Stage, UICollectionView, CollectionRecorder) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 400)) { stage in
            let source = CollectionRecorder([6])
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = stage.collection(source, layout)
            _ = source.taken()
            try body(stage, view, source)
        }
    }

    private func texts(_ view: UICollectionView) -> [String] {
        view.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
    }

    private func shownCells(_ view: UICollectionView) -> Int {
        view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count
    }

    @Test("those that stay keep their cells, and glide to their places in .3 s; the others fade")
    func glide() {
        with { stage, view, source in
            let (second, third) = (view.cellForItem(at: item(1)), view.cellForItem(at: item(2)))
            view.selectItem(at: item(2), animated: false, scrollPosition: [])
            source.sections[0].remove(at: 1)
            view.deleteItems(at: [item(1)])
            CATransaction.flush()
            #expect(view.cellForItem(at: item(1)) === third && third?.frame.minX == 110)
            #expect(view.indexPathsForSelectedItems == [item(1)] && third?.isSelected == true)
            #expect(texts(view) == ["Item 0", "Item 2", "Item 3", "Item 4", "Item 5"])
            #expect(source.taken() == ["end 0.1"])
            #expect((third?.layer.presentation()?.frame.minX ?? 0) > 200 && second?.alpha == 0)
            stage.pass(0.1)
            stage.pass(0.3)
            #expect(third?.layer.presentation()?.frame.minX == 110 && shownCells(view) == 5)
        }
    }

    @Test("insertions, deletions and moves of one update are made together, and what is new fades in")
    func together() {
        with { stage, view, source in
            var ended: [Bool] = []
            let last = view.cellForItem(at: item(5))
            view.performBatchUpdates {
                source.sections[0] = ["New", "Item 5", "Item 0", "Item 2", "Item 3"]
                view.deleteItems(at: [item(1), item(4)])
                view.insertItems(at: [item(0)])
                view.moveItem(at: item(5), to: item(1))
            } completion: {
                ended.append($0)
            }
            CATransaction.flush()
            #expect(texts(view) == source.sections[0] && view.cellForItem(at: item(1)) === last)
            #expect((view.cellForItem(at: item(0))?.layer.presentation()?.opacity ?? 1) < 0.5)
            stage.pass(0.1)
            stage.pass(0.4)
            #expect(ended == [true] && view.cellForItem(at: item(0))?.layer.presentation()?.opacity == 1)
            #expect(shownCells(view) == 5)
        }
    }

    @Test("reloaded items get other cells, reconfigured ones keep theirs")
    func reload() {
        with { stage, view, source in
            let (first, second) = (view.cellForItem(at: item(0)), view.cellForItem(at: item(1)))
            source.sections[0][0] = "A"
            source.sections[0][1] = "B"
            view.reloadItems(at: [item(0)])
            view.reconfigureItems(at: [item(1)])
            CATransaction.flush()
            #expect(texts(view).prefix(2) == ["A", "B"])
            #expect(view.cellForItem(at: item(0)) !== first && view.cellForItem(at: item(1)) === second)
            stage.pass(0.5)
        }
    }

    @Test("sections come, go and move, with their headers")
    func sections() {
        with { stage, view, source in
            let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
            layout?.headerReferenceSize = CGSize(width: 0, height: 20)
            CATransaction.flush()
            @MainActor func header(_ section: Int) -> UICollectionReusableView? {
                view.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader,
                    at: IndexPath(item: 0, section: section))
            }
            let old = header(0)
            source.sections.insert(["Before"], at: 0)
            view.insertSections([0])
            CATransaction.flush()
            #expect(texts(view).prefix(2) == ["Before", "Item 0"] && header(1) === old && header(0) != nil)
            source.sections.swapAt(0, 1)
            view.moveSection(0, toSection: 1)
            CATransaction.flush()
            #expect(texts(view).last == "Before" && header(0) === old)
            source.sections.removeLast()
            view.deleteSections([1])
            CATransaction.flush()
            #expect(view.numberOfSections == 1 && texts(view).count == 6)
            stage.pass(0.1)
            stage.pass(0.5)
            #expect(view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.count == 7)
        }
    }

    @Test("a layout is told of the changes, and says where what comes and goes begins and ends")
    func ownAnimation() {
        final class Falling: UICollectionViewFlowLayout {
            var told: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                told += updateItems.map {
                    "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
                }
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                if itemIndexPath.item == 2 { attributes?.center.y += 1000 }
                return attributes
            }
            override func finalizeCollectionViewUpdates() { told.append("over") }
        }
        Stage.shown(size: CGSize(width: 320, height: 400)) { stage in
            let (source, layout) = (CollectionRecorder([6]), Falling())
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = stage.collection(source, layout)
            let cell = view.cellForItem(at: item(2))
            source.sections[0].remove(at: 2)
            view.deleteItems(at: [item(2)])
            CATransaction.flush()
            #expect(layout.told == ["delete 2 -1", "over"] && cell?.center.y == 1050)
            stage.pass(0.5)
        }
    }

    @Test("what comes into view comes from where it was, and what leaves it goes to where it is")
    func acrossTheEdge() {
        Stage.shown(size: CGSize(width: 320, height: 400)) { stage in
            let source = CollectionRecorder([40])
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = stage.collection(source, layout)
            source.sections[0].removeFirst(3)
            view.deleteItems(at: [item(0), item(1), item(2)])
            CATransaction.flush()
            let cell = view.cellForItem(at: item(9))
            #expect(cell?.frame.minY == 330 && (cell?.layer.presentation()?.frame.minY ?? 0) > 420)
            stage.pass(0.1)
            stage.pass(0.5)
            let leaving = view.cellForItem(at: item(9))
            source.sections[0].insert(contentsOf: ["A", "B", "C"], at: 0)
            view.insertItems(at: [item(0), item(1), item(2)])
            CATransaction.flush()
            #expect(leaving?.frame.minY == 440 && leaving?.isHidden == false)
            stage.pass(0.1)
            stage.pass(0.5)
            #expect(leaving?.isHidden == true && view.visibleCells.count == 12)
        }
    }

    @Test("a data source whose items do not fit the changes is loaded anew")
    func unfit() {
        with { _, view, source in
            source.sections[0].append("Item 6")
            view.deleteItems(at: [item(0)])
            CATransaction.flush()
            #expect(texts(view) == source.sections[0])
        }
    }
}
