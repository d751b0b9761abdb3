/// Tabs that belong together. A tab bar, which is what tabs are in here, shows them beside the others, without the
/// header.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
    /// The type of the tabs' values.
    public typealias TabValue = SelectionValue

    private let content: Content

    /// The tabs.
    public var _tabs: _TabEntries { content._tabs }
}

extension TabSection where Footer == EmptyView {
    /// The tabs of `content`, below the views of `header` where tabs are listed.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.content = content() }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// The tabs of `content`.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// The tabs of `content`, below the text of `titleKey` where tabs are listed.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    /// The tabs of `content`, below `title` where tabs are listed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
