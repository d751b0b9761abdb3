import CoreGraphics

/// One source of particles: the values of a CAEmitterCell; the defaults are Core Animation's.
///
/// A value with a range is drawn anew for each particle, evenly from `value - range` to `value + range`.
package struct EmitterCell: Sendable, Equatable {
    /// The identity of the cell, which tells it from one that has replaced it.
    package var id = LayerID.unique()
    /// The name in key paths.
    package var name: String?
    package var isEnabled = true
    /// Seconds of the emitter's time at which the first particle begins; of a particle's cell, seconds of its life.
    package var beginTime = 0.0
    /// Seconds from then on in which particles begin.
    package var duration = Double.infinity
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
    /// The sources of particles that each particle is, where it is.
    package var children: [EmitterCell] = []

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

extension AnimatableProperty.Owner {
    static let emitter = AnimatableProperty.Owner(EmitterProperties.self)
}

extension AnimatableProperty {
    /// The property that `keyPath`, "emitterCells." and a cell's name and that of a property of cells, names on a layer
    /// with these properties, and its cell; nil when there is none.
    package static func ofCell(
        keyPath: String, on layer: LayerProperties
    ) -> (property: AnimatableProperty, cell: LayerID)? {
        let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "emitterCells",
            let cell = layer.emitter?.cells.first(where: { $0.name == String(parts[1]) }),
            let property = ofCells.first(where: { $0.rawValue == "emitterCells..\(parts[2])" })
        else { return nil }
        return (property, cell.id)
    }

    /// The properties of emitters' cells.
    package static let ofCells = allCases.filter { $0.owner.location == .cell }
}

extension LayerKind {
    /// The cell called `id` of an emitter; nil without one.
    func cell(_ id: LayerID?) -> EmitterCell? {
        self[EmitterProperties.self]?.cells.first { $0.id == id }
    }

    /// Calls `body` with the address of the cell called `id` of an emitter, to be written to; nil without one.
    mutating func change<Result>(cell id: LayerID?, _ body: (UnsafeMutableRawPointer) -> Result) -> Result? {
        guard let emitter = mutableAddress(of: .emitter)?.assumingMemoryBound(to: EmitterProperties.self),
            let index = emitter.pointee.cells.firstIndex(where: { $0.id == id })
        else { return nil }
        return withUnsafeMutablePointer(to: &emitter.pointee.cells[index]) { body($0) }
    }
}
