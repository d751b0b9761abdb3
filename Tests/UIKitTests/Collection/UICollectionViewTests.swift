import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("A collection")
@MainActor
struct UICollectionViewTests {
    private static let size = CGSize(width: 320, height: 400)

    private func grid(_ side: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        return layout
    }

    private func texts(_ view: UICollectionView) -> [String] {
        view.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
    }

    @Test("shows the items that are seen, and uses their cells again")
    func reuse() {
        Stage.shown(size: Self.size) { stage in
            let source = CollectionRecorder([100_000])
            let view = stage.collection(source, grid())
            #expect(view.visibleCells.count == 12 && texts(view).first == "Item 0")
            #expect(view.contentSize.height == 3_666_730)
            for offset in stride(from: CGFloat(0), through: 100_000, by: 371) {
                view.contentOffset.y = offset
                CATransaction.flush()
            }
            #expect(source.made.count <= 24, "\(source.made.count)")
            let first = view.indexPathsForVisibleItems[0]
            #expect(first.item == Int(view.contentOffset.y / 110) * 3)
            #expect(texts(view).first == "Item \(first.item)")
            #expect(view.cellForItem(at: item(0)) == nil)
            #expect(view.indexPath(for: view.visibleCells[0]) == first)
        }
    }

    @Test("a spinner in a cell turns on when the cell is used again")
    func spinners() {
        Stage.shown(size: Self.size) { stage in
            let source = CollectionRecorder([300])
            source.prepare = { cell, _ in
                guard cell.contentView.subviews.count == 1 else { return }
                let spinner = UIActivityIndicatorView(style: .medium)
                spinner.center = CGPoint(x: 50, y: 50)
                spinner.startAnimating()
                cell.contentView.addSubview(spinner)
            }
            let view = stage.collection(source, grid())
            for offset in stride(from: CGFloat(0), through: 4000, by: 90) {
                view.contentOffset.y = offset
                stage.pass(0.01)
            }
            #expect(source.made.count <= 24)
            let spinners = view.visibleCells.flatMap { $0.contentView.subviews }
                .compactMap { $0 as? UIActivityIndicatorView }
            #expect(spinners.count == view.visibleCells.count && spinners.allSatisfy(\.isAnimating))
            #expect(stage.nextChange != .never)
        }
    }

    @Test("cells have their size when the data source fills them, and are told when they come and go")
    func order() {
        Stage.shown(size: Self.size) { stage in
            let source = CollectionRecorder([40])
            var sizes: Set<CGFloat> = []
            source.prepare = { cell, _ in sizes.insert(cell.bounds.width) }
            let view = stage.collection(source, grid())
            #expect(sizes == [100])
            #expect(source.taken().prefix(2) == ["show 0.0", "show 0.1"])
            view.contentOffset.y = 110
            CATransaction.flush()
            #expect(Set(source.taken()).isSuperset(of: ["end 0.0", "end 0.1", "end 0.2", "show 0.12"]))
        }
    }

