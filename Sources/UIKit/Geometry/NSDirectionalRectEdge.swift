/// Sides of a rectangle, named by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
    /// The raw bits, one for each side.
    public let rawValue: UInt

    /// The sides whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The side where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The side where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension NSDirectionalEdgeInsets {
    /// The same distances by sides, in a direction of reading.
    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
    }
}
