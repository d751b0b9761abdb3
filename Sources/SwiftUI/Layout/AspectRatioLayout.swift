import OctantBase

/// Offers a child a size of one aspect ratio: the largest that fits into the offer, or the smallest that covers it. The
/// result is as large as the child.
///
/// Without a ratio it is that of the child's ideal size. A ratio that is not above 0 or not finite changes nothing,
/// with one line on standard error.
struct AspectRatioLayout: Layout {
    private let ratio: CGFloat?
    private let isUsable: Bool
    private let contentMode: ContentMode

    /// A layout with the aspect ratio `ratio`, width by height; nil for the child's own.
    init(ratio: CGFloat?, contentMode: ContentMode) {
        (self.ratio, self.contentMode) = (ratio, contentMode)
        isUsable = ratio.map { $0 > 0 && $0.isFinite } ?? true
        if !isUsable { Log.once("aspectRatio", "an aspect ratio is not above 0 or not finite: it changes nothing") }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first.map { $0.sizeThatFits(offer(proposal, $0)) } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for child in subviews { child.place(at: middle, anchor: .center, proposal: offer(proposal, child)) }
    }

    private func offer(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> ProposedViewSize {
        guard isUsable else { return proposal }
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = ratio ?? ideal.width / ideal.height
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return fitted(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
        }
    }

    private func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let followsWidth = (size.width / ratio < size.height) == (contentMode == .fit)
        return followsWidth
            ? ProposedViewSize(width: size.width, height: size.width / ratio)
            : ProposedViewSize(width: size.height * ratio, height: size.height)
    }
}
