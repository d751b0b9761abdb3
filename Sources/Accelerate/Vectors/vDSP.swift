import OctantBase

/// Functions of lists of numbers.
public enum vDSP {}

extension vDSP {
    /// The number of elements that both have; where one has more, they are left out, with one line in the log.
    private static func shared(_ one: Int, _ other: Int) -> Int {
        if one != other { Log.once("vDSP.count", "vDSP: one list has \(one) elements and the other \(other)") }
        return min(one, other)
    }
}

extension vDSP {
    /// Returns the sums of two lists, element by element.
    public static func add<T, U>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T: AccelerateBuffer, U: AccelerateBuffer, T.Element == Float, U.Element == Float {
        let number = shared(vectorA.count, vectorB.count)
        return list(number) { target in
            vectorA.withUnsafeBufferPointer { one in
                vectorB.withUnsafeBufferPointer { other in
                    guard let one = one.baseAddress, let other = other.baseAddress else { return }
                    vDSP_vadd(one, 1, other, 1, target, 1, vDSP_Length(number))
                }
            }
        }
    }

    /// Returns the sums of a number and each element of a list.
    public static func add<U>(_ scalar: Float, _ vector: U) -> [Float]
    where U: AccelerateBuffer, U.Element == Float {
        list(vector.count) { target in
            vector.withUnsafeBufferPointer { elements in
                guard let first = elements.baseAddress else { return }
                vDSP_vsadd(first, 1, [scalar], target, 1, vDSP_Length(elements.count))
            }
        }
    }

    /// Returns the products of two lists, element by element.
    public static func multiply<T, U>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T: AccelerateBuffer, U: AccelerateBuffer, T.Element == Float, U.Element == Float {
        let number = shared(vectorA.count, vectorB.count)
        return list(number) { target in
            vectorA.withUnsafeBufferPointer { one in
                vectorB.withUnsafeBufferPointer { other in
                    guard let one = one.baseAddress, let other = other.baseAddress else { return }
                    vDSP_vmul(one, 1, other, 1, target, 1, vDSP_Length(number))
                }
            }
        }
    }

    /// Returns the products of a number and each element of a list.
    public static func multiply<U>(_ scalar: Float, _ vector: U) -> [Float]
    where U: AccelerateBuffer, U.Element == Float {
        list(vector.count) { target in
            vector.withUnsafeBufferPointer { elements in
                guard let first = elements.baseAddress else { return }
                vDSP_vsmul(first, 1, [scalar], target, 1, vDSP_Length(elements.count))
            }
        }
    }

    /// Returns the sum of a list, 0 for none.
    public static func sum<U>(_ vector: U) -> Float where U: AccelerateBuffer, U.Element == Float {
        one(vector, vDSP_sve)
    }

    /// Returns the mean of a list, no number for none.
    public static func mean<U>(_ vector: U) -> Float where U: AccelerateBuffer, U.Element == Float {
        one(vector, vDSP_meanv)
    }

    /// Returns the root of the mean of the squares of a list, no number for none.
    public static func rootMeanSquare<U>(_ vector: U) -> Float where U: AccelerateBuffer, U.Element == Float {
        one(vector, vDSP_rmsqv)
    }

    /// Returns the greatest of a list, less than any number for none.
    public static func maximum<U>(_ vector: U) -> Float where U: AccelerateBuffer, U.Element == Float {
        one(vector, vDSP_maxv)
    }

    /// Returns the least of a list, greater than any number for none.
    public static func minimum<U>(_ vector: U) -> Float where U: AccelerateBuffer, U.Element == Float {
        one(vector, vDSP_minv)
    }

    private static func list(_ count: Int, _ fill: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
        [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.initialize(repeating: 0)
            if let first = buffer.baseAddress { fill(first) }
            initialized = count
        }
    }

    private static func one<U>(
        _ vector: U, _ function: (UnsafePointer<Float>, vDSP_Stride, UnsafeMutablePointer<Float>, vDSP_Length) -> Void
    ) -> Float where U: AccelerateBuffer, U.Element == Float {
        var result: Float = 0
        vector.withUnsafeBufferPointer { elements in
            // Nothing is read of a list of none.
            if let first = elements.baseAddress {
                function(first, 1, &result, vDSP_Length(elements.count))
            } else {
                function([0], 1, &result, 0)
            }
        }
        return result
    }
}

