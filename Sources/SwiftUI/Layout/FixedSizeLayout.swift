/// Gives a child its ideal length in some directions, whatever is proposed.
struct FixedSizeLayout: Layout {
    /// Whether the width is the child's ideal one.
    let horizontal: Bool
    /// Whether the height is the child's ideal one.
    let vertical: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // What fills is as large as what counts: a background in a stack, lines of the same height.
        for child in subviews { child.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}
