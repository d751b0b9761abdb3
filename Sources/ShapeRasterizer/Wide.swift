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
private let (rootFactor, rootTerm): (Float, Float) = (0.703_952_253, 2.389_244_56)

extension SIMD4<Float> {
    /// The four columns from one on.
    static var steps: Wide { Wide(0, 1, 2, 3) }

    @inline(__always) var bits: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }

    @inline(__always) init(bits: SIMD4<UInt32>) { self = unsafeBitCast(bits, to: Wide.self) }

    @inline(__always) var size: Wide { Wide(bits: bits & SIMD4<UInt32>(repeating: 0x7FFF_FFFF)) }

    @inline(__always) func atLeast(_ other: Wide) -> Wide { replacing(with: other, where: self .< other) }

    @inline(__always) func atMost(_ other: Wide) -> Wide { replacing(with: other, where: other .< self) }

    /// The numbers, which are not negative, with the signs of `other`.
    @inline(__always) func signed(as other: Wide) -> Wide {
        Wide(bits: bits | (other.bits & SIMD4<UInt32>(repeating: 0x8000_0000)))
    }

    /// The square roots of numbers that are not negative, to 7 in 10,000.
    @inline(__always) var nearlyRoot: Wide {
        let guess = Wide(bits: SIMD4<UInt32>(repeating: rootGuess) &- (bits &>> SIMD4<UInt32>(repeating: 1)))
        return self * guess * rootFactor * (rootTerm - self * guess * guess)
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
