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
        if let content = child("contentView", "tableViewCellContentView", "view") {
            loader.adopt(content.element, as: cell.contentView)
        }
    }
}
