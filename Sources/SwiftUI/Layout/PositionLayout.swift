/// Takes all that is proposed (as much as the child where nothing is) and moves the child's centre to a position in it.
struct PositionLayout: Layout {
    /// The position of the child's centre, in points from the top leading corner.
    var position: CGPoint

    /// The position.
    var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let center = CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
        for child in subviews { child.place(at: center, anchor: .center, proposal: proposal) }
    }
}
