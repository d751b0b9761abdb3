/// Views that belong together, with a header and a footer. In stacks and grids they follow one another.
public nonisolated struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    /// Whether the content is shown; nil where it always is.
    private var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// The header, the content and the footer.
    @MainActor @ViewBuilder public var body: some View {
        if let isExpanded {
            DisclosingHeader(header: header, isExpanded: isExpanded).sectionEdge(isHeader: true)
            if isExpanded.wrappedValue { content }
        } else {
            header.sectionEdge(isHeader: true)
            content
        }
        footer.sectionEdge(isHeader: false)
    }

    /// The views of `content` between `header` and `footer`.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }

    /// The views of `content` between `header` and `footer`.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        (self.header, self.content, self.footer) = (header, content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// The views of `content` and a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// The views of `content` and a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A header and the views of `content`.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// A header and the views of `content`.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// The views of `content`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// The views of `content` below the text of `titleKey`.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) })
    }

    /// The views of `content` below `title`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// The views of `content` below `header`, while `isExpanded` is true. In the list of a sidebar the header has an
    /// arrow that the user presses for it.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// The views of `content` below the text of `titleKey`, while `isExpanded` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) }) }

    /// The views of `content` below `title`, while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(isExpanded: isExpanded, content: content, header: { Text(title) }) }
}

extension View {
    /// This view as the header or the footer of a section.
    fileprivate func sectionEdge(isHeader: Bool) -> some View {
        layoutValue(key: SectionHeader.self, value: isHeader).layoutValue(key: SectionEdge.self, value: true)
            .modifier(EnvironmentModifier { $0.enterSectionEdge(isHeader: isHeader) })
    }
}

/// A view that is a section of lists.
protocol SectionView {}

extension Section: SectionView {}
