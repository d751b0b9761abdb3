import CoreGraphics
import Foundation
import ObjectiveC
import OctantBase
import QuartzCore

/// Shows the items of a data source where a layout says. Main thread.
///
/// Only the items that are seen have cells, which are used again: a collection of 100,000 items takes as much memory
/// and time as one of twenty, where its layout does not go through them all.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    private var layoutInForce: UICollectionViewLayout
    /// What is shown, and the views that show it.
    final lazy var items = CollectionItems(self)
    /// What the user selects and highlights.
    final lazy var choice = CollectionChoice(self)
    /// The row of a list that is swiped aside; nil until a list has such actions.
    final private(set) var swipe: RowSwipe?
    /// The menus of items.
    private lazy var menu = ListMenu(of: self) { [unowned self] in menuConfiguration(at: $0) }

    // MARK: Making

    /// A collection of this frame and layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutInForce = layout
        super.init(frame: frame)
        setUp()
    }

    /// A collection of this frame with a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// A collection from an interface file.
    public required init?(coder: NSCoder) {
        let reader = (coder as? NibCoder).map { NibReader($0.element, $0.loader) }
        layoutInForce = reader?.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        layoutInForce.collectionView = self
        if backgroundColor == nil { backgroundColor = usualBackground }
    }

    /// The background that it has by itself. Another one is the program's.
    private var usualBackground: UIColor = .systemBackground

    /// Shows `color`, or the system's background for nil, unless the program has chosen one.
    final func showOwnBackground(_ color: UIColor?) {
        guard backgroundColor == usualBackground else { return }
        usualBackground = color ?? .systemBackground
        if backgroundColor != usualBackground { backgroundColor = usualBackground }
    }

    // MARK: The layout

    /// What says where the items are. Setting another one changes to it at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutInForce }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes to another layout, in .3 s if `animated`.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes to another layout, in .3 s if `animated`. `completion` is called when that is over, with whether it was
    /// animated to its end.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = layoutInForce
        guard layout !== old else {
            completion?(true)
            return
        }
        let change = { [self] in
            old.collectionView = nil
            layoutInForce = layout
            layout.collectionView = self
            showOwnBackground(nil)
            items.layoutDidChange()
        }
        let isShown = window != nil && bounds.width > 0 && bounds.height > 0
        guard isShown else {
            change()
            completion?(true)
            return
        }
        if animated {
            items.changeLayout(from: old, to: layout, change, completion: completion)
        } else {
            UIView.performWithoutAnimation {
                items.changeLayout(from: old, to: layout, change, completion: completion)
            }
        }
    }

    // MARK: Contents

    /// The object that has the contents. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { heldDataSource }
        set { heldDataSource = newValue }
    }

    /// The data source that is asked: what was set here, whatever a subclass's `dataSource` returns.
    final weak var heldDataSource: (any UICollectionViewDataSource)? {
        didSet { if heldDataSource !== oldValue { items.reload() } }
    }

    /// The object that is asked what can be chosen, and by a flow layout for sizes. Not retained.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { items.delegate }
        set {
            guard newValue !== heldDelegate else { return }
            heldDelegate = newValue
            _ = menu
            layoutInForce.invalidateLayout()
        }
    }

    /// The object that is told of items that are going to be seen. Not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether `prefetchDataSource` is told. True by default.
    open var isPrefetchingEnabled = true

    /// Asks the data source for everything anew. Selected items are not selected any more.
    open func reloadData() {
        choice.forgetAll()
        items.reload()
    }

    /// The number of sections.
    open var numberOfSections: Int { items.numbers.count }

    /// The number of items in `section`; 0 for one that is not there.
    open func numberOfItems(inSection section: Int) -> Int {
        let numbers = items.numbers
        return numbers.indices.contains(section) ? numbers[section] : 0
    }

    /// A view behind the items, as large as the collection. Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            needLayout()
        }
    }

    // MARK: Cells

    /// Makes `dequeueReusableCell` return cells of class `cellClass` for `identifier`; nil undoes it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return items.cells.register(nil, identifier) }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            return Log.once(
                "collection.register.\(cellClass)", "\(cellClass) is no UICollectionViewCell: it is not registered")
        }
        items.cells.register(.type(type), identifier)
    }

    /// Makes `dequeueReusableCell` return the cell of the interface file `nib` for `identifier`; nil undoes it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        items.cells.register(nib.map { .nib($0) }, identifier)
    }

    /// Makes `dequeueReusableSupplementaryView` return views of class `viewClass` for this kind and `identifier`; nil
    /// undoes it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let key = CollectionItems.key(elementKind, identifier)
        guard let viewClass else { return items.others.register(nil, key) }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            return Log.once(
                "collection.register.\(viewClass)", "\(viewClass) is no UICollectionReusableView: it is not registered")
        }
        items.others.register(.type(type), key)
    }

    /// Makes `dequeueReusableSupplementaryView` return the view of the interface file `nib` for this kind and
    /// `identifier`; nil undoes it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { items.others.register(nib.map { .nib($0) }, CollectionItems.key(kind, identifier)) }

    /// A cell for the item at `indexPath`: one that is shown no more, or a new one of what is registered. With nothing
    /// registered for `identifier`, a plain cell and one line of the log.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = items.dequeueCell(identifier, indexPath) { return cell }
        Log.once(
            "collection.dequeue.\(identifier)",
            "nothing is registered for items' cells of '\(identifier)': a plain one is made")
        let cell = UICollectionViewCell()
        cell.reuseIdentifier = identifier
        return cell
    }

    /// A view beside the items, as `dequeueReusableCell` makes cells.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = items.dequeueOther(elementKind, identifier, indexPath) { return view }
        Log.once(
            "collection.dequeue.\(elementKind).\(identifier)",
            "nothing is registered for views of '\(elementKind)' and '\(identifier)': a plain one is made")
        return UICollectionReusableView()
    }

    // MARK: Where things are

    /// The attributes of the item at `indexPath`; nil for one that is not there.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items.attributes(of: CollectionElement(.cell, nil, indexPath))
    }

    /// The attributes of a view beside the items; nil for one that is not there.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        items.attributes(of: CollectionElement(.supplementaryView, kind, indexPath))
    }

    /// The item at `point` of the contents; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        return items.attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
            .filter { $0.representedElementCategory == .cell && items.seenFrame($0).contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// The item that `cell` shows; nil for none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.shownPath.flatMap { cellForItem(at: $0) === cell ? $0 : nil }
    }

    /// The cell of the item at `indexPath`; nil where it is not seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.shown[CollectionElement(.cell, nil, indexPath)] as? UICollectionViewCell
    }

    /// The cells that are seen, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

    /// The items that are seen, in their order.
    open var indexPathsForVisibleItems: [IndexPath] {
        items.shown.keys.filter { $0.category == .cell }.map(\.path).ordered()
    }

    /// The view beside the items of this kind and path; nil where it is not seen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { items.shown[CollectionElement(.supplementaryView, elementKind, indexPath)] }

    /// The views of this kind that are seen, in the order of their paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    /// The paths of the views of this kind that are seen, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        items.shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).ordered()
    }

    /// Scrolls so that the item at `indexPath` is at `scrollPosition`, as far as there is something to scroll.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        items.scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Changing items

    /// Makes the changes of `updates` together, animated; `completion` is called when they are over, with whether they
    /// were animated to their end. A data source that does not have as many items then is logged, and the collection is
    /// reloaded.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        items.beginUpdates()
        updates?()
        items.endUpdates(completion)
    }

    /// Makes the changes of `updates` together, at once: they need no `self.`, as on Apple's systems.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Items came, at `indexPaths` after the update.
    open func insertItems(at indexPaths: [IndexPath]) { items.update { $0.inserted.formUnion(indexPaths) } }

    /// Items went, which were at `indexPaths` before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { items.update { $0.deleted.formUnion(indexPaths) } }

    /// Items are other ones: they get new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { items.update { $0.reloaded.formUnion(indexPaths) } }

    /// Asks the data source to fill the cells of items anew: `dequeueReusableCell` returns the very cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { items.reconfigure(indexPaths) }

    /// An item moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        items.update { $0.moved[indexPath] = newIndexPath }
    }

    /// Sections came, at `sections` after the update.
    open func insertSections(_ sections: IndexSet) { items.update { $0.insertedSections.formUnion(sections) } }

    /// Sections went, which were at `sections` before the update.
    open func deleteSections(_ sections: IndexSet) { items.update { $0.deletedSections.formUnion(sections) } }

    /// Sections are other ones.
    open func reloadSections(_ sections: IndexSet) { items.update { $0.reloadedSections.formUnion(sections) } }

    /// A section moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        items.update { $0.movedSections[section] = newSection }
    }

    // MARK: Selection

    /// Whether the user can select an item. True by default.
    open var allowsSelection = true

    /// Whether the user can select several. False by default.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { choice.keepOne() } }
    }

    /// The items that are selected; empty for none, never nil.
    open var indexPathsForSelectedItems: [IndexPath]? { choice.selected }

    /// Selects the item at `indexPath`, nil for none, and scrolls to it unless `scrollPosition` is empty. The delegate
    /// is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        choice.select(indexPath)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects the item at `indexPath`. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { choice.deselect(indexPath) }

    // MARK: As a view

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            items.boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            if CATransform3DIsIdentity(layer.transform), newValue.isFinite {
                items.boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.standardized.size))
            }
            super.frame = newValue
        }
    }

    open override func layoutSubviews() {
        items.tile()
        super.layoutSubviews()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutInForce.invalidateLayout()
    }

    /// Rows of lists can be swiped aside from now on.
    final func beginSwiping() { if swipe == nil { swipe = RowSwipe(self) } }

    /// Whether a drag may begin: one sideways where the row of a list has actions.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let swipe {
            if gestureRecognizer === swipe.pan { return swipe.mayBegin() }
            if gestureRecognizer === panGestureRecognizer { swipe.close(animated: true) }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutInForce.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
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
        layoutInForce.invalidateLayout()
    }

    /// A list of items for a screen reader, unless the program sets another kind.
    open override var accessibilityContainerType: UIAccessibilityContainerType {
        get { super.accessibilityContainerType == .none ? .list : super.accessibilityContainerType }
        set { super.accessibilityContainerType = newValue }
    }

    /// Moves the contents and what is seen of them. What is under way goes on.
    final func move(by distance: CGVector) {
        move(to: CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    }

    /// Whether keys can go to `cell`.
    final func canFocus(_ cell: UICollectionViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        return delegate?.collectionView(self, canFocusItemAt: path) ?? allowsSelection
    }

    /// Does what a tap on `cell` does. Returns whether that can be done.
    final func activateItem(of cell: UICollectionViewCell) -> Bool { indexPath(for: cell).map(choice.press) ?? false }
}
