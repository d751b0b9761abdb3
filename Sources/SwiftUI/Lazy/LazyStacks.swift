/// Views in a column that is as wide as there is room.
///
/// All views are made at once, and headers scroll with the rest.
public nonisolated struct LazyVStack<Content: View>: View {
    private let layout: WideStackLayout
    private let content: Content

    /// The views of `content` one below the other, `spacing` points apart, nil for what they ask for.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = WideStackLayout(
            axis: .vertical, guide: alignment.key, spacing: spacing,
            alignment: Alignment(horizontal: alignment, vertical: .top))
        self.content = content()
    }

    /// The column.
    @MainActor public var body: some View { layout { content } }
}

/// Views in a row that is as high as there is room.
///
/// All views are made at once, and headers scroll with the rest.
public nonisolated struct LazyHStack<Content: View>: View {
    private let layout: WideStackLayout
    private let content: Content

    /// The views of `content` side by side, `spacing` points apart, nil for what they ask for.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = WideStackLayout(
            axis: .horizontal, guide: alignment.key, spacing: spacing,
            alignment: Alignment(horizontal: .leading, vertical: alignment))
        self.content = content()
    }

    /// The row.
    @MainActor public var body: some View { layout { content } }
}

/// A stack that takes all that it is offered across, and offers its views nothing along.
private struct WideStackLayout: Layout {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?
    let alignment: Alignment

    static var layoutProperties: LayoutProperties { LayoutProperties() }

    private var rule: StackRule { StackRule(axis: axis, guide: guide, spacing: spacing) }

    func makeCache(subviews: Subviews) -> StackRule.Cache { rule.makeCache(subviews) }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = proposal[axis.other]
        return offer
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackRule.Cache) -> CGSize {
        var size = rule.sizeThatFits(offer(proposal), subviews, &cache)
        if let width = proposal[axis.other], width.isFinite { size[axis.other] = max(size[axis.other], width) }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackRule.Cache
    ) {
        let offer = offer(proposal)
        let inner = rule.sizeThatFits(offer, subviews, &cache)
        var origin = bounds.origin
        origin[axis.other] += alignment.offset(of: inner, in: bounds.size)[axis.other]
        rule.place(in: CGRect(origin: origin, size: inner), offer, subviews, &cache)
    }
}
