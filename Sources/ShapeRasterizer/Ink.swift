import Foundation

/// The columns from which on the C library copies faster than a loop stores, and those that are copied at once: memory
/// for so many is on the stack.
private let (many, stock) = (24, 256)

/// A colour as it is laid over pixels: each part becomes the mean of what is there and of the colour's, weighted by
/// coverage and opacity in 255ths, and rounded to the nearest.
struct Ink {
    /// The opaque colour as a pixel.
    private let pixel: UInt32
    /// The opacity in 255ths.
    private let opacity: Float
    /// Blue and red of four opaque pixels, then green and alpha.
    private let blueRed: SIMD8<UInt16>, greenAlpha: SIMD8<UInt16>

    /// Pixels of the colour, `stock` of them, if many in a row may be wanted.
    private let copies: UnsafePointer<UInt32>?

    /// Runs `body` with the ink of a colour 0xRRGGBB, not premultiplied, for rows of `width` pixels at most.
    @inline(__always)
    static func with(_ color: UInt32, opacity: Float, width: Double, _ body: (Ink) -> Void) {
        guard opacity >= 1, width >= Double(many) else { return body(Ink(color, opacity: opacity, copies: nil)) }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: stock) { copies in
            copies.initialize(repeating: color | 0xFF00_0000)
            body(Ink(color, opacity: 1, copies: copies.baseAddress.map { UnsafePointer($0) }))
        }
    }

    @inline(__always) private init(_ color: UInt32, opacity: Float, copies: UnsafePointer<UInt32>?) {
        self.copies = copies
        pixel = color | 0xFF00_0000
        // As many 255ths as Cairo takes for it, which cuts them off at 16 bits.
        self.opacity = Float(UInt32(min(max(opacity, 0), 1) * 65535 + 0.5) >> 8)
        let all = SIMD4<UInt32>(repeating: pixel)
        blueRed = Self.halves(all & SIMD4(repeating: 0x00FF_00FF))
        greenAlpha = Self.halves((all &>> SIMD4(repeating: 8)) & SIMD4(repeating: 0x00FF_00FF))
    }

    @inline(__always) private static func halves(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
        unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    }

    @inline(__always) private static func pixels(_ halves: SIMD8<UInt16>) -> SIMD4<UInt32> {
        unsafeBitCast(halves, to: SIMD4<UInt32>.self)
    }

    /// Four pixels with the colour over them as far as `share`, 0...255 each.
    @inline(__always) private func over(_ pixels: SIMD4<UInt32>, share: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let share = Self.halves(share | (share &<< SIMD4(repeating: 16)))
        let rest = share ^ SIMD8(repeating: 0xFF)
        let parts = SIMD4<UInt32>(repeating: 0x00FF_00FF)
        @inline(__always) func mean(_ below: SIMD4<UInt32>, _ above: SIMD8<UInt16>) -> SIMD8<UInt16> {
            let sum = Self.halves(below) &* rest &+ above &* share &+ SIMD8(repeating: 128)
            return (sum &+ (sum &>> SIMD8(repeating: 8))) &>> SIMD8(repeating: 8)
        }
        let even = mean(pixels & parts, blueRed), odd = mean((pixels &>> SIMD4(repeating: 8)) & parts, greenAlpha)
        return Self.pixels(even) | (Self.pixels(odd) &<< SIMD4(repeating: 8))
    }

    /// Lays the colour over four pixels as far as `coverage`, 0...1 each.
    @inline(__always) func lay(on place: UnsafeMutablePointer<UInt32>, coverage: Wide) {
        let pixels = UnsafeRawPointer(place).loadUnaligned(as: SIMD4<UInt32>.self)
        UnsafeMutableRawPointer(place).storeBytes(
            of: over(pixels, share: (coverage * opacity).nearestByte), as: SIMD4<UInt32>.self)
    }

    /// Lays the colour over those of four pixels whose numbers are in `lanes`.
    @inline(never) func lay(on place: UnsafeMutablePointer<UInt32>, coverage: Wide, lanes: Range<Int>) {
        var pixels = SIMD4<UInt32>()
        for lane in lanes { pixels[lane] = place[lane] }
        pixels = over(pixels, share: (coverage * opacity).nearestByte)
        for lane in lanes { place[lane] = pixels[lane] }
    }

    /// Lays the colour over `count` pixels as far as `coverage`, 0...1.
    @inline(__always) func lay(on place: UnsafeMutablePointer<UInt32>, count: Int, coverage: Float) {
        let coverage = Wide(repeating: coverage + nudge)
        let share = (coverage * opacity).nearestByte
        if share[0] == 255 {
            guard let copies, count >= many else { return place.update(repeating: pixel, count: count) }
            var done = 0
            while done < count {
                let more = min(stock, count &- done)
                memcpy(place + done, copies, more &* 4)
                done &+= more
            }
            return
        }
        var index = 0
        while index &+ 4 <= count {
            let pixels = UnsafeRawPointer(place + index).loadUnaligned(as: SIMD4<UInt32>.self)
            UnsafeMutableRawPointer(place + index).storeBytes(
                of: over(pixels, share: share), as: SIMD4<UInt32>.self)
            index &+= 4
        }
        if index < count { lay(on: place + index, coverage: coverage, lanes: 0..<count - index) }
    }
}
