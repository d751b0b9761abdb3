import CoreGraphics
import Foundation
import OctantBase
import QuartzCore

/// How often cells that are seen may turn out of another size than guessed in one layout. Ours.
private let passLimit = 8

/// What a view of a collection stands for.
struct CollectionElement: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            attributes.representedElementCategory, attributes.representedElementKind, attributes.indexPath)
    }
}

/// The items of a collection: how many there are, and the views of those that are seen.
@MainActor
final class CollectionItems {
    unowned let view: UICollectionView
    /// The number of items in each section; nil until the data source is asked.
    private var counts: [Int]?
    private var needsPrepare = true
    private var isPreparing = false
    /// Whether the views that are shown are of other contents, and whether cells are asked for their sizes anew.
    private var needsViews = false
    private var needsSizes = false
    private var isTiling = false
    /// The views that are shown.
    private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
    var cells = ReuseQueue<UICollectionViewCell>()
    var others = ReuseQueue<UICollectionReusableView>()
    /// The attributes of what is in a rectangle around what is seen.
    private var known: (area: CGRect, attributes: [UICollectionViewLayoutAttributes])?
    /// The attributes of the view that the data source is asked for.
    private var pending: UICollectionViewLayoutAttributes?
    /// The cell that is to be filled anew in place of one that waits.
    private var reconfigured: UICollectionViewCell?
    /// The size that the layout was told of, and the width that mirrored contents had.
    private var toldSize = CGSize.zero
    private var mirrorWidth: CGFloat?

    /// The update or change of layout under way.
    var transition: CollectionTransition?
    /// The updates that did not end yet, what they change, and what is called after them.
    var updates = CollectedUpdates()

    /// The sections that scroll across.
    var scrolled = ScrolledSections()

    /// The items that the prefetching data source was told of.
    private var fetched: Set<IndexPath> = []
    private var lastOrigin = CGPoint.zero

    init(_ view: UICollectionView) { self.view = view }

    private var layout: UICollectionViewLayout { view.collectionViewLayout }

    // MARK: The delegate

    private weak var knownDelegate: AnyObject?
    private weak var typedDelegate: (any UICollectionViewDelegate)?

    /// The scroll view's delegate, if it is a collection's: looked up once, as casting it takes time.
    var delegate: (any UICollectionViewDelegate)? {
        let base = view.heldDelegate
        guard base !== knownDelegate else { return typedDelegate }
        knownDelegate = base
        typedDelegate = base as? any UICollectionViewDelegate
        return typedDelegate
    }

    // MARK: What there is

    /// The number of items in each section, as the data source has it.
    var numbers: [Int] {
        if let counts { return counts }
        guard let source = view.heldDataSource else { return [] }
        let numbers = (0..<max(0, source.numberOfSections(in: view))).map {
            max(0, source.collectionView(view, numberOfItemsInSection: $0))
        }
        counts = numbers
        return numbers
    }

