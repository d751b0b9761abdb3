import OctantBase
import UIKit

/// The element of a list: a table, whose cells show the elements of rows. Rows are made as they are seen.
final class ListElement: Element, ContainerElement, LazyHost {
    let table: ListTableView
    let look: ListLook
    /// The object that refreshes when the contents are pulled down.
    let refresher: Refresher
    private lazy var source = ListSource(self)
    /// What the table shows.
    private(set) var contents = ListContents()
    /// What it is to show.
    private var waiting: ListContents?
    private var hasContents = false
    /// The rows that have cells, by their views.
    private var rows: [ObjectIdentifier: RowElement] = [:]
    /// The headers and footers, by the first of their views.
    private var edges: [ObjectIdentifier: EdgeElement] = [:]
    /// The rows of collections not each of which is one view.
    private(set) var irregular: Set<ObjectIdentifier> = []
    private(set) var selection: ListSelection?
    private(set) var minimumRowHeight: CGFloat = 44
    private(set) var minimumHeaderHeight: CGFloat?
    /// The distance between sections in groups, in points; nil for the usual one.
    private(set) var sectionSpacing: CGFloat?
    let followers = ContainerFollowers()
    private(set) var containerSize: CGSize?
    /// The extent of the table beyond the element, into what covers parts of the window.
    private var extent = UIEdgeInsets.zero
    /// Whether the table moves a row by itself, and whether more came of it.
    private var isMoving = false, movesMore = false
    private var heightsWait = false, heightsAreAnimated = false

    init(_ node: _Node, look: ListLook) {
        self.look = look
        table = ListTableView(frame: .zero, style: look.tableStyle)
        refresher = Refresher(table)
        super.init(node)
        table.contentInsetAdjustmentBehavior = .never
        table.register(ListCell.self, forCellReuseIdentifier: ListCell.plain)
        table.register(ListCell.self, forCellReuseIdentifier: ListCell.withGround)
        table.list = self
        table.dataSource = source
        table.delegate = source
        graph?.watchPosition(of: self)
        setNeedsAppearance()
    }

    // MARK: As an element

    override var ownView: UIView? { table }
    override var children: [Element] {
        Array(rows.values) + Array(edges.values) + rows.values.compactMap { $0.ground?.element }
    }
    // The views are in the table's cells, where the table puts them.
    override var childrenByDepth: [Element] { [] }
    override var isLayoutBoundary: Bool { true }
    override var axisOfChildren: Axis? { .vertical }
    override func safeArea(of child: Element) -> SafeArea? { nil }

    override func setsAside(_ child: Element) -> Bool {
        switch child {
        case let row as RowElement: rows[ObjectIdentifier(row.content)] !== row
        case let edge as EdgeElement: edges[edge.name] !== edge
        default: !rows.values.contains { $0.ground?.element === child }
        }
    }

    /// Takes over what surrounds the list.
    func configure(_ selection: ListSelection?) {
        let surroundings = surroundings
        self.selection = selection
        table.follow(surroundings)
        table.isScrollEnabled = read(\.isScrollEnabled)
        table.showsVerticalScrollIndicator = read(\.verticalScrollIndicatorVisibility).isShown
        table.alwaysBounceVertical = read(\.verticalScrollBounceBehavior).isAlways
        table.allowsMultipleSelection = selection?.isMultiple == true
        let isHidden = read(\.scrollContentBackground) == .hidden
        let ground: UIColor = look.isPlain ? .systemBackground : .systemGroupedBackground
        table.backgroundColor = isHidden ? .clear : ground
        refresher.action = read(\.refresh)
        table.rowSpacing = read(\.listRowSpacing) ?? 0
        let spacing = read(\.listSectionSpacing)
        if spacing != sectionSpacing {
            sectionSpacing = spacing
            setNeedsHeights()
        }
        let heights = (read(\.defaultMinListRowHeight), read(\.defaultMinListHeaderHeight))
        if heights != (minimumRowHeight, minimumHeaderHeight) {
            (minimumRowHeight, minimumHeaderHeight) = heights
            setNeedsHeights()
        }
        table.allowsMultipleSelectionDuringEditing = selection?.isMultiple == true
        let isEditing = read(\.editMode)?.wrappedValue.isEditing == true
        if table.isEditing != isEditing { table.setEditing(isEditing, animated: transaction.animation != nil) }
        showSelection()
    }

