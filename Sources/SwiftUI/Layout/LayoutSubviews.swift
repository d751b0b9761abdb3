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
