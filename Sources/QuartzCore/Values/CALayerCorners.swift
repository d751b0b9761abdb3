/// The form of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The curve of this name. A name other than `continuous` acts as `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarter circles. The default.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners that bend more by degrees, as those of icons do. They begin 1.528665 radii from where the edges would
    /// meet; where there is less space they come nearer to quarter circles.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of a layer's corners, named by where x and y of the layer's own space are least and greatest.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// The corners of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Least x, least y: the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Greatest x, least y: the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Least x, greatest y: the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Greatest x, greatest y: the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
