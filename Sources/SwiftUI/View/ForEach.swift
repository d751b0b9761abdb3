/// A view for each element of a collection. A view belongs to its element's identifier: it keeps its state when
/// elements move.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection with a view for each element.
    public var data: Data
    /// Makes the view for an element.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    /// Without a body.
    public typealias Body = Never

    /// Makes the nodes of the views.
    @MainActor public static func _makeNode(
        _ view: ForEach<Data, ID, Content>, _ context: _NodeContext
    ) -> _ViewNode<ForEach<Data, ID, Content>> {
        ForEachNode(view, context)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// A view for each element, by the element's own identifier.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View {
    /// A view for each element of the collection that a binding leads to; each is handed a binding to its element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where C.Element: Identifiable, ID == C.Element.ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of the collection that a binding leads to, identified by `id`; each gets a binding to
    /// its element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0, in: elements)) }, identify: { $0.1 })
    }
}

extension ForEach where Content: View {
    /// A view for each element, identified by `id`.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}
