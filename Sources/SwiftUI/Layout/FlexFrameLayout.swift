import OctantBase

/// A frame with limits: the rule that Apple documents for `frame(minWidth:idealWidth:maxWidth:...)`.
///
/// In each direction the offer, or the ideal length where there is none, is brought within the limits and handed to the
/// child. With both limits the frame is as long as that; with a least length only, or a greatest one only, it is as
/// long as the child unless the offer lies between the limit and the child; with neither it is as long as the child.
///
/// A limit that is negative or not a number counts as not given. Limits that contradict each other are put in order,
/// the least one holding. Both with one line on standard error.
struct FlexFrameLayout: Layout {
    /// The limits in one direction, in points.
    private struct Limits {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
            func usable(_ length: CGFloat?) -> CGFloat? {
                guard let length, !(length >= 0) else { return length }
                Log.once("frame.limit", "a frame's limit is negative or not a number: it is left out")
                return nil
            }
            (self.least, self.ideal, self.most) = (usable(least), usable(ideal), usable(most))
            let given = [self.least, self.ideal, self.most].compactMap { $0 }
            guard given != given.ordered() else { return }
            Log.once("frame.order", "a frame's limits contradict each other: the least one holds")
            if let least = self.least {
                self.most = self.most.map { max($0, least) }
                self.ideal = self.ideal.map { max($0, least) }
            }
            if let most = self.most { self.ideal = self.ideal.map { min($0, most) } }
        }

        /// The proposal for the child.
        func offer(_ proposed: CGFloat?) -> CGFloat? {
            guard let length = proposed ?? ideal else { return nil }
            return clamp(length)
        }

        /// The length of the frame around a child of the length `child`.
        func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
            guard let offer = offer(proposed) else { return clamp(child) }
            switch (least, most) {
            case (nil, nil): return child
            case (let least?, nil): return max(least, min(child, offer))
            case (nil, let most?): return min(most, max(child, offer))
            default: return offer
            }
        }

        private func clamp(_ length: CGFloat) -> CGFloat { min(max(length, least ?? 0), most ?? .infinity) }
    }

    private let widths: Limits
    private let heights: Limits
    /// The alignment of the child in the frame.
    let alignment: Alignment

    init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        widths = Limits(minWidth, idealWidth, maxWidth)
        heights = Limits(minHeight, idealHeight, maxHeight)
        self.alignment = alignment
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let child = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(
            width: widths.length(proposal.width, child: child.width),
            height: heights.length(proposal.height, child: child.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for child in subviews { child.place(in: bounds, alignment: alignment, proposal: offer(proposal)) }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: widths.offer(proposal.width), height: heights.offer(proposal.height))
    }
}