    /// Whether there is such an item.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && numbers.indices.contains(path.section) && 0..<numbers[path.section] ~= path.item
    }

    /// Everything is asked for anew.
    func reload() {
        view.swipe?.rowsDidChange()
        (counts, needsViews) = (nil, true)
        let context = layout.makeContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        layout.invalidateLayout(with: context)
    }

    /// The numbers are asked for anew, for an update. Returns those before and after it; nil where nothing was loaded.
    func recount() -> (old: [Int], new: [Int])? {
        guard let old = counts, !needsViews else { return nil }
        counts = nil
        return (old, numbers)
    }

    // MARK: The layout

    /// The layout is to be asked anew.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        known = nil
        if context.forgetsSizes, !context.isOfScrolling { needsSizes = true }
        let (move, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
        if move != .zero {
            view.move(to: CGPoint(x: view.contentOffset.x + move.x, y: view.contentOffset.y + move.y))
        }
        if growth != .zero {
            let size = view.contentSize
            view.contentSize = CGSize(width: size.width + growth.width, height: size.height + growth.height)
        }
        guard !isPreparing else { return }
        needsPrepare = true
        view.setNeedsLayout()
    }

    /// Another layout is in force.
    func layoutDidChange() {
        scrolled.offsets = [:]
        (needsPrepare, needsSizes, known) = (true, true, nil)
        view.setNeedsLayout()
    }

    /// The part of the contents that is seen is going to be another one.
    func boundsWillChange(to bounds: CGRect) {
        guard bounds != view.bounds else { return }
        toldSize = bounds.size
        guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        let context = layout.invalidationContext(forBoundsChange: bounds)
        context.isOfScrolling = bounds.size == view.bounds.size
        layout.invalidateLayout(with: context)
    }

    /// Lets the layout prepare itself where it was invalidated.
    func prepareIfNeeded() {
        guard needsPrepare, !isPreparing else { return }
        _ = numbers
        isPreparing = true
        layout.prepare()
        isPreparing = false
        needsPrepare = false
        known = nil
    }

    /// Whether the contents are mirrored.
    var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    /// The width within which they are.
    private var mirroredWidth: CGFloat {
        let insets = view.adjustedContentInset
        return max(layout.collectionViewContentSize.width, view.bounds.width - insets.left - insets.right)
    }

    /// A rectangle of the contents in the layout, or the other way round.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(origin: CGPoint(x: mirroredWidth - rect.maxX, y: rect.minY), size: rect.size)
    }

    /// Attributes of the layout as they are in the contents.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate
        copy.center.x = mirroredWidth - attributes.center.x
        if let place = attributes.scrolled {
            let frame = mirrored(place.frame)
            copy.scrolled?.frame = frame
            if place.isSideways {
                copy.center.x = frame.minX + place.length - (attributes.center.x - place.frame.minX)
            }
        }
        return copy
    }

    /// The attributes of an element; nil for one that is not there.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        let found =
            switch element.category {
            case .cell: contains(element.path) ? layout.layoutAttributesForItem(at: element.path) : nil
            case .supplementaryView:
                layout.layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
            case .decorationView:
                layout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
            }
        return found.map(mirrored)
    }

    /// The attributes of what is in `rect` of the contents. What is around it is asked for, too, so that a small
    /// distance of scrolling asks for nothing.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        if known?.area.contains(rect) != true {
            let area = rect.insetBy(dx: -rect.width / 2, dy: -rect.height / 2)
            let found = layout.layoutAttributesForElements(in: mirrored(area)) ?? []
            known = (area, found.map(mirrored).filter(isThere))
        }
        return known?.attributes.filter { !$0.isHidden && seenFrame($0).intersects(rect) } ?? []
    }

    private func isThere(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell, !contains(attributes.indexPath) else { return true }
        Log.once("collection.layout", "a collection's layout has attributes of items that are not there")
        return false
    }

    /// Asks the layout anew for what is near to what is seen: it did not change, but what is seen of it.
    func forgetNear() { known = nil }

    /// The attributes known so far of what is near to what is seen.
    var nearAttributes: [UICollectionViewLayoutAttributes] { known?.attributes ?? [] }

    // MARK: Showing

    /// Shows what is in the collection's bounds, and nothing else.
    func tile() {
        guard !isTiling, view.bounds.width > 0, view.bounds.height > 0 else { return }
        isTiling = true
        defer { isTiling = false }
        if toldSize != view.bounds.size {
            toldSize = view.bounds.size
            layout.invalidateLayout()
        }
        if needsViews { retireAll() }
        needsViews = false
        for _ in 0..<passLimit {
            prepareIfNeeded()
            adoptContentSize()
            guard show() else { break }
        }
        placeGround()
        view.swipe?.rowsWerePlaced()
        prefetch()
    }

    func adoptContentSize() {
        prepareIfNeeded()
        let size = layout.collectionViewContentSize
        if view.contentSize != size { view.contentSize = size }
        guard isMirrored else { return mirrorWidth = nil }
        // What is seen of mirrored contents keeps its distance from where they begin, at the right.
        let insets = view.adjustedContentInset
        let (width, room) = (mirroredWidth, view.bounds.width - insets.left - insets.right)
        let growth = width - (mirrorWidth ?? room)
        mirrorWidth = width
        guard growth != 0 else { return }
        view.move(to: view.clamped(CGPoint(x: view.contentOffset.x + growth, y: view.contentOffset.y)))
    }

    /// Shows the views in the bounds. Returns whether the layout is another one by their sizes.
    private func show() -> Bool {
        placeScrollers()
        let wanted = handled(attributes(in: view.bounds))
        let elements = Set(wanted.map { CollectionElement($0.original) })
        let remaining = !shown.isEmpty
        for (element, view) in shown where !elements.contains(element) { retire(view, element) }
        var fitted: [(preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)] = []
        let asksAll = needsSizes
        needsSizes = false
        for (attributes, changed) in wanted {
            let element = CollectionElement(attributes)
            var isNew = false
            if shown[element] == nil { isNew = make(changed, element) }
            guard let made = shown[element] else { continue }
            if made.superview !== host(of: attributes) { rehost(made, element, attributes) }
            made.take(changed)
            guard isNew || asksAll, layout.asksForSizes else { continue }
            let preferred = made.preferredLayoutAttributesFitting(attributes.duplicate)
            if !preferred.isEqual(attributes) { fitted.append((preferred, attributes)) }
        }
        return adopt(fitted, keepsPlace: remaining && !asksAll)
    }

    /// Invalidates the layout by what views prefer. Returns whether it was.
    private func adopt(
        _ fitted: [(preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)],
        keepsPlace: Bool
    ) -> Bool {
        let taken = fitted.filter {
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: $0.preferred, withOriginalAttributes: $0.original)
        }
        guard !taken.isEmpty else { return false }
        // What is seen stays where it is when something before it turns out larger.
        let anchor = keepsPlace ? firstWhole : nil
        let before = anchor?.frame.origin
        for (preferred, original) in taken {
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            layout.invalidateLayout(with: context)
            // Also what is not seen any more then has room for its contents.
            if let made = shown[CollectionElement(original)] {
                UIView.performWithoutAnimation { made.take(preferred) }
            }
        }
        if let anchor, let before, let after = attributes(of: CollectionElement(anchor))?.frame.origin,
            after != before
        {
            adoptContentSize()
            view.move(by: CGVector(dx: after.x - before.x, dy: after.y - before.y))
        }
        return true
    }

    /// The first cell that is seen whole; nil at the beginning of the contents, where nothing is before it.
    private var firstWhole: UICollectionViewLayoutAttributes? {
        let visible = view.bounds
        return shown.values.compactMap(\.applied)
            .filter { $0.representedElementCategory == .cell && $0.scrolled == nil && visible.contains($0.frame) }
            .min { $0.indexPath < $1.indexPath }
    }

    /// Makes the view for `attributes`. Returns whether there is one.
    private func make(_ attributes: UICollectionViewLayoutAttributes, _ element: CollectionElement) -> Bool {
        pending = attributes
        defer { pending = nil }
        guard let made = view(for: element) else { return false }
        if let old = shown.first(where: { $0.value === made })?.key { shown[old] = nil }
        shown[element] = made
        made.isHidden = false
        UIView.performWithoutAnimation {
            place(made, element, in: host(of: attributes))
            made.take(transition?.begin(attributes, in: layout) ?? attributes)
        }
        if let cell = made as? UICollectionViewCell, element.category == .cell {
            cell.shownPath = element.path
            let isSelected = view.choice.selected.contains(element.path)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            fetched.remove(element.path)
            delegate?.collectionView(view, willDisplay: cell, forItemAt: element.path)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(
                view, willDisplaySupplementaryView: made, forElementKind: element.kind ?? "", at: element.path)
        }
        if transition != nil { UIView.performWithoutAnimation { made.layoutIfNeeded() } }
        return true
    }

    private func view(for element: CollectionElement) -> UICollectionReusableView? {
        let kind = element.kind ?? ""
        switch element.category {
        case .cell: return view.heldDataSource?.collectionView(view, cellForItemAt: element.path)
        case .supplementaryView:
            return view.heldDataSource?.collectionView(
                view, viewForSupplementaryElementOfKind: kind, at: element.path)
        case .decorationView:
            if let waiting = layout.decorations.take(kind) {
                waiting.prepareForReuse()
                return waiting
            }
            guard let made = layout.decorations.make(kind, { UIView.make($0) }) else {
                Log.once("collection.decoration.\(kind)", "nothing is registered for decoration views of '\(kind)'")
                return nil
            }
            made.reuseIdentifier = kind
            return made
        }
    }

    /// Puts a view into `host`, the collection or what scrolls in it: cells below what is beside them.
    private func place(_ made: UICollectionReusableView, _ element: CollectionElement, in host: UIView) {
        guard made.superview !== host else { return }
        let below = element.category == .supplementaryView
        let last = host.subviews.lastIndex {
            $0 is SectionScroller || (below ? $0 is UICollectionReusableView : $0 is UICollectionViewCell)
        }
        host.insertSubview(made, at: last.map { $0 + 1 } ?? (host === view ? groundCount : 0))
    }

    /// The number of views below everything that the layout places.
    var groundCount: Int {
        view.subviews.prefix { $0 === view.backgroundView || $0 === view.refreshControl }.count
    }

    /// A view goes on in another section, or another layout, where it is seen now.
    private func rehost(
        _ made: UICollectionReusableView, _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) {
        UIView.performWithoutAnimation {
            let host = host(of: attributes)
            let center = made.superview?.convert(made.center, to: host) ?? made.center
            place(made, element, in: host)
            made.center = center
            made.applied = nil
        }
    }

    // MARK: Retiring

    /// A view is shown no more.
    private func retire(_ made: UICollectionReusableView, _ element: CollectionElement, wasThere: Bool = false) {
        shown[element] = nil
        tellEnd(made, element)
        if let transition {
            let former = wasThere ? element : transition.former(element)
            if transition.leave(made, former, in: layout) { return }
        }
        keep(made, element)
    }

    /// Keeps a view to use it again.
    func keep(_ made: UICollectionReusableView, _ element: CollectionElement) {
        guard !shown.values.contains(where: { $0 === made }) else { return }
        made.applied = nil
        switch element.category {
        case .cell: (made as? UICollectionViewCell).map { cells.keep($0, $0.reuseIdentifier) }
        case .supplementaryView: others.keep(made, made.reuseKey)
        case .decorationView: layout.decorations.keep(made, made.reuseIdentifier)
        }
    }

    private func tellEnd(_ made: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = made as? UICollectionViewCell, element.category == .cell {
            cell.shownPath = nil
            delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: element.path)
        } else if element.category == .supplementaryView {
            delegate?.collectionView(
                view, didEndDisplayingSupplementaryView: made, forElementOfKind: element.kind ?? "", at: element.path)
        }
    }

    private func retireAll() {
        for (element, view) in shown { retire(view, element) }
    }

    /// Makes `views` those that are shown: items have other places. The others are gone.
    func adopt(_ views: [CollectionElement: UICollectionReusableView]) {
        let kept = Set(views.values.map(ObjectIdentifier.init))
        for (element, view) in shown where !kept.contains(ObjectIdentifier(view)) {
            retire(view, element, wasThere: true)
        }
        shown = views
        for (element, view) in views { (view as? UICollectionViewCell)?.shownPath = element.path }
    }

    // MARK: Using views again

    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = cells.take(identifier) {
            cell.isHidden = false
            cell.prepareForReuse()
            takePending(cell, .cell, path)
            return cell
        }
        guard let cell = cells.make(identifier, { UIView.make($0) }) else { return nil }
        cell.reuseIdentifier = identifier
        takePending(cell, .cell, path)
        return cell
    }

    /// The key under which views of a kind and name are kept.
    static func key(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }

    func dequeueOther(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView? {
        let key = Self.key(kind, identifier)
        let waiting = others.take(key)
        guard let made = waiting ?? others.make(key, { UIView.make($0) }) else { return nil }
        (made.reuseIdentifier, made.reuseKey) = (identifier, key)
        if waiting != nil {
            made.isHidden = false
            made.prepareForReuse()
        }
        takePending(made, .supplementaryView, path)
        return made
    }

    /// A view has its size before the data source fills it.
    private func takePending(
        _ made: UICollectionReusableView, _ category: UICollectionView.ElementCategory, _ path: IndexPath
    ) {
        guard let pending, pending.representedElementCategory == category, pending.indexPath == path else { return }
        UIView.performWithoutAnimation { made.take(pending) }
    }

    /// Lets the data source fill the cells of items anew, without other ones.
    func reconfigure(_ paths: [IndexPath]) {
        guard let source = view.heldDataSource else { return }
        for path in paths {
            let element = CollectionElement(.cell, nil, path)
            guard let cell = shown[element] as? UICollectionViewCell else { continue }
            reconfigured = cell
            let filled = source.collectionView(view, cellForItemAt: path)
            reconfigured = nil
            guard filled !== cell, let attributes = cell.applied else { continue }
            retire(cell, element)
            shown[element] = filled
            filled.shownPath = path
            UIView.performWithoutAnimation {
                place(filled, element, in: host(of: attributes))
                filled.take(attributes)
            }
        }
        needsSizes = needsSizes || layout.asksForSizes
        view.setNeedsLayout()
    }

    // MARK: Ground and prefetching

    private func placeGround() {
        guard let ground = view.backgroundView else { return }
        if ground.frame != view.bounds { ground.frame = view.bounds }
        if view.subviews.first !== ground { view.sendSubviewToBack(ground) }
    }

    /// Tells the prefetching data source of the items beyond those that are seen, in the direction of the scrolling.
    private func prefetch() {
        guard let source = view.prefetchDataSource, view.isPrefetchingEnabled else { return }
        let visible = view.bounds
        let goesBack = visible.minY < lastOrigin.y || visible.minX < lastOrigin.x
        lastOrigin = visible.origin
        let near = nearAttributes.filter {
            let frame = seenFrame($0)
            guard $0.representedElementCategory == .cell, !frame.intersects(visible) else { return false }
            let isBefore = frame.maxY <= visible.minY || frame.maxX <= visible.minX
            return isBefore == goesBack
        }
        let paths = near.map(\.indexPath).ordered()
        let wanted = (goesBack ? paths.reversed() : paths).prefix(prefetchLimit)
        let new = wanted.filter { !fetched.contains($0) }
        let forsaken = fetched.subtracting(wanted).filter { shown[CollectionElement(.cell, nil, $0)] == nil }.ordered()
        fetched = Set(wanted)
        if !forsaken.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: forsaken) }
        if !new.isEmpty { source.collectionView(view, prefetchItemsAt: Array(new)) }
    }
}

/// The most items that are prefetched at a time. Ours.
private let prefetchLimit = 48
