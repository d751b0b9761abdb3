internal import OctantLocalization

/// The parts of what is shown where a search found nothing.
public struct SearchUnavailableContent {
    /// A magnifying glass, and that there are no results.
    public struct Label: View {
        /// The text searched for; nil where it is not known.
        let query: String?
        @Environment(\.locale) private var locale

        /// The image and the title.
        public var body: some View {
            let strings = LocalizedStrings(locale).search
            SwiftUI.Label(query.map { strings.noResults(for: $0) } ?? strings.noResults, systemImage: "magnifyingglass")
        }
    }

    /// What to do about it.
    public struct Description: View {
        @Environment(\.locale) private var locale

        /// The text.
        public var body: some View { Text(verbatim: LocalizedStrings(locale).search.checkSpelling) }
    }

    /// Nothing.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// That a search has found nothing, in the language of the surroundings.
    public static var search: ContentUnavailableView<Label, Description, Actions> { noResults(nil) }

    /// That nothing was found for `text`, in the language of the surroundings.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        noResults(text.isEmpty ? nil : text)
    }

    private static func noResults(_ query: String?) -> Self {
        Self(label: { Label(query: query) }, description: { Description() }, actions: { Actions() })
    }
}
