/// A view's size and its alignment guides, in points from its top leading corner.
public struct ViewDimensions: Equatable {
    /// The width, in points.
    public let width: CGFloat
    /// The height, in points.
    public let height: CGFloat

    /// What the view was offered when it took this size.
    let proposal: ProposedViewSize
    /// The view that says where its guides lie; nil for one that says nothing.
    private let item: (any LayoutItem)?

    /// The dimensions of `item` at `size`, taken of `proposal`.
    init(size: CGSize, proposal: ProposedViewSize, item: (any LayoutItem)? = nil) {
        (width, height) = (size.width, size.height)
        (self.proposal, self.item) = (proposal, item)
    }

    /// The size, in points.
    var size: CGSize { CGSize(width: width, height: height) }

    /// Where `guide` lies: what the view says, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// Where `guide` lies: what the view says, or else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// Where the view itself puts `guide`; nil when it says nothing about it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Where the view itself puts `guide`; nil when it says nothing about it.
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
