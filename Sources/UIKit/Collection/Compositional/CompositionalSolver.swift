import CoreGraphics
import Foundation

/// What a section of a compositional layout has, and where.
struct CompositionalPart {
    let element: CollectionElement
    var frame: CGRect
    var zIndex = 0
    /// Whether width and height are guesses, which the view corrects.
    var guesses = (width: false, height: false)
    /// The boundary item, where it stays in view.
    var pins: NSRectAlignment?
    /// Whether it scrolls with the section, across the layout's direction.
    var isScrolled = false
}

/// Finds out where everything in a section is.
@MainActor
struct CompositionalSolver {
    private let section: NSCollectionLayoutSection
    private let index: Int
    private let count: Int
    private let isVertical: Bool
    private let environment: CompositionalEnvironment
    /// The sizes that views asked for.
    private let known: (CollectionElement) -> CGSize?
    private var parts: [CompositionalPart] = []
    private var next = 0
    private var scrolled: ScrolledSection?

    private init(
        _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, isVertical: Bool,
        _ environment: CompositionalEnvironment, known: @escaping (CollectionElement) -> CGSize?
    ) {
        (self.section, self.index, self.count, self.isVertical) = (section, index, count, isVertical)
        (self.environment, self.known) = (environment, known)
    }

    /// What is in a section that begins at the origin of a room of `environment`, how long the section is, and how it
    /// scrolls across, if it does.
    static func solve(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, isVertical: Bool,
        in environment: CompositionalEnvironment, known: @escaping (CollectionElement) -> CGSize?
    ) -> (parts: [CompositionalPart], length: CGFloat, scrolled: ScrolledSection?) {
        var solver = CompositionalSolver(section, index, count, isVertical: isVertical, environment, known: known)
        let length = solver.run()
        return (solver.parts, length, solver.scrolled)
    }

