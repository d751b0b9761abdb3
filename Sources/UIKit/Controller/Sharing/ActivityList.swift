import CoreGraphics
import Foundation

/// The height of a line of body text of the usual size, the space between groups and below the last, and the side of a
/// line's image, in points. Ours.
private let usualRowHeight: CGFloat = 52
private let (groupSpace, bottomSpace): (CGFloat, CGFloat) = (12, 16)
private let iconSide: CGFloat = 28
/// The name of cells for reuse.
private let cellName = "activity"

/// The list of activities: what is shared at the top, with a button that closes the list, and the activities below, in
/// groups. Main actor only.
final class ActivityList: NSObject, UITableViewDataSource, UITableViewDelegate {
    let view: UIView
    private weak var controller: UIActivityViewController?
    private let header = ActivityHeader()
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var groups: [[UIActivity]] = []

    /// A list of `controller`'s.
    init(_ controller: UIActivityViewController) {
        (self.controller, view) = (controller, ActivityListView(header, table))
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: cellName)
        (table.dataSource, table.delegate) = (self, self)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (groupSpace, 0)
        table.sectionHeaderTopPadding = 0
        header.close.addAction(UIAction { [weak controller] _ in controller?.close() }, for: .primaryActionTriggered)
    }

    /// Shows `groups` of activities for what `summary` sums up.
    func show(_ groups: [[UIActivity]], about summary: ActivitySummary) {
        self.groups = groups
        header.show(summary)
        table.rowHeight = rowHeight
        table.reloadData()
    }

    private var rowHeight: CGFloat {
        UIFontMetrics.default.scaledValue(for: usualRowHeight, compatibleWith: view.traitCollection).rounded(.up)
    }

    /// The height of all, in points.
    var height: CGFloat {
        let rows = groups.reduce(0) { $0 + $1.count }
        return ActivityHeader.height + CGFloat(rows) * rowHeight + CGFloat(groups.count) * groupSpace + bottomSpace
    }

    func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: cellName, for: indexPath)
        let activity = groups[indexPath.section][indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle
        cell.contentConfiguration = content
        let icon = UIImageView(image: activity.activityImage)
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        icon.preferredSymbolConfiguration = .init(textStyle: .title3)
        icon.frame = CGRect(x: 0, y: 0, width: iconSide, height: iconSide)
        cell.accessoryView = icon
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        controller?.choose(groups[indexPath.section][indexPath.row])
    }
}
