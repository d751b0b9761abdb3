import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A data source and delegate of sections of texts, which keeps what it was asked and told.
@MainActor
final class TableRecorder: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    var style = UITableViewCell.CellStyle.default
    var prepare: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    /// The cells that were made, and what happened, in order.
    private(set) var made = 0
    private(set) var events: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    /// What happened since the last call.
    func taken() -> [String] {
        defer { events = [] }
        return events
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let known = tableView.dequeueReusableCell(withIdentifier: "cell")
        let cell = known ?? UITableViewCell(style: style, reuseIdentifier: "cell")
        if known == nil { made += 1 }
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        prepare(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    private func note(_ text: String, _ path: IndexPath) { events.append("\(text) \(path.section).\(path.row)") }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("deselect", indexPath) }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { note("end", indexPath) }
}

extension Stage {
    /// A table that fills the window, with `source` as its data source and delegate.
    @MainActor
    func table(_ source: TableRecorder, _ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: window.bounds, style: style)
        table.dataSource = source
        table.delegate = source
        window.addSubview(table)
        CATransaction.flush()
        return table
    }
}
