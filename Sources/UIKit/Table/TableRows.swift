import CoreGraphics
import Foundation
import OctantBase
import QuartzCore

/// The heights of sections of groups without a title, in points. Source: docs/sources/views.md, Tables.
private let groupGap: CGFloat = 17.5
private let firstGroupGap: CGFloat = 35
/// Points above each header of a plain table. Source: docs/sources/views.md, Tables.
private let plainHeaderGap: CGFloat = 22
/// How often the rows that are seen may turn out higher or lower than guessed in one layout. Ours.
private let passLimit = 8

/// The rows of a table: where they are, and the cells of those that are seen.
@MainActor
final class TableRows {
    unowned let table: UITableView
    private(set) var current = TableLayout()
    private var needsReload = true
    /// Whether the cells that are shown are of other contents.
    private var needsCells = false
    /// The cells, headers and footers that are shown.
    var shown: [IndexPath: UITableViewCell] = [:]
    private(set) var shownHeaders: [Int: UIView] = [:]
    private(set) var shownFooters: [Int: UIView] = [:]
    /// Headers and footers that were made to know their heights, and are not shown yet.
    private var madeHeaders: [Int: UIView] = [:]
    private var madeFooters: [Int: UIView] = [:]
    var cells = ReuseQueue<UITableViewCell>()
    var headers = ReuseQueue<UITableViewHeaderFooterView>()
    /// The width that the heights are for.
    private var width: CGFloat = 0
    private var isTiling = false
    /// The rows that the prefetching data source was told of.
    private var fetched: Set<IndexPath> = []
    private var lastTop: CGFloat = 0

    /// The updates under way that did not end yet, what they change, and what is called after them.
    var updates = CollectedUpdates()
    /// Called with cells that come into view in an update.
    var arrival: ((UITableViewCell, IndexPath) -> Void)?
    /// The cell that is to be filled anew in place of one that waits.
    private var reconfigured: UITableViewCell?

    init(_ table: UITableView) { self.table = table }

    // MARK: The delegate

    private weak var knownDelegate: AnyObject?
    private weak var typedDelegate: (any UITableViewDelegate)?

    /// The scroll view's delegate, if it is a table's: looked up once, as casting it takes time.
    var delegate: (any UITableViewDelegate)? {
        let base = table.heldDelegate
        guard base !== knownDelegate else { return typedDelegate }
        knownDelegate = base
        typedDelegate = base as? any UITableViewDelegate
        return typedDelegate
    }

    // MARK: What there is

    /// The layout, as the data source has it.
    var layout: TableLayout {
        if needsReload { load() }
        return current
    }

    func setNeedsReload() {
        (needsReload, needsCells) = (true, true)
        table.setNeedsLayout()
    }

    /// Asks for everything anew.
    func reload() {
        (needsReload, needsCells) = (true, true)
        load()
    }

    /// Heights are asked for anew.
    func heightsDidChange() {
        guard !needsReload else { return }
        needsReload = true
        table.setNeedsLayout()
    }

    /// The views above or below all sections have other heights.
    func outerHeightsDidChange() {
        guard (current.above, current.below) != outerHeights else { return }
        (current.above, current.below) = outerHeights
        table.setNeedsLayout()
    }

    private var outerHeights: (CGFloat, CGFloat) {
        (table.tableHeaderView?.frame.height ?? 0, table.tableFooterView?.frame.height ?? 0)
    }

    private func load() {
        needsReload = false
        width = table.bounds.width
        if needsCells { retireAll() }
        needsCells = false
        retireEdges()
        for view in [madeHeaders, madeFooters].flatMap(\.values) { view.removeFromSuperview() }
        (madeHeaders, madeFooters) = ([:], [:])
        guard let source = table.heldDataSource else {
            current = TableLayout()
            (current.above, current.below) = outerHeights
            return
        }
        let count = max(0, source.numberOfSections(in: table))
        current = TableLayout((0..<count).map { section($0, source) })
        (current.above, current.below) = outerHeights
        for (path, cell) in shown where !current.contains(path) { retire(cell, path) }
    }

