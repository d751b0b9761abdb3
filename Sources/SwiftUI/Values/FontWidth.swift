extension Font {
    /// How wide the letters of a font are: of a family that has faces of several widths.
    public struct Width: Hashable, Sendable {
        /// Below 0 narrower than usual, above 0 wider.
        public var value: CGFloat

        /// The width `value`: below 0 narrower than usual, above 0 wider.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest.
        public static let compressed = Width(-0.4)
        /// Narrower than usual.
        public static let condensed = Width(-0.2)
        /// As usual.
        public static let standard = Width(0)
        /// Wider than usual.
        public static let expanded = Width(0.2)
    }
}
