/// Two vectors animated as one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first vector.
    public var first: First
    /// The second vector.
    public var second: Second

    /// The pair of the two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    /// The pair of two zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    /// Adds part by part.
    public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first + other.first, one.second + other.second)
    }

    /// Adds part by part.
    public static func += (one: inout AnimatablePair, other: AnimatablePair) {
        one.first += other.first
        one.second += other.second
    }

    /// Subtracts part by part.
    public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first - other.first, one.second - other.second)
    }

    /// Subtracts part by part.
    public static func -= (one: inout AnimatablePair, other: AnimatablePair) {
        one.first -= other.first
        one.second -= other.second
    }

    /// Multiplies both vectors by `rhs`.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The squares of both vectors' lengths, added.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The animatable data of something that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Does nothing.
    public init() {}

    /// Does nothing.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Does nothing.
    public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

    /// Does nothing.
    public static func += (one: inout EmptyAnimatableData, other: EmptyAnimatableData) {}

    /// Does nothing.
    public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

    /// Does nothing.
    public static func -= (one: inout EmptyAnimatableData, other: EmptyAnimatableData) {}

    /// Does nothing.
    public mutating func scale(by rhs: Double) {}

    /// 0.
    public var magnitudeSquared: Double { 0 }
}
