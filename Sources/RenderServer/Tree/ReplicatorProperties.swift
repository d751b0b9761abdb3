import CoreGraphics

/// The properties that CAReplicatorLayer adds to a layer; the defaults are Core Animation's.
package struct ReplicatorProperties: Sendable, Equatable {
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
}

extension ReplicatorProperties: LayerKindProperties {
    package static let ownerName = "replicator"
    package static let table = [
        property("instanceCount", \.count, limit: .count(upTo: Replication.maximumCount)),
        property("instanceDelay", \.delay),
        property("instanceTransform", \.transform),
        property("instanceColor", \.color),
        property("instanceRedOffset", \.redOffset),
        property("instanceGreenOffset", \.greenOffset),
        property("instanceBlueOffset", \.blueOffset),
        property("instanceAlphaOffset", \.alphaOffset),
    ]
    package static let staysInPlace = false

    package var replication: Replication? {
        Replication(
            count: count, delay: delay, transform: transform, color: color?.rgba ?? .white,
            colorOffset: [Double(redOffset), Double(greenOffset), Double(blueOffset), Double(alphaOffset)],
            preservesDepth: preservesDepth)
    }
}

extension LayerProperties {
    /// The properties of a replicator; nil for every other. Setting it makes the layer one.
    package var replicator: ReplicatorProperties? {
        @inline(__always) get { kind[ReplicatorProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }
}
