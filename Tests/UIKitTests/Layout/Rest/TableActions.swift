import CoreGraphics
import UIKit
import ViewSupport

extension LayoutAction {
    static var ofTables: [LayoutAction] {
        typealias T = UITableView
        let insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 3)
        return [
            .set("dataSource", \T.dataSource, nil, nil), .set("delegate", \T.delegate, nil, nil),
            .set("prefetchDataSource", \T.prefetchDataSource, nil, nil),
            .set("rowHeight", \T.rowHeight, 30, 50), .set("estimatedRowHeight", \T.estimatedRowHeight, 0, 20),
            .set("sectionHeaderHeight", \T.sectionHeaderHeight, 30, 0),
            .set("sectionFooterHeight", \T.sectionFooterHeight, 30, 0),
            .set("estimatedSectionHeaderHeight", \T.estimatedSectionHeaderHeight, 30, 0),
            .set("estimatedSectionFooterHeight", \T.estimatedSectionFooterHeight, 30, 0),
            .set("sectionHeaderTopPadding", \T.sectionHeaderTopPadding, 5, 0),
            .set("tableHeaderView", \T.tableHeaderView, UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), nil),
            .set("tableFooterView", \T.tableFooterView, UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), nil),
            .set("backgroundView", \T.backgroundView, UIView(), nil),
            .set("separatorStyle", \T.separatorStyle, .none, .singleLine),
            .set("separatorColor", \T.separatorColor, .red, nil),
            .set("separatorInset", \T.separatorInset, insets, .zero),
            .set("allowsSelection", \T.allowsSelection, false, true),
            .set("allowsMultipleSelection", \T.allowsMultipleSelection, true, false),
            .set("isEditing", \T.isEditing, true, false),
            .set("allowsSelectionDuringEditing", \T.allowsSelectionDuringEditing, true, false),
            .set(
                "allowsMultipleSelectionDuringEditing", \T.allowsMultipleSelectionDuringEditing, true, false),
            .set("sectionIndexMinimumDisplayRowCount", \T.sectionIndexMinimumDisplayRowCount, 5, 0),
            .set("cellLayoutMarginsFollowReadableWidth", \T.cellLayoutMarginsFollowReadableWidth, true, false),
            .set("sectionIndexColor", \T.sectionIndexColor, .red, nil),
            .set("sectionIndexBackgroundColor", \T.sectionIndexBackgroundColor, .red, nil),
            .set("sectionIndexTrackingBackgroundColor", \T.sectionIndexTrackingBackgroundColor, .red, nil),
            .call("reloadSectionIndexTitles") { (it: T) in it.reloadSectionIndexTitles() },
            .call("reloadData", moves: true) { (it: T) in it.reloadData() },
            .call("beginUpdates") { (it: T) in
                it.beginUpdates()
                it.endUpdates()
            },
            .call("endUpdates") { (it: T) in it.endUpdates() },
        ]
    }

    static var ofCells: [LayoutAction] {
        typealias C = UITableViewCell
        return [
            .set("indentationLevel", \C.indentationLevel, 2, 0), .set("indentationWidth", \C.indentationWidth, 5, 10),
            .set("backgroundView", \C.backgroundView, UIView(), nil),
            .set("selectedBackgroundView", \C.selectedBackgroundView, UIView(), nil),
            .set("accessoryType", \C.accessoryType, .checkmark, .none),
            .set("accessoryView", \C.accessoryView, UISwitch(), nil),
            .set("selectionStyle", \C.selectionStyle, .none, .default),
            .set("isSelected", \C.isSelected, true, false), .set("isHighlighted", \C.isHighlighted, true, false),
            .set("separatorInset", \C.separatorInset, UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3), .zero),
            .set("isEditing", \C.isEditing, true, false),
            .set("shouldIndentWhileEditing", \C.shouldIndentWhileEditing, false, true),
            .set("showsReorderControl", \C.showsReorderControl, true, false),
            .set("editingAccessoryType", \C.editingAccessoryType, .checkmark, .none),
            .set("editingAccessoryView", \C.editingAccessoryView, UISwitch(), nil),
            .set("contentConfiguration", \C.contentConfiguration, LayoutAction.content("a"), LayoutAction.content("b")),
            .set("backgroundConfiguration", \C.backgroundConfiguration, .listPlainCell(), nil, isComparable: false),
            .set(
                "automaticallyUpdatesContentConfiguration", \C.automaticallyUpdatesContentConfiguration, false, true),
            .set(
                "automaticallyUpdatesBackgroundConfiguration", \C.automaticallyUpdatesBackgroundConfiguration, false,
                true),
            .set("configurationUpdateHandler", \C.configurationUpdateHandler, nil, nil),
            .call("setNeedsUpdateConfiguration") { (it: C) in it.setNeedsUpdateConfiguration() },
            .call("defaultContentConfiguration") { (it: C) in _ = it.defaultContentConfiguration() },
            .call("defaultBackgroundConfiguration") { (it: C) in _ = it.defaultBackgroundConfiguration() },
            .call("prepareForReuse") { (it: C) in it.prepareForReuse() },
        ]
    }

    /// A row's contents that show `text`.
    static func content(_ text: String) -> (any UIContentConfiguration)? {
        var content = UIListContentConfiguration.cell()
        content.text = text
        return content
    }

    static var ofListContents: [LayoutAction] {
        typealias L = UIListContentView
        return [
            .set(
                "configuration", \L.configuration, UIListContentConfiguration.cell(),
                UIListContentConfiguration.valueCell())
        ]
    }

    static var ofHeaders: [LayoutAction] {
        typealias H = UITableViewHeaderFooterView
        return [
            .set("backgroundView", \H.backgroundView, UIView(), nil),
            .set("contentConfiguration", \H.contentConfiguration, LayoutAction.content("a"), LayoutAction.content("b")),
            .set("backgroundConfiguration", \H.backgroundConfiguration, .listPlainCell(), nil, isComparable: false),
            .set(
                "automaticallyUpdatesContentConfiguration", \H.automaticallyUpdatesContentConfiguration, false, true),
            .set(
                "automaticallyUpdatesBackgroundConfiguration", \H.automaticallyUpdatesBackgroundConfiguration, false,
                true),
            .set("configurationUpdateHandler", \H.configurationUpdateHandler, nil, nil),
            .call("setNeedsUpdateConfiguration") { (it: H) in it.setNeedsUpdateConfiguration() },
            .call("defaultContentConfiguration") { (it: H) in _ = it.defaultContentConfiguration() },
            .call("prepareForReuse") { (it: H) in it.prepareForReuse() },
        ]
    }

    static var ofTableControllers: [LayoutAction] {
        typealias C = UITableViewController
        return [
            .set("tableView", \C.tableView, UITableView(), UITableView()),
            .set("clearsSelectionOnViewWillAppear", \C.clearsSelectionOnViewWillAppear, false, true),
            .set("refreshControl", \C.refreshControl, UIRefreshControl(), nil),
        ]
    }
}
