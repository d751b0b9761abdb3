import CoreGraphics
import Foundation

/// The z index of headers that stay in view: above everything else of the section. Ours.
private let pinnedIndex = 10

/// Makes the section of a number; nil for an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout. Main thread.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: _PlainObject {
    /// A configuration: downwards, without spaces.
    public init() {}

    /// The direction in which the sections follow each other. Downwards by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points between sections. None by default.
    open var interSectionSpacing: CGFloat = 0
}

/// A layout put together of sections, groups and items. Main thread.
///
/// All sections are laid out at once, however many of their items are seen.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// What is where, from the beginning of the contents, by sections; nil until it is asked for.
    private var solved: (sections: [[CompositionalPart]], starts: [CGFloat], ends: [CGFloat])?
    private var places: [CollectionElement: (section: Int, part: Int)] = [:]
    /// The sections that are lists, and their margins.
    private var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    /// The sizes that views asked for.
    private var preferred: [CollectionElement: CGSize] = [:]
    private var breadth: CGFloat = -1
    /// The sections that scroll across, and what sections do before they are shown.
    private var scrolled: [Int: ScrolledSection] = [:]
    private var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

    /// A layout whose sections are all like `section`.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections are all like `section`.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }

    /// A layout whose sections `sectionProvider` makes.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout whose sections `sectionProvider` makes.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// A layout without any sections: files have none of these.
    public required init?(coder: NSCoder) {
        (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
        super.init(coder: coder)
    }

    /// Rows as lists have them.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in configuration.section(in: environment) }
    }

    /// What holds for all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { if configuration !== oldValue { invalidateLayout() } }
    }

    /// The contents are mirrored where the interface reads from right to left.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Solving

    private var room: CGSize {
        guard let view = collectionView else { return .zero }
        let insets = view.adjustedContentInset
        return CGSize(
            width: max(0, view.bounds.width - insets.left - insets.right),
            height: max(0, view.bounds.height - insets.top - insets.bottom))
    }

    private var layout: (sections: [[CompositionalPart]], starts: [CGFloat], ends: [CGFloat]) {
        if let solved { return solved }
        guard let view = collectionView else { return ([], [], []) }
        let environment = environment
        var result: (sections: [[CompositionalPart]], starts: [CGFloat], ends: [CGFloat]) = ([], [], [])
        (places, lists, scrolled, handlers) = ([:], [:], [:], [:])
        var start: CGFloat = 0
        for index in 0..<view.numberOfSections {
            if index > 0 { start += configuration.interSectionSpacing }
            var (parts, length): ([CompositionalPart], CGFloat) = ([], 0)
            if let section = provider(index, environment) {
                lists[index] = section.list
                handlers[index] = section.visibleItemsInvalidationHandler
                let found = CompositionalSolver.solve(
                    section, index: index, count: view.numberOfItems(inSection: index), isVertical: isVertical,
                    in: environment, known: { [preferred] in preferred[$0] })
                (parts, length) = (found.parts, found.length)
                if var place = found.scrolled {
                    place.frame = place.frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
                    scrolled[index] = place
                }
            }
            for number in parts.indices {
                parts[number].frame = parts[number].frame.offsetBy(
                    dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
                places[parts[number].element] = (index, number)
            }
            result.sections.append(parts)
            result.starts.append(start)
            start += length
            result.ends.append(start)
        }
        solved = result
        if lists.values.contains(where: \.hasSwipes) { view.beginSwiping() }
        // All of the collection has the background of its lists, below their last rows, too.
        view.showOwnBackground(lists.min { $0.key < $1.key }?.value.backgroundColor)
        breadth = isVertical ? room.width : room.height
        return result
    }

    /// What sections can depend on.
    final var environment: CompositionalEnvironment {
        CompositionalEnvironment(room, .zero, collectionView?.traitCollection ?? .current)
    }

    open override func prepare() {
        super.prepare()
        _ = layout
    }

    open override var collectionViewContentSize: CGSize {
        let length = layout.ends.last ?? 0
        return isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    }

    // MARK: Invalidating

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isOther = context.invalidateEverything || context.invalidateDataSourceCounts
        if isOther || !context.isOfScrolling { solved = nil }
        if context.forgetsSizes, !context.isOfScrolling, !isOther || context.invalidateEverything {
            preferred = [:]
        }
        super.invalidateLayout(with: context)
    }

    /// Items came, went and moved: `place` has the new path of each, nil for what is gone.
    final func moveSizes(_ place: (IndexPath) -> IndexPath?) {
        preferred = preferred.reduce(into: [:]) { moved, entry in
            guard entry.key.category == .cell else { return moved[entry.key] = entry.value }
            if let path = place(entry.key.path) { moved[CollectionElement(.cell, nil, path)] = entry.value }
        }
        solved = nil
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return newBounds.size != bounds.size || layout.sections.contains { $0.contains { $0.pins != nil } }
    }

    private func part(_ element: CollectionElement) -> CompositionalPart? {
        let sections = layout.sections
        return places[element].map { sections[$0.section][$0.part] }
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let guesses = part(CollectionElement(originalAttributes))?.guesses else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return guesses.width && new.width != old.width || guesses.height && new.height != old.height
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        preferred[CollectionElement(originalAttributes)] = preferredAttributes.size
        context.preferredSizes[preferredAttributes.indexPath] = preferredAttributes.size
        return context
    }

    // MARK: What is where

    private func attributes(_ part: CompositionalPart, _ section: Int) -> UICollectionViewLayoutAttributes {
        let element = part.element
        let attributes = makeAttributes(element.path, element.category, element.kind)
        attributes.frame = part.frame
        attributes.zIndex = part.zIndex
        attributes.keepsWidth = !part.guesses.width
        if part.isScrolled, let scrolled = scrolled[section] {
            attributes.scrolled = ScrolledPlace(
                section: section, frame: scrolled.frame, length: scrolled.length, isSideways: scrolled.isSideways)
        }
        if let list = lists[section] { list.note(attributes, in: collectionView) }
        if let side = part.pins, let view = collectionView {
            let (starts, ends) = (layout.starts, layout.ends)
            let seen = view.items.mirrored(view.bounds.inset(by: view.adjustedContentInset))
            var frame = part.frame
            if isVertical {
                frame.origin.y =
                    side.edges.contains(.bottom)
                    ? max(starts[section], min(frame.minY, seen.maxY - frame.height))
                    : min(ends[section] - frame.height, max(frame.minY, seen.minY))
            } else {
                frame.origin.x =
                    side.edges.contains(.trailing)
                    ? max(starts[section], min(frame.minX, seen.maxX - frame.width))
                    : min(ends[section] - frame.width, max(frame.minX, seen.minX))
            }
            attributes.isPinned = frame != part.frame
            (attributes.frame, attributes.zIndex) = (frame, pinnedIndex)
        }
        return attributes
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (sections, starts, ends) = layout
        let (top, bottom) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        let first = ends.indexReached(when: { $0 > top })
        for index in first..<max(first, sections.count) where starts[index] < bottom {
            let offset = scrolled[index].map { _ in collectionView?.items.offset(ofScrolled: index) ?? 0 } ?? 0
            let shift = isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            for part in sections[index] where part.pins != nil || part.frame.intersects(rect) || part.isScrolled {
                if part.isScrolled {
                    guard part.frame.offsetBy(dx: -shift.x, dy: -shift.y).intersects(rect) else { continue }
                    found.append(attributes(part, index))
                    continue
                }
                let made = attributes(part, index)
                if made.frame.intersects(rect) { found.append(made) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(.cell, nil, indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(.supplementaryView, elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(.decorationView, elementKind, indexPath))
    }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        part(element).map { attributes($0, element.path.section) }
    }

    // MARK: Sections that scroll across

    /// How section `index` scrolls across; nil where it does not.
    final func scrolledSection(_ index: Int) -> ScrolledSection? {
        _ = layout
        return scrolled[index]
    }

    /// The sections that scroll across and have their place in `rect` of the contents.
    final func scrolledSections(in rect: CGRect) -> [Int: ScrolledSection] {
        _ = layout
        return scrolled.filter { $0.value.frame.intersects(rect) }
    }

    /// How a list shows section `index`; nil for one that is no list.
    final func list(_ index: Int) -> UICollectionLayoutListConfiguration? {
        _ = layout
        return lists[index]
    }

    /// What section `index` does before it is shown; nil for nothing.
    final func handler(_ index: Int) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { handlers[index] }

    /// Whether any section does something before it is shown.
    final var hasHandlers: Bool { !handlers.isEmpty }
}
