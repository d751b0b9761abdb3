import CoreGraphics
import Foundation
import QuartzCore
import Testing
import ViewSupport

@testable import UIKit

@Suite("Sections that scroll across")
@MainActor
struct SectionScrollerTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var made = 0

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if cell.tag == 0 {
                made += 1
                cell.tag = made
            }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    /// Cards 100 points wide and 80 high, 10 points apart, in section 0 of a window of 300 by 400; rows of 50 points in
    /// the others.
    private func with(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [20, 30],
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        change: @escaping (NSCollectionLayoutSection) -> Void = { _ in },
        _ body: (Stage, UICollectionView, Source) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 300, height: 400), direction: direction) { stage in
            let source = Source(counts)
            let layout = UICollectionViewCompositionalLayout { index, _ in
                func size(_ width: NSCollectionLayoutDimension, _ height: CGFloat) -> NSCollectionLayoutSize {
                    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
                }
                let isCards = index == 0 && source.counts.count > 1
                let own = isCards ? size(.absolute(100), 80) : size(.fractionalWidth(1), 50)
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: own, subitems: [NSCollectionLayoutItem(layoutSize: own)]))
                guard isCards else { return section }
                section.orthogonalScrollingBehavior = behavior
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 20)
                change(section)
                return section
            }
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = source
            stage.window.addSubview(view)
            stage.pass(0.1)
            try body(stage, view, source)
        }
    }

    private func band(_ view: UICollectionView) throws -> UIScrollView {
        try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first { !$0.isHidden })
    }

    /// Where the cell of an item of the first section is seen, in the window.
    private func place(_ view: UICollectionView, _ item: Int) -> CGRect? {
        view.cellForItem(at: [0, item]).map { $0.convert($0.bounds, to: nil) }
    }

    private func seen(_ view: UICollectionView) -> [Int] {
        view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
    }

    private func drag(_ stage: Stage, from x: CGFloat, to end: CGFloat, y: CGFloat = 40, at time: Double, flick: Bool) {
        stage.touch(.began, x, y, at: time)
        let steps = flick ? 4 : 20
        for step in 1...steps {
            stage.touch(
                .moved, x + (end - x) * CGFloat(step) / CGFloat(steps), y,
                at: time + Double(step) * (flick ? 0.016 : 0.05))
        }
        stage.touch(.ended, end, y, at: time + (flick ? 0.065 : 1.5))
        for _ in 0..<240 { stage.pass(1.0 / 60) }
    }

    @Test("groups stand beside each other, and the section is as high as the highest")
    func places() throws {
        try with(.continuous) { _, view, _ in
            let band = try self.band(view)
            #expect(place(view, 0) == CGRect(x: 20, y: 5, width: 100, height: 80))
            #expect(place(view, 1) == CGRect(x: 130, y: 5, width: 100, height: 80))
            #expect(view.layoutAttributesForItem(at: [1, 0])?.frame.minY == 100)
            #expect(view.contentSize == CGSize(width: 300, height: 100 + 30 * 50))
            #expect(seen(view) == [0, 1, 2])
            #expect(band.contentSize.width == 20 + 20 * 110 - 10 + 20)
        }
    }

    @Test("a drag along the section scrolls it alone, one down scrolls the collection; cells are used again")
    func drags() throws {
        try with(.continuous) { stage, view, source in
            let band = try self.band(view)
            drag(stage, from: 280, to: 40, at: 1, flick: false)
            #expect(view.contentOffset == .zero)
            let offset = band.contentOffset.x
            #expect(offset > 200 && offset < 260)
            #expect(place(view, 2)?.minX == 240 - offset)
            #expect(!seen(view).contains(0) && seen(view).contains(4))
            let made = source.made
            for turn in 0..<6 { drag(stage, from: 280, to: 40, at: 8 + Double(turn) * 6, flick: false) }
            #expect(source.made <= made + 2, "\(source.made) cells after \(made)")
            drag(stage, from: 150, to: 150, y: 300, at: 60, flick: false)
            stage.touch(.began, 150, 60, at: 70)
            for step in 1...10 { stage.touch(.moved, 150, 60 - CGFloat(step) * 3, at: 70 + Double(step) * 0.1) }
            stage.touch(.ended, 150, 30, at: 72)
            stage.pass(1)
            #expect(view.contentOffset.y > 10)
        }
    }

    @Test("a section that left the window comes back as far across as it was")
    func comesBack() throws {
        try with(.continuous) { stage, view, _ in
            let band = try self.band(view)
            band.contentOffset.x = 470
            stage.pass(0.1)
            #expect(place(view, 5)?.minX == 100)
            view.contentOffset.y = 900
            stage.pass(0.1)
            #expect(seen(view).isEmpty)
            view.contentOffset.y = 0
            stage.pass(0.1)
            #expect(place(view, 5)?.minX == 100)
            #expect(seen(view) == [4, 5, 6])
        }
    }

    @Test(
        "contents that are thrown come to rest where the behaviour says",
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 110.0), (.groupPagingCentered, 30),
            (.paging, 260),
        ])
    func stops(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ stop: Double) throws {
        try with(behavior) { stage, view, _ in
            let band = try self.band(view)
            drag(stage, from: 250, to: 200, at: 1, flick: true)
            #expect(band.contentOffset.x == stop)
            drag(stage, from: 100, to: 101, at: 8, flick: false)
            #expect(band.contentOffset.x == stop)
        }
    }

    @Test("continuous groups go on as far as they are thrown, and rest where one begins; others rest anywhere")
    func leadingBoundary() throws {
        try with(.continuousGroupLeadingBoundary) { stage, view, _ in
            let band = try self.band(view)
            drag(stage, from: 280, to: 100, at: 1, flick: true)
            let offset = band.contentOffset.x
            #expect(offset > 330 && offset.truncatingRemainder(dividingBy: 110) == 0, "\(offset)")
        }
    }

    @Test("a group in the middle is there from the beginning, and at the end")
    func centered() {
        with(.groupPagingCentered, counts: [3, 0]) { stage, view, _ in
            #expect(place(view, 0)?.midX == 150)
            view.scrollToItem(at: [0, 2], at: .centeredHorizontally, animated: false)
            stage.pass(0.1)
            #expect(place(view, 2)?.midX == 150)
            drag(stage, from: 250, to: 100, at: 1, flick: true)
            #expect(place(view, 2)?.midX == 150)
        }
    }

    @Test("from right to left a section begins at the right, and is scrolled to the left")
    func mirrored() {
        with(.groupPaging, direction: .rightToLeft) { stage, view, _ in
            #expect(place(view, 0)?.maxX == 280 && place(view, 1)?.maxX == 170)
            drag(stage, from: 50, to: 100, at: 1, flick: true)
            #expect(place(view, 1)?.maxX == 280)
        }
    }

    @Test("headers stay where they are while the section is scrolled")
    func headers() throws {
        let kind = UICollectionView.elementKindSectionHeader
        try with(.continuous) { section in
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: kind, alignment: .top)
            ]
        } _: { stage, view, _ in
            let band = try self.band(view)
            band.contentOffset.x = 300
            stage.pass(0.1)
            let header = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
            #expect(header.superview === view && header.frame == CGRect(x: 20, y: 0, width: 260, height: 30))
            #expect(place(view, 3)?.origin == CGPoint(x: 20 + 330 - 300, y: 35))
        }
    }

    @Test("what is seen is handed to the section, which changes how it looks")
    func handler() throws {
        var calls: [(count: Int, offset: CGPoint)] = []
        try with(.continuous) { section in
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                calls.append((items.count, offset))
                for item in items {
                    let way = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                    let scale = max(1 - way / 300, 0.5)
                    item.transform = CGAffineTransform(scaleX: scale, y: scale)
                    item.alpha = item.indexPath.item == 2 ? 0.5 : 1
                }
            }
        } _: { stage, view, _ in
            let band = try self.band(view)
            #expect(calls.last?.count == 3 && calls.last?.offset == CGPoint(x: 0, y: 5))
            let cell = try #require(view.cellForItem(at: [0, 0]))
            #expect(cell.transform.a == 1 - 80.0 / 300 && cell.center.x == 70)
            band.contentOffset.x = 80
            stage.pass(0.1)
            #expect(calls.last?.offset.x == 80)
            #expect(view.cellForItem(at: [0, 2])?.alpha == 0.5)
            #expect(abs((view.cellForItem(at: [0, 1])?.transform.a ?? 0) - (1 - 50.0 / 300)) < 1e-9)
        }
    }

    @Test("taps choose what is seen, wherever the section was scrolled to")
    func taps() throws {
        try with(.continuous) { stage, view, _ in
            let band = try self.band(view)
            band.contentOffset.x = 330
            stage.pass(0.1)
            #expect(view.indexPathForItem(at: CGPoint(x: 60, y: 40)) == [0, 3])
            stage.tap(60, 40, at: 2)
            #expect(view.indexPathsForSelectedItems == [[0, 3]])
        }
    }

    @Test("an item is scrolled to across and down")
    func scrollsTo() {
        with(.continuous, counts: [20, 30]) { stage, view, _ in
            view.contentOffset.y = 600
            stage.pass(0.1)
            view.scrollToItem(at: [0, 9], at: [.left, .top], animated: false)
            stage.pass(0.1)
            #expect(place(view, 9)?.origin == CGPoint(x: 20, y: 0))
            view.scrollToItem(at: [0, 10], at: .centeredHorizontally, animated: true)
            for _ in 0..<60 { stage.pass(1.0 / 60) }
            #expect(place(view, 10)?.midX == 150)
        }
    }

    @Test("items come and go in a section that is scrolled, and it stays there")
    func updates() throws {
        try with(.continuous) { stage, view, source in
            let band = try self.band(view)
            band.contentOffset.x = 330
            stage.pass(0.1)
            let cell = view.cellForItem(at: [0, 4])
            source.counts[0] -= 1
            view.deleteItems(at: [[0, 3]])
            for _ in 0..<40 { stage.pass(1.0 / 60) }
            #expect(view.cellForItem(at: [0, 3]) === cell && place(view, 3)?.minX == 20)
            source.counts.remove(at: 0)
            view.deleteSections([0])
            for _ in 0..<40 { stage.pass(1.0 / 60) }
            #expect(view.subviews.allSatisfy { !($0 is UIScrollView) || $0.isHidden })
        }
    }

    @Test("contents that fit stand still, unless they always bounce")
    func fits() throws {
        try with(.continuous, counts: [2, 0]) { stage, view, _ in
            let band = try self.band(view)
            drag(stage, from: 200, to: 100, at: 1, flick: false)
            #expect(band.contentOffset == .zero)
            stage.touch(.began, 200, 40, at: 10)
            stage.touch(.moved, 120, 40, at: 10.2)
            #expect(band.contentOffset == .zero)
        }
        try with(.continuous, counts: [2, 0]) { section in
            section.orthogonalScrollingProperties.bounce = .always
        } _: { stage, view, _ in
            let band = try self.band(view)
            stage.touch(.began, 200, 40, at: 10)
            stage.touch(.moved, 120, 40, at: 10.2)
            stage.touch(.moved, 100, 40, at: 10.3)
            #expect(band.contentOffset.x > 10)
        }
    }

    @Test("in a layout that goes sideways such a section scrolls up and down")
    func upright() {
        Stage.shown(size: CGSize(width: 300, height: 400)) { stage in
            let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(100))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .groupPaging
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let view = UICollectionView(
                frame: stage.window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: section, configuration: configuration))
            let source = Source([10, 10])
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            stage.window.addSubview(view)
            stage.pass(0.1)
            #expect(place(view, 1) == CGRect(x: 0, y: 100, width: 80, height: 100))
            #expect(view.contentSize == CGSize(width: 160, height: 400))
            stage.touch(.began, 40, 300, at: 1)
            for step in 1...4 { stage.touch(.moved, 40, 300 - CGFloat(step) * 15, at: 1 + Double(step) * 0.016) }
            stage.touch(.ended, 40, 240, at: 1.065)
            for _ in 0..<200 { stage.pass(1.0 / 60) }
            #expect(place(view, 1)?.minY == 0 && view.contentOffset == .zero)
        }
    }
}
