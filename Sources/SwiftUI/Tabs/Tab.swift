/// One of the views of a tab view, and the item that leads to it.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Value

    private let entry: TabEntry

    private init(_ tag: Tag?, _ role: TabRole?, _ content: Content, _ label: Label) {
        entry = TabEntry(tag: tag, role: role, label: AnyView(label), content: AnyView(content))
    }

    /// The tab.
    public var _tabs: _TabEntries { _TabEntries(entries: [entry]) }

    /// The tab of `value`, whose view is `content` and whose item `label`.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(Tag(value), role, content(), label()) }
}

extension Tab where Label == DefaultTabLabel {
    /// The tab of `value`, whose view is `content`, with the text of `titleKey` and the system's symbol `systemImage`.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Tag(value), role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// The tab of `value`, whose view is `content`, with `title` and the system's symbol `systemImage`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(Tag(value), role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// The tab of `value`, whose view is `content`, with the text of `titleKey` and the image called `image`.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(Tag(value), role, content(), DefaultTabLabel(Text(titleKey), Image(image))) }

    /// The tab of `value`, whose view is `content`, with `title` and the image called `image`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(Tag(value), role, content(), DefaultTabLabel(Text(title), Image(image))) }

    /// The tab of `value`, whose view is `content`, with the item of `role`.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(Tag(value), role, content(), DefaultTabLabel(role))
    }
}

extension Tab where Value == Never {
    /// A tab whose view is `content` and whose item `label`.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content(), label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab whose view is `content`, with the text of `titleKey` and the system's symbol `systemImage`.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))) }

    /// A tab whose view is `content`, with `title` and the system's symbol `systemImage`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage))) }

    /// A tab whose view is `content`, with the text of `titleKey` and the image called `image`.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(image))) }

    /// A tab whose view is `content`, with the item of `role`.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, role, content(), DefaultTabLabel(role))
    }
}

/// The text and the image of a tab's item.
public struct DefaultTabLabel: View {
    private let text: Text?
    private let image: Image?

    fileprivate init(_ text: Text, _ image: Image) { (self.text, self.image) = (text, image) }

    fileprivate init(_ role: TabRole?) {
        (text, image) = role == .search ? (Text("Search"), Image(systemName: "magnifyingglass")) : (nil, nil)
    }

    /// The text and the image.
    public var body: some View {
        image
        text
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let number: Int

    /// Searching: a magnifying glass where the tab has no item of its own.
    public static var search: TabRole { TabRole(number: 0) }
}
