import Foundation
import OctantBase

extension NibReader {
    /// The style of a table.
    var tableStyle: UITableView.Style? {
        choice("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
    }

    /// The style of a table's cell.
    var cellStyle: UITableViewCell.CellStyle? {
        choice(
            "style",
            [
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
                "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
            ])
    }

    /// Applies the element's attributes of tables to `table`.
    func fill(_ table: UITableView) {
        fill(table as UIScrollView)
        func height(_ name: String) -> CGFloat? { number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 } }
        if let height = height("rowHeight") { table.rowHeight = height }
        if let height = height("estimatedRowHeight") { table.estimatedRowHeight = height }
        if let height = height("sectionHeaderHeight") { table.sectionHeaderHeight = height }
        if let height = height("sectionFooterHeight") { table.sectionFooterHeight = height }
        let lines: [String: UITableViewCell.SeparatorStyle] = ["default": .singleLine, "none": .none]
        if let style = choice("separatorStyle", lines) { table.separatorStyle = style }
        if let color = color("separatorColor") { table.separatorColor = color }
        if let insets = insets("separatorInset") { table.separatorInset = insets }
        if let flag = flag("allowsSelection") { table.allowsSelection = flag }
        if let flag = flag("allowsMultipleSelection") { table.allowsMultipleSelection = flag }
        _ = string("dataMode")
        fillPrototypes(of: table)
        fillSections(of: table)
        for (key, isHeader) in [("tableHeaderView", true), ("tableFooterView", false)] {
            guard let element = element.children.first(where: { $0.key == key }), !loader.hasMade(element),
                let view = loader.makeView(element)
            else { continue }
            if isHeader { table.tableHeaderView = view } else { table.tableFooterView = view }
        }
    }

    /// Registers the cells that stand for many: each is made anew from the file.
    private func fillPrototypes(of table: UITableView) {
        guard let list = list("prototypes"), !loader.hasFilled(list.element) else { return }
        loader.noteFilled(list.element)
        for item in list.items("tableViewCell") {
            let (element, document, bundle) = (item.element, loader.document, loader.bundle)
            loader.settle(element)
            guard let identifier = element.attributes["reuseIdentifier"], !identifier.isEmpty else {
                item.report(.unfitValue, "reuseIdentifier", "a prototype has no identifier: no cell is made of it")
                continue
            }
            table.rows.cells.register(
                .prototype { [weak owner = loader.owner] in
                    do {
                        return try NibLoader(document, bundle: bundle, owner: owner).load([element]).first as? UIView
                    } catch {
                        Log.line("\(error)")
                        return nil
                    }
                }, identifier)
        }
    }

    /// Makes the cells of a table whose rows are all in the file.
    private func fillSections(of table: UITableView) {
        guard let list = list("sections"), !loader.hasFilled(list.element) else { return }
        loader.noteFilled(list.element)
        table.staticSections = list.items("tableViewSection").map { item in
            let cells = item.list("cells")?.items("tableViewCell") ?? []
            return StaticSection(
                header: item.text("headerTitle"), footer: item.text("footerTitle"),
                cells: cells.compactMap { loader.makeView($0.element) as? UITableViewCell })
        }
    }

    /// Applies the element's attributes of cells to `cell`.
    func fill(_ cell: UITableViewCell) {
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
            "checkmark": .checkmark, "detailButton": .detailButton,
        ]
        if let type = choice("accessoryType", accessories) { cell.accessoryType = type }
        let styles: [String: UITableViewCell.SelectionStyle] = [
            "none": .none, "blue": .blue, "gray": .gray, "default": .default,
        ]
        if let style = choice("selectionStyle", styles) { cell.selectionStyle = style }
        if let level = whole("indentationLevel") { cell.indentationLevel = level }
        if let width = number("indentationWidth") { cell.indentationWidth = width }
        _ = (string("style"), string("reuseIdentifier"))
        if let height = number("rowHeight"), height >= 0 { cell.fileHeight = height }
        if let insets = insets("separatorInset") { cell.separatorInset = insets }
        if let content = child("contentView", "tableViewCellContentView", "view") {
            _ = content.string("tableViewCell")
            loader.adopt(content.element, as: cell.contentView)
        }
        func made<View: UIView>(_ name: String) -> View? { string(name).flatMap { loader.objects[$0] as? View } }
        cell.takeTexts(made("textLabel"), made("detailTextLabel"), made("imageView"))
    }
}