    /// What there is of section `index`.
    func section(_ index: Int, _ source: any UITableViewDataSource) -> TableLayout.Section {
        let count = max(0, source.tableView(table, numberOfRowsInSection: index))
        let (rows, rowSource) = rowHeights(index, count)
        var section = TableLayout.Section(rows: rows, rowGap: table.rowSpacing, source: rowSource)
        section.headerTitle = source.tableView(table, titleForHeaderInSection: index)
        section.footerTitle = source.tableView(table, titleForFooterInSection: index)
        section.header = edgeHeight(index, isHeader: true, title: section.headerTitle)
        section.footer = edgeHeight(index, isHeader: false, title: section.footerTitle)
        if section.header > 0, table.style == .plain || table.sectionHeaderTopPadding >= 0 {
            let padding = table.sectionHeaderTopPadding
            section.gap = padding >= 0 ? padding : plainHeaderGap
        }
        return section
    }

    /// The heights of `count` rows as far as they are known, and who knows the others.
    private func rowHeights(_ section: Int, _ count: Int) -> (RowHeights, TableLayout.RowSource) {
        let common = table.rowHeight
        let estimate = table.estimatedRowHeight
        let gap = table.rowSpacing
        let guess = (estimate > 0 ? estimate : common > 0 ? common : UITableView.standardRowHeight) + gap
        guard count > 0 else { return (RowHeights(count: 0, common: guess), .fixed) }
        let first = IndexPath(row: 0, section: section)
        table.reachedDefault = false
        _ = delegate?.tableView(table, heightForRowAt: first)
        let isAsked = delegate != nil && !table.reachedDefault
        if !isAsked, common >= 0 { return (RowHeights(count: count, common: common + gap), .fixed) }
        let rowSource = isAsked ? TableLayout.RowSource.delegate : .cell
        table.reachedDefault = false
        if let delegate {
            _ = delegate.tableView(table, estimatedHeightForRowAt: first)
            if !table.reachedDefault {
                let guesses = (0..<count).map { row in
                    let guess = delegate.tableView(
                        table, estimatedHeightForRowAt: IndexPath(row: row, section: section))
                    return (guess > 0 ? guess : UITableView.standardRowHeight) + gap
                }
                return (RowHeights(guesses: guesses, common: guess), rowSource)
            }
            if isAsked, estimate == 0 {
                let heights = (0..<count).map { row -> CGFloat? in
                    let height = delegate.tableView(table, heightForRowAt: IndexPath(row: row, section: section))
                    return height.isFinite && height >= 0 ? height + gap : nil
                }
                return (RowHeights(heights, common: guess), rowSource)
            }
        }
        return (RowHeights(count: count, common: guess), rowSource)
    }

    /// The height of the header or footer of section `index`, whose title is `title`.
    private func edgeHeight(_ index: Int, isHeader: Bool, title: String?) -> CGFloat {
        let given: CGFloat
        if let delegate {
            given =
                isHeader
                ? delegate.tableView(table, heightForHeaderInSection: index)
                : delegate.tableView(table, heightForFooterInSection: index)
        } else {
            given = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        }
        let isGiven = given.isFinite && given >= 0
        // Storyboards write a height for every table; a plain one has no headers for it where there is nothing in them.
        let isOfAll = given == (isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight)
        if isGiven, table.style != .plain || !isOfAll || title != nil { return given }
        if let view = makeEdge(index, isHeader: isHeader, title: title) {
            keepMade(view, index, isHeader)
            return isGiven ? given : height(of: view)
        }
        guard table.style != .plain else { return 0 }
        return isHeader && index == 0 ? firstGroupGap : groupGap
    }

    /// Keeps a view that was made to be measured for when its section is seen: until then it is unseen where it was.
    private func keepMade(_ view: UIView, _ index: Int, _ isHeader: Bool) {
        let shown = (isHeader ? shownHeaders : shownFooters).values
        if view.superview === table, !shown.contains(where: { $0 === view }) { view.isHidden = true }
        let former = (isHeader ? madeHeaders : madeFooters)[index]
        if let former, former !== view, !shown.contains(where: { $0 === former }) { putAway(former) }
        isHeader ? (madeHeaders[index] = view) : (madeFooters[index] = view)
    }

    private func putAway(_ view: UIView) {
        if let edge = view as? UITableViewHeaderFooterView {
            headers.keep(edge, edge.reuseIdentifier)
        } else {
            view.removeFromSuperview()
        }
    }

