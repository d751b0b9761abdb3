import CoreGraphics

/// The areas that a self-crossing path encloses.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The rule of this name. A name other than `evenOdd`'s acts as `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points that the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points that the path surrounds an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    var geometric: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The shape of an open stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The cap of this name. A name that is none of the three acts as `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Square, at the end point. The default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle about the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square, half the line's width past the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var geometric: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The join of this name. A name that is none of the three acts as `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pointed, up to the miter limit. The default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var geometric: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
