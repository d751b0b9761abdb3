/// Views in columns, line by line, which grows downwards. In a scroll view, views of a `ForEach` are made when they are
/// first seen, and keep their state from then on.
public nonisolated struct LazyVGrid<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    private let setup: LazySetup
    private let content: Content

    /// The views of `content` in `columns`, with lines `spacing` points apart, nil for 8. `pinnedViews` stay at the
    /// edge of the scroll view while their section is in it.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        setup = LazySetup(
            axis: .vertical, items: columns, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .top), pinned: pinnedViews)
        self.content = content()
    }

    /// Makes the node of the grid.
    @MainActor public static func _makeNode(
        _ view: LazyVGrid<Content>, _ context: _NodeContext
    ) -> _ViewNode<LazyVGrid<Content>> {
        LazyNode(view, context, setup: { $0.setup }, content: { $0.content })
    }
}

/// Views in rows, column by column, which grows to the trailing side. In a scroll view, views of a `ForEach` are made
/// when they are first seen, and keep their state from then on.
public nonisolated struct LazyHGrid<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    private let setup: LazySetup
    private let content: Content

    /// The views of `content` in `rows`, with columns `spacing` points apart, nil for 8. `pinnedViews` stay at the edge
    /// of the scroll view while their section is in it.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        setup = LazySetup(
            axis: .horizontal, items: rows, spacing: spacing,
            alignment: Alignment(horizontal: .leading, vertical: alignment), pinned: pinnedViews)
        self.content = content()
    }

    /// Makes the node of the grid.
    @MainActor public static func _makeNode(
        _ view: LazyHGrid<Content>, _ context: _NodeContext
    ) -> _ViewNode<LazyHGrid<Content>> {
        LazyNode(view, context, setup: { $0.setup }, content: { $0.content })
    }
}

/// Whether a view is the header or the footer of a section, which takes a line of its own.
enum SectionEdge: LayoutValueKey {
    static let defaultValue = false
}

/// Whether a view is the header of a section.
enum SectionHeader: LayoutValueKey {
    static let defaultValue = false
}

extension Alignment {
    /// Returns the position of something of `inner` points in something of `outer` points.
    func offset(of inner: CGSize, in outer: CGSize) -> CGPoint {
        let (inside, around) = (
            ViewDimensions(size: inner, proposal: .unspecified), ViewDimensions(size: outer, proposal: .unspecified)
        )
        return CGPoint(x: around[horizontal] - inside[horizontal], y: around[vertical] - inside[vertical])
    }
}
