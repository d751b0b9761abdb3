/// The rule of `ScrollView`: the content may be as long as it likes along the scrolled directions; the view itself
/// takes what is proposed along these (as much as the content where nothing is) and is as wide as the content across
/// them.
///
/// Content shorter than the view is placed at its beginning along the scrolled directions and in the middle across
/// them.
struct ScrollLayout: Layout {
    /// The scrolled directions.
    let axes: Axis.Set

    /// The proposal for the content.
    func contentOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// The view's size around content of size `content`.
    func size(of content: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    /// The origin of content of this size in `bounds`.
    func origin(of size: CGSize, in bounds: CGRect) -> CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? bounds.minX : bounds.midX - size.width / 2,
            y: axes.contains(.vertical) ? bounds.minY : bounds.midY - size.height / 2)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        size(of: subviews.first?.sizeThatFits(contentOffer(proposal)) ?? .zero, proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = contentOffer(proposal)
        for child in subviews {
            child.place(at: origin(of: child.sizeThatFits(offer), in: bounds), proposal: offer)
        }
    }
}
