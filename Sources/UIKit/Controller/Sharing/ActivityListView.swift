import CoreGraphics

/// The header above the list, and the list in what is left. Main actor only.
final class ActivityListView: UIView {
    private let header: ActivityHeader
    private let table: UITableView

    /// A view of these two.
    init(_ header: ActivityHeader, _ table: UITableView) {
        (self.header, self.table) = (header, table)
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        addSubview(table)
        addSubview(header)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = min(ActivityHeader.height, bounds.height)
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        table.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        table.isScrollEnabled = table.contentSize.height > table.bounds.height
    }
}
