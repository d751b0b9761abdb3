import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import UIKit

/// The rows of the table, and the distance in points that it is scrolled between two frames.
private let count = 100_000
private let step: CGFloat = 37
/// The most seconds of a frame while it scrolls, and those that the table's first screen may take longer than the same
/// views laid out by hand. Source: docs/sources.md, Benchmarks.
private let frameGoal = 2e-3
private let firstGoal = 10e-3

/// A table of rows with a text and a spinner, and what it costs to show and to scroll.
@MainActor
final class TableCost: NSObject, UITableViewDataSource {
    private static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        Self.fill(cell, indexPath.row)
        return cell
    }

    private static func fill(_ cell: UITableViewCell, _ row: Int) {
        cell.textLabel?.text = "Row \(row)"
        guard cell.accessoryView == nil else { return }
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        cell.accessoryView = spinner
    }

    /// Prints the seconds of a first screen and of a frame. Returns whether they hold the goals.
    static func measure(_ row: (String, Double, Double, String, Double?) -> Bool) -> Bool {
        let seconds = { (body: () -> Void) -> Double in
            let start = HostClock().now()
            body()
            return HostClock().now() - start
        }
        let source = TableCost()
        var (shown, byHand) = (Double.infinity, Double.infinity)
        var table = UITableView(), window = UIWindow(frame: frame)
        for _ in 0..<5 {
            window = UIWindow(frame: frame)
            shown = min(
                shown,
                seconds {
                    table = UITableView(frame: frame)
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                    table.dataSource = source
                    window.addSubview(table)
                    _ = window.renderTree
                })
            let other = UIWindow(frame: frame)
            byHand = min(
                byHand,
                seconds {
                    for index in 0..<20 {
                        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                        cell.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: frame.width, height: 44)
                        fill(cell, index)
                        other.addSubview(cell)
                    }
                    _ = other.renderTree
                })
        }
        var holds = row("a table's first screen, beyond the same cells by hand", shown - byHand, 1e-3, "ms", firstGoal)
        let frames = 2000
        var most = 0.0
        let all = seconds {
            for index in 0..<frames {
                let one = seconds {
                    table.contentOffset.y = CGFloat(index) * step
                    _ = window.renderTree
                }
                if index > 20 { most = max(most, one) }
            }
        }
        holds = row("a frame of \(count) rows that scroll", all / Double(frames), 1e-3, "ms", frameGoal) && holds
        _ = row("the longest of \(frames) of them", most, 1e-3, "ms", nil)
        return holds
    }
}
