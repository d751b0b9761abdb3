/// What a view says of its tab.
enum TabItemKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }
    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

/// What the item of a view's tab has at its corner.
enum TabBadgeKey: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

extension View {
    /// Makes the text and the image of `label` this view's tab in the tab view around it.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        preference(key: TabItemKey.self, value: AnyView(label()))
    }
}
