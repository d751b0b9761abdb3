import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Cells that show views of SwiftUI")
@MainActor
struct UIHostingConfigurationTests {
    private final class Source: NSObject, UITableViewDataSource {
        var configurations: [any UIContentConfiguration]

        init(_ configurations: [any UIContentConfiguration]) { self.configurations = configurations }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { configurations.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = configurations[indexPath.row]
            return cell
        }
    }

    private func table(
        _ configurations: [any UIContentConfiguration], _ body: (Stage, UITableView) throws -> Void
    ) throws {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let source = Source(configurations)
            let table = UITableView(frame: stage.window.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.separatorStyle = .none
            table.dataSource = source
            stage.window.addSubview(table)
            stage.settle()
            try withExtendedLifetime(source) { try body(stage, table) }
        }
    }

    private func place(_ block: UIView?, in cell: UIView?) -> CGRect? {
        block.flatMap { block in cell.map { block.convert(block.bounds, to: $0) } }
    }

    @Test("the views are in the middle of the cell's margins, and the cell is as high as they ask for")
    func margins() throws {
        let configurations: [any UIContentConfiguration] = [
            UIHostingConfiguration { Block(size: CGSize(width: 40, height: 100)) },
            UIHostingConfiguration { Block(size: CGSize(width: 40, height: 100)) }.margins(.all, 0),
            UIHostingConfiguration {
                HStack {
                    Block(size: CGSize(width: 40, height: 20))
                    Spacer()
                }
            }
            .margins(.horizontal, 30).margins(.top, 50),
            UIHostingConfiguration { Block(size: CGSize(width: 40, height: 10)) }.margins(.vertical, 0)
                .minSize(height: 12),
        ]
        try table(configurations) { _, table in
            let cells = table.visibleCells
            #expect(cells.count == 4)
            let margins = try #require(cells.first).contentView.layoutMargins
            #expect(cells.map(\.bounds.height) == [100 + margins.top + margins.bottom, 100, 70 + margins.bottom, 12])
            #expect(place(cells[0].blocks.first, in: cells[0])?.midX == 160)
            #expect(place(cells[1].blocks.first, in: cells[1])?.minY == 0)
            #expect(place(cells[2].blocks.first, in: cells[2])?.origin == CGPoint(x: 30, y: 50))
        }
    }

    @Test("a background fills the whole cell, also below what stands at its end")
    func background() throws {
        let configuration = UIHostingConfiguration { Text("row") }.background(Color.red)
        try table([configuration]) { stage, table in
            let cell = try #require(table.visibleCells.first)
            cell.accessoryType = .disclosureIndicator
            stage.settle()
            let image = try stage.image()
            for x in [1, 160, 318] { #expect(image.pixel(x: x, y: 3) == 0xFFFF_3B30, "\(x)") }
        }
    }

    @Test("another configuration of the same kind is shown by the same view, which keeps its state")
    func reuse() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        try table([UIHostingConfiguration { Counter(name: "a") }]) { stage, table in
            let cell = try #require(table.visibleCells.first)
            try stage.press("a 0")
            let view = cell.contentView
            cell.contentConfiguration = UIHostingConfiguration { Counter(name: "b") }
            stage.settle()
            #expect(cell.contentView === view)
            try stage.press("b 1")
            #expect(stage.window.accessibilityTree?.elements.contains { $0.content.name == "b 2" } == true)
        }
    }

    @Test("a row grows with its views")
    func growth() throws {
        struct Growing: View {
            @State private var isTall = false
            var body: some View {
                Button("grow") { isTall.toggle() }.frame(height: isTall ? 150 : 20)
            }
        }
        try table([UIHostingConfiguration { Growing() }.margins(.vertical, 0)]) { stage, table in
            #expect(table.visibleCells.map(\.bounds.height) == [44])
            try stage.press("grow")
            #expect(table.visibleCells.map(\.bounds.height) == [150])
        }
    }

    @Test("items of a collection show views, too")
    func collection() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                cell.contentConfiguration = UIHostingConfiguration {
                    Block(name: item, size: CGSize(width: 20, height: 80))
                }
                .margins(.vertical, 0)
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["one", "two"])
            source.apply(snapshot, animatingDifferences: false)
            stage.window.addSubview(collection)
            stage.settle()
            #expect(collection.blocks.map(\.name).sorted() == ["one", "two"])
            #expect(collection.visibleCells.allSatisfy { $0.bounds.height == 80 })
        }
    }
}