extension vDSP {
    /// Returns the sums of two lists, element by element.
    public static func add<T, U>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T: AccelerateBuffer, U: AccelerateBuffer, T.Element == Double, U.Element == Double {
        let number = shared(vectorA.count, vectorB.count)
        return list(number) { target in
            vectorA.withUnsafeBufferPointer { one in
                vectorB.withUnsafeBufferPointer { other in
                    guard let one = one.baseAddress, let other = other.baseAddress else { return }
                    vDSP_vaddD(one, 1, other, 1, target, 1, vDSP_Length(number))
                }
            }
        }
    }

    /// Returns the sums of a number and each element of a list.
    public static func add<U>(_ scalar: Double, _ vector: U) -> [Double]
    where U: AccelerateBuffer, U.Element == Double {
        list(vector.count) { target in
            vector.withUnsafeBufferPointer { elements in
                guard let first = elements.baseAddress else { return }
                vDSP_vsaddD(first, 1, [scalar], target, 1, vDSP_Length(elements.count))
            }
        }
    }

    /// Returns the products of two lists, element by element.
    public static func multiply<T, U>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T: AccelerateBuffer, U: AccelerateBuffer, T.Element == Double, U.Element == Double {
        let number = shared(vectorA.count, vectorB.count)
        return list(number) { target in
            vectorA.withUnsafeBufferPointer { one in
                vectorB.withUnsafeBufferPointer { other in
                    guard let one = one.baseAddress, let other = other.baseAddress else { return }
                    vDSP_vmulD(one, 1, other, 1, target, 1, vDSP_Length(number))
                }
            }
        }
    }

    /// Returns the products of a number and each element of a list.
    public static func multiply<U>(_ scalar: Double, _ vector: U) -> [Double]
    where U: AccelerateBuffer, U.Element == Double {
        list(vector.count) { target in
            vector.withUnsafeBufferPointer { elements in
                guard let first = elements.baseAddress else { return }
                vDSP_vsmulD(first, 1, [scalar], target, 1, vDSP_Length(elements.count))
            }
        }
    }

    /// Returns the sum of a list, 0 for none.
    public static func sum<U>(_ vector: U) -> Double where U: AccelerateBuffer, U.Element == Double {
        one(vector, vDSP_sveD)
    }

    /// Returns the mean of a list, no number for none.
    public static func mean<U>(_ vector: U) -> Double where U: AccelerateBuffer, U.Element == Double {
        one(vector, vDSP_meanvD)
    }

    /// Returns the root of the mean of the squares of a list, no number for none.
    public static func rootMeanSquare<U>(_ vector: U) -> Double where U: AccelerateBuffer, U.Element == Double {
        one(vector, vDSP_rmsqvD)
    }

    /// Returns the greatest of a list, less than any number for none.
    public static func maximum<U>(_ vector: U) -> Double where U: AccelerateBuffer, U.Element == Double {
        one(vector, vDSP_maxvD)
    }

    /// Returns the least of a list, greater than any number for none.
    public static func minimum<U>(_ vector: U) -> Double where U: AccelerateBuffer, U.Element == Double {
        one(vector, vDSP_minvD)
    }

    private static func list(_ count: Int, _ fill: (UnsafeMutablePointer<Double>) -> Void) -> [Double] {
        [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.initialize(repeating: 0)
            if let first = buffer.baseAddress { fill(first) }
            initialized = count
        }
    }

    private static func one<U>(
        _ vector: U, _ function: (UnsafePointer<Double>, vDSP_Stride, UnsafeMutablePointer<Double>, vDSP_Length) -> Void
    ) -> Double where U: AccelerateBuffer, U.Element == Double {
        var result: Double = 0
        vector.withUnsafeBufferPointer { elements in
            // Nothing is read of a list of none.
            if let first = elements.baseAddress {
                function(first, 1, &result, vDSP_Length(elements.count))
            } else {
                function([0], 1, &result, 0)
            }
        }
        return result
    }
}
