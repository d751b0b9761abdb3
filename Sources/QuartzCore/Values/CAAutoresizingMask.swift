/// The parts of a layer's frame that change when its superlayer's size changes.
public struct CAAutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// The parts of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The distance from the superlayer's left edge.
    public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
    /// The width.
    public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
    /// The distance from the superlayer's right edge.
    public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
    /// The distance from the superlayer's top edge.
    public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
    /// The height.
    public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
    /// The distance from the superlayer's bottom edge.
    public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}
