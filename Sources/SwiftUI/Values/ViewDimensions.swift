/// A view's size and its alignment guides, in points from its top leading corner.
public struct ViewDimensions: Equatable {
    /// The width, in points.
    public let width: CGFloat
    /// The height, in points.
    public let height: CGFloat

    /// The proposal for which the view returned this size.
    let proposal: ProposedViewSize
    /// The view that sets its guides; nil for one that sets none.
    private let item: (any LayoutItem)?

    /// The dimensions of `item` at `size` for `proposal`.
    init(size: CGSize, proposal: ProposedViewSize, item: (any LayoutItem)? = nil) {
        (width, height) = (size.width, size.height)
        (self.proposal, self.item) = (proposal, item)
    }

    /// The size, in points.
    var size: CGSize { CGSize(width: width, height: height) }

    /// The position of `guide`: the view's, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of `guide`: the view's, or else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of `guide` that the view itself sets; nil when it sets none.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The position of `guide` that the view itself sets; nil when it sets none.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let value = item?.explicitAlignment(key, proposal: proposal, size: size), !value.isNaN else { return nil }
        return value
    }

    /// Whether both are of one view at one size.
    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
        one.size == other.size && one.proposal == other.proposal && one.item === other.item
    }
}
