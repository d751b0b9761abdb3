/// Views in rows and columns. Each column is as wide as its widest view, each row as high as its highest one.
///
/// Views in a `GridRow` are its cells; any other view takes a row by itself, over all columns.
public nonisolated struct Grid<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    private let layout: GridLayout
    private let content: Content

    /// The rows of `content`, views lined up in their cells by `alignment`, columns `horizontalSpacing` and rows
    /// `verticalSpacing` points apart; nil for what the views ask for.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Makes the node of the grid.
    @MainActor public static func _makeNode(_ view: Grid<Content>, _ context: _NodeContext) -> _ViewNode<
        Grid<Content>
    > {
        LayoutNode(view, context, layout: { $0.layout }, content: { $0.content })
    }
}

/// A row of a grid, each view in a column of its own. Outside of a grid it is a group of views; what is done to it is
/// done to each of them.
public nonisolated struct GridRow<Content> {
    private let alignment: VerticalAlignment?
    private let content: Content
    @State private var identity = GridRowIdentity()
}

extension GridRow: View where Content: View {
    /// The views of the row.
    @MainActor public var body: some View {
        content.layoutValue(key: GridRowKey.self, value: GridRowMark(row: identity, alignment: alignment))
    }

    /// The views of `content`, lined up by `alignment`, nil for the grid's.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}
