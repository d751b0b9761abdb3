import OctantBase

/// A frame of a fixed width, a fixed height, or both: the child is offered that, and lined up in it.
///
/// A length that is negative or not finite counts as not given, with one line on standard error.
struct FrameLayout: Layout {
    private let width: CGFloat?
    private let height: CGFloat?
    /// The alignment of the child in the frame.
    let alignment: Alignment

    init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        func usable(_ length: CGFloat?) -> CGFloat? {
            guard let length, !(length >= 0 && length.isFinite) else { return length }
            Log.once("frame.length", "a frame's width or height is negative or not finite: it is left out")
            return nil
        }
        (self.width, self.height, self.alignment) = (usable(width), usable(height), alignment)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let child = subviews.first else { return CGSize(width: width ?? 0, height: height ?? 0) }
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for child in subviews { child.place(in: bounds, alignment: alignment, proposal: offer(proposal)) }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

extension LayoutSubview {
    /// Positions the child so that its guides meet those of `bounds`.
    func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let outer = ViewDimensions(size: bounds.size, proposal: ProposedViewSize(bounds.size))
        let inner = dimensions(in: proposal)
        place(
            at: CGPoint(
                x: bounds.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
                y: bounds.minY + outer[alignment.vertical] - inner[alignment.vertical]),
            proposal: proposal)
    }
}
