extension vDSP {
    /// Returns the greatest of a list without signs, 0 for none.
    public static func maximumMagnitude<U>(_ vector: U) -> Float where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.reduce(0) { max($0, abs($1)) } }
    }

    /// Returns the mean of the squares of a list, no number for none.
    public static func meanSquare<U>(_ vector: U) -> Float where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { list in list.reduce(0) { $0 + $1 * $1 } / Float(list.count) }
    }

    /// Returns each element of a list without its sign.
    public static func absolute<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map(abs) }
    }

    /// Returns the squares of a list.
    public static func square<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { $0 * $0 } }
    }

    /// Returns the elements of a list, those outside `bounds` as the nearer bound.
    public static func clip<U>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
    }

    /// Returns `count` numbers, none for less than 1: `initialValue`, and each that follows greater by `increment`.
    public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
        (0..<max(count, 0)).map { initialValue + Float($0) * increment }
    }
}

extension vDSP {
    /// Returns the greatest of a list without signs, 0 for none.
    public static func maximumMagnitude<U>(_ vector: U) -> Double where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.reduce(0) { max($0, abs($1)) } }
    }

    /// Returns the mean of the squares of a list, no number for none.
    public static func meanSquare<U>(_ vector: U) -> Double where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { list in list.reduce(0) { $0 + $1 * $1 } / Double(list.count) }
    }

    /// Returns each element of a list without its sign.
    public static func absolute<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map(abs) }
    }

    /// Returns the squares of a list.
    public static func square<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { $0 * $0 } }
    }

    /// Returns the elements of a list, those outside `bounds` as the nearer bound.
    public static func clip<U>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
    where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
    }

    /// Returns `count` numbers, none for less than 1: `initialValue`, and each that follows greater by `increment`.
    public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
        (0..<max(count, 0)).map { initialValue + Double($0) * increment }
    }
}
