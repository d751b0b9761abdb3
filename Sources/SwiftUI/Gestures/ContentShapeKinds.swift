/// What the shape of a view's contents is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// The kinds of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches and the pointer.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// What is seen of the view while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// What is seen of the view beside its menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// What the pointer over the view does to it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// Screen readers.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
