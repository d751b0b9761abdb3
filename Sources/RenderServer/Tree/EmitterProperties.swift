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

    package func particles(of layer: RenderLayer, at localTime: Double) -> (list: [Particle], change: NextChange)? {
        guard !cells.isEmpty else { return nil }
        let motions = layer.animations.filter(\.movesParticles)
        guard !motions.isEmpty || !past.isEmpty else {
            return (particles(at: localTime) { _ in self }, nextChange(after: localTime))
        }
        let list = particles(at: localTime, hasRateOfTime: true) { birth in
            let counting = past.first { birth < $0.until }?.animations ?? motions
            return counting.isEmpty ? self : layer.properties.applying(counting, at: birth).emitter ?? self
        }
        // A birth rate that changes from one moment to the next is followed frame by frame.
        let isFollowed = motions.contains(where: \.movesBirths) || remembersAnyone(at: localTime)
        return (list, isFollowed ? .continuous : nextChange(after: localTime))
    }

    package func drawOverContents(_ drawing: KindDrawing) {
        guard !drawing.particles.isEmpty else { return }
        drawing.rasterizer.draw(
            drawing.particles, drawing.device, opacity: drawing.opacity, adding: renderMode == .additive,
            on: drawing.canvas)
    }
}

extension LayerProperties {
    /// The properties of an emitter; nil for every other. Setting it makes the layer one.
    package var emitter: EmitterProperties? {
        @inline(__always) get { kind[EmitterProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }
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
