/// The first child determines the size; all others are proposed it and aligned with it. In front of it or behind it
/// they are ordered as the views.
struct OverlayLayout: Layout {
    /// The alignment of the others with the first.
    let alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let first = subviews.first else { return }
        first.place(at: bounds.origin, proposal: proposal)
        let outer = first.dimensions(in: proposal)
        let offer = ProposedViewSize(outer.size)
        for other in subviews.dropFirst() {
            let inner = other.dimensions(in: offer)
            other.place(
                at: CGPoint(
                    x: bounds.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
                    y: bounds.minY + outer[alignment.vertical] - inner[alignment.vertical]),
                proposal: offer)
        }
    }

    /// The first child's.
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    /// The first child's.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 } }

    /// The first child's.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 } }
}
