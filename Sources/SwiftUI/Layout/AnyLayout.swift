/// A layout of some type: views keep their state when it is exchanged for another one.
public struct AnyLayout: Layout {
    private let base: any Layout
    private var box: any AnyLayoutBox

    /// The layout `layout`.
    public init<L: Layout>(_ layout: L) {
        base = layout
        box = LayoutBox(layout: layout)
    }

    /// The cache of the layout inside.
    public struct Cache {
        fileprivate var value: Any
    }

    /// No data: between layouts of two types nothing is animated: one replaces the other at once.
    public typealias AnimatableData = EmptyAnimatableData

    /// The properties of the layout inside.
    var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    /// Makes what the layout inside remembers.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }

    /// Updates the cache of the layout inside, or makes it anew when it was another layout's.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache.value, subviews) }

    /// The spacing of the layout inside.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache.value) }

    /// Returns the result of the layout inside.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        box.sizeThatFits(proposal, subviews, &cache.value)
    }

    /// Lets the layout inside position the children.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        box.place(in: bounds, proposal, subviews, &cache.value)
    }

    /// Returns the result of the layout inside.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.guide(guide, in: bounds, proposal, subviews, &cache.value) }

    /// Returns the result of the layout inside.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { box.guide(guide, in: bounds, proposal, subviews, &cache.value) }
}

/// A layout whose cache is of a type not known outside.
private protocol AnyLayoutBox {
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: AnyLayoutBox {
    let layout: L

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func guide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    /// Runs `body` with the cache as this layout's own, made anew when it was another layout's.
    private func with<Answer>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Answer
    ) -> Answer {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }
}
