/// Rows of views in a table, in one column, of which those that are seen are made.
///
/// Each view of the content is a row; those of a `ForEach` are made when they are first seen. A `Section` is a group of
/// rows with a header and a footer.
public struct List<SelectionValue: Hashable, Content: View>: View {
    /// What is selected.
    private enum Selection {
        case none
        case one(Binding<SelectionValue?>)
        case several(Binding<Set<SelectionValue>>)
    }

    private let content: Content
    private let selection: Selection
    @Environment(\.listLook) private var look

    private init(_ selection: Selection, _ content: Content) { (self.selection, self.content) = (selection, content) }

    /// A list of the views of `content`, of which the user can select several: `selection` holds their tags, or the
    /// identifiers of their elements.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .several($0) } ?? .none, content())
    }

    /// A list of the views of `content`, of which the user can select one: `selection` holds its tag, or the identifier
    /// of its element.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .one($0) } ?? .none, content())
    }

    /// The table.
    public var body: some View {
        ListTable(look: look, selection: chosen, content: content)
    }

    private var chosen: ListSelection? {
        switch selection {
        case .none: nil
        case .one(let binding): ListSelection(binding)
        case .several(let binding): ListSelection(binding)
        }
    }
}

extension List where SelectionValue == Never {
    /// A list of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }
}
