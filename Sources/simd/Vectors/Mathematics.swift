import Foundation

/// `function` of each number of `x`.
private func each<Vector: SIMD>(_ x: Vector, _ function: (Vector.Scalar) -> Vector.Scalar) -> Vector {
    var result = x
    for index in x.indices { result[index] = function(x[index]) }
    return result
}

/// `function` of each number of `x` and the one of `y` at its place.
private func each<Vector: SIMD>(
    _ x: Vector, _ y: Vector, _ function: (Vector.Scalar, Vector.Scalar) -> Vector.Scalar
) -> Vector {
    var result = x
    for index in x.indices { result[index] = function(x[index], y[index]) }
    return result
}

/// The sine of each of the numbers.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.sin($0) } }

/// The sine of each of the numbers.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.sin($0) } }

/// The cosine of each of the numbers.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.cos($0) } }

/// The cosine of each of the numbers.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.cos($0) } }

/// The tangent of each of the numbers.
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.tan($0) } }

/// The tangent of each of the numbers.
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.tan($0) } }

/// The angle with each of the numbers as its sine.
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.asin($0) } }

/// The angle with each of the numbers as its sine.
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.asin($0) } }

/// The angle with each of the numbers as its cosine.
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.acos($0) } }

/// The angle with each of the numbers as its cosine.
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.acos($0) } }

/// The angle with each of the numbers as its tangent.
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.atan($0) } }

/// The angle with each of the numbers as its tangent.
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.atan($0) } }

/// The hyperbolic sine of each of the numbers.
public func sinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.sinh($0) } }

/// The hyperbolic sine of each of the numbers.
public func sinh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.sinh($0) } }

/// The hyperbolic cosine of each of the numbers.
public func cosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.cosh($0) } }

/// The hyperbolic cosine of each of the numbers.
public func cosh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.cosh($0) } }

/// The hyperbolic tangent of each of the numbers.
public func tanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.tanh($0) } }

/// The hyperbolic tangent of each of the numbers.
public func tanh<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.tanh($0) } }

/// e to the power of each of the numbers.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.exp($0) } }

/// e to the power of each of the numbers.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.exp($0) } }

/// 2 to the power of each of the numbers.
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.exp2($0) } }

/// 2 to the power of each of the numbers.
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.exp2($0) } }

/// The natural logarithm of each of the numbers.
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.log($0) } }

/// The natural logarithm of each of the numbers.
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.log($0) } }

/// The logarithm to the base 2 of each of the numbers.
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.log2($0) } }

/// The logarithm to the base 2 of each of the numbers.
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double { each(x) { Foundation.log2($0) } }

/// The logarithm to the base 10 of each of the numbers.
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float { each(x) { Foundation.log10($0) } }

/// The logarithm to the base 10 of each of the numbers.
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
    each(x) { Foundation.log10($0) }
}

/// Each number of `x` to the power of the one of `y` at its place.
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
    each(x, y) { Foundation.pow($0, $1) }
}

/// Each number of `x` to the power of the one of `y` at its place.
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
    each(x, y) { Foundation.pow($0, $1) }
}

/// The angle of each point of a number of `y` up and the one of `x` at its place to the right.
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar == Float {
    each(y, x) { Foundation.atan2($0, $1) }
}

/// The angle of each point of a number of `y` up and the one of `x` at its place to the right.
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar == Double {
    each(y, x) { Foundation.atan2($0, $1) }
}
