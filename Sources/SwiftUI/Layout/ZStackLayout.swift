/// Lays its children over each other, the last one in front.
///
/// Its size is that of the children of the highest layout priority, lined up. Each child is then offered this size, so
/// that a shape behind a text is as high as the text wherever no height is offered.
public struct ZStackLayout: Layout, Sendable {
    /// The alignment of the children.
    public var alignment: Alignment

    /// Children over each other, lined up by `alignment`.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The size of the children of the highest priority, aligned.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        extent(proposal, subviews).size
    }

    /// Lays the children over each other.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let extent = extent(proposal, subviews)
        let origin = CGPoint(x: bounds.minX - extent.minX, y: bounds.minY - extent.minY)
        let offer = ProposedViewSize(bounds.size)
        for subview in subviews {
            let guides = guides(subview.dimensions(in: offer))
            subview.place(at: CGPoint(x: origin.x - guides.x, y: origin.y - guides.y), proposal: offer)
        }
    }

    /// The rectangle around the children that count, where their guides meet at the origin.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        guard let highest = subviews.map(\.priority).max() else { return .zero }
        var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity))
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let guides = guides(dimensions)
            low = CGPoint(x: min(low.x, -guides.x), y: min(low.y, -guides.y))
            high = CGPoint(x: max(high.x, dimensions.width - guides.x), y: max(high.y, dimensions.height - guides.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The positions of the guides; an endless view's at its top leading corner.
    private func guides(_ dimensions: ViewDimensions) -> CGPoint {
        let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}