    @Test("cells lie below headers and above the background; a layout's views below them by their index")
    func depth() {
        final class Ruled: UICollectionViewFlowLayout {
            override init() {
                super.init()
                register(UICollectionReusableView.self, forDecorationViewOfKind: "rule")
            }
            required init?(coder: NSCoder) { nil }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let rule = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "rule", with: IndexPath(item: 0, section: 0))
                rule.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
                rule.zIndex = -1
                return (super.layoutAttributesForElements(in: rect) ?? []) + [rule]
            }
        }
        Stage.shown(size: Self.size) { stage in
            let layout = Ruled()
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            let view = stage.collection(CollectionRecorder([4]), layout)
            view.backgroundView = UIView()
            CATransaction.flush()
            #expect(view.subviews.first === view.backgroundView && view.backgroundView?.frame == view.bounds)
            let header = view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            let place = header.flatMap { view.subviews.firstIndex(of: $0) } ?? 0
            #expect(view.visibleCells.allSatisfy { (view.subviews.firstIndex(of: $0) ?? 99) < place })
            let rule = view.subviews.first { $0.layer.zPosition == -1 }
            #expect(rule?.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
        }
    }

    @Test("scrolls an item to the top, the middle, the bottom, and as little as is needed")
    func scrolling() {
        Stage.shown(size: Self.size) { stage in
            let view = stage.collection(CollectionRecorder([300]), grid())
            view.scrollToItem(at: item(150), at: .top, animated: false)
            #expect(view.contentOffset.y == 5500)
            view.scrollToItem(at: item(150), at: .bottom, animated: false)
            #expect(view.contentOffset.y == 5200)
            view.scrollToItem(at: item(150), at: .centeredVertically, animated: false)
            #expect(view.contentOffset.y == 5350)
            view.scrollToItem(at: item(150), at: [], animated: false)
            #expect(view.contentOffset.y == 5350)
            view.scrollToItem(at: item(299), at: .top, animated: true)
            stage.pass(0.5)
            stage.pass(0.5)
            #expect(view.contentOffset.y == view.contentSize.height - 400)
        }
    }

    @Test("reloaded, it has other items, and none is selected")
    func reload() {
        Stage.shown(size: Self.size) { stage in
            let source = CollectionRecorder([5])
            let view = stage.collection(source, grid())
            view.selectItem(at: item(1), animated: false, scrollPosition: [])
            #expect(view.indexPathsForSelectedItems == [item(1)] && view.cellForItem(at: item(1))?.isSelected == true)
            source.sections = [["A", "B"], ["C"]]
            view.reloadData()
            #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 1)
            CATransaction.flush()
            #expect(texts(view) == ["A", "B", "C"])
            #expect(view.indexPathsForSelectedItems == [] && view.visibleCells.allSatisfy { !$0.isSelected })
        }
    }

    @Test("a program's own layout is prepared once, asked for what is seen, and says where contents rest")
    func ownLayout() {
        final class Wheel: UICollectionViewLayout {
            var prepared = 0
            override func prepare() { prepared += 1 }
            override var collectionViewContentSize: CGSize { CGSize(width: 3200, height: 400) }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(x: CGFloat(indexPath.item) * 160 + 20, y: 100, width: 100, height: 100)
                attributes.alpha = 0.5
                attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                    .filter { $0.frame.intersects(rect) }
            }
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 160).rounded() * 160, y: 0) }
        }
        Stage.shown(size: Self.size) { stage in
            let layout = Wheel()
            let view = stage.collection(CollectionRecorder([20]), layout)
            #expect(layout.prepared == 1 && view.visibleCells.count == 2)
            let cell = view.visibleCells[1]
            #expect(cell.center == CGPoint(x: 230, y: 150) && cell.alpha == 0.5 && cell.transform.b == 1)
            stage.touch(.began, 300, 200)
            for step in 1...10 { stage.touch(.moved, 300 - CGFloat(step) * 12, 200, at: Double(step) * 0.016) }
            stage.touch(.ended, 180, 200, at: 0.17)
            for _ in 0..<300 { stage.pass(0.016) }
            #expect(view.contentOffset.x > 0 && view.contentOffset.x.truncatingRemainder(dividingBy: 160) == 0)
            #expect(layout.prepared == 1)
            layout.invalidateLayout()
            CATransaction.flush()
            #expect(layout.prepared == 2)
        }
    }

    @Test("changes from one layout to another, cells going from place to place")
    func layouts() {
        Stage.shown(size: Self.size) { stage in
            let view = stage.collection(CollectionRecorder([6]), grid())
            let cell = view.cellForItem(at: item(1))
            var ended: [Bool] = []
            let other = grid(300)
            view.setCollectionViewLayout(other, animated: true) { ended.append($0) }
            CATransaction.flush()
            #expect(view.cellForItem(at: item(1)) === cell)
            #expect(cell?.frame == CGRect(x: 10, y: 310, width: 300, height: 300))
            #expect((cell?.layer.presentation()?.frame.minY ?? 400) < 300)
            stage.pass(0.2)
            stage.pass(0.3)
            #expect(cell?.layer.presentation()?.frame.minY == 310 && ended == [true])
            #expect(view.collectionViewLayout === other && other.collectionView === view)
            #expect(view.visibleCells.count == 2)
        }
    }

    @Test("items that are going to be seen are prefetched, those that are not are cancelled")
    func prefetching() {
        final class Fetcher: NSObject, UICollectionViewDataSourcePrefetching {
            var near: Set<Int> = []
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                near.formUnion(indexPaths.map(\.item))
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { near.subtract(indexPaths.map(\.item)) }
        }
        Stage.shown(size: Self.size) { stage in
            let view = stage.collection(CollectionRecorder([3000]), grid())
            let fetcher = Fetcher()
            view.prefetchDataSource = fetcher
            view.contentOffset.y = 10
            CATransaction.flush()
            #expect(fetcher.near.contains(12) && !fetcher.near.contains(0) && fetcher.near.count < 30)
            view.contentOffset.y = 30000
            CATransaction.flush()
            #expect(!fetcher.near.contains(15) && (fetcher.near.max() ?? 0) > 800)
        }
    }

    @Test("a registered class makes cells with its own initialiser; nothing registered makes a plain one")
    func registering() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(LabelCell.self, forCellWithReuseIdentifier: "own")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "own", for: item(0))
        #expect(cell is LabelCell && cell.reuseIdentifier == "own" && cell.contentView.subviews.count == 1)
        #expect(!(view.dequeueReusableCell(withReuseIdentifier: "other", for: item(0)) is LabelCell))
        #expect(view.backgroundColor == .systemBackground)
    }
}
