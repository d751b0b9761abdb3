import Foundation

/// Functions of analysis for lists of numbers, element by element.
public enum vForce {}

extension vForce {
    /// Returns the sines of a list.
    public static func sin<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
    }

    /// Returns the cosines of a list.
    public static func cos<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
    }

    /// Returns the tangents of a list.
    public static func tan<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.tan($0) } }
    }

    /// Returns the hyperbolic tangents of a list.
    public static func tanh<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.tanh($0) } }
    }

    /// Returns the powers of e of a list.
    public static func exp<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
    }

    /// Returns the natural logarithms of a list.
    public static func log<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
    }

    /// Returns the logarithms to the base of 10 of a list.
    public static func log10<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
    }

    /// Returns the square roots of a list.
    public static func sqrt<U>(_ vector: U) -> [Float] where U: AccelerateBuffer, U.Element == Float {
        vector.withUnsafeBufferPointer { $0.map { Foundation.sqrt($0) } }
    }

    /// Returns the powers of the elements of `bases` by those of `exponents`; of the longer list the rest is left out.
    public static func pow<U, V>(bases: U, exponents: V) -> [Float]
    where U: AccelerateBuffer, V: AccelerateBuffer, U.Element == Float, V.Element == Float {
        bases.withUnsafeBufferPointer { bases in
            exponents.withUnsafeBufferPointer { zip(bases, $0).map { Foundation.pow($0, $1) } }
        }
    }
}

extension vForce {
    /// Returns the sines of a list.
    public static func sin<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
    }

    /// Returns the cosines of a list.
    public static func cos<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
    }

    /// Returns the tangents of a list.
    public static func tan<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.tan($0) } }
    }

    /// Returns the hyperbolic tangents of a list.
    public static func tanh<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.tanh($0) } }
    }

    /// Returns the powers of e of a list.
    public static func exp<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
    }

    /// Returns the natural logarithms of a list.
    public static func log<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
    }

    /// Returns the logarithms to the base of 10 of a list.
    public static func log10<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
    }

    /// Returns the square roots of a list.
    public static func sqrt<U>(_ vector: U) -> [Double] where U: AccelerateBuffer, U.Element == Double {
        vector.withUnsafeBufferPointer { $0.map { Foundation.sqrt($0) } }
    }

    /// Returns the powers of the elements of `bases` by those of `exponents`; of the longer list the rest is left out.
    public static func pow<U, V>(bases: U, exponents: V) -> [Double]
    where U: AccelerateBuffer, V: AccelerateBuffer, U.Element == Double, V.Element == Double {
        bases.withUnsafeBufferPointer { bases in
            exponents.withUnsafeBufferPointer { zip(bases, $0).map { Foundation.pow($0, $1) } }
        }
    }
}
