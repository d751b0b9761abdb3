/// Sets its children side by side.
public struct HStackLayout: Layout, Sendable {
    /// The vertical alignment of the children.
    public var alignment: VerticalAlignment
    /// The distance between children, in points; nil for what they ask for, which is 8 as a rule.
    public var spacing: CGFloat?

    /// A row, lined up by `alignment`, with `spacing` points between children.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    /// The row's cache about its children.
    public struct Cache {
        var stack: StackRule.Cache
    }

    /// Side by side.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var rule: StackRule { StackRule(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    /// A cache of the distances between children.
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: rule.makeCache(subviews)) }

    /// The first child's distance in front, the last one's behind, and the most of all above and below.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { rule.outerSpacing(subviews) }

    /// The widths added up, as high as the children need lined up.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        rule.sizeThatFits(proposal, subviews, &cache.stack)
    }

    /// Sets the children side by side.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        rule.place(in: bounds, proposal, subviews, &cache.stack)
    }
}
