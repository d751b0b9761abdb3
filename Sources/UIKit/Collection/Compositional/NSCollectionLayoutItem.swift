import CoreGraphics

/// An item of a compositional layout: how large it is in the group around it. Main thread.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: _PlainObject {
    /// The size in the group.
    public final let layoutSize: NSCollectionLayoutSize
    /// The views at the item.
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// An item of this size.
    public init(layoutSize: NSCollectionLayoutSize) { (self.layoutSize, supplementaryItems) = (layoutSize, []) }

    /// An item of this size, with views at it, badges for example.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }

    /// Points by which the item is smaller than its size. None by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spaces around the item; nil, the default, for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// Where a view stands at an item. A value that does not change.
open class NSCollectionLayoutAnchor: _PlainObject {
    /// The edges.
    public final let edges: NSDirectionalRectEdge
    /// Points, or shares of the view, that it is away from there.
    public final let offset: CGPoint
    /// Whether `offset` is in points.
    public final let isAbsoluteOffset: Bool

    /// At these edges.
    public init(edges: NSDirectionalRectEdge) { (self.edges, offset, isAbsoluteOffset) = (edges, .zero, true) }

    /// So many points away from these edges.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    }

    /// So many of its own widths and heights away from these edges.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    }

    /// Whether `offset` is a share.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// The point of `rect` at the edges.
    final func point(of rect: CGRect) -> CGPoint {
        let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
        let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        return CGPoint(x: x, y: y)
    }
}

/// A view of the data source's at an item of a compositional layout. Main thread.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind that the data source is asked for.
    public final let elementKind: String
    /// The place at what is around.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// The place of the view that comes there; nil for the same as at what is around.
    public final let itemAnchor: NSCollectionLayoutAnchor?
    /// What is greater lies above. 1 by default.
    open var zIndex = 1

    /// A view of this size at `containerAnchor` of what is around.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, nil)
        super.init(layoutSize: layoutSize)
    }

    /// A view of this size whose `itemAnchor` is at `containerAnchor` of what is around.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// The view's frame at something with `frame`.
    final func frame(at frame: CGRect) -> CGRect {
        let size = layoutSize.points(in: frame.size)
        let point = containerAnchor.point(of: frame)
        let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
        let anchor = itemAnchor ?? containerAnchor
        let offset =
            anchor.isAbsoluteOffset
            ? anchor.offset : CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
        return CGRect(
            origin: CGPoint(x: point.x - own.x + offset.x, y: point.y - own.y + offset.y), size: size)
    }
}

/// A header or footer of a section of a compositional layout. Main thread.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side of the section.
    public final let alignment: NSRectAlignment
    /// Points that it is away from there.
    public final let offset: CGPoint
    /// Whether the section is larger by it. True by default.
    open var extendsBoundary = true
    /// Whether it stays in view while its section is scrolled. False by default.
    open var pinToVisibleBounds = false

    /// A view of this size at a side of the section.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A view of this size so many points away from a side of the section.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }
}

/// A view of the layout's own behind a section. Main thread.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that is registered with the layout.
    public final let elementKind: String
    /// What is greater lies above. -1 by default: below the items.
    open var zIndex = -1

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// A view as large as the section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}

/// A side or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None: the middle.
    case none = 0
    /// The top.
    case top = 1
    /// The corner at the begin of the top.
    case topLeading = 2
    /// The begin of lines.
    case leading = 3
    /// The corner at the begin of the bottom.
    case bottomLeading = 4
    /// The bottom.
    case bottom = 5
    /// The corner at the end of the bottom.
    case bottomTrailing = 6
    /// The end of lines.
    case trailing = 7
    /// The corner at the end of the top.
    case topTrailing = 8

    /// The edges at it.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
