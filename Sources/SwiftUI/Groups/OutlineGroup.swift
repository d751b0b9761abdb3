/// Views of data and of what is below them: what has something below is disclosed by a tap.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    fileprivate let data: Data
    fileprivate let identify: (Data.Element) -> ID
    fileprivate let children: (Data.Element) -> Data?
    fileprivate let content: (Data.Element) -> Leaf
}

/// What is below an element of an outline.
public struct OutlineSubgroupChildren: View {
    fileprivate let content: AnyView

    /// The views.
    public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// The views of the data, those with something below as groups.
    public var body: some View {
        ForEach(data: data, content: { OutlineRow(element: $0, group: self) }, identify: identify)
    }
}

private struct OutlineRow<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
    let element: Data.Element
    let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>

    var body: some View {
        if let below = group.children(element) {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    content: AnyView(
                        OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
                            data: below, identify: group.identify, children: group.children, content: group.content)))
            } label: {
                group.content(element)
            }
        } else {
            group.content(element)
        }
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// The views of `data`, and of what `children` of their elements leads to; nil for elements without.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            data: data, identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// The views of `data`, identified by `id`, and of what `children` of their elements leads to; nil for elements
    /// without.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            data: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }
}

extension List where SelectionValue == Never {
    /// A row for each element and for what `children` of it leads to, which a tap discloses.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
}
