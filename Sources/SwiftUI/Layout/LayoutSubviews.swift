import OctantBase

/// The children of a layout container.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    /// A part of the children.
    public typealias SubSequence = LayoutSubviews
    /// One child of the container.
    public typealias Element = LayoutSubview
    /// A child's number.
    public typealias Index = Int

    let items: [any LayoutItem]

    /// The direction of lines of text around the container. Layouts compute from left to right in either case: what
    /// they position is mirrored afterwards.
    public var layoutDirection: LayoutDirection

    /// The children `items`.
    init(items: [any LayoutItem], layoutDirection: LayoutDirection = .leftToRight) {
        (self.items, self.layoutDirection) = (items, layoutDirection)
    }

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of children.
    public var endIndex: Int { items.count }

    /// The child of this number.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }

    /// The children of these numbers, counted from 0 anew.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(items: Array(items[bounds]), layoutDirection: layoutDirection)
    }

    /// The children of these numbers, counted from 0 anew.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(items: indices.map { items[$0] }, layoutDirection: layoutDirection)
    }

    /// Whether both are the same children in the same order.
    public static func == (one: LayoutSubviews, other: LayoutSubviews) -> Bool {
        one.layoutDirection == other.layoutDirection && one.items.count == other.items.count
            && zip(one.items, other.items).allSatisfy { $0 === $1 }
    }
}

/// One child of a layout container.
public struct LayoutSubview: Equatable {
    let item: any LayoutItem

    /// The child's layout value for `key`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { item.layoutValue(key) }

    /// Children of higher priority get their share of a stack's length first. 0 unless the child sets another one.
    public var priority: Double { item.layoutPriority }

    /// The size of the child for `proposal`, in points. For an infinite proposal it may be infinite.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        item.sizeThatFits(proposal.sanitised).sanitised
    }

    /// The child's size of `proposal`, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.sanitised
        return ViewDimensions(size: item.sizeThatFits(proposal).sanitised, proposal: proposal, item: item)
    }

    /// The distances that the child asks for.
    public var spacing: ViewSpacing { item.spacing }

    /// Puts the point `anchor` of the child, at its size for `proposal`, at `position`, in the coordinates that the
    /// layout's bounds are given in. A position that is not finite counts as 0, with one line on standard error.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        func finite(_ value: CGFloat) -> CGFloat {
            if value.isFinite { return value }
            // Where only a guide is asked for, of an endless size too, nothing is positioned.
            if item is PlacementRecorder { return 0 }
            Log.once("layout.position", "a layout places a view at a coordinate that is not finite: it counts as 0")
            return 0
        }
        let point = CGPoint(x: finite(position.x), y: finite(position.y))
        item.place(at: point, anchor: anchor, proposal: proposal.sanitised)
    }

    /// Whether both are the same child.
    public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.item === other.item }
}
