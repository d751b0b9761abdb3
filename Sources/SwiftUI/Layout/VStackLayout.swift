/// Sets its children one below the other.
public struct VStackLayout: Layout, Sendable {
    /// The horizontal alignment of the children.
    public var alignment: HorizontalAlignment
    /// The distance between children, in points; nil for what they ask for, which is 8 as a rule.
    public var spacing: CGFloat?

    /// A column, lined up by `alignment`, with `spacing` points between children.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    /// The column's cache about its children.
    public struct Cache {
        var stack: StackRule.Cache
    }

    /// The properties of a column: one child below the other.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var rule: StackRule { StackRule(axis: .vertical, guide: alignment.key, spacing: spacing) }

    /// A cache of the distances between children.
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: rule.makeCache(subviews)) }

    /// The first child's distance above, the last one's below, and the most of all on the sides.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { rule.outerSpacing(subviews) }

    /// The heights added up, as wide as the children need lined up.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        rule.sizeThatFits(proposal, subviews, &cache.stack)
    }

    /// Sets the children one below the other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        rule.place(in: bounds, proposal, subviews, &cache.stack)
    }
}
