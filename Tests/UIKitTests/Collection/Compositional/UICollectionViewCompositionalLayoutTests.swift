import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Compositional layouts")
@MainActor
struct UICollectionViewCompositionalLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var heights: [IndexPath: CGFloat] = [:]

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            guard let height = heights[indexPath] else { return cell }
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.heightAnchor.constraint(equalToConstant: height),
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            return cell
        }
    }

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func frames(
        _ layout: UICollectionViewCompositionalLayout, _ source: Source, width: CGFloat = 300,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (UICollectionView) -> Void = { _ in }
    ) -> [[CGRect]] {
        Stage.shown(size: CGSize(width: width, height: 600), direction: direction) { stage in
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            stage.window.addSubview(view)
            CATransaction.flush()
            body(view)
            return source.counts.enumerated().map { section, count in
                (0..<count).map {
                    view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .zero
                }
            }
        }
    }

    @Test("a row takes as many items as there is room for, and groups follow each other")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 10)
        let found = frames(UICollectionViewCompositionalLayout(section: section), Source([3]))[0]
        #expect(found[0] == CGRect(x: 15, y: 25, width: 130, height: 70))
        #expect(found[1] == CGRect(x: 155, y: 25, width: 130, height: 70))
        #expect(found[2] == CGRect(x: 15, y: 115, width: 130, height: 70))
    }

    @Test("so many items share a row, with spaces between them; a flexible space takes what is left")
    func counted() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(15)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        #expect(frames(layout, Source([4]))[0].map(\.minX) == [0, 105, 210, 0])
        let small = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
        let spread = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [small, small, small])
        spread.interItemSpacing = .flexible(60)
        let other = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: spread))
        #expect(frames(other, Source([3]))[0].map(\.minX) == [0, 125, 250])
    }

    @Test("groups stand in groups: a large item beside two small ones")
    func nested() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let found = frames(layout, Source([4]))[0]
        #expect(found[0].size == CGSize(width: 200, height: 150))
        #expect(found[1] == CGRect(x: 200, y: 0, width: 100, height: 75))
        #expect(found[2] == CGRect(x: 200, y: 75, width: 100, height: 75))
        #expect(found[3].origin == CGPoint(x: 0, y: 150))
    }

    @Test("guessed heights become those that the contents ask for, at the width of the layout")
    func estimated() {
        let item = size(.fractionalWidth(1), .estimated(30))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: item, subitems: [NSCollectionLayoutItem(layoutSize: item)])
        let source = Source([3])
        source.heights = [[0, 0]: 50, [0, 1]: 20, [0, 2]: 100]
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let found = frames(layout, source)[0]
        #expect(found.map(\.minY) == [0, 50, 70] && found.map(\.height) == [50, 20, 100])
        #expect(found.allSatisfy { $0.width == 300 })
    }

    @Test("from right to left everything is mirrored")
    func mirrored() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        #expect(frames(layout, Source([2]), direction: .rightToLeft)[0].map(\.minX) == [200, 100])
    }

    @Test("sections differ by what the provider says; headers come above, and stay in view where they are pinned")
    func headers() throws {
        let layout = UICollectionViewCompositionalLayout { [self] index, environment in
            let height: CGFloat = index == 0 ? 100 : environment.container.effectiveContentSize.width
            let item = size(.fractionalWidth(1), .absolute(height))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: item, subitems: [NSCollectionLayoutItem(layoutSize: item)]))
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = index == 1
            section.boundarySupplementaryItems = [header]
            return section
        }
        layout.configuration.interSectionSpacing = 7
        let found = frames(layout, Source([2, 3])) { view in
            #expect(view.contentSize.height == 1147)
            view.contentOffset.y = 400
            CATransaction.flush()
            let kind = UICollectionView.elementKindSectionHeader
            #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame.minY == 0)
            #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [1, 0])?.frame.minY == 400)
        }
        #expect(found[0].map(\.minY) == [20, 120] && found[1].map(\.minY) == [247, 547, 847])
    }

    @Test("a collection has the background of its lists, unless it has one of its own")
    func backgrounds() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        func background(_ configuration: UICollectionLayoutListConfiguration, own: UIColor? = nil) -> UIColor? {
            let source = Source()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            if let own { view.backgroundColor = own }
            view.dataSource = source
            view.layoutIfNeeded()
            return view.backgroundColor
        }
        var cards = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        #expect(background(cards) == .systemGroupedBackground)
        #expect(background(cards, own: .red) == .red)
        #expect(background(UICollectionLayoutListConfiguration(appearance: .plain)) == .systemBackground)
        cards.backgroundColor = .yellow
        #expect(background(cards) == .yellow)
        cards.backgroundColor = nil
        #expect(background(cards) == .systemBackground)
    }

    @Test("a list has rows from side to side, or cards between margins, with lines between them")
    func lists() throws {
        for (appearance, x) in [(UICollectionLayoutListConfiguration.Appearance.plain, 0.0), (.insetGrouped, 16.0)] {
            let layout = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance))
            try Stage.shown(size: CGSize(width: 320, height: 400)) { stage in
                let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                    cell, _, item in
                    var content = cell.defaultContentConfiguration()
                    content.text = item
                    cell.contentConfiguration = content
                    cell.accessories = [.disclosureIndicator()]
                }
                let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                    view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(["A", "B", "C"])
                source.apply(snapshot, animatingDifferences: false)
                stage.window.addSubview(view)
                stage.pass(0.1)
                let cells = view.visibleCells
                #expect(cells.count == 3 && cells.allSatisfy { $0.frame.minX == x && $0.frame.width == 320 - 2 * x })
                #expect(cells.allSatisfy { abs($0.frame.height - 44) < 1.5 })
                let label = try #require(cells[0].contentView.first(UILabel.self))
                #expect(label.text == "A" && label.frame.minX == 16)
                snapshot.deleteItems(["A"])
                snapshot.appendItems(["D"])
                source.apply(snapshot)
                stage.pass(1)
                #expect(view.visibleCells.map { $0.contentView.first(UILabel.self)?.text } == ["B", "C", "D"])
            }
        }
    }
}
