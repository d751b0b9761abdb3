/// A direction and a length in two dimensions, in points.
public struct CGVector: Sendable, Hashable, Codable {
    /// The horizontal part, in points.
    public var dx: CGFloat
    /// The vertical part, in points.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector()

    /// The vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector (`dx`, `dy`), in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector (`dx`, `dy`), in points.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The vector (`dx`, `dy`), in points.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
