import CoreGraphics
internal import TextLayout

extension UIFont {
    /// How wide a font's letters are.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// Below 0 narrower than usual, above 0 wider.
        public let rawValue: CGFloat

        /// The width `rawValue`: below 0 narrower than usual, above 0 wider.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The width `rawValue`: below 0 narrower than usual, above 0 wider.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest.
        public static let compressed = Width(-0.4)
        /// Narrower than usual.
        public static let condensed = Width(-0.2)
        /// As usual.
        public static let standard = Width(0)
        /// Wider than usual.
        public static let expanded = Width(0.2)
    }

    /// The system font in some weight, narrower where `width` is below 0 and its family has such letters.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.cssWeight, isCondensed: width.rawValue < 0))
    }
}
