/// The direction in which focus moves. The numbers are Apple's. Any thread.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
    /// The raw bits, one for each heading.
    public let rawValue: UInt

    /// The headings whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up: the up arrow.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down: the down arrow.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Left: the left arrow.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Right: the right arrow.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// On in reading order: tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// Back in reading order: shift and tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
