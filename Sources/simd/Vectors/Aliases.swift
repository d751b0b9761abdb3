// Vectors are the standard library's; these are the names that C and older Swift have for them.

/// A vector of two numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of two numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of two numbers.
public typealias float2 = SIMD2<Float>
/// A vector of three numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of three numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of three numbers.
public typealias float3 = SIMD3<Float>
/// A vector of four numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of four numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of four numbers.
public typealias float4 = SIMD4<Float>
/// A vector of two numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of two numbers.
public typealias vector_double2 = SIMD2<Double>
/// A vector of two numbers.
public typealias double2 = SIMD2<Double>
/// A vector of three numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of three numbers.
public typealias vector_double3 = SIMD3<Double>
/// A vector of three numbers.
public typealias double3 = SIMD3<Double>
/// A vector of four numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of four numbers.
public typealias vector_double4 = SIMD4<Double>
/// A vector of four numbers.
public typealias double4 = SIMD4<Double>
/// A vector of two numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of two numbers.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of two numbers.
public typealias int2 = SIMD2<Int32>
/// A vector of three numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of three numbers.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of three numbers.
public typealias int3 = SIMD3<Int32>
/// A vector of four numbers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of four numbers.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of four numbers.
public typealias int4 = SIMD4<Int32>
/// A vector of two numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of two numbers.
public typealias vector_uint2 = SIMD2<UInt32>
/// A vector of two numbers.
public typealias uint2 = SIMD2<UInt32>
/// A vector of three numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of three numbers.
public typealias vector_uint3 = SIMD3<UInt32>
/// A vector of three numbers.
public typealias uint3 = SIMD3<UInt32>
/// A vector of four numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of four numbers.
public typealias vector_uint4 = SIMD4<UInt32>
/// A vector of four numbers.
public typealias uint4 = SIMD4<UInt32>

/// The vector of these numbers.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }

/// The vector of these numbers.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }

/// The first three numbers of `other`.
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }

/// The vector of these numbers.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }

/// The numbers of `xyz`, and `w`.
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }
