/// Sets its children in rows and columns.
public struct GridLayout: Layout, Sendable {
    /// The position of children in their cells, unless a row or a column has another one.
    public var alignment: Alignment
    /// The distance between columns, in points; nil for what the children ask for, which is 8 as a rule.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil for what the children ask for, which is 8 as a rule.
    public var verticalSpacing: CGFloat?

    /// A grid whose children are lined up by `alignment`, with these distances in points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
        self.verticalSpacing = verticalSpacing
    }

    /// The grid's cache about its children.
    public struct Cache {
        var rule: GridRule
    }

    /// A cache of the children's cells and the distances between them.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            rule: GridRule(
                subviews, alignment: alignment, distances: (horizontalSpacing, verticalSpacing)))
    }

    /// The widths of the columns and the heights of the rows added up.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.rule.result(proposal.sanitised, subviews).size
    }

    /// Sets the children in their cells.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let result = cache.rule.result(proposal.sanitised, subviews)
        for (cell, placement) in zip(cache.rule.cells.cells, result.placements) {
            subviews[cell.view].place(
                at: CGPoint(x: bounds.minX + placement.position.x, y: bounds.minY + placement.position.y),
                anchor: placement.anchor, proposal: placement.offer)
        }
    }
}
