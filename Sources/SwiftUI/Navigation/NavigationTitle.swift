/// What a bar shows of a page.
public struct NavigationBarItem: Sendable {
    /// How large the title is.
    public enum TitleDisplayMode: Sendable {
        /// Large on the first page; on others as on the page before.
        case automatic
        /// Small, in the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

extension View {
    /// Makes `title` the page's title in the bar.
    nonisolated public func navigationTitle(_ title: Text) -> some View { page { $0.title = title } }

    /// Makes the text of `titleKey` the page's title in the bar.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Makes `title` the page's title in the bar.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Makes `title` the page's title in the bar.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Makes the text of `titleKey` the page's title in the bar.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Makes `title` the page's title in the bar.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Makes `title` the page's title in the bar, so large.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Makes the text of `titleKey` the page's title in the bar, so large.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Makes `title` the page's title in the bar, so large.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets how large the page's title is.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        page { $0.displayMode = displayMode }
    }

    /// Hides the bar on this page, or not.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { page { $0.hidesBar = hidden } }

    /// Hides the button that leads back from this page, or not.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        page { $0.hidesBackButton = hidesBackButton }
    }

    /// Puts views at the beginning and at the end of the bar.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        page {
            $0.views.append(BarView(place: .leading, view: AnyView(leading)))
            $0.views.append(BarView(place: .trailing, view: AnyView(trailing)))
        }
    }

    /// Puts a view at the beginning of the bar.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        page { $0.views.append(BarView(place: .leading, view: AnyView(leading))) }
    }

    /// Puts a view at the end of the bar.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        page { $0.views.append(BarView(place: .trailing, view: AnyView(trailing))) }
    }

    /// Changes what the page asks of the bars.
    nonisolated func page(_ change: @escaping (inout PageSettings) -> Void) -> some View {
        transformPreference(PageKey.self, change)
    }
}
