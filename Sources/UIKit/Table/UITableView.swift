import CoreGraphics
import Foundation
import ObjectiveC
import OctantBase
import QuartzCore

/// Shows the rows of a data source below each other, in sections. Main thread.
///
/// Only the rows that are seen have cells, which are used again: a table of 100,000 rows takes as much memory and time
/// as one of twenty. Rows are as high as `rowHeight`, or as the delegate or the constraints in their cells say.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// As a height: that which the contents ask for, or which the table's style has. -1.
    public static let automaticDimension: CGFloat = -1
    /// The height of a row that has one line of text, in points. Source: docs/sources/views.md, Tables.
    static let standardRowHeight: CGFloat = 44

    private var ownStyle: Style
    /// Whether a delegate's method was left out: its default sets it.
    final var reachedDefault = false
    /// What is where, and the views that show it.
    final lazy var rows = TableRows(self)
    /// The sections of an interface file whose rows are in it.
    final var staticSections: [StaticSection] = []
    /// What the user selects and highlights.
    final lazy var choice = TableChoice(self)
    /// Which rows are edited, and how.
    final lazy var editing = TableEditing(self)
    /// The titles of sections at the side.
    final lazy var index = TableIndex(self)
    /// The row that is swiped aside.
    final lazy var swipe = RowSwipe(self)
    /// The menus of rows.
    private lazy var menu = ListMenu(of: self) { [unowned self] in menuConfiguration(at: $0) }

    // MARK: Making

    /// A table of this frame and style.
    public init(frame: CGRect, style: Style) {
        ownStyle = style
        super.init(frame: frame)
        setUp()
    }

    /// A plain table of this frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table from an interface file.
    public required init?(coder: NSCoder) {
        let reader = (coder as? NibCoder).map { NibReader($0.element, $0.loader) }
        ownStyle = reader?.tableStyle ?? .plain
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        alwaysBounceVertical = true
        _ = swipe
        if backgroundColor == nil {
            backgroundColor = ownStyle == .plain ? .systemBackground : .systemGroupedBackground
        }
    }

    /// The style. It is set when the table is made.
    open var style: Style { ownStyle }

    // MARK: Contents

    /// The object that has the contents. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { heldDataSource }
        set { heldDataSource = newValue }
    }

    /// The data source that is asked: what was set here, whatever a subclass's `dataSource` returns.
    final weak var heldDataSource: (any UITableViewDataSource)? {
        didSet {
            guard heldDataSource !== oldValue else { return }
            index.reload()
            rows.setNeedsReload()
        }
    }

    /// The object that is asked how the table looks and behaves. Not retained.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { rows.delegate }
        set {
            guard newValue !== heldDelegate else { return }
            heldDelegate = newValue
            _ = menu
            rows.setNeedsReload()
        }
    }

    /// The object that is told of rows that are going to be seen. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Asks the data source for everything anew. Selected rows are not selected any more.
    open func reloadData() {
        choice.forgetAll()
        swipe.rowsDidChange()
        index.reload()
        rows.reload()
        needLayout()
    }

    /// The number of sections.
    open var numberOfSections: Int { rows.layout.sections.count }

    /// The number of rows in `section`; 0 for one that is not there.
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = rows.layout.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    // MARK: Cells

    /// Makes `dequeueReusableCell` return cells of class `cellClass` for `identifier`; nil undoes it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return rows.cells.register(nil, identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            return Log.once("table.register.\(cellClass)", "\(cellClass) is no UITableViewCell: it is not registered")
        }
        rows.cells.register(.type(type), identifier)
    }

    /// Makes `dequeueReusableCell` return the cell of the interface file `nib` for `identifier`; nil undoes it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        rows.cells.register(nib.map { .nib($0) }, identifier)
    }

    /// Makes `dequeueReusableHeaderFooterView` return views of class `aClass` for `identifier`; nil undoes it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return rows.headers.register(nil, identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return Log.once(
                "table.register.\(aClass)", "\(aClass) is no UITableViewHeaderFooterView: it is not registered")
        }
        rows.headers.register(.type(type), identifier)
    }

    /// Makes `dequeueReusableHeaderFooterView` return the view of the interface file `nib` for `identifier`; nil undoes
    /// it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rows.headers.register(nib.map { .nib($0) }, identifier)
    }

    /// A cell for `identifier`: one that is shown no more, or a new one of what is registered; nil where nothing is.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        rows.dequeueCell(identifier)
    }

    /// A cell for the row at `indexPath`. With nothing registered for `identifier`, a plain cell and one line of the
    /// log.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = rows.dequeueCell(identifier) { return cell }
        Log.once(
            "table.dequeue.\(identifier)", "nothing is registered for cells of '\(identifier)': a plain one is made")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A header or footer for `identifier`: one that is shown no more, or a new one; nil where nothing is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        rows.dequeueHeader(identifier)
    }

    // MARK: Heights

    /// The height of rows, in points, for which the delegate has none. `automaticDimension` by default: as high as
    /// their contents.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { rows.heightsDidChange() } }
    }

    /// Points between two rows of a section, each of which then has a ground of its own: 0 but for lists of SwiftUI.
    package final var rowSpacing: CGFloat = 0 {
        didSet { if rowSpacing != oldValue { rows.reload() } }
    }

    /// A guess of the height of rows that were not seen yet; `automaticDimension`, the default, for 44 points or
    /// `rowHeight`, 0 to ask the delegate for all heights at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { rows.heightsDidChange() } }
    }

    /// The height of headers for which the delegate has none. `automaticDimension` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { rows.heightsDidChange() } }
    }

    /// The height of footers for which the delegate has none. `automaticDimension` by default.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { rows.heightsDidChange() } }
    }

    /// A guess of the height of headers that were not seen yet. It is not needed here: the heights of all headers are
    /// found out at once. `automaticDimension` by default.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension

    /// A guess of the height of footers that were not seen yet. It is not needed here: the heights of all footers are
    /// found out at once. `automaticDimension` by default.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    /// The space above each header, in points; `automaticDimension`, the default, for 22 in plain tables and none in
    /// others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { rows.heightsDidChange() } }
    }

    // MARK: Views around the rows

    /// A view above all sections, as wide as the table and as high as its frame. Nil by default.
    open var tableHeaderView: UIView? {
        didSet { outerViewDidChange(oldValue, tableHeaderView) }
    }

    /// A view below all sections, as wide as the table and as high as its frame. Nil by default.
    open var tableFooterView: UIView? {
        didSet { outerViewDidChange(oldValue, tableFooterView) }
    }

    private func outerViewDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        rows.outerHeightsDidChange()
    }

    /// A view behind the rows, as large as the table. Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            needLayout()
        }
    }

    // MARK: Separators

    /// The lines between rows. Single lines by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { rows.heightsDidChange() } }
    }

    /// The colour of the lines; `UIColor.separator` by default, which nil brings back.
    open var separatorColor: UIColor? {
        get { ownSeparatorColor ?? .separator }
        set {
            if newValue != ownSeparatorColor {
                ownSeparatorColor = newValue
                needLayout()
            }
            noteAppearance(\UITableView.separatorColor, set: newValue)
        }
    }

    private var ownSeparatorColor: UIColor?

    /// The distance of the lines from the sides of the cells, in points: 16 or 20 at the left by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rows.margin, bottom: 0, right: 0) }
        set {
            guard newValue != ownSeparatorInset else { return }
            ownSeparatorInset = newValue
            needLayout()
        }
    }

    /// `separatorInset` as it was set.
    private(set) final var ownSeparatorInset: UIEdgeInsets?

    // MARK: The index of sections

    /// The title of an index that shows a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// The least number of rows with which the index is shown. 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { needLayout() } }
    }

    /// The colour of the index's titles; nil, the default, for the tint.
    open var sectionIndexColor: UIColor? {
        didSet { if sectionIndexColor != oldValue { index.setNeedsDisplay() } }
    }

    /// The ground of the index; nil, the default, for none.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { index.look() } }
    }

    /// The ground of the index while a finger is on it; nil, the default, for that of always.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { if sectionIndexTrackingBackgroundColor != oldValue { index.look() } }
    }

    /// Asks the data source for the titles of the index anew.
    open func reloadSectionIndexTitles() { index.reload() }

    /// Whether rows of a table that is wider than lines of text are read well keep their contents to that width, in the
    /// middle. False by default.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { rows.heightsDidChange() } }
    }

    // MARK: Changing rows

    /// Changes of rows and sections wait from now on, until `endUpdates()`, and are then made together.
    open func beginUpdates() { rows.beginUpdates() }

    /// Makes the changes since `beginUpdates()`, animated. Heights of rows that are seen are found out anew.
    open func endUpdates() { rows.endUpdates() }

    /// Makes the changes of `updates` together; `completion` is called when they are over, with whether they were
    /// animated to their end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        rows.beginUpdates()
        updates?()
        rows.endUpdates(completion)
    }

    /// Makes the changes of `updates` together, at once: they need no `self.`, as on Apple's systems.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Rows came, at `indexPaths` after the update. A data source that does not have as many then is logged, and the
    /// table is reloaded; this holds for all changes.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(indexPaths, animation, \.inserted, \.comings)
    }

    /// Rows went, which were at `indexPaths` before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(indexPaths, animation, \.deleted, \.goings)
    }

    /// Rows are other ones: they get new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(indexPaths, animation, \.reloaded, \.goings, \.comings)
    }

    /// Lets the data source fill the cells of rows anew: `dequeueReusableCell` returns the very cells. Heights are
    /// found out anew.
    open func reconfigureRows(at indexPaths: [IndexPath]) { rows.reconfigure(indexPaths) }

    /// A row moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        rows.update { $0.moved[indexPath] = newIndexPath }
    }

    /// Sections came, at `sections` after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(sections, animation, \.insertedSections, \.sectionComings)
    }

    /// Sections went, which were at `sections` before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(sections, animation, \.deletedSections, \.sectionGoings)
    }

    /// Sections are other ones, with as many rows as there are now.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(sections, animation, \.reloadedSections, \.sectionGoings, \.sectionComings)
    }

    /// A section moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        rows.update { $0.movedSections[section] = newSection }
    }

    // MARK: Where things are

    /// The row at `point` of the contents; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.isFinite && bounds.minX...bounds.maxX ~= point.x ? rows.layout.path(at: point.y) : nil
    }

    /// The row that `cell` shows; nil for none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.shownPath.flatMap { rows.shown[$0] === cell ? $0 : nil }
    }

    /// The rows in `rect` of the contents; nil for a rectangle that is not finite.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.isFinite else { return nil }
        return rows.paths(from: rect.minY, to: rect.maxY)
    }

    /// The cell of the row at `indexPath`; nil where it is not seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.shown[indexPath] }

    /// The cells that are seen, from top to bottom.
    open var visibleCells: [UITableViewCell] { rows.shownPaths.compactMap { rows.shown[$0] } }

    /// The rows that are seen, from top to bottom; nil for none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        let paths = rows.shownPaths
        return paths.isEmpty ? nil : paths
    }

    /// The header of `section`; nil where it is not seen, or there is none.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.shownHeaders[section] as? UITableViewHeaderFooterView
    }

    /// The footer of `section`; nil where it is not seen, or there is none.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.shownFooters[section] as? UITableViewHeaderFooterView
    }

    /// The rectangle of a section in the contents, with its header and footer.
    open func rect(forSection section: Int) -> CGRect { rows.rect(rows.layout.section(section)) }

    /// The rectangle of a section's header.
    open func rectForHeader(inSection section: Int) -> CGRect { rows.rect(rows.layout.header(section)) }

    /// The rectangle of a section's footer.
    open func rectForFooter(inSection section: Int) -> CGRect { rows.rect(rows.layout.footer(section)) }

    /// The rectangle of a row; an empty one for a row that is not there.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rows.cellRect(indexPath) }

    /// Scrolls so that the row at `indexPath` is at `scrollPosition`, as far as there is something to scroll.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        rows.scroll(to: indexPath, scrollPosition, animated: animated)
    }

    /// Scrolls so that the selected row nearest to the top is at `scrollPosition`.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = choice.selected.min() else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Whether the user can select a row. True by default.
    open var allowsSelection = true

    /// Whether the user can select several. False by default.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { choice.keepOne() } }
    }

    /// The row that is selected, the first of several; nil for none.
    open var indexPathForSelectedRow: IndexPath? { choice.selected.first }

    /// The rows that are selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { choice.selected.isEmpty ? nil : choice.selected }

    /// Selects the row at `indexPath`, nil for none, and scrolls to it unless `scrollPosition` is `.none`. The delegate
    /// is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        choice.select(indexPath, animated: animated)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects the row at `indexPath`. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { choice.deselect(indexPath, animated: animated) }

    // MARK: Editing

    /// Whether rows have controls that delete, insert and move them. False by default.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing; the controls come and go bit by bit, if `animated`.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing, animated: animated) }

    /// Whether the user can select a row while the table is edited. False by default.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several rows while the table is edited: their controls are marks then. False by
    /// default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard allowsMultipleSelectionDuringEditing != oldValue else { return }
            for (path, cell) in rows.shown { editing.prepare(cell, path) }
        }
    }

    /// Whether the user can select a row now, and several.
    final var maySelect: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    final var maySelectSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: As a view

    open override func layoutSubviews() {
        rows.tile()
        index.place()
        super.layoutSubviews()
    }

    /// Whether a drag may begin: one sideways where the row has actions.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swipe.pan { return !isEditing && swipe.mayBegin() }
        if let reordering = editing.reordering {
            if gestureRecognizer === reordering.pan { return isEditing && reordering.mayBegin() }
            if gestureRecognizer === panGestureRecognizer, reordering.holds(gestureRecognizer) { return false }
        }
        if gestureRecognizer === panGestureRecognizer { swipe.close(animated: true) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        choice.touchBegan(touches.first)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        choice.touchEnded()
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        choice.touchCancelled()
        super.touchesCancelled(touches, with: event)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            rows.heightsDidChange()
        }
        needLayout()
    }

    /// A list of rows for a screen reader, unless the program sets another kind.
    open override var accessibilityContainerType: UIAccessibilityContainerType {
        get { super.accessibilityContainerType == .none ? .list : super.accessibilityContainerType }
        set { super.accessibilityContainerType = newValue }
    }

    /// Moves the contents and what is seen of them: a row above has another height. What is under way goes on.
    final func move(by distance: CGFloat) {
        move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    }

    /// The detail button of `cell` was pressed.
    final func detailWasPressed(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        cell.detailSegue?.send(from: cell, event: nil, first: nil)
    }

    /// Whether keys can go to `cell`.
    final func canFocus(_ cell: UITableViewCell) -> Bool { maySelect && indexPath(for: cell) != nil }

    /// Does what a tap on `cell` does. Returns whether that can be done.
    final func activateRow(of cell: UITableViewCell) -> Bool { indexPath(for: cell).map(choice.press) ?? false }
}
