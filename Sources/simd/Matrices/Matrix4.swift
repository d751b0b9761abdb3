/// A matrix of four columns of four numbers.
public struct Matrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, Sendable, CustomStringConvertible
where Scalar.SIMD4Storage: Sendable {
    /// The columns.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// The matrix of zeros.
    public init() { self.init(Scalar.zero) }

    /// The matrix of these columns.
    public init(_ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>)
    {
        columns = (column0, column1, column2, column3)
    }

    /// The matrix of these columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }

    /// The matrix of these columns; those that are missing are zeros.
    public init(_ columns: [SIMD4<Scalar>]) {
        func column(_ index: Int) -> SIMD4<Scalar> { columns.indices.contains(index) ? columns[index] : .zero }
        self.init(column(0), column(1), column(2), column(3))
    }

    /// The matrix of these rows; those that are missing are zeros.
    public init(rows: [SIMD4<Scalar>]) { self = Matrix4(rows).transpose }

    /// The matrix with these numbers from its top left to its bottom right, and zeros elsewhere.
    public init(diagonal: SIMD4<Scalar>) {
        self.init(
            SIMD4<Scalar>(diagonal.x, 0, 0, 0),
            SIMD4<Scalar>(0, diagonal.y, 0, 0),
            SIMD4<Scalar>(0, 0, diagonal.z, 0),
            SIMD4<Scalar>(0, 0, 0, diagonal.w))
    }

    /// The matrix with `scalar` from its top left to its bottom right, and zeros elsewhere.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD4<Scalar>(repeating: scalar)) }

    /// The column of a number, 0...3 (clamped).
    public subscript(column: Int) -> SIMD4<Scalar> {
        get { list[Swift.min(Swift.max(column, 0), 3)] }
        set {
            var list = list
            list[Swift.min(Swift.max(column, 0), 3)] = newValue
            self = Matrix4(list)
        }
    }

    /// The number in a column and a row, 0...3 each (clamped).
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][Swift.min(Swift.max(row, 0), 3)] }
        set { self[column][Swift.min(Swift.max(row, 0), 3)] = newValue }
    }

    private var list: [SIMD4<Scalar>] { [columns.0, columns.1, columns.2, columns.3] }

    /// The matrix with rows for columns.
    public var transpose: Self {
        Self((0..<4).map { row in SIMD4<Scalar>(columns.0[row], columns.1[row], columns.2[row], columns.3[row]) })
    }

    /// How much larger what goes through the matrix gets, with its sign.
    public var determinant: Scalar { Elimination(list.map { column in (0..<4).map { column[$0] } }).determinant }

    /// The way back; of numbers that are none where there is no way.
    public var inverse: Self {
        guard let columns = Elimination(list.map { column in (0..<4).map { column[$0] } }).inverse else {
            return Self(diagonal: SIMD4<Scalar>(repeating: .nan))
        }
        return Self(columns.map { SIMD4<Scalar>($0) })
    }

    /// The numbers, column by column.
    public var description: String { "simd_matrix4x4(\(list))" }

    /// Whether all numbers are equal.
    public static func == (one: Self, other: Self) -> Bool { one.list == other.list }

    /// Hashes the numbers.
    public func hash(into hasher: inout Hasher) { hasher.combine(list) }

    /// The sums of the numbers.
    public static func + (one: Self, other: Self) -> Self { Self(zip(one.list, other.list).map { $0 + $1 }) }

    /// The differences of the numbers.
    public static func - (one: Self, other: Self) -> Self { Self(zip(one.list, other.list).map { $0 - $1 }) }

    /// The numbers with other signs.
    public static prefix func - (matrix: Self) -> Self { Self(matrix.list.map { -$0 }) }

    /// `scalar` times each number.
    public static func * (scalar: Scalar, matrix: Self) -> Self { Self(matrix.list.map { scalar * $0 }) }

    /// `scalar` times each number.
    public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

    /// The vector sent through the matrix.
    public static func * (matrix: Self, vector: SIMD4<Scalar>) -> SIMD4<Scalar> {
        vector.x * matrix.columns.0 + vector.y * matrix.columns.1 + vector.z * matrix.columns.2 + vector.w
            * matrix.columns.3
    }

    /// The vector as a row sent through the matrix.
    public static func * (vector: SIMD4<Scalar>, matrix: Self) -> SIMD4<Scalar> { matrix.transpose * vector }

    /// First `other`, then `one`.
    public static func * (one: Self, other: Self) -> Self { Self(other.list.map { one * $0 }) }

    /// Puts `other` before.
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

/// A matrix of four columns of four numbers.
public typealias simd_float4x4 = Matrix4<Float>
/// A matrix of four columns of four numbers.
public typealias float4x4 = Matrix4<Float>
/// A matrix of four columns of four numbers.
public typealias matrix_float4x4 = Matrix4<Float>
/// A matrix of four columns of four numbers.
public typealias simd_double4x4 = Matrix4<Double>
/// A matrix of four columns of four numbers.
public typealias double4x4 = Matrix4<Double>

/// The matrix that sends everything to itself.
public let matrix_identity_float4x4 = Matrix4<Float>(1)
/// The matrix that sends everything to itself.
public let matrix_identity_double4x4 = Matrix4<Double>(1)

/// First `y`, then `x`.
public func simd_mul<Scalar>(_ x: Matrix4<Scalar>, _ y: Matrix4<Scalar>) -> Matrix4<Scalar> { x * y }

/// `y` sent through `x`.
public func simd_mul<Scalar>(_ x: Matrix4<Scalar>, _ y: SIMD4<Scalar>) -> SIMD4<Scalar> { x * y }

/// The matrix with rows for columns.
public func simd_transpose<Scalar>(_ x: Matrix4<Scalar>) -> Matrix4<Scalar> { x.transpose }

/// The way back; of numbers that are none where there is no way.
public func simd_inverse<Scalar>(_ x: Matrix4<Scalar>) -> Matrix4<Scalar> { x.inverse }

/// How much larger what goes through the matrix gets, with its sign.
public func simd_determinant<Scalar>(_ x: Matrix4<Scalar>) -> Scalar { x.determinant }
