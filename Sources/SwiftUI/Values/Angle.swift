/// An angle, kept in radians. Positive angles are clockwise on screen, where y grows downwards.
public struct Angle: Sendable, Hashable, Comparable, Animatable, CustomStringConvertible {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle at all.
    public static let zero = Angle()

    /// No angle at all.
    public init() { radians = 0 }

    /// The angle of `radians`.
    public init(radians: Double) { self.radians = radians }

    /// The angle of `degrees`.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// The angle of `radians`.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// The angle of `degrees`.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The sum of two angles.
    public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }

    /// Adds an angle.
    public static func += (one: inout Angle, other: Angle) { one.radians += other.radians }

    /// The difference of two angles.
    public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }

    /// Subtracts an angle.
    public static func -= (one: inout Angle, other: Angle) { one.radians -= other.radians }

    /// The angle turned the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// The angle times `factor`.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// The angle times `factor`.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

    /// Makes the angle `factor` times as large.
    public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }

    /// Divides the angle by `divisor`.
    public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }

    /// The angle divided by `divisor`.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// Whether the first is the smaller one.
    public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }

    /// The radians, times 128.
    public var animatableData: Double {
        get { radians * unitScale }
        set { radians = newValue / unitScale }
    }

    /// The angle in degrees, for people.
    public var description: String { "\(degrees)°" }
}
