/// A number of elements.
public typealias vDSP_Length = UInt
/// From one element to the next.
public typealias vDSP_Stride = Int

/// Sets `__C` to the sums of `__A` and `__B`, the next `__N` elements, each after a stride of its own.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

/// Sets `__C` to the products of `__A` and `__B`, the next `__N` elements, each after a stride of its own.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}

/// Sets `__C` to the sums of `__A` and the number at `__B`, the next `__N` elements, each after a stride of its own.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + scalar }
}

/// Sets `__C` to the products of `__A` and the number at `__B`, the next `__N` elements, each after a stride of its
/// own.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * scalar }
}

/// Sets `__C` to the sum of `__N` elements, 0 for none.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] }
}

/// Sets `__C` to the mean of `__N` elements, no number for none.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] } / Float(__N)
}

/// Sets `__C` to the root of the mean of the squares of `__N` elements, no number for none.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let squares = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __A[$1 * __IA] }
    __C.pointee = (squares / Float(__N)).squareRoot()
}

/// Sets `__C` to the greatest of `__N` elements, less than any number for none.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(-.infinity) { max($0, __A[$1 * __IA]) }
}

/// Sets `__C` to the least of `__N` elements, greater than any number for none.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(.infinity) { min($0, __A[$1 * __IA]) }
}

/// Sets `__C` to the sums of `__A` and `__B`, the next `__N` elements, each after a stride of its own.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + __B[index * __IB] }
}

/// Sets `__C` to the products of `__A` and `__B`, the next `__N` elements, each after a stride of its own.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * __B[index * __IB] }
}

/// Sets `__C` to the sums of `__A` and the number at `__B`, the next `__N` elements, each after a stride of its own.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] + scalar }
}

/// Sets `__C` to the products of `__A` and the number at `__B`, the next `__N` elements, each after a stride of its
/// own.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let scalar = __B.pointee
    for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] * scalar }
}

/// Sets `__C` to the sum of `__N` elements, 0 for none.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] }
}

/// Sets `__C` to the mean of `__N` elements, no number for none.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] } / Double(__N)
}

/// Sets `__C` to the root of the mean of the squares of `__N` elements, no number for none.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let squares = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __A[$1 * __IA] }
    __C.pointee = (squares / Double(__N)).squareRoot()
}

/// Sets `__C` to the greatest of `__N` elements, less than any number for none.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(-.infinity) { max($0, __A[$1 * __IA]) }
}

/// Sets `__C` to the least of `__N` elements, greater than any number for none.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(.infinity) { min($0, __A[$1 * __IA]) }
}
