import OctantBase

/// Space around a child. Distances that are not finite count as 0; negative ones let the child extend beyond.
struct PaddingLayout: Layout {
    /// Points on a side that is padded without saying how much. Source: docs/sources/views.md, SwiftUI.
    static let standard: CGFloat = 16

    private var insets: EdgeInsets

    /// Space of `insets` on `edges`, the standard where nil.
    init(edges: Edge.Set = .all, insets: EdgeInsets? = nil) {
        let given = insets ?? EdgeInsets(Self.standard, on: .all)
        func side(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
            guard edges.contains(edge) else { return 0 }
            if length.isFinite { return length }
            Log.once("padding.length", "a padding is not finite: it counts as 0")
            return 0
        }
        self.insets = EdgeInsets(
            top: side(.top, given.top), leading: side(.leading, given.leading), bottom: side(.bottom, given.bottom),
            trailing: side(.trailing, given.trailing))
    }

    /// The distances.
    var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let child = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(
            width: max(child.width + insets.horizontal, 0), height: max(child.height + insets.vertical, 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let corner = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
        for child in subviews { child.place(at: corner, proposal: offer(proposal)) }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }
}
