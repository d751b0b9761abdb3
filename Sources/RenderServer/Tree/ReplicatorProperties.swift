import CoreGraphics

/// What CAReplicatorLayer adds to a layer; the defaults are Core Animation's.
package struct ReplicatorProperties: Sendable, Equatable {
    /// More instances than this are not made.
    package static let maximumCount = 10_000
    /// All instances of a replicator and of those within it together show at most so many layers.
    package static let maximumLayers = 100_000

    /// How often the sublayers show, the first time included.
    package var count = 1
    /// Seconds by which each instance's time lags behind that of the one before; may be negative.
    package var delay = 0.0
    /// From each instance to the next, about the middle of the bounds.
    package var transform = CATransform3D.identity
    /// What the first instance is multiplied with; nil is white.
    package var color: CGColor? = .white
    /// Added to the parts of the colour from each instance to the next; the sums are clamped to 0...1.
    package var redOffset: Float = 0, greenOffset: Float = 0, blueOffset: Float = 0, alphaOffset: Float = 0
    /// Whether the instances keep their places along the z axis.
    package var preservesDepth = false

    package init() {}

    /// What instance `index` is multiplied with.
    func tint(of index: Int) -> RGBA {
        let base = color?.rgba ?? .white
        func part(_ value: Double, _ offset: Float) -> Double { min(max(value + Double(offset) * Double(index), 0), 1) }
        return RGBA(
            r: part(base.r, redOffset), g: part(base.g, greenOffset), b: part(base.b, blueOffset),
            a: part(base.a, alphaOffset))
    }

    /// Becomes `base` again.
    mutating func restore(from base: ReplicatorProperties) {
        var own = base
        (own.color, color) = (color, nil)
        CGColor.replace(&own.color, with: base.color)
        self = own
    }

    func value(of property: AnimatableProperty) -> AnimationValue? {
        switch property {
        case .instanceCount: .scalar(Double(count))
        case .instanceDelay: .scalar(delay)
        case .instanceTransform: .transform(transform)
        case .instanceColor: LayerProperties.color(color)
        case .instanceRedOffset: .scalar(Double(redOffset))
        case .instanceGreenOffset: .scalar(Double(greenOffset))
        case .instanceBlueOffset: .scalar(Double(blueOffset))
        case .instanceAlphaOffset: .scalar(Double(alphaOffset))
        default: nil
        }
    }

    mutating func set(_ property: AnimatableProperty, to value: AnimationValue) {
        switch (property, value) {
        case (.instanceCount, .scalar(let x)): count = min(max(Int(clamping: x.rounded()), 0), Self.maximumCount)
        case (.instanceDelay, .scalar(let x)): delay = x
        case (.instanceTransform, .transform(let m)): transform = m
        case (.instanceColor, .color(let c)): CGColor.replace(&color, with: c)
        case (.instanceRedOffset, .scalar(let x)): redOffset = Float(x)
        case (.instanceGreenOffset, .scalar(let x)): greenOffset = Float(x)
        case (.instanceBlueOffset, .scalar(let x)): blueOffset = Float(x)
        case (.instanceAlphaOffset, .scalar(let x)): alphaOffset = Float(x)
        default: break
        }
    }
}
