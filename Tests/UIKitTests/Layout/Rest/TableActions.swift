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
            .set("sectionHeaderTopPadding", \T.sectionHeaderTopPadding, 5, 0),
            .set("tableHeaderView", \T.tableHeaderView, UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), nil),
            .set("tableFooterView", \T.tableFooterView, UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)), nil),
            .set("backgroundView", \T.backgroundView, UIView(), nil),
            .set("separatorStyle", \T.separatorStyle, .none, .singleLine),
            .set("separatorColor", \T.separatorColor, .red, nil),
            .set("separatorInset", \T.separatorInset, insets, .zero),
            .set("allowsSelection", \T.allowsSelection, false, true),
            .set("allowsMultipleSelection", \T.allowsMultipleSelection, true, false),
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
            .call("prepareForReuse") { (it: C) in it.prepareForReuse() },
        ]
    }

    static var ofHeaders: [LayoutAction] {
        typealias H = UITableViewHeaderFooterView
        return [
            .set("backgroundView", \H.backgroundView, UIView(), nil),
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
