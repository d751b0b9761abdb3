import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Lines between the rows of lists in collections")
@MainActor
struct UIListSeparatorConfigurationTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            var content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
            content?.text = "Row"
            cell.contentConfiguration = content
            return cell
        }
    }

    /// The frames of the lines that are seen, by rows.
    private func lines(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void
    ) -> [[(frame: CGRect, color: CGColor?)]] {
        Stage.shown(size: CGSize(width: 320, height: 400)) { stage in
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            change(&list)
            let view = UICollectionView(
                frame: stage.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let source = Source()
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = source
            stage.window.addSubview(view)
            stage.pass(0.1)
            return (0..<3).map { item in
                let layers = view.cellForItem(at: [0, item])?.layer.sublayers ?? []
                return layers.filter { !$0.isHidden && $0.bounds.height == 1 && $0.backgroundColor != nil }
                    .map { ($0.frame, $0.backgroundColor) }
            }
        }
    }

    @Test("without anything set there is a line below each row, from where its text begins")
    func usual() {
        let found = lines { _ in }
        #expect(found.map(\.count) == [1, 1, 1])
        #expect(found[0].first?.frame.minX == 16 && found[0].first?.frame.maxX == 320)
        #expect(lines(.insetGrouped) { _ in }.map(\.count) == [1, 1, 0])
        #expect(lines { $0.showsSeparators = false }.map(\.count) == [0, 0, 0])
    }

    @Test("colour, insets and lines above are the list's choice")
    func chosen() {
        let found = lines {
            $0.separatorConfiguration.color = .red
            $0.separatorConfiguration.topSeparatorVisibility = .visible
            $0.separatorConfiguration.topSeparatorInsets = .zero
            $0.separatorConfiguration.bottomSeparatorInsets.leading = 50
            $0.separatorConfiguration.bottomSeparatorInsets.trailing = 30
        }
        #expect(found.map(\.count) == [2, 2, 2])
        #expect(found[1].allSatisfy { $0.color == UIColor.red.cgColor })
        #expect(found[1].contains { $0.frame == CGRect(x: 0, y: 0, width: 320, height: 1) })
        #expect(found[1].contains { $0.frame.minX == 50 && $0.frame.maxX == 290 && $0.frame.minY > 40 })
    }

    @Test("the handler decides for single rows")
    func handler() {
        let found = lines {
            $0.itemSeparatorHandler = { path, usual in
                var own = usual
                if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
                return own
            }
        }
        #expect(found.map(\.count) == [1, 0, 1])
    }
}
