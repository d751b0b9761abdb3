/// The shape from which an emitter's particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The shape of this name. A name that is none of the four acts as `point`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At `emitterPosition`. The default.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// On a horizontal line as long as `emitterSize` is wide, the position in its middle.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// In a rectangle of `emitterSize`, the position in its middle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// In a circle about the position, whose radius is the width of `emitterSize`.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// On what of its shape an emitter's particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the four acts as `volume`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the ends of a line, the corners of a rectangle, the middle of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On the edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Anywhere on it.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in it. The default.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The way in which an emitter's particles are drawn over one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the five acts as `unordered`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cell by cell. The default.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The youngest in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth; particles that lie in one plane as with `oldestFirst`.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Colours add up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
