import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("A table")
@MainActor
struct UITableViewTests {
    private static let size = CGSize(width: 375, height: 600)

    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    @Test("shows the rows that are seen, and uses their cells again")
    func reuse() {
        Stage.shown(size: Self.size) { stage in
            let source = TableRecorder([numbers(1000)])
            let table = stage.table(source)
            #expect(table.visibleCells.count == 14)
            #expect(table.contentSize == CGSize(width: 375, height: 44000))
            #expect(table.visibleCells.first?.textLabel?.text == "Row 0")
            for offset in stride(from: CGFloat(0), through: 40000, by: 37) {
                table.contentOffset.y = offset
                CATransaction.flush()
            }
            #expect(source.made <= 16)
            let first = Int(table.contentOffset.y / 44)
            #expect(table.visibleCells.first?.textLabel?.text == "Row \(first)")
            #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: first, section: 0))
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        }
    }

    @Test("has the standard frames before iOS 26: rows of 44, headers of 28 below 22 points")
    func plainFrames() {
        Stage.shown(size: Self.size) { stage in
            let source = TableRecorder([numbers(2), numbers(3)])
            source.headers = ["First", "Second"]
            let table = stage.table(source)
            #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 94, width: 375, height: 44))
            #expect(table.rectForHeader(inSection: 1).minY == 160)
            #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 138, width: 375, height: 182))
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 94)
            #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second")
            table.sectionHeaderTopPadding = 0
            CATransaction.flush()
            #expect(table.rectForHeader(inSection: 1).minY == 116)
        }
    }

    @Test("a height of all headers is no header where there is nothing in it, but a gap between groups")
    func heightOfAll() {
        Stage.shown(size: Self.size) { stage in
            let source = TableRecorder([numbers(2), numbers(3)])
            source.headers = [nil, "Second"]
            let plain = stage.table(source)
            (plain.sectionHeaderHeight, plain.sectionFooterHeight) = (40, 20)
            CATransaction.flush()
            #expect(plain.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
            #expect(plain.rectForHeader(inSection: 1) == CGRect(x: 0, y: 110, width: 375, height: 40))
            let grouped = stage.table(source, .grouped)
            grouped.sectionHeaderHeight = 40
            CATransaction.flush()
            #expect(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
        }
    }

    @Test("cards stand 16 points inside, with upper case titles above and footers below")
    func cards() {
        Stage.shown(size: Self.size) { stage in
            let source = TableRecorder([numbers(2), numbers(1)])
            source.headers = ["Settings", nil]
            source.footers = ["One line.", nil]
            let table = stage.table(source, .insetGrouped)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 38, width: 343, height: 44))
            #expect(table.headerView(forSection: 0)?.textLabel?.text == "SETTINGS")
            #expect(table.footerView(forSection: 0)?.textLabel?.text == "One line.")
            let cells = table.visibleCells
            #expect(cells.map(\.layer.cornerRadius) == [10, 10, 10])
            #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(cells[2].layer.maskedCorners.rawValue == 15)
        }
    }

    @Test(
        "in a wide table rows keep to the width that is read well, where that is asked for",
        arguments: [UITableView.Style.plain, .insetGrouped])
    func readableWidth(style: UITableView.Style) throws {
        try Stage.shown(size: CGSize(width: 1200, height: 300)) { (stage) throws in
            let source = TableRecorder([numbers(2)])
            let table = stage.table(source, style)
            let cell = try #require(table.visibleCells.first)
            @MainActor func text() throws -> CGFloat {
                let label = try #require(table.visibleCells.first?.textLabel)
                return label.convert(label.bounds, to: table).minX
            }
            #expect(try text() == (style == .plain ? 20 : 40))
            table.cellLayoutMarginsFollowReadableWidth = true
            CATransaction.flush()
            // 920 points in the middle of 1200.
            #expect(try text() == (style == .plain ? 140 : 160))
            #expect(cell.frame.width == (style == .plain ? 1200 : 920))
        }
    }

    @Test("a header stays at the top until the next one pushes it away")
    func floatingHeader() {
        Stage.shown(size: Self.size) { stage in
            let source = TableRecorder([numbers(20), numbers(20)])
            source.headers = ["A", "B"]
            let table = stage.table(source)
            table.contentOffset.y = 300
            CATransaction.flush()
            #expect(table.headerView(forSection: 0)?.frame.minY == 300)
            let end = table.rect(forSection: 0).maxY
            table.contentOffset.y = end - 10
            CATransaction.flush()
            #expect(table.headerView(forSection: 0)?.frame.maxY == end)
            #expect(table.headerView(forSection: 1)?.frame.minY == end + 22)
        }
    }

    @Test("rows are as high as the constraints in their cells ask for")
    func selfSizing() {
        Stage.shown(size: Self.size) { stage in
            let source = TableRecorder([numbers(200)])
            source.prepare = { cell, path in
                let box = cell.contentView.viewWithTag(9) ?? UIView()
                if box.superview == nil {
                    box.tag = 9
                    box.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(box)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                        box.heightAnchor.constraint(equalToConstant: 0),
                    ])
                }
                box.constraints.first?.constant = CGFloat(40 + path.row % 3 * 20)
            }
            let table = stage.table(source)
            table.separatorStyle = .none
            CATransaction.flush()
            let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            #expect(heights == [60, 80, 100])
            #expect(table.visibleCells.count == 8)
            // From below, rows that turn out higher than guessed do not move those that are seen.
            table.contentOffset.y = 5000
            CATransaction.flush()
            let top = table.visibleCells[1]
            let path = table.indexPath(for: top)
            for _ in 0..<40 {
                let before = path.flatMap { table.cellForRow(at: $0) }.map { $0.frame.minY - table.contentOffset.y }
                table.contentOffset.y -= 7
                CATransaction.flush()
                let after = path.flatMap { table.cellForRow(at: $0) }.map { $0.frame.minY - table.contentOffset.y }
                if let before, let after { #expect(abs(after - before - 7) < 0.01) }
            }
        }
    }

    @Test("asks for all heights where there is to be no guess, and for those that are seen where there is")
    func heights() {
        final class Heights: NSObject, UITableViewDelegate {
            var asked: [Int] = []
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                asked.append(indexPath.row)
                return CGFloat(30 + indexPath.row % 2 * 10)
            }
        }
        Stage.shown(size: Self.size) { stage in
            let (source, heights) = (TableRecorder([numbers(500)]), Heights())
            let table = UITableView(frame: stage.window.bounds)
            table.dataSource = source
            table.delegate = heights
            stage.window.addSubview(table)
            CATransaction.flush()
            #expect((heights.asked.max() ?? 0) < 30)
            table.estimatedRowHeight = 0
            CATransaction.flush()
            #expect(heights.asked.max() == 499 && table.contentSize.height == 17500)
        }
    }

    @Test("scrolls a row to the top, the middle, the bottom, and as little as is needed")
    func scrolling() {
        Stage.shown(size: Self.size) { stage in
            let table = stage.table(TableRecorder([numbers(100)]))
            let path = IndexPath(row: 50, section: 0)
            table.scrollToRow(at: path, at: .top, animated: false)
            #expect(table.contentOffset.y == 2200)
            table.scrollToRow(at: path, at: .bottom, animated: false)
            #expect(table.contentOffset.y == 1644.0)
            table.scrollToRow(at: path, at: .middle, animated: false)
            #expect(table.contentOffset.y == 1922.0)
            table.scrollToRow(at: path, at: .none, animated: false)
            #expect(table.contentOffset.y == 1922.0)
            table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
            #expect(table.contentOffset.y == 3800)
        }
    }

    @Test("a registered class makes cells with its own initialiser; nothing registered makes none")
    func registering() {
        final class Own: UITableViewCell {
            var isOwn = false
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                isOwn = true
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Top: UITableViewHeaderFooterView {}
        let table = UITableView()
        #expect(table.dequeueReusableCell(withIdentifier: "own") == nil)
        table.register(Own.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own") as? Own
        #expect(cell?.isOwn == true && cell?.reuseIdentifier == "own" && cell?.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 0, section: 0)) is Own)
        table.register(Top.self, forHeaderFooterViewReuseIdentifier: "top")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "top") is Top)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test("views above and below the rows make space for themselves")
    func outerViews() {
        Stage.shown(size: Self.size) { stage in
            let table = stage.table(TableRecorder([numbers(3)]))
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
            CATransaction.flush()
            #expect(table.contentSize.height == 232.0)
            #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
            #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 212, width: 375, height: 20))
            #expect(table.visibleCells.first?.frame.minY == 80)
        }
    }

    @Test("rows that are about to be seen are fetched before, and forgotten when they are not")
    func prefetching() {
        final class Fetcher: NSObject, UITableViewDataSourcePrefetching {
            var wanted: Set<Int> = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                wanted.formUnion(indexPaths.map(\.row))
            }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                wanted.subtract(indexPaths.map(\.row))
            }
        }
        Stage.shown(size: Self.size) { stage in
            let fetcher = Fetcher()
            let table = stage.table(TableRecorder([numbers(500)]))
            table.prefetchDataSource = fetcher
            table.contentOffset.y = 44
            CATransaction.flush()
            #expect(fetcher.wanted.isSuperset(of: 15...28))
            table.contentOffset.y = 8800
            CATransaction.flush()
            #expect(fetcher.wanted.isDisjoint(with: 15...28) && fetcher.wanted.contains(214))
        }
    }

    @Test("an indicator in a cell that is used again goes on")
    func spinners() throws {
        try Stage.shown(size: CGSize(width: 200, height: 88)) { stage in
            let source = TableRecorder([numbers(50)])
            source.prepare = { cell, _ in
                guard cell.accessoryView == nil else { return }
                let spinner = UIActivityIndicatorView(style: .medium)
                spinner.startAnimating()
                cell.accessoryView = spinner
            }
            let table = stage.table(source)
            table.contentOffset.y = 440
            CATransaction.flush()
            table.contentOffset.y = 1000
            CATransaction.flush()
            #expect(source.made <= 5)
            let spinners = table.visibleCells.map { $0.accessoryView as? UIActivityIndicatorView }
            #expect(spinners.allSatisfy { $0?.isAnimating == true })
            let before = try stage.image(on: .white)
            stage.pass(0.125)
            let after = try stage.image(on: .white)
            // In each row the spokes have moved on.
            for cell in table.visibleCells {
                let y = Int(cell.frame.midY - table.contentOffset.y)
                guard (4..<84).contains(y) else { continue }
                let differs = (150..<200).contains { x in
                    (y - 4...y + 4).contains { before.pixel(x: x, y: $0) != after.pixel(x: x, y: $0) }
                }
                #expect(differs, "row at \(y)")
            }
        }
    }
}
