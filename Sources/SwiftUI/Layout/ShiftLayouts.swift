/// Shows a child some way off, while its place in the layout stays where it was.
struct OffsetLayout: Layout {
    /// The way to the right and down, in points.
    var offset: CGSize

    /// The way.
    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Mirrored afterwards, as all that is placed is, and an offset is to the right in both directions.
        let across = subviews.layoutDirection == .rightToLeft ? -offset.width : offset.width
        let corner = CGPoint(x: bounds.minX + across, y: bounds.minY + offset.height)
        for child in subviews { child.place(at: corner, proposal: proposal) }
    }
}

/// Takes all that is offered (as much as the child where nothing is) and puts the child's centre at a place in it.
struct PositionLayout: Layout {
    /// The place of the child's centre, in points from the top leading corner.
    var position: CGPoint

    /// The place.
    var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let place = CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
        for child in subviews { child.place(at: place, anchor: .center, proposal: proposal) }
    }
}
