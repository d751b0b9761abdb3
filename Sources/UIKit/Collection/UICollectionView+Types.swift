extension UICollectionView {
    /// The kind of views above each section in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of views below each section in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The kinds of views in a collection.
    public enum ElementCategory: Int, Sendable {
        /// An item.
        case cell = 0
        /// What the data source has beside the items, headers for example.
        case supplementaryView = 1
        /// What the layout itself has.
        case decorationView = 2
    }

    /// The direction in which contents scroll.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// The place that an item is scrolled to: one along each axis at the most. Without any it is scrolled to the
    /// nearest at which it is seen whole.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Positions of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The top.
        public static let top = ScrollPosition(rawValue: 1)
        /// The middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The left side.
        public static let left = ScrollPosition(rawValue: 8)
        /// The middle between the sides.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The right side.
        public static let right = ScrollPosition(rawValue: 32)
    }
}