    private var wantedExtent: UIEdgeInsets {
        let insets = safeAreaInsets
        return UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    }

    private func updateExtent() {
        extent = wantedExtent
        let insets = UIEdgeInsets(top: extent.top, left: 0, bottom: extent.bottom, right: 0)
        guard table.contentInset != insets else { return }
        table.contentInset = insets
        table.scrollIndicatorInsets = .zero
    }

    override func positionMayHaveChanged() {
        guard extent != wantedExtent else { return }
        updateExtent()
        setNeedsAppearance()
    }

    override func arrange() {
        setNeedsAppearance()
        updateExtent()
        let size = frame.size
        if size.width > 0, size.height > 0, size != containerSize {
            containerSize = size
            followers.sizeDidChange(of: self)
        }
        takeContents()
        for child in children { child.arrangeIfNeeded() }
    }

    override func showAppearance() {
        show { RenderAttributes(frame: frame.grown(by: extent).rounded(toPixelsAt: environment.values.displayScale)) }
    }

    override func rectAround(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: corner.x - table.contentOffset.x, dy: corner.y - table.contentOffset.y)
    }

    override func rectInside(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: table.contentOffset.x - corner.x, dy: table.contentOffset.y - corner.y)
    }

    private var corner: CGPoint { CGPoint(x: frame.minX - extent.left, y: frame.minY - extent.top) }

    // MARK: Contents

    /// Shows the contents of `node` from now on.
    func apply(_ node: _Node) {
        let new = ListContents(node, in: self) { [unowned self] in isIrregular($0) }
        for section in new.sections {
            for element in section.elements where !(element.parent is RowElement) { element.parent = self }
        }
        waiting = new
        setNeedsLayout()
        if isPlaced { graph?.setNeedsArrangement(self) }
    }

    /// Whether not each of `rows` is one view: as the first one tells, or one that was seen.
    private func isIrregular(_ rows: any LazyRows) -> Bool {
        if irregular.contains(ObjectIdentifier(rows)) { return true }
        if let first = rows.row(at: 0).singleRow(for: self) {
            // It is seen when it has a cell, as all others are, and not because it was made first.
            if !(first.parent is RowElement) { first.parent = self }
            return false
        }
        irregular.insert(ObjectIdentifier(rows))
        return true
    }

    private func takeContents() {
        guard let new = waiting else { return }
        if isMoving, new.count != contents.count { return movesMore = true }
        waiting = nil
        if isMoving { return contents = new }
        if movesMore {
            (movesMore, contents) = (false, new)
            return table.reloadData()
        }
        guard hasContents, table.bounds.width > 0 else {
            hasContents = true
            contents = new
            table.reloadData()
            return
        }
        let animated = transaction.animation != nil && !transaction.disablesAnimations
        let former = contents
        change(animated: animated) {
            guard let changes = ListChanges(from: former, to: new) else {
                self.contents = new
                return self.table.reloadData()
            }
            guard !changes.isEmpty else { return self.contents = new }
            self.table.performBatchUpdates {
                self.contents = new
                changes.note(in: self.table)
            }
        }
        let elements = Set(new.sections.flatMap { $0.header + $0.footer }.map(ObjectIdentifier.init))
        edges = edges.filter { elements.contains($0.key) }
        showRows()
    }

    /// The table moves a row, which the user let go: the program is told, and its collection read anew.
    func tableMoves(_ source: IndexPath, to target: IndexPath) {
        guard let row = row(at: source), row.moves, let move = row.traits.move,
            let from = contents.place(at: source)?.origin, let to = contents.place(at: target)?.origin,
            from.rows === to.rows
        else { return }
        isMoving = true
        move(IndexSet(integer: from.index), to.index > from.index ? to.index + 1 : to.index)
        graph?.update()
        isMoving = false
        if movesMore { graph?.setNeedsArrangement(self) }
        // A program that did not move it, or moved others, has them stand where they are.
        graph?.afterLayout { [weak self] in self?.showRows() }
    }

    /// Makes changes of the table, animated or not.
    private func change(animated: Bool, _ body: () -> Void) {
        if animated { body() } else { UIView.performWithoutAnimation(body) }
    }

    /// The view of the row at `path`, which is made where there is none; nil while it is not known to be one.
    private func content(at path: IndexPath) -> Element? {
        guard let place = contents.place(at: path) else { return nil }
        if let element = place.element {
            // What it is made of may have waited until it is seen.
            if let (rows, index) = place.origin, index < rows.rowCount { _ = rows.row(at: index) }
            return element
        }
        guard let (rows, index) = place.origin, index < rows.rowCount else { return nil }
        if let element = rows.row(at: index).singleRow(for: self) { return element }
        if irregular.insert(ObjectIdentifier(rows)).inserted, let node = node as? any ContainerNode {
            graph?.setNeedsElements(node)
        }
        return nil
    }

    /// The row at `path`; nil where nothing is to be seen.
    func row(at path: IndexPath) -> RowElement? {
        guard let content = content(at: path), let node = content.node else { return nil }
        if let row = rows[ObjectIdentifier(content)] {
            row.readTraits()
            return row
        }
        content.parent = self
        graph?.settle()
        if content.isPlaced { content.forgetAllLayout() }
        let row = RowElement(content, in: self, node: node)
        rows[ObjectIdentifier(content)] = row
        graph?.settle()
        LifecycleWatcher.setNeedsChecks(of: content, in: self.node)
        return row
    }

    /// `row` is shown no more.
    func end(_ row: RowElement) {
        let key = ObjectIdentifier(row.content)
        guard rows[key] === row else { return }
        rows[key] = nil
        row.end()
        if row.content.parent === row { row.content.parent = self }
        LifecycleWatcher.setNeedsChecks(of: row.content, in: node)
    }

    /// The rows that have cells, with these.
    private var shownRows: [(path: IndexPath, cell: ListCell)] {
        (table.indexPathsForVisibleRows ?? []).compactMap { path in
            (table.cellForRow(at: path) as? ListCell).map { (path, $0) }
        }
    }

    /// Makes the cells that are seen show what is at their places.
    func showRows() {
        guard hasContents else { return }
        var others: [IndexPath] = []
        for (path, cell) in shownRows {
            let row = row(at: path)
            cell.show(row)
            // Only cells of a kind of their own have another ground.
            if cell.reuseIdentifier != ListCell.name(for: row) { others.append(path) }
        }
        if !others.isEmpty { UIView.performWithoutAnimation { table.reloadRows(at: others, with: .none) } }
        finishRows()
    }

    /// Does what depends on several rows.
    func finishRows() {
        let shown = shownRows
        for (number, entry) in shown.enumerated() {
            let next = number + 1 < shown.count ? shown[number + 1] : nil
            let isHidden =
                entry.cell.row?.traits.bottomSeparator == .hidden
                || next?.path.section == entry.path.section && next?.cell.row?.traits.topSeparator == .hidden
            let following = next?.path.section == entry.path.section ? next?.cell.row : nil
            let tint = entry.cell.row?.traits.bottomTint ?? following?.traits.topTint
            let isLast = following == nil && !look.isPlain
            entry.cell.placeLine(isHidden: isHidden, tint: isHidden || isLast ? nil : tint)
        }
        showSelection()
    }

    /// The nodes of what the program puts behind rows.
    var grounds: [_Node] { rows.values.compactMap { $0.ground?.node } }

    // MARK: Headers and footers

    /// The header or the footer of a section; nil for none.
    func edge(_ index: Int, isHeader: Bool) -> CellElement? {
        guard let section = contents.section(index) else { return nil }
        let elements = isHeader ? section.header : section.footer
        guard let first = elements.first, let owner = first.node else { return nil }
        if let known = edges[ObjectIdentifier(first)], known.holds(elements) { return known }
        let edge = EdgeElement(elements, in: self, node: owner)
        edges[edge.name] = edge
        graph?.settle()
        for element in elements { LifecycleWatcher.setNeedsChecks(of: element, in: node) }
        return edge
    }

    // MARK: Heights

    /// A row or something else was arranged: its height may be another one.
    func didArrange(_ cell: CellElement) {
        let wanted: CGFloat
        let view = cell.view.superview?.superview
        switch view {
        case let view as ListCell where view.row === cell: wanted = view.wantedHeight
        case let view as ListEdgeView: wanted = view.wantedHeight(in: self)
        default: return
        }
        if abs(wanted - (view?.bounds.height ?? wanted)) > 0.01 { setNeedsHeights() }
    }

    private func setNeedsHeights() {
        if transaction.animation != nil { heightsAreAnimated = true }
        guard !heightsWait, hasContents else { return }
        heightsWait = true
        graph?.afterLayout(.first) { [weak self] in self?.updateHeights() }
    }

    private func updateHeights() {
        let animated = heightsAreAnimated
        (heightsWait, heightsAreAnimated) = (false, false)
        change(animated: animated) {
            self.table.performBatchUpdates(nil)
            if !animated { self.table.layoutIfNeeded() }
        }
    }

    // MARK: Selection

    /// Whether pressing the row at `path` does anything.
    func canPress(_ row: RowElement, at path: IndexPath) -> Bool {
        guard row.content.environment.values.isEnabled else { return false }
        if row.actions.contains(where: \.button.isEnabled) { return true }
        guard let selection, let value = value(at: path, row) else { return false }
        return selection.holds(value)
    }

    /// What the user can select the row at `path` as; nil for nothing.
    func value(at path: IndexPath, _ row: RowElement) -> RowValue? {
        guard row.traits.isSelectionDisabled != true else { return nil }
        let id = contents.place(at: path)?.origin.flatMap { rows, index in
            index < rows.rowCount ? rows.name(at: index) : nil
        }
        return RowValue(tag: row.content.layoutValue(TagKey.self), id: id)
    }

    private func showSelection() {
        guard let selection, hasContents else { return }
        for (path, cell) in shownRows {
            guard let row = cell.row, let value = value(at: path, row) else { continue }
            let isSelected = selection.contains(value)
            guard isSelected != cell.isSelected else { continue }
            if isSelected {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            } else {
                table.deselectRow(at: path, animated: false)
            }
        }
    }

    // MARK: Scrolling

    func scroll(toRow index: Int, of rows: any LazyRows, anchor: UnitPoint?, animated: Bool) {
        if let path = contents.path(of: rows, index) { scroll(to: path, anchor: anchor, animated: animated) }
    }

    /// Scrolls to the row that `element` is, or is a part of.
    func scroll(to element: Element, anchor: UnitPoint?, animated: Bool) {
        var next: Element? = element
        while let one = next, one !== self {
            if let path = contents.path(of: one) { return scroll(to: path, anchor: anchor, animated: animated) }
            next = one.parent
        }
    }

    private func scroll(to path: IndexPath, anchor: UnitPoint?, animated: Bool) {
        let position: UITableView.ScrollPosition =
            switch anchor?.y {
            case nil: .none
            case .some(..<0.34): .top
            case .some(..<0.67): .middle
            default: .bottom
            }
        table.scrollToRow(at: path, at: position, animated: animated)
    }
}