    private mutating func run() -> CGFloat {
        let (insets, room) = (section.contentInsets, environment.effectiveContentSize)
        let inner = CGSize(
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
        // Headers come first: those that make the section larger move the groups.
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        var edges: [(NSCollectionLayoutBoundarySupplementaryItem, CompositionalPart)] = []
        for (number, item) in section.boundarySupplementaryItems.enumerated() {
            let follows = section.supplementariesFollowContentInsets
            let around = follows ? CGSize(width: inner.width, height: room.height) : room
            // Of several of a kind each has a path of its own.
            let path = edges.contains { $0.1.element.kind == item.elementKind } ? number : 0
            let element = CollectionElement(
                .supplementaryView, item.elementKind, IndexPath(item: path, section: index))
            let size = size(of: item.layoutSize, in: around, element)
            var part = CompositionalPart(element: element, frame: CGRect(origin: .zero, size: size))
            part.guesses = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
            part.zIndex = item.zIndex
            if item.pinToVisibleBounds { part.pins = item.alignment }
            edges.append((item, part))
            guard item.extendsBoundary else { continue }
            let length = along(size) + abs(isVertical ? item.offset.y : item.offset.x)
            if isBefore(item.alignment) { before = max(before, length) }
            if isAfter(item.alignment) { after = max(after, length) }
        }
        let start = before + (isVertical ? insets.top : insets.leading)
        let isScrolled = section.orthogonalScrollingBehavior != .none
        let end = isScrolled ? placeAcross(from: start, in: inner) : placeAlong(from: start, in: inner)
        let length = end + (isVertical ? insets.bottom : insets.trailing) + after
        placeEdges(edges, length, before, after)
        placeDecorations(length)
        return length
    }

    /// Places the groups one after the other. Returns where they end.
    private mutating func placeAlong(from start: CGFloat, in inner: CGSize) -> CGFloat {
        let insets = section.contentInsets
        var end = start
        while next < count {
            let first = next
            if end > start { end += section.interGroupSpacing }
            let origin =
                isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
            let size = place(section.group, at: origin, in: inner)
            end += along(size)
            // A group that takes no item would go on for ever.
            if next == first { break }
        }
        return end
    }

    /// Places the groups beside each other, to be scrolled across. Returns where the longest of them ends.
    private mutating func placeAcross(from start: CGFloat, in inner: CGSize) -> CGFloat {
        let (insets, room) = (section.contentInsets, environment.effectiveContentSize)
        let (before, after) = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        var (cursor, breadth, groups): (CGFloat, CGFloat, [ClosedRange<CGFloat>]) = (before, 0, [])
        while next < count {
            let first = next
            if !groups.isEmpty { cursor += section.interGroupSpacing }
            let origin = isVertical ? CGPoint(x: cursor, y: start) : CGPoint(x: start, y: cursor)
            let size = place(section.group, at: origin, in: inner)
            let length = isVertical ? size.width : size.height
            groups.append(cursor...cursor + length)
            cursor += length
            breadth = max(breadth, along(size))
            if next == first { break }
        }
        for index in parts.indices { parts[index].isScrolled = true }
        let frame =
            isVertical
            ? CGRect(x: 0, y: start, width: room.width, height: breadth)
            : CGRect(x: start, y: 0, width: breadth, height: room.height)
        let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
        scrolled = ScrolledSection(
            behavior: section.orthogonalScrollingBehavior,
            rate: section.orthogonalScrollingProperties.decelerationRate,
            bounce: section.orthogonalScrollingProperties.bounce, isSideways: isVertical, frame: frame,
            length: isCentered ? cursor + after : max(cursor + after, isVertical ? room.width : room.height),
            insets: (before, after), groups: groups)
        return start + breadth
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    private func isBefore(_ alignment: NSRectAlignment) -> Bool {
        alignment.edges.contains(isVertical ? .top : .leading)
    }

    private func isAfter(_ alignment: NSRectAlignment) -> Bool {
        alignment.edges.contains(isVertical ? .bottom : .trailing)
    }

    private func size(of layoutSize: NSCollectionLayoutSize, in around: CGSize, _ element: CollectionElement) -> CGSize
    {
        var size = layoutSize.points(in: around)
        guard layoutSize.isEstimated, let own = known(element) else { return size }
        if layoutSize.widthDimension.isEstimated { size.width = own.width }
        if layoutSize.heightDimension.isEstimated { size.height = own.height }
        return size
    }

    // MARK: Groups

    /// Places a group and takes the items that it has room for. Returns its size.
    private mutating func place(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, in around: CGSize, size given: CGSize? = nil
    ) -> CGSize {
        var size = given ?? group.layoutSize.points(in: around)
        let insets = group.contentInsets
        let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let used: CGSize
        switch group.arrangement {
        case .custom(let provider): used = placeCustom(provider, at: corner, room)
        case .row: used = placeLine(group, at: corner, room, isRow: true)
        case .column: used = placeLine(group, at: corner, room, isRow: false)
        }
        if group.layoutSize.widthDimension.isEstimated { size.width = used.width + insets.leading + insets.trailing }
        if group.layoutSize.heightDimension.isEstimated { size.height = used.height + insets.top + insets.bottom }
        return size
    }

    private mutating func placeCustom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, at corner: CGPoint, _ room: CGSize
    ) -> CGSize {
        let environment = CompositionalEnvironment(room, .zero, environment.traitCollection)
        var used = CGSize.zero
        for item in provider(environment) where next < count && item.frame.isFinite {
            var part = CompositionalPart(
                element: CollectionElement(.cell, nil, IndexPath(item: next, section: index)),
                frame: item.frame.offsetBy(dx: corner.x, dy: corner.y))
            part.zIndex = item.zIndex
            parts.append(part)
            used = CGSize(width: max(used.width, item.frame.maxX), height: max(used.height, item.frame.maxY))
            next += 1
        }
        return used
    }

    /// Places the items of a row or column. Returns the size that they take.
    private mutating func placeLine(
        _ group: NSCollectionLayoutGroup, at corner: CGPoint, _ room: CGSize, isRow: Bool
    ) -> CGSize {
        let spacing = group.interItemSpacing?.spacing ?? 0
        let whole = isRow ? room.width : room.height
        let own = group.layoutSize
        let isOpen = isRow ? own.widthDimension.isEstimated : own.heightDimension.isEstimated
        var (cursor, breadth, turn): (CGFloat, CGFloat, Int) = (0, 0, 0)
        // The parts of each item, to be moved apart where spaces grow.
        var runs: [Range<Int>] = []
        while next < count, !group.subitems.isEmpty {
            if let limit = group.count, turn == limit { break }
            // A group as long as what is in it has it once.
            if group.count == nil, isOpen, turn == group.subitems.count { break }
            let item = group.subitems[turn % group.subitems.count]
            let edges = item.edgeSpacing
            let (lead, trail) =
                isRow
                ? (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0)
                : (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
            let (near, far) =
                isRow
                ? (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
                : (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0)
            var size = itemSize(item, in: room)
            if let equal = group.count, !(isOpen && item.layoutSize.isEstimated) {
                let share = max(0, (whole - spacing * CGFloat(equal - 1)) / CGFloat(equal))
                if isRow { size.width = share } else { size.height = share }
            }
            let gap = turn == 0 ? 0 : spacing
            let length = isRow ? size.width : size.height
            let isFull = cursor + gap + lead + length + trail > whole + 0.01
            if turn > 0, group.count == nil, !isOpen, isFull { break }
            cursor += gap + lead
            let first = parts.count
            let place =
                isRow
                ? CGPoint(x: corner.x + cursor, y: corner.y + near)
                : CGPoint(x: corner.x + near, y: corner.y + cursor)
            let taken = put(item, at: place, size, in: room)
            runs.append(first..<parts.count)
            cursor += (isRow ? taken.width : taken.height) + trail
            breadth = max(breadth, near + (isRow ? taken.height : taken.width) + far)
            turn += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, runs.count > 1, cursor < whole {
            let growth = (whole - cursor) / CGFloat(runs.count - 1)
            for (number, run) in runs.enumerated() {
                for part in run {
                    let way = growth * CGFloat(number)
                    parts[part].frame = parts[part].frame.offsetBy(dx: isRow ? way : 0, dy: isRow ? 0 : way)
                }
            }
            cursor = whole
        }
        return isRow ? CGSize(width: cursor, height: breadth) : CGSize(width: breadth, height: cursor)
    }

    private func itemSize(_ item: NSCollectionLayoutItem, in room: CGSize) -> CGSize {
        if item is NSCollectionLayoutGroup { return item.layoutSize.points(in: room) }
        return size(
            of: item.layoutSize, in: room, CollectionElement(.cell, nil, IndexPath(item: next, section: index)))
    }

    /// Places one item, or all of a group in the group. Returns the size that it takes.
    private mutating func put(
        _ item: NSCollectionLayoutItem, at place: CGPoint, _ size: CGSize, in room: CGSize
    ) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup {
            return self.place(group, at: place, in: room, size: size)
        }
        let insets = item.contentInsets
        let path = IndexPath(item: next, section: index)
        var part = CompositionalPart(
            element: CollectionElement(.cell, nil, path),
            frame: CGRect(
                x: place.x + insets.leading, y: place.y + insets.top,
                width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom)))
        part.guesses = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
        parts.append(part)
        for other in item.supplementaryItems {
            var badge = CompositionalPart(
                element: CollectionElement(.supplementaryView, other.elementKind, path),
                frame: other.frame(at: part.frame))
            badge.zIndex = other.zIndex
            parts.append(badge)
        }
        next += 1
        return size
    }

    // MARK: Around the groups

    private mutating func placeEdges(
        _ edges: [(item: NSCollectionLayoutBoundarySupplementaryItem, part: CompositionalPart)], _ length: CGFloat,
        _ before: CGFloat, _ after: CGFloat
    ) {
        let (insets, room) = (section.contentInsets, environment.effectiveContentSize)
        let follows = section.supplementariesFollowContentInsets
        let breadth = isVertical ? room.width : room.height
        let (lead, trail) =
            !follows ? (0, 0) : isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        for (item, part) in edges {
            var part = part
            let (long, broad) =
                isVertical
                ? (part.frame.height, part.frame.width) : (part.frame.width, part.frame.height)
            let sides = item.alignment.edges
            let isLead = sides.contains(isVertical ? .leading : .top)
            let isTrail = sides.contains(isVertical ? .trailing : .bottom)
            let across =
                isLead ? lead : isTrail ? breadth - trail - broad : lead + (breadth - lead - trail - broad) / 2
            let position =
                isBefore(item.alignment)
                ? (item.extendsBoundary ? before - long : 0)
                : isAfter(item.alignment)
                    ? (item.extendsBoundary ? length - after : length - long) : (length - long) / 2
            let origin = isVertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
            part.frame.origin = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
            parts.append(part)
        }
    }

    private mutating func placeDecorations(_ length: CGFloat) {
        let room = environment.effectiveContentSize
        for item in section.decorationItems {
            let insets = item.contentInsets
            let size =
                isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
            var part = CompositionalPart(
                element: CollectionElement(
                    .decorationView, item.elementKind, IndexPath(item: 0, section: index)),
                frame: CGRect(
                    x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
                    height: max(0, size.height - insets.top - insets.bottom)))
            part.zIndex = item.zIndex
            parts.append(part)
        }
    }
}
