import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("A flow layout")
@MainActor
struct UICollectionViewFlowLayoutTests {
    private static let size = CGSize(width: 320, height: 400)

    @Test("has items of 50 by 50, 10 apart, no insets, and scrolls downwards")
    func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
        #expect(layout.collectionViewContentSize == .zero && layout.collectionView == nil)
    }

    @Test("headers and footers that are pinned stay at the edges until their sections leave")
    func pinned() {
        Stage.shown(size: Self.size) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 50)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.footerReferenceSize = CGSize(width: 0, height: 20)
            layout.sectionHeadersPinToVisibleBounds = true
            layout.sectionFootersPinToVisibleBounds = true
            let view = stage.collection(CollectionRecorder([12, 12]), layout)
            @MainActor func edge(_ kind: String, _ section: Int) -> CGFloat? {
                view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
            }
            let header = UICollectionView.elementKindSectionHeader
            let footer = UICollectionView.elementKindSectionFooter
            #expect(edge(header, 0) == 0 && edge(footer, 0) == 380)
            view.contentOffset.y = 100
            CATransaction.flush()
            #expect(edge(header, 0) == 100 && edge(footer, 0) == 480)
            // The first section ends at 650: its footer, and then its header, go with it.
            view.contentOffset.y = 610
            CATransaction.flush()
            #expect(edge(header, 0) == 600 && edge(footer, 0) == 630)
            #expect(edge(header, 1) == 650 && edge(footer, 1) == 990)
        }
    }

    @Test("cells are as large as their constraints ask for, and what is seen stays where it is on the way up")
    func selfSizing() {
        Stage.shown(size: Self.size) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 100, height: 40)
            layout.minimumLineSpacing = 0
            let source = CollectionRecorder([500])
            source.prepare = { cell, path in
                let box = cell.contentView.viewWithTag(9) ?? UIView()
                if box.superview == nil {
                    box.tag = 9
                    box.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                        box.widthAnchor.constraint(equalToConstant: 300),
                        box.heightAnchor.constraint(equalToConstant: 0),
                    ])
                }
                box.constraints.first { $0.firstAttribute == .height }?.constant = CGFloat(40 + path.item % 3 * 20)
            }
            let view = stage.collection(source, layout)
            let frames = (0..<3).compactMap { view.cellForItem(at: item($0))?.frame }
            #expect(
                frames == [
                    CGRect(x: 10, y: 0, width: 300, height: 40), CGRect(x: 10, y: 40, width: 300, height: 60),
                    CGRect(x: 10, y: 100, width: 300, height: 80),
                ])
            #expect(source.asked < 40)
            view.contentOffset.y = 4000
            CATransaction.flush()
            for _ in 0..<60 {
                let path = view.indexPathsForVisibleItems.last { path in
                    view.cellForItem(at: path).map { view.bounds.contains($0.frame) } == true
                }
                let before = path.flatMap { view.cellForItem(at: $0) }.map { $0.frame.minY - view.contentOffset.y }
                view.contentOffset.y -= 7
                CATransaction.flush()
                let after = path.flatMap { view.cellForItem(at: $0) }.map { $0.frame.minY - view.contentOffset.y }
                if let before, let after { #expect(abs(after - before - 7) < 0.01) }
            }
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            CATransaction.flush()
            #expect(view.cellForItem(at: view.indexPathsForVisibleItems[0])?.frame.width == 300)
        }
    }

    @Test("lines are as long as the collection is wide, its insets taken off, also when it turns")
    func rotation() {
        Stage.shown(size: Self.size) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = stage.collection(CollectionRecorder([9]), layout)
            view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
            CATransaction.flush()
            #expect(view.contentSize.width == 310 && view.layoutAttributesForItem(at: item(1))?.frame.minX == 210)
            view.contentInset = .zero
            view.frame = CGRect(x: 0, y: 0, width: 640, height: 300)
            CATransaction.flush()
            #expect(view.layoutAttributesForItem(at: item(4))?.frame == CGRect(x: 540, y: 0, width: 100, height: 100))
            #expect(view.contentSize == CGSize(width: 640, height: 210))
        }
    }

    @Test("insets of sections are counted from the margins where they are to be")
    func insetReference() {
        Stage.shown(size: Self.size) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
            let view = stage.collection(CollectionRecorder([20]), layout)
            view.layoutMargins = UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 60)
            @MainActor func first() -> CGFloat? {
                CATransaction.flush()
                return view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
            }
            #expect(layout.sectionInsetReference == .fromContentInset && first() == 5)
            layout.sectionInsetReference = .fromLayoutMargins
            #expect(first() == 45)
            // 210 points: three of 50, and room between them.
            let last = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
            #expect(last?.minY == 0 && last?.maxX == 255)
            layout.sectionInsetReference = .fromSafeArea
            #expect(first() == 5)
        }
    }

    @Test("where the interface reads from right to left it is mirrored, and begins at the right")
    func mirrored() {
        Stage.shown(size: Self.size, direction: .rightToLeft) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 60)
            let view = stage.collection(CollectionRecorder([40]), layout)
            #expect(view.cellForItem(at: item(0))?.frame == CGRect(x: 230, y: 0, width: 90, height: 60))
            #expect(view.indexPathForItem(at: CGPoint(x: 20, y: 20)) == item(2))
            layout.scrollDirection = .horizontal
            CATransaction.flush()
            #expect(view.contentSize.width == 790 && view.contentOffset.x == 470)
            #expect(view.cellForItem(at: item(0))?.frame == CGRect(x: 700, y: 0, width: 90, height: 60))
            view.scrollToItem(at: item(39), at: .left, animated: false)
            CATransaction.flush()
            #expect(view.contentOffset.x == 0 && view.cellForItem(at: item(39))?.frame.minX == 0)
        }
    }

    @Test("a delegate that leaves sizes out is not asked for each; one that has them is")
    func asking() {
        final class Sizes: CollectionRecorder, UICollectionViewDelegateFlowLayout {
            var spacesAsked = 0
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                minimumLineSpacingForSectionAt section: Int
            ) -> CGFloat {
                spacesAsked += 1
                return 2
            }
        }
        Stage.shown(size: Self.size) { stage in
            let source = Sizes([100_000])
            let view = stage.collection(source)
            // 5 items of 50 a line: 20,000 lines of 50, 2 points apart.
            #expect(view.contentSize.height == 1_039_998)
            #expect(source.spacesAsked < 4 && source.asked < 60)
        }
    }
}
