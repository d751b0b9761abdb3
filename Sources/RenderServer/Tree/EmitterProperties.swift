import CoreGraphics

/// The properties that CAEmitterLayer adds to a layer; the defaults are Core Animation's.
package struct EmitterProperties: Sendable, Equatable {
    /// The shape from which particles begin. The raw values are Core Animation's strings.
    package enum Shape: String, Sendable, CaseIterable {
        /// At the position.
        case point
        /// On a line as wide as the size, through the position.
        case line
        /// In a rectangle of the size, the position in its middle.
        case rectangle
        /// In a circle about the position whose radius is the size's width.
        case circle
    }

    /// On what of the shape particles begin. The raw values are Core Animation's strings.
    package enum Mode: String, Sendable, CaseIterable {
        /// The ends, the corners, or the middle of a circle.
        case points
        case outline
        /// All of it.
        case surface, volume
    }

    /// In which order particles are drawn, and how. The raw values are Core Animation's strings.
    package enum RenderMode: String, Sendable, CaseIterable {
        /// Cell by cell, the oldest first.
        case unordered
        case oldestFirst, oldestLast
        /// The same as `oldestFirst`: in a plane there is no depth.
        case backToFront
        /// Colours add up.
        case additive
    }

    package var cells: [EmitterCell] = []
    /// Factors of the cells' own values.
    package var birthRate: Float = 1, lifetime: Float = 1
    package var velocity: CGFloat = 1, scale: CGFloat = 1, spin: CGFloat = 1
    /// In the layer's own space.
    package var position = CGPoint.zero
    package var size = CGSize.zero
    package var shape = Shape.point
    package var mode = Mode.volume
    package var renderMode = RenderMode.unordered
    /// The seed of the random numbers.
    package var seed: UInt32 = 0

    /// The emissions of each cell since its rate first changed while it was shown, in the order of the cells; none, or
    /// an empty list, for one that has had its rate from its begin on.
    var emissions: [[EmissionSpan]] = []
    /// The animations that moved the emitter before the present ones, the oldest first: kept as long as particles exist
    /// that began then.
    var past: [PastMotion] = []

    package init() {}
}

extension EmitterProperties: LayerKindProperties {
    package static let ownerName = "emitter"
    package static let table = [
        property("emitterPosition", \.position),
        property("emitterSize", \.size),
        property("birthRate", \.birthRate, limit: .notNegative, change: .animatesInBlocks),
        property("velocity", \.velocity, change: .animatesInBlocks),
        property("scale", \.scale, change: .animatesInBlocks),
        property("spin", \.spin, change: .animatesInBlocks),
    ]
    package static let staysInPlace = false

    package var changesByItself: Bool { !cells.isEmpty }
}

/// Animations of an emitter that are gone.
struct PastMotion: Sendable, Equatable {
    /// Seconds of the emitter's time up to which they counted.
    let until: Double
    let animations: [RenderAnimation]
}

/// A stretch of time in which a cell emits at one rate.
struct EmissionSpan: Sendable, Equatable {
    /// Seconds of the emitter's time. It ends where the next one begins.
    let start: Double
    /// The number of earlier births, with fractions.
    let count: Double
    /// Particles a second.
    let rate: Double
}

/// One source of particles: the values of a CAEmitterCell; the defaults are Core Animation's.
///
/// A value with a range is drawn anew for each particle, evenly from `value - range` to `value + range`.
package struct EmitterCell: Sendable, Equatable {
    /// The identity of the cell, which tells it from one that has replaced it.
    package var id = LayerID.unique()
    /// The name in key paths.
    package var name: String?
    package var isEnabled = true
    /// Seconds of the emitter's time at which the first particle begins.
    package var beginTime = 0.0
    /// Particles a second.
    package var birthRate: Float = 0
    /// Seconds.
    package var lifetime: Float = 0, lifetimeRange: Float = 0
    /// The direction in the plane, radians from the x axis towards the y axis.
    package var emissionLongitude: CGFloat = 0
    /// The whole angle of the cone about that direction, radians.
    package var emissionRange: CGFloat = 0
    /// Points a second.
    package var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    /// Points a second, each second.
    package var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
    /// Factors of the image's size, and what is added to them each second.
    package var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    /// Radians a second.
    package var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// The colour that the image is multiplied with.
    package var color = RGBA.white
    package var colorRange = RGBA.clear
    /// Added to the parts of the colour each second.
    package var colorSpeed = RGBA.clear
    package var contents: CGImage?
    /// The part of the image that shows, in units of the image.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the image a point.
    package var contentsScale: CGFloat = 1

    package init() {}
}

extension EmitterCell: PropertyOwner {
    package static let ownerName = "emitter"
    package static let location = PropertyLocation.cell
    /// The numbers of a cell that animate, and its colour. The lifetime is not among them: the renderer has to know how
    /// far back particles began.
    package static let table = [
        property("birthRate", \.birthRate, limit: .notNegative),
        property("emissionLongitude", \.emissionLongitude),
        property("emissionRange", \.emissionRange),
        property("velocity", \.velocity),
        property("velocityRange", \.velocityRange),
        property("xAcceleration", \.xAcceleration),
        property("yAcceleration", \.yAcceleration),
        property("scale", \.scale),
        property("scaleRange", \.scaleRange),
        property("scaleSpeed", \.scaleSpeed),
        property("spin", \.spin),
        property("spinRange", \.spinRange),
        property("redSpeed", \.colorSpeed.r),
        property("greenSpeed", \.colorSpeed.g),
        property("blueSpeed", \.colorSpeed.b),
        property("alphaSpeed", \.colorSpeed.a),
        property("color", \.color),
    ]
}
