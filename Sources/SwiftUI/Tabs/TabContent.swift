/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of the tabs' values; `Never` for those without.
    associatedtype TabValue: Hashable
    /// The tabs that these are made of.
    associatedtype Body: TabContent = Never
    /// The tabs that these are made of.
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    /// The tabs. Not for programs: tabs with a body have it.
    @MainActor var _tabs: _TabEntries { get }
}

/// One tab.
struct TabEntry {
    /// Its value; nil for none.
    var tag: Tag?
    var role: TabRole?
    var label: AnyView
    var content: AnyView
    /// What the item has at its corner; nil for what the view says.
    var badge: Text?
}

/// Tabs. Of no use to programs.
public struct _TabEntries {
    var entries: [TabEntry]
}

extension TabContent {
    /// The tabs of the body.
    public var _tabs: _TabEntries { body._tabs }
}

extension TabContent where Body == Never {
    /// Tabs that are SwiftUI's own have no body.
    public var body: Never { noBody(Self.self) }
}

extension Never: TabContent {
    /// There are none.
    public typealias TabValue = Never
    /// There are none.
    public var _tabs: _TabEntries { _TabEntries(entries: []) }
}

/// Builds tabs of values of one type.
@MainActor @preconcurrency @resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs, as the views that a tab view shows.
    public struct Content<C: TabContent>: View where C.TabValue == TabValue {
        let content: C

        /// The views of the tabs.
        public var body: some View {
            let entries = content._tabs.entries
            ForEach(entries.indices, id: \.self) { TabEntryView(entry: entries[$0]) }
        }
    }

    /// A tab.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// One tab.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Several tabs.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabList<TabValue> {
        var entries: [TabEntry] = []
        repeat entries += (each content)._tabs.entries
        return _TabList(entries: entries)
    }

    /// Tabs that are there or not.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// Tabs that are there if a condition holds.
    public static func buildEither<C: TabContent, D: TabContent>(first: C) -> _ConditionalContent<C, D>
    where C.TabValue == TabValue, D.TabValue == TabValue { _ConditionalContent(.first(first)) }

    /// Tabs that are there if a condition does not hold.
    public static func buildEither<C: TabContent, D: TabContent>(second: D) -> _ConditionalContent<C, D>
    where C.TabValue == TabValue, D.TabValue == TabValue { _ConditionalContent(.second(second)) }

    /// The tabs of an availability.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabList<TabValue>
    where C.TabValue == TabValue { _TabList(entries: content._tabs.entries) }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Wrapped.TabValue
    /// The tabs, if they are there.
    public var _tabs: _TabEntries { self?._tabs ?? _TabEntries(entries: []) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// The type of the tabs' values.
    public typealias TabValue = TrueContent.TabValue
    /// The tabs of the branch that holds.
    public var _tabs: _TabEntries {
        switch storage {
        case .first(let content): content._tabs
        case .second(let content): content._tabs
        }
    }
}

/// Several tabs, or none. Of no use to programs.
public struct _TabList<TabValue: Hashable>: TabContent {
    var entries: [TabEntry]
    /// The tabs.
    public var _tabs: _TabEntries { _TabEntries(entries: entries) }
}

/// The view of a tab.
struct TabEntryView: View {
    let entry: TabEntry

    var body: some View {
        entry.content.tabItem { entry.label }
            .transformPreference(TabBadgeKey.self) { $0 = entry.badge ?? $0 }
            .layoutValue(key: TagKey.self, value: entry.tag)
    }
}

extension TabContentBuilder.Content: ListedViews {
    var listedViews: [ListedView] {
        content._tabs.entries.enumerated().map { index, entry in
            ListedView(path: [AnyHashable(index)], view: AnyView(TabEntryView(entry: entry)))
        }
    }
}

extension TabContent {
    /// Leaves the tab out, or not.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _TabList<TabValue>(entries: hidden ? [] : _tabs.entries)
    }
}

extension TabContent {
    private func badged(_ badge: Text?) -> _TabList<TabValue> {
        _TabList(
            entries: _tabs.entries.map { entry in
                var entry = entry
                entry.badge = badge ?? entry.badge
                return entry
            })
    }

    /// Shows `count` at the corner of the tab's item; nothing for 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badged(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows `label` at the corner of the tab's item; nil for nothing.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

    /// Shows the text of `key` at the corner of the tab's item; nil for nothing.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badged(key.map { Text($0) }) }

    /// Shows `label` at the corner of the tab's item; nil for nothing.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badged(label.map { Text($0) })
    }
}

extension TabView {
    /// The tabs of `content`, of which that of the value `selection` is shown.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(PickerSelection(selection), TabContentBuilder<SelectionValue>.Content(content: content()))
    }
}

extension TabView where SelectionValue == Never {
    /// The tabs of `content`, of which the first is shown at first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(nil, TabContentBuilder<Never>.Content(content: content()))
    }
}