    private func height(of view: UIView) -> CGFloat {
        let width = table.bounds.width
        if let edge = view as? UITableViewHeaderFooterView, edge.measuresItself {
            return edge.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        let inner = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        let size = inner.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { return size.height }
        return max(view.frame.height, view.intrinsicContentSize.height, 0)
    }

    // MARK: Changing

    /// The layout that an update begins with; nil where nothing was loaded, or all is to be.
    func layoutForUpdate() -> TableLayout? { needsCells ? nil : current }

    /// Makes `new` the layout, and `cells` those that are shown.
    func adopt(_ new: TableLayout, _ cells: [IndexPath: UITableViewCell], _ moves: TableMoves) {
        needsReload = false
        current = new
        (current.above, current.below) = outerHeights
        shown = cells
        for (path, cell) in cells { cell.shownPath = path }
        for isHeader in [true, false] {
            let old = isHeader ? shownHeaders : shownFooters
            var new: [Int: UIView] = [:]
            for (index, view) in old {
                if let place = moves.section(index) { new[place] = view } else { retireEdge(view, index, isHeader) }
            }
            if isHeader { shownHeaders = new } else { shownFooters = new }
            // What was made to measure those that stay waits to be used again.
            for (index, view) in isHeader ? madeHeaders : madeFooters {
                guard let kept = new[index] else { continue }
                if isHeader { madeHeaders[index] = nil } else { madeFooters[index] = nil }
                if view !== kept { putAway(view) }
            }
        }
    }

    /// The delegate is told that a cell is shown no more, if it is among `leaving`.
    func delegateLoses(_ cell: UITableViewCell, _ path: IndexPath, among leaving: [UITableViewCell]) {
        guard leaving.contains(where: { $0 === cell }) else { return }
        cell.shownPath = nil
        delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }

    /// Sets the height of a row.
    func setHeight(_ height: CGFloat, of path: IndexPath) { current.set(height, of: path) }

    /// Finds out the height of a row that is shown anew.
    func remeasure(_ cell: UITableViewCell, _ path: IndexPath) {
        guard current.contains(path), current.sections[path.section].source != .fixed else { return }
        current.set(asked(path) ?? fittingHeight(of: cell), of: path)
    }

    /// Lets the data source fill the cells of rows anew, without other ones.
    func reconfigure(_ paths: [IndexPath]) {
        guard let source = table.heldDataSource else { return }
        for path in paths {
            guard let cell = shown[path] else { continue }
            reconfigured = cell
            let filled = source.tableView(table, cellForRowAt: path)
            reconfigured = nil
            guard filled !== cell else { continue }
            retire(cell, path)
            shown[path] = prepared(filled, path)
            filled.shownPath = path
        }
        update { _ in }
    }

    // MARK: Making views

    /// The view of a section's header or footer: the delegate's, or one with the title; nil for none.
    private func makeEdge(_ index: Int, isHeader: Bool, title: String?) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(table, viewForHeaderInSection: index)
            : delegate?.tableView(table, viewForFooterInSection: index)
        if let own {
            (own as? UITableViewHeaderFooterView)?.take(place, as: isHeader ? .header : .footer)
            return own
        }
        guard let title, !title.isEmpty else { return nil }
        let view =
            headers.take(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.isHidden = false
        view.prepareForReuse()
        view.show(title, as: isHeader ? .header : .footer, in: place)
        return view
    }

    private static let titleIdentifier = "UITableViewSectionTitle"

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = cells.take(identifier) {
            cell.isHidden = false
            cell.prepareForReuse()
            return cell
        }
        guard let cell = cells.makeCell(identifier) else { return nil }
        cell.reuseIdentifier = identifier
        return cell
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headers.take(identifier) {
            view.isHidden = false
            view.place = place
            view.prepareForReuse()
            return view
        }
        guard let view = headers.makeHeader(identifier) else { return nil }
        view.place = place
        view.reuseIdentifier = identifier
        return view
    }

