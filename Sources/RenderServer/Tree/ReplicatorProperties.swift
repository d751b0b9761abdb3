import CoreGraphics

/// The properties that CAReplicatorLayer adds to a layer; the defaults are Core Animation's.
package struct ReplicatorProperties: Sendable, Equatable {
    /// More instances than this are not made.
    package static let maximumCount = 10_000
    /// All instances of a replicator and of those within it together show at most so many layers.
    package static let maximumLayers = 100_000

    /// The number of instances of the sublayers, the first one included.
    package var count = 1
    /// Seconds by which each instance's time lags behind that of the one before; may be negative.
    package var delay = 0.0
    /// From each instance to the next, about the middle of the bounds.
    package var transform = CATransform3D.identity
    /// The colour that the first instance is multiplied with; nil is white.
    package var color: CGColor? = .white
    /// Added to the parts of the colour from each instance to the next; the sums are clamped to 0...1.
    package var redOffset: Float = 0, greenOffset: Float = 0, blueOffset: Float = 0, alphaOffset: Float = 0
    /// Whether the instances keep their positions along the z axis.
    package var preservesDepth = false

    package init() {}

    /// The colour that instance `index` is multiplied with.
    func tint(of index: Int) -> RGBA {
        let base = color?.rgba ?? .white
        func part(_ value: Double, _ offset: Float) -> Double { min(max(value + Double(offset) * Double(index), 0), 1) }
        return RGBA(
            r: part(base.r, redOffset), g: part(base.g, greenOffset), b: part(base.b, blueOffset),
            a: part(base.a, alphaOffset))
    }
}

extension ReplicatorProperties: LayerKindProperties {
    package static let ownerName = "replicator"
    package static let table = [
        property("instanceCount", \.count, limit: .count(upTo: maximumCount)),
        property("instanceDelay", \.delay),
        property("instanceTransform", \.transform),
        property("instanceColor", \.color),
        property("instanceRedOffset", \.redOffset),
        property("instanceGreenOffset", \.greenOffset),
        property("instanceBlueOffset", \.blueOffset),
        property("instanceAlphaOffset", \.alphaOffset),
    ]
    package static let staysInPlace = false
}
