/// The regions that cover parts of a window. There is no keyboard on the screen here: that region is always empty.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw bits, one for each region.
    public let rawValue: UInt

    /// The regions whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars, and whatever else a container covers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
}
