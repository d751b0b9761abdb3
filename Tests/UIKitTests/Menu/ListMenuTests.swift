import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit
import ViewSupport

@Suite("Menus of rows and items")
@MainActor
struct ListMenuTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heard: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            heard.append("menu \(indexPath.row) at \(point.y)")
            guard indexPath.row == 1 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
                UIMenu(children: [UIAction(title: "Delete") { _ in self.heard.append("delete") }])
            })
        }
    }

    private final class Grid: UICollectionViewController {
        var asked: [[IndexPath]] = []

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPaths)
            return super.collectionView(
                collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "\(indexPath.item)") { _ in }])
            })
        }
    }

    @Test("a long press on a row brings up the delegate's menu, and does not select; without a menu the touch goes on")
    func rows() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
            (table.rowHeight, table.dataSource, table.delegate) = (40, rows, rows)
            stage.window.addSubview(table)
            CATransaction.flush()
            stage.touch(.began, 20, 60, at: 1)
            stage.pass(1)
            let menu = MenuView.open(in: stage.window)
            stage.touch(.ended, 20, 60, at: 3)
            #expect(rows.heard == ["menu 1 at 60.0"] && menu?.rows.count == 1)
            menu?.rows.first?.performPrimaryAction()
            stage.pass(1)
            #expect(rows.heard.last == "delete" && MenuView.open(in: stage.window) == nil)
            rows.heard = []
            stage.touch(.began, 20, 20, at: 10)
            stage.pass(1)
            #expect(MenuView.open(in: stage.window) == nil)
            stage.touch(.ended, 20, 20, at: 12)
            #expect(rows.heard == ["menu 0 at 20.0", "select 0"])
        }
    }

    @Test("a click of the right button brings up the menu of a row, and without one that of what is around the table")
    func clicks() {
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
            (table.rowHeight, table.dataSource, table.delegate) = (40, rows, rows)
            let around = UIView(frame: table.frame)
            var asked = 0
            around.addGestureRecognizer(
                MenuPressGestureRecognizer { _ in
                    asked += 1
                    return nil
                })
            around.addSubview(table)
            stage.window.addSubview(around)
            CATransaction.flush()
            stage.window.handle(.secondary, at: CGPoint(x: 20, y: 60))
            #expect(MenuView.open(in: stage.window)?.rows.count == 1 && asked == 0)
            MenuView.open(in: stage.window)?.close()
            stage.pass(1)
            stage.window.handle(.secondary, at: CGPoint(x: 20, y: 20))
            #expect(MenuView.open(in: stage.window) == nil && asked == 1)
        }
    }

    @Test("a menu is for the item that is pressed, or for all that are selected with it")
    func items() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let grid = Grid(collectionViewLayout: layout)
        Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.collectionView.allowsMultipleSelection = true
            grid.collectionView.frame = stage.window.bounds
            stage.window.addSubview(grid.collectionView)
            CATransaction.flush()
            let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
            _ = grid.collectionView.menuConfiguration(at: CGPoint(x: 40, y: 40))
            for path in [paths[2], paths[0]] {
                grid.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            }
            _ = grid.collectionView.menuConfiguration(at: CGPoint(x: 40, y: 40))
            _ = grid.collectionView.menuConfiguration(at: CGPoint(x: 150, y: 40))
            _ = grid.collectionView.menuConfiguration(at: CGPoint(x: 40, y: 400))
            #expect(grid.asked == [[paths[0]], [paths[0], paths[2]], [paths[1]], []])
            stage.touch(.began, 150, 40, at: 1)
            stage.pass(1)
            #expect((MenuView.open(in: stage.window)?.rows.first as? ActionMenuRow)?.accessibilityLabel == "1")
        }
    }
}
