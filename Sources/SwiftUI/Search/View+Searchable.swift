/// The place of a search field. There is one: above what is searched.
public struct SearchFieldPlacement: Sendable {
    /// How a field in the bar at the top comes and goes.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// It is always there.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// It is always there.
        public static let always = NavigationBarDrawerDisplayMode()
    }

    /// Above what is searched.
    public static let automatic = SearchFieldPlacement()
    /// Above what is searched.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Above what is searched.
    public static let toolbar = SearchFieldPlacement()

    /// Above what is searched.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// Ends a search: the field loses the keyboard and its text.
public struct DismissSearchAction {
    let end: @MainActor () -> Void

    /// Ends the search.
    @MainActor public func callAsFunction() { end() }
}

private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
    /// Whether the user is in the search field of a view around.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of a view around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}

extension View {
    /// Adds a search field for `text` above this view, which what scrolls goes on behind. `prompt` is shown while it is
    /// empty; nil for the usual word. The keyboard's return key runs `onSubmit(of: .search)`.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt)) }

    /// Adds a search field for `text`, with the text of the key `prompt` while it is empty.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field for `text`, with `prompt` while it is empty.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field for `text` in which the user is while `isPresented`.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt)) }
}

/// A search field above a view.
private struct SearchModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @State private var isSearching: Bool
    /// The text that a suggestion completed, or that was submitted: with it, nothing is suggested. Nil for none.
    @State private var finished: String?
    @Environment(\.searchSuggestions) private var suggestions

    nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
        (self.text, self.isPresented, self.prompt) = (text, isPresented, prompt)
        _isSearching = State(wrappedValue: false)
        _finished = State(wrappedValue: nil)
    }

    func body(content: Content) -> some View {
        let (text, isSearching) = (text, isPresented ?? $isSearching)
        content
            .overlay {
                if let suggestions, isSearching.wrappedValue, text.wrappedValue != finished {
                    SearchSuggestionList(suggestions: suggestions) {
                        finished = $0
                        text.wrappedValue = $0
                    }
                }
            }
            // Of the field, not of fields inside.
            .environment(\.searchSuggestions, nil)
            .environment(\.isSearching, isSearching.wrappedValue)
            .environment(
                \.dismissSearch,
                DismissSearchAction {
                    text.wrappedValue = ""
                    isSearching.wrappedValue = false
                }
            )
            .safeAreaInset(edge: .top, spacing: 0) {
                SearchBarView(text: text, isSearching: isSearching, prompt: prompt)
                    .onSubmit(of: .search) { finished = text.wrappedValue }
            }
    }
}
