/// The parts of sections that stay at the edge while they are scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The parts of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a column that is as wide as there is room. In a scroll view, views of a `ForEach` are made when they are
/// first seen, and keep their state from then on.
public nonisolated struct LazyVStack<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    private let setup: LazySetup
    private let content: Content

    /// The views of `content` one below the other, `spacing` points apart, nil for 8, lined up by `alignment`.
    /// `pinnedViews` stay at the edge of the scroll view while their section is in it.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        setup = LazySetup(
            axis: .vertical, items: nil, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .top), pinned: pinnedViews)
        self.content = content()
    }

    /// Makes the node of the column.
    @MainActor public static func _makeNode(
        _ view: LazyVStack<Content>, _ context: _NodeContext
    ) -> _ViewNode<LazyVStack<Content>> {
        LazyNode(view, context, setup: { $0.setup }, content: { $0.content })
    }
}

/// Views in a row that is as high as there is room. In a scroll view, views of a `ForEach` are made when they are first
/// seen, and keep their state from then on.
public nonisolated struct LazyHStack<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    private let setup: LazySetup
    private let content: Content

    /// The views of `content` side by side, `spacing` points apart, nil for 8, lined up by `alignment`. `pinnedViews`
    /// stay at the edge of the scroll view while their section is in it.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        setup = LazySetup(
            axis: .horizontal, items: nil, spacing: spacing,
            alignment: Alignment(horizontal: .leading, vertical: alignment), pinned: pinnedViews)
        self.content = content()
    }

    /// Makes the node of the row.
    @MainActor public static func _makeNode(
        _ view: LazyHStack<Content>, _ context: _NodeContext
    ) -> _ViewNode<LazyHStack<Content>> {
        LazyNode(view, context, setup: { $0.setup }, content: { $0.content })
    }
}
