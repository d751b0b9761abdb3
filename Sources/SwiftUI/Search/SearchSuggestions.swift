/// What is suggested in a search.
struct SearchSuggestions {
    /// The views.
    let views: AnyView
}

private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

private enum CompleteSearchKey: EnvironmentKey {
    static var defaultValue: ((String) -> Void)? { nil }
}

extension EnvironmentValues {
    /// What the search field inside suggests; nil for nothing.
    var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Completes the search around; nil outside of suggestions.
    var completeSearch: ((String) -> Void)? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }
}

extension View {
    /// Shows the views of `suggestions` in a list over what is searched in this view, while the user searches: until
    /// one of them is chosen or the search is submitted, and again when the text is another one. Without views it shows
    /// nothing.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(views: suggestions()))
    }

    /// Makes this view, among suggestions, one that a tap makes `completion` the text of the search by.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: completion))
    }
}

private nonisolated struct SearchSuggestionsModifier<Views: View>: ViewModifier {
    let views: Views

    @MainActor func body(content: Content) -> some View {
        content.environment(\.searchSuggestions, SearchSuggestions(views: AnyView(views)))
    }
}

private struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completeSearch) private var complete

    nonisolated init(completion: String) { self.completion = completion }

    func body(content: Content) -> some View {
        if let complete {
            Button {
                complete(completion)
            } label: {
                content.foregroundStyle(Color.primary)
            }
        } else {
            content
        }
    }
}

/// The list of suggestions of a search.
struct SearchSuggestionList: View {
    let suggestions: SearchSuggestions
    let complete: (String) -> Void

    var body: some View {
        Group(subviews: suggestions.views) { views in
            if !views.isEmpty {
                List { suggestions.views.environment(\.completeSearch, complete) }.listStyle(.plain)
            }
        }
    }
}
