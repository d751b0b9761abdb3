/// A value that can be added, subtracted and scaled: what an animation can be between.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The sum of the squares of the components: the square of the vector's length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// This vector with every component multiplied by `rhs`.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The number's square.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The number's square.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The number's square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The factor by which quantities whose whole range is about 1 (angles, parts of a rectangle or of a colour) are
/// multiplied as animatable data, so that a difference of a point and one of them count alike for when a spring has
/// settled.
let unitScale = 128.0
