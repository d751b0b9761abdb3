/// The parts of sections that stay at the edge while they are scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The parts of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns, line by line, which grows downwards.
///
/// All views are made at once, and headers scroll with the rest.
public nonisolated struct LazyVGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// The views of `content` in `columns`, with lines `spacing` points apart, nil for 8.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .vertical, items: columns, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .top))
        self.content = content()
    }

    /// The views in their columns.
    @MainActor public var body: some View { layout { content } }
}

/// Views in rows, column by column, which grows to the trailing side.
///
/// All views are made at once, and headers scroll with the rest.
public nonisolated struct LazyHGrid<Content: View>: View {
    private let layout: LazyGridLayout
    private let content: Content

    /// The views of `content` in `rows`, with columns `spacing` points apart, nil for 8.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(
            axis: .horizontal, items: rows, spacing: spacing,
            alignment: Alignment(horizontal: .leading, vertical: alignment))
        self.content = content()
    }

    /// The views in their rows.
    @MainActor public var body: some View { layout { content } }
}
