/// A matrix of three columns of three numbers.
public struct Matrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: Hashable, Sendable, CustomStringConvertible
where Scalar.SIMD4Storage: Sendable {
    /// The columns.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// The matrix of zeros.
    public init() { self.init(Scalar.zero) }

    /// The matrix of these columns.
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }

    /// The matrix of these columns.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

    /// The matrix of these columns; those that are missing are zeros.
    public init(_ columns: [SIMD3<Scalar>]) {
        func column(_ index: Int) -> SIMD3<Scalar> { columns.indices.contains(index) ? columns[index] : .zero }
        self.init(column(0), column(1), column(2))
    }

    /// The matrix of these rows; those that are missing are zeros.
    public init(rows: [SIMD3<Scalar>]) { self = Matrix3(rows).transpose }

    /// The matrix with these numbers from its top left to its bottom right, and zeros elsewhere.
    public init(diagonal: SIMD3<Scalar>) {
        self.init(SIMD3<Scalar>(diagonal.x, 0, 0), SIMD3<Scalar>(0, diagonal.y, 0), SIMD3<Scalar>(0, 0, diagonal.z))
    }

    /// The matrix with `scalar` from its top left to its bottom right, and zeros elsewhere.
    public init(_ scalar: Scalar) { self.init(diagonal: SIMD3<Scalar>(repeating: scalar)) }

    /// The column of a number, 0...2 (clamped).
    public subscript(column: Int) -> SIMD3<Scalar> {
        get { list[Swift.min(Swift.max(column, 0), 2)] }
        set {
            var list = list
            list[Swift.min(Swift.max(column, 0), 2)] = newValue
            self = Matrix3(list)
        }
    }

    /// The number in a column and a row, 0...2 each (clamped).
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][Swift.min(Swift.max(row, 0), 2)] }
        set { self[column][Swift.min(Swift.max(row, 0), 2)] = newValue }
    }

    private var list: [SIMD3<Scalar>] { [columns.0, columns.1, columns.2] }

    /// The matrix with rows for columns.
    public var transpose: Self {
        Self((0..<3).map { row in SIMD3<Scalar>(columns.0[row], columns.1[row], columns.2[row]) })
    }

    /// How much larger what goes through the matrix gets, with its sign.
    public var determinant: Scalar { Elimination(list.map { column in (0..<3).map { column[$0] } }).determinant }

    /// The way back; of numbers that are none where there is no way.
    public var inverse: Self {
        guard let columns = Elimination(list.map { column in (0..<3).map { column[$0] } }).inverse else {
            return Self(diagonal: SIMD3<Scalar>(repeating: .nan))
        }
        return Self(columns.map { SIMD3<Scalar>($0) })
    }

    /// The numbers, column by column.
    public var description: String { "simd_matrix3x3(\(list))" }

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
    public static func * (matrix: Self, vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
        vector.x * matrix.columns.0 + vector.y * matrix.columns.1 + vector.z * matrix.columns.2
    }

    /// The vector as a row sent through the matrix.
    public static func * (vector: SIMD3<Scalar>, matrix: Self) -> SIMD3<Scalar> { matrix.transpose * vector }

    /// First `other`, then `one`.
    public static func * (one: Self, other: Self) -> Self { Self(other.list.map { one * $0 }) }

    /// Puts `other` before.
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

/// A matrix of three columns of three numbers.
public typealias simd_float3x3 = Matrix3<Float>
/// A matrix of three columns of three numbers.
public typealias float3x3 = Matrix3<Float>
/// A matrix of three columns of three numbers.
public typealias matrix_float3x3 = Matrix3<Float>
/// A matrix of three columns of three numbers.
public typealias simd_double3x3 = Matrix3<Double>
/// A matrix of three columns of three numbers.
public typealias double3x3 = Matrix3<Double>

/// The matrix that sends everything to itself.
public let matrix_identity_float3x3 = Matrix3<Float>(1)
/// The matrix that sends everything to itself.
public let matrix_identity_double3x3 = Matrix3<Double>(1)

/// First `y`, then `x`.
public func simd_mul<Scalar>(_ x: Matrix3<Scalar>, _ y: Matrix3<Scalar>) -> Matrix3<Scalar> { x * y }

/// `y` sent through `x`.
public func simd_mul<Scalar>(_ x: Matrix3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { x * y }

/// The matrix with rows for columns.
public func simd_transpose<Scalar>(_ x: Matrix3<Scalar>) -> Matrix3<Scalar> { x.transpose }

/// The way back; of numbers that are none where there is no way.
public func simd_inverse<Scalar>(_ x: Matrix3<Scalar>) -> Matrix3<Scalar> { x.inverse }

/// How much larger what goes through the matrix gets, with its sign.
public func simd_determinant<Scalar>(_ x: Matrix3<Scalar>) -> Scalar { x.determinant }
