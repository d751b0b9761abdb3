import CoreGraphics
import Foundation
import OctantBase

/// Above the items. Ours.
private let pinnedIndex = 10

/// Items in lines, as words are in a text, with a header and a footer for each section. Main thread.
///
/// Items of one size are not gone through: a layout of 100,000 costs what one of twenty does.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As `estimatedItemSize`: cells are as large as they ask for, and 50 by 50 points until they were seen.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Whether a delegate's method was left out: its default sets it.
    final var reachedDefault = false
    /// The sections, and where each begins; nil until they are asked for.
    private var solved: (sections: [FlowSection], starts: [CGFloat])?
    /// The sizes that cells asked for.
    private var preferred: [IndexPath: CGSize] = [:]

    /// A layout of items of 50 by 50 points, 10 points apart.
    public override init() { super.init() }

    /// A layout from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? NibCoder { NibReader(coder.element, coder.loader).fill(self) }
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Sizes and spaces

    /// The direction in which the contents scroll. Vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of items for which the delegate has none, in points. 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }

    /// A guess of the size of items, which are as large as their cells ask for when they are seen: zero, the default,
    /// for `itemSize` or the delegate's sizes instead.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }

    /// The least space between lines, in points. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }

    /// The least space between the items of a line, in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The space around the items of each section, headers and footers not among them. Zero by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// What the sides of sections are counted from.
    public enum SectionInsetReference: Int, Sendable {
        /// The content inset of the collection.
        case fromContentInset = 0
        /// What bars and the like leave free.
        case fromSafeArea = 1
        /// The collection's layout margins.
        case fromLayoutMargins = 2
    }

    /// What the insets of sections are counted from, across the direction of scrolling. `.fromContentInset` by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// The insets across the direction of scrolling besides those of sections.
    private func reference(_ view: UICollectionView) -> (leading: CGFloat, trailing: CGFloat) {
        let insets: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return (0, 0)
        case .fromSafeArea: insets = view.safeAreaInsets
        case .fromLayoutMargins: insets = view.layoutMargins
        }
        let content = view.adjustedContentInset
        return isVertical
            ? (max(insets.left - content.left, 0), max(insets.right - content.right, 0))
            : (max(insets.top - content.top, 0), max(insets.bottom - content.bottom, 0))
    }

    /// The size of headers: the height counts, or the width where the contents scroll sideways. Zero by default: none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// The size of footers. Zero by default: none.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    /// Whether headers stay at the edge while their sections are scrolled under them. False by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay at the edge while their sections are scrolled under them. False by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var asksForSizes: Bool { estimatedItemSize != .zero }

    // MARK: Axes

    private var isVertical: Bool { scrollDirection == .vertical }

    private func extent(_ size: CGSize) -> FlowExtent {
        let (width, height) = (size.width.isFinite ? size.width : 0, size.height.isFinite ? size.height : 0)
        return isVertical
            ? FlowExtent(along: max(0, height), across: max(0, width))
            : FlowExtent(along: max(0, width), across: max(0, height))
    }

    /// The room that the collection has for contents.
    private var room: CGSize {
        guard let collectionView else { return .zero }
        let insets = collectionView.adjustedContentInset, size = collectionView.bounds.size
        return CGSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The length across the direction of scrolling.
    private var breadth: CGFloat { isVertical ? room.width : room.height }

    /// The rectangle of something in a section that begins at `start`. Its origin is on whole pixels.
    private func rect(_ along: CGFloat, _ across: CGFloat, _ size: FlowExtent) -> CGRect {
        let scale = resolvedScale(collectionView?.traitCollection.displayScale ?? 0)
        let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        let sides =
            isVertical
            ? CGSize(width: size.across, height: size.along) : CGSize(width: size.along, height: size.across)
        return CGRect(origin: origin.rounded(toPixelsAt: scale), size: sides)
    }

    // MARK: Computing

    private var layout: (sections: [FlowSection], starts: [CGFloat]) {
        if let solved { return solved }
        var (sections, starts, start): ([FlowSection], [CGFloat], CGFloat) = ([], [], 0)
        for index in 0..<(collectionView?.numberOfSections ?? 0) {
            let section = section(index)
            sections.append(section)
            starts.append(start)
            start += section.length
        }
        starts.append(start)
        solved = (sections, starts)
        return (sections, starts)
    }

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.items.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func spaces(_ section: Int, _ view: UICollectionView) -> FlowSpaces {
        let delegate = delegate
        let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let reference = reference(view)
        var spaces = FlowSpaces()
        (spaces.before, spaces.after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        spaces.lead = reference.leading + (isVertical ? insets.left : insets.top)
        let across = isVertical ? insets.left + insets.right : insets.top + insets.bottom
        spaces.room = breadth - across - reference.leading - reference.trailing
        spaces.lines =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        spaces.items =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        spaces.header = extent(header ?? headerReferenceSize).along
        spaces.footer = extent(footer ?? footerReferenceSize).along
        return spaces
    }

    private func section(_ index: Int) -> FlowSection {
        guard let view = collectionView else {
            return FlowSection(count: 0, common: extent(itemSize), spaces: FlowSpaces())
        }
        let (count, spaces) = (view.numberOfItems(inSection: index), spaces(index, view))
        let guess = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        let common = asksForSizes ? extent(guess) : extent(itemSize)
        var section = FlowSection(count: count, common: common, spaces: spaces)
        if let delegate, count > 0 {
            func asked(_ item: Int) -> FlowExtent {
                extent(
                    delegate.collectionView(
                        view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)))
            }
            reachedDefault = false
            let first = asked(0)
            if !reachedDefault {
                section = FlowSection([first] + (1..<count).map(asked), spaces: spaces)
            }
        }
        let known = preferred.filter { $0.key.section == index }
        if !known.isEmpty {
            section.set(Dictionary(uniqueKeysWithValues: known.map { ($0.key.item, extent($0.value)) }))
        }
        return section
    }

    open override func prepare() {
        super.prepare()
        _ = layout
    }

    open override var collectionViewContentSize: CGSize {
        let length = layout.starts.last ?? 0
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    // MARK: Invalidating

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.preferredSizes.isEmpty {
            adopt(context.preferredSizes)
        } else {
            let flow = context as? UICollectionViewFlowLayoutInvalidationContext
            let isOther = context.invalidateEverything || context.invalidateDataSourceCounts
            if isOther || flow?.invalidateFlowLayoutDelegateMetrics ?? true { solved = nil }
            // Items of other numbers have the sizes that they had.
            if !context.invalidateDataSourceCounts || context.invalidateEverything, solved == nil { preferred = [:] }
        }
        super.invalidateLayout(with: context)
    }

    /// Items came, went and moved: `place` has the new path of each, nil for what is gone.
    final func moveSizes(_ place: (IndexPath) -> IndexPath?) {
        guard !preferred.isEmpty else { return }
        preferred = preferred.reduce(into: [:]) { moved, entry in
            if let path = place(entry.key) { moved[path] = entry.value }
        }
        solved = nil
    }

    /// Cells asked for these sizes.
    private func adopt(_ sizes: [IndexPath: CGSize]) {
        preferred.merge(sizes) { $1 }
        guard var (sections, starts) = solved else { return }
        solved = nil
        for (index, paths) in Dictionary(grouping: sizes.keys, by: \.section) where sections.indices.contains(index) {
            sections[index].set(Dictionary(uniqueKeysWithValues: paths.map { ($0.item, extent(sizes[$0] ?? .zero)) }))
        }
        for index in sections.indices { starts[index + 1] = starts[index] + sections[index].length }
        solved = (sections, starts)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return changesBreadth(newBounds, bounds) || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    private func changesBreadth(_ new: CGRect, _ old: CGRect) -> Bool {
        isVertical ? new.width != old.width : new.height != old.height
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
            collectionView.map { changesBreadth(newBounds, $0.bounds) } ?? true
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        asksForSizes && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    // MARK: What is where

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (sections, starts) = layout
        let (top, bottom) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        var index = max(0, starts.indexReached(when: { $0 > top }) - 1)
        while index < sections.count, starts[index] < bottom {
            let section = sections[index]
            let begin = starts[index] + section.itemsStart
            for number in section.lines(from: top - begin, to: bottom - begin) {
                let line = section.line(number)
                for (item, place) in section.places(of: line).enumerated() {
                    let attributes = makeAttributes(IndexPath(item: line.first + item, section: index))
                    attributes.frame = self.rect(starts[index] + place.along, place.across, place.size)
                    if attributes.frame.intersects(rect) { found.append(attributes) }
                }
            }
            for isHeader in [true, false] {
                if let edge = edge(index, isHeader: isHeader), edge.frame.intersects(rect) { found.append(edge) }
            }
            index += 1
        }
        return found
    }

    /// The attributes of a section's header or footer; nil for none.
    private func edge(_ index: Int, isHeader: Bool) -> UICollectionViewLayoutAttributes? {
        let (sections, starts) = layout
        let section = sections[index]
        let length = isHeader ? section.spaces.header : section.spaces.footer
        guard length > 0 else { return nil }
        let kind = isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        let attributes = makeAttributes(IndexPath(item: 0, section: index), .supplementaryView, kind)
        let (begin, end) = (starts[index], starts[index + 1])
        var place = isHeader ? begin : end - length
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView {
            let seen = view.items.mirrored(view.bounds.inset(by: view.adjustedContentInset))
            let (top, bottom) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
            place =
                isHeader
                ? max(begin, min(top, end - section.spaces.footer - length))
                : min(end - length, max(bottom - length, begin + section.spaces.header))
            attributes.zIndex = pinnedIndex
        }
        attributes.frame = rect(place, 0, FlowExtent(along: length, across: breadth))
        return attributes
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let (sections, starts) = layout
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            0..<sections[indexPath.section].count ~= indexPath.item
        else { return nil }
        let section = sections[indexPath.section]
        let line = section.line(of: indexPath.item)
        let place = section.places(of: line)[indexPath.item - line.first]
        let attributes = makeAttributes(indexPath)
        attributes.frame = rect(starts[indexPath.section] + place.along, place.across, place.size)
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard layout.sections.indices.contains(indexPath.section) else { return nil }
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: return edge(indexPath.section, isHeader: true)
        case UICollectionView.elementKindSectionFooter: return edge(indexPath.section, isHeader: false)
        default: return nil
        }
    }
}
