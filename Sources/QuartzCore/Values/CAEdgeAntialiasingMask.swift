/// Edges of a layer. The numbers are Core Animation's.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt32

    /// The edges of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The edge at the bottom of the layer's own space.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The edge at the top of the layer's own space.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
