/// Four numbers, one for each of four pixels side by side.
///
/// Only what the compiler makes single instructions of is used with them: `pointwiseMax`, `squareRoot()` and
/// conversions of a vector are loops with branches, and ten times as slow.
typealias Wide = SIMD4<Float>

/// What a number below 2^22 is rounded to a whole one by, in its lowest bits: 1.5 · 2^23.
private let rounder: Float = 12_582_912
/// The first guess at 1/√x from the bits of x, and the numbers of the step that makes it better. Source:
/// https://en.wikipedia.org/wiki/Fast_inverse_square_root, Subsequent improvements.
private let rootGuess: UInt32 = 0x5F1F_FFF9
private let rootFactor: Float = 0.703_952_253
private let rootTerm: Float = 2.389_244_56

extension SIMD4<Float> {
    /// The four columns from one on.
    static var steps: Wide { Wide(0, 1, 2, 3) }

    @inline(__always) var bits: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }

    @inline(__always) init(bits: SIMD4<UInt32>) { self = unsafeBitCast(bits, to: Wide.self) }

    @inline(__always) var size: Wide { Wide(bits: bits & SIMD4<UInt32>(repeating: 0x7FFF_FFFF)) }

    /// The greater numbers. Written lane by lane, and with `<`, because that becomes one instruction everywhere:
    /// `replacing(with:where:)` with a number from outside of a loop becomes five.
    @inline(__always) func atLeast(_ other: Wide) -> Wide {
        @inline(__always) func greater(_ lane: Int) -> Float { other[lane] < self[lane] ? self[lane] : other[lane] }
        return Wide(greater(0), greater(1), greater(2), greater(3))
    }

    /// The lesser numbers.
    @inline(__always) func atMost(_ other: Wide) -> Wide {
        @inline(__always) func lesser(_ lane: Int) -> Float { self[lane] < other[lane] ? self[lane] : other[lane] }
        return Wide(lesser(0), lesser(1), lesser(2), lesser(3))
    }

    /// The numbers, which are not negative, with the signs of `other`.
    @inline(__always) func signed(as other: Wide) -> Wide {
        Wide(bits: bits | (other.bits & SIMD4<UInt32>(repeating: 0x8000_0000)))
    }

    /// The square roots of numbers that are not negative, to one in a million.
    @inline(__always) var root: Wide {
        let guess = Wide(bits: SIMD4<UInt32>(repeating: rootGuess) &- (bits &>> SIMD4<UInt32>(repeating: 1)))
        let better = guess * rootFactor * (rootTerm - self * guess * guess)
        return self * better * (1.5 - 0.5 * self * better * better)
    }

    /// The nearest whole numbers, of numbers within ±2^22.
    @inline(__always) var whole: SIMD4<Int32> {
        unsafeBitCast((self + rounder).bits &- SIMD4<UInt32>(repeating: rounder.bitPattern), to: SIMD4<Int32>.self)
    }

    /// The nearest whole numbers, of numbers 0...255.
    @inline(__always) var nearestByte: SIMD4<UInt32> { (self + rounder).bits & SIMD4<UInt32>(repeating: 0xFF) }
}

extension Float {
    /// The greatest whole number that is not greater than this one, which is within ±2^62. `rounded` is a call.
    @inline(__always) var floor: Int {
        let whole = Int(self)
        return Float(whole) > self ? whole &- 1 : whole
    }

    /// The least whole number that is not less than this one, which is within ±2^62.
    @inline(__always) var ceiling: Int {
        let whole = Int(self)
        return Float(whole) < self ? whole &+ 1 : whole
    }
}

extension Double {
    /// The greatest whole number that is not greater than this one, which is within ±2^62.
    @inline(__always) var floor: Int {
        let whole = Int(self)
        return Double(whole) > self ? whole &- 1 : whole
    }
}
