/// What makes colours of colours: the rows of a matrix, for red, green, blue and opacity, each of the factors of these
/// four and of what is added. Parts are 0...1.
public struct ColorMatrix: Equatable, Sendable {
    /// The factors of red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors of green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors of blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors of opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The matrix that leaves colours as they are.
    public init() {}

    /// The factors, row by row.
    var factors: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { Double($0) }
    }
}
