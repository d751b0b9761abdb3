import CoreGraphics

/// The instances in which a layer shows its sublayers.
package struct Replication {
    /// More instances than this are not made.
    package static let maximumCount = 10_000
    /// All instances of a layer and of those within it together show at most so many layers.
    static let maximumLayers = 100_000

    /// The number of instances, the first one included.
    let count: Int
    /// Seconds by which each instance's time lags behind that of the one before; may be negative.
    let delay: Double
    /// From each instance to the next, about the middle of the layer's bounds.
    let transform: CATransform3D
    /// The colour that the first instance is multiplied with.
    let color: RGBA
    /// Red, green, blue and alpha, added to the colour from each instance to the next.
    let colorOffset: SIMD4<Double>
    /// Whether the instances keep their positions along the z axis.
    let preservesDepth: Bool

    /// The number of instances that are made.
    var madeCount: Int { min(max(count, 0), Self.maximumCount) }

    /// The colour that instance `index` is multiplied with, each part clamped to 0...1.
    func tint(of index: Int) -> RGBA {
        func part(_ value: Double, _ offset: Double) -> Double { min(max(value + offset * Double(index), 0), 1) }
        return RGBA(
            r: part(color.r, colorOffset[0]), g: part(color.g, colorOffset[1]), b: part(color.b, colorOffset[2]),
            a: part(color.a, colorOffset[3]))
    }
}
