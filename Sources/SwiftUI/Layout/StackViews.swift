/// Views in a row.
public nonisolated struct HStack<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    let layout: HStackLayout
    let content: Content

    /// The views of `content` side by side, `spacing` points apart (by default as the views ask for), lined up by
    /// `alignment`.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the row.
    @MainActor public static func _makeNode(_ view: HStack<Content>, _ context: _NodeContext) -> _ViewNode<
        HStack<Content>
    > {
        LayoutNode(view, context, layout: { $0.layout }, content: { $0.content })
    }
}

/// Views in a column.
public nonisolated struct VStack<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    let layout: VStackLayout
    let content: Content

    /// The views of `content` one below the other, `spacing` points apart (by default as the views ask for), lined up
    /// by `alignment`.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// Makes the node of the column.
    @MainActor public static func _makeNode(_ view: VStack<Content>, _ context: _NodeContext) -> _ViewNode<
        VStack<Content>
    > {
        LayoutNode(view, context, layout: { $0.layout }, content: { $0.content })
    }
}

/// Views one in front of the other.
public nonisolated struct ZStack<Content: View>: View {
    /// Without a body.
    public typealias Body = Never

    let layout: ZStackLayout
    let content: Content

    /// The views of `content` from back to front, lined up by `alignment`.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// Makes the node of the pile.
    @MainActor public static func _makeNode(_ view: ZStack<Content>, _ context: _NodeContext) -> _ViewNode<
        ZStack<Content>
    > {
        LayoutNode(view, context, layout: { $0.layout }, content: { $0.content })
    }
}

extension Layout {
    /// The views of `content`, positioned by this layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(layout: self, content: content())
    }
}

/// Views positioned by a layout.
private nonisolated struct LaidOut<L: Layout, Content: View>: View {
    typealias Body = Never

    let layout: L
    let content: Content

    @MainActor static func _makeNode(_ view: LaidOut<L, Content>, _ context: _NodeContext) -> _ViewNode<
        LaidOut<L, Content>
    > {
        LayoutNode(view, context, layout: { $0.layout }, content: { $0.content })
    }
}