    /// The rows between two heights.
    func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        var found: [IndexPath] = []
        var next = layout.firstPath(endingBelow: top)
        while let path = next, current.row(path).y < bottom {
            found.append(path)
            next = current.path(after: path)
        }
        return found
    }

    /// The rows that have cells, from top to bottom.
    var shownPaths: [IndexPath] { shown.keys.ordered() }

    // MARK: Showing

    /// Shows what is in the table's bounds, and nothing else.
    func tile() {
        guard !isTiling, table.bounds.width > 0 else { return }
        isTiling = true
        defer { isTiling = false }
        if width != table.bounds.width { needsReload = true }
        if needsReload { load() }
        var passes = passLimit
        while placeRows(), passes > 0 { passes -= 1 }
        adoptContentSize()
        placeEdges()
        placeOuterViews()
        prefetch()
    }

    func adoptContentSize() {
        let size = CGSize(width: table.bounds.width, height: layout.height)
        if table.contentSize != size { table.contentSize = size }
    }

    /// Shows the rows in the bounds. Returns whether one of them was of another height than guessed.
    private func placeRows() -> Bool {
        let visible = table.bounds
        for (path, cell) in shown {
            let (y, height) = current.row(path)
            let isAway = y + height <= visible.minY || y >= visible.maxY
            if isAway, table.editing.reordering?.isMoved(path) != true { retire(cell, path) }
        }
        let hadRows = !shown.isEmpty
        var hasChanged = false
        var next = current.firstPath(endingBelow: visible.minY)
        while let path = next {
            let (y, guess) = current.row(path)
            guard y < table.bounds.maxY else { break }
            let cell = shown[path] ?? show(path)
            if let cell { setPlace(of: cell, path) }
            if let height = newHeight(of: path, cell), height != guess {
                current.set(height, of: path)
                hasChanged = true
                // What is seen stays where it is when a row above it turns out higher.
                if hadRows, y < table.bounds.minY { table.move(by: height - guess) }
            }
            if let cell { position(cell, path) }
            next = current.path(after: path)
        }
        return hasChanged
    }

    /// The height of a row whose height was a guess so far; nil for one that is known.
    private func newHeight(of path: IndexPath, _ cell: UITableViewCell?) -> CGFloat? {
        let section = current.sections[path.section]
        guard section.source != .fixed, section.rows.known(path.row) == nil else { return nil }
        let height = asked(path) ?? cell.map(fittingHeight)
        if let height, height + section.rowGap == section.rows.height(of: path.row) { current.set(height, of: path) }
        return height
    }

    /// The delegate's height of a row; nil where it has none.
    func asked(_ path: IndexPath) -> CGFloat? {
        guard current.sections[path.section].source == .delegate else { return nil }
        guard let height = delegate?.tableView(table, heightForRowAt: path), height.isFinite, height >= 0 else {
            return nil
        }
        return height
    }

    func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height.isFinite ? max(0, size.height) : UITableView.standardRowHeight
    }

    /// Shows a cell for a row that had none; nil without a data source.
    func show(_ path: IndexPath) -> UITableViewCell? {
        guard let source = table.heldDataSource else { return nil }
        let cell = prepared(source.tableView(table, cellForRowAt: path), path)
        shown[path] = cell
        cell.shownPath = path
        cell.setSelected(table.choice.selected.contains(path), animated: false)
        fetched.remove(path)
        arrival?(cell, path)
        delegate?.tableView(table, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Puts a cell into the table as one for the row at `path`.
    func prepared(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
        if let old = cell.shownPath, shown[old] === cell { shown[old] = nil }
        cell.isHidden = false
        UIView.performWithoutAnimation {
            cell.frame = cellRect(path)
            if cell.superview !== table { table.insertSubview(cell, at: 0) }
        }
        if let delegate {
            table.reachedDefault = false
            let level = delegate.tableView(table, indentationLevelForRowAt: path)
            if !table.reachedDefault { cell.indentationLevel = level }
        }
        setPlace(of: cell, path)
        UIView.performWithoutAnimation { table.editing.prepare(cell, path) }
        return cell
    }

    private func setPlace(of cell: UITableViewCell, _ path: IndexPath) {
        var place = place
        // Rows with space between them stand for themselves.
        let section = current.sections[path.section]
        place.isFirst = path.row == 0 || section.rowGap > 0
        place.isLast = path.row == section.rows.count - 1 || section.rowGap > 0
        cell.place = place
    }

    /// Moves a cell to its row.
    func position(_ cell: UITableViewCell, _ path: IndexPath) {
        guard table.editing.reordering?.isMoved(path) != true else { return }
        let frame = cellRect(path).offsetBy(
            dx: table.swipe.offset(of: path), dy: table.editing.reordering?.shift(of: path) ?? 0)
        if cell.frame != frame { cell.frame = frame }
    }

    /// Keeps a cell that is shown no more.
    func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        shown[path] = nil
        cell.shownPath = nil
        cells.keep(cell, cell.reuseIdentifier)
        delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }

    private func retireAll() { for (path, cell) in shown { retire(cell, path) } }

    // MARK: Headers and footers

    private func placeEdges() {
        let visible = table.bounds, insets = table.adjustedContentInset
        let (top, bottom) = (visible.minY + insets.top, visible.maxY - insets.bottom)
        var (seenHeaders, seenFooters): (Set<Int>, Set<Int>) = ([], [])
        var index = current.sectionIndex(at: visible.minY) ?? 0
        while index < current.sections.count, current.top(ofSection: index) < visible.maxY {
            defer { index += 1 }
            let whole = current.section(index), section = current.sections[index]
            var (header, footer) = (current.header(index), current.footer(index))
            var isFloating = false
            if table.style == .plain {
                let last = whole.y + whole.height - footer.height - header.height
                let y = max(header.y, min(top, last))
                (isFloating, header.y) = (y > header.y, y)
                footer.y = min(footer.y, max(bottom - footer.height, whole.y + section.gap + header.height))
            }
            if header.height > 0, header.y < visible.maxY, header.y + header.height > visible.minY {
                if let view = shownHeaders[index] ?? showEdge(index, isHeader: true) {
                    seenHeaders.insert(index)
                    (view as? UITableViewHeaderFooterView)?.isFloating = isFloating
                    let frame = rect(header)
                    if view.frame != frame { view.frame = frame }
                }
            }
            if footer.height > 0, footer.y < visible.maxY, footer.y + footer.height > visible.minY {
                if let view = shownFooters[index] ?? showEdge(index, isHeader: false) {
                    seenFooters.insert(index)
                    let frame = rect(footer)
                    if view.frame != frame { view.frame = frame }
                }
            }
        }
        for (index, view) in shownHeaders where !seenHeaders.contains(index) {
            retireEdge(view, index, true)
        }
        for (index, view) in shownFooters where !seenFooters.contains(index) {
            retireEdge(view, index, false)
        }
    }

    private func showEdge(_ index: Int, isHeader: Bool) -> UIView? {
        let section = current.sections[index]
        let made = isHeader ? madeHeaders.removeValue(forKey: index) : madeFooters.removeValue(forKey: index)
        let title = isHeader ? section.headerTitle : section.footerTitle
        guard let view = made ?? makeEdge(index, isHeader: isHeader, title: title) else { return nil }
        view.isHidden = false
        if isHeader { shownHeaders[index] = view } else { shownFooters[index] = view }
        UIView.performWithoutAnimation { table.addSubview(view) }
        if isHeader {
            delegate?.tableView(table, willDisplayHeaderView: view, forSection: index)
        } else {
            delegate?.tableView(table, willDisplayFooterView: view, forSection: index)
        }
        return view
    }

    private func retireEdge(_ view: UIView, _ index: Int, _ isHeader: Bool) {
        if isHeader { shownHeaders[index] = nil } else { shownFooters[index] = nil }
        putAway(view)
        if isHeader {
            delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: index)
        } else {
            delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: index)
        }
    }

    private func retireEdges() {
        for (index, view) in shownHeaders { retireEdge(view, index, true) }
        for (index, view) in shownFooters { retireEdge(view, index, false) }
    }

    private func placeOuterViews() {
        let width = table.bounds.width
        if let view = table.tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: width, height: current.above)
            if view.frame != frame { view.frame = frame }
        }
        if let view = table.tableFooterView {
            let frame = CGRect(x: 0, y: current.height - current.below, width: width, height: current.below)
            if view.frame != frame { view.frame = frame }
        }
        guard let ground = table.backgroundView else { return }
        if ground.frame != table.bounds { ground.frame = table.bounds }
        if table.subviews.first !== ground { table.sendSubviewToBack(ground) }
    }

    // MARK: Prefetching

    /// Tells the prefetching data source of the rows beyond those that are seen, in the direction of the scrolling.
    private func prefetch() {
        guard let source = table.prefetchDataSource else { return }
        let visible = table.bounds
        let goesUp = visible.minY < lastTop
        lastTop = visible.minY
        guard visible.height > 0 else { return }
        let near =
            goesUp
            ? paths(from: max(0, visible.minY - visible.height), to: visible.minY).reversed()
            : paths(from: visible.maxY, to: visible.maxY + visible.height)
        let wanted = near.prefix(prefetchLimit).filter { shown[$0] == nil }
        let new = wanted.filter { !fetched.contains($0) }
        let forsaken = fetched.subtracting(wanted).filter { shown[$0] == nil }.ordered()
        fetched = Set(wanted)
        if !forsaken.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: forsaken) }
        if !new.isEmpty { source.tableView(table, prefetchRowsAt: new) }
    }
}

/// The most rows that are prefetched at a time. Ours.
private let prefetchLimit = 24
