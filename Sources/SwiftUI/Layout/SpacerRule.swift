/// The sizes of `Spacer`.
enum SpacerRule {
    /// The least length, in points, of a spacer without one of its own. Source: docs/sources/views.md, SwiftUI.
    static let standard: CGFloat = 8

    /// A spacer is served after everything else: text beside it does not wrap for its sake.
    static let layoutPriority = -Double.infinity

    /// The length of `proposal`, at least `minLength` points (nil for the standard), along `axis` and nothing across
    /// it; without an axis in both directions.
    static func size(_ proposal: ProposedViewSize, minLength: CGFloat?, axis: Axis?) -> CGSize {
        let least = minLength.map { $0.isFinite ? max($0, 0) : standard } ?? standard
        func length(_ offered: CGFloat?) -> CGFloat { max(offered ?? least, least) }
        switch axis {
        case .horizontal: return CGSize(width: length(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: length(proposal.height))
        case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }
}

/// The sizes of `Divider`.
enum DividerRule {
    /// The length, in points, of a divider that is offered none: SwiftUI's for all that has no size of its own.
    private static let standard: CGFloat = 10

    /// A line of one pixel across the direction `axis` of the container it is in (nil as in a column), as long as
    /// proposed. `scale` is pixels a point.
    static func size(_ proposal: ProposedViewSize, axis: Axis?, scale: CGFloat) -> CGSize {
        let thickness = scale > 0 && scale.isFinite ? 1 / scale : 1
        return axis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? standard)
            : CGSize(width: proposal.width ?? standard, height: thickness)
    }
}
