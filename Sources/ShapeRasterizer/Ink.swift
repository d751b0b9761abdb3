import Foundation

/// The columns from which on the C library copies faster than a loop stores, and those that are copied at once: memory
/// for so many is on the stack.
private let many = 128
private let stock = 256

/// A colour as it is laid over pixels: each part becomes the mean of what is there and of the colour's, weighted by
/// coverage and opacity in 255ths, and rounded to the nearest.
struct Ink {
    /// The opaque colour as a pixel.
    private let pixel: UInt32
    /// The opacity in 255ths: the unit of shares.
    let parts: Parts
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
        parts = Parts(Float(UInt32(min(max(opacity, 0), 1) * 65535 + 0.5) >> 8))
        let all = Self.halves(SIMD4(repeating: pixel))
        blueRed = all & 0xFF
        greenAlpha = all &>> 8
    }

    @inline(__always) private static func halves(_ pixels: SIMD4<UInt32>) -> SIMD8<UInt16> {
        unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    }

    /// Four pixels with the colour over them as far as `share`, 0...255 each.
    @inline(__always) private func over(_ pixels: SIMD4<UInt32>, share: SIMD4<UInt32>) -> SIMD4<UInt32> {
        let rest = SIMD4<UInt32>(repeating: 0xFF) &- share
        let below = Self.halves(pixels)
        let (above, beneath) = (Self.halves(share | (share &<< 16)), Self.halves(rest | (rest &<< 16)))
        @inline(__always) func mean(_ part: SIMD8<UInt16>, _ color: SIMD8<UInt16>) -> SIMD8<UInt16> {
            let sum = part &* beneath &+ (color &* above &+ 128)
            return (sum &+ (sum &>> 8)) &>> 8
        }
        let even = mean(below & 0xFF, blueRed), odd = mean(below &>> 8, greenAlpha)
        return unsafeBitCast(even | (odd &<< 8), to: SIMD4<UInt32>.self)
    }

    /// Lays the colour over four pixels as far as `share`, 0...255 each.
    @inline(__always) func lay(on place: UnsafeMutablePointer<UInt32>, share: SIMD4<UInt32>) {
        let pixels = UnsafeRawPointer(place).loadUnaligned(as: SIMD4<UInt32>.self)
        UnsafeMutableRawPointer(place).storeBytes(of: over(pixels, share: share), as: SIMD4<UInt32>.self)
    }

    /// Lays the colour over those of four pixels whose numbers are in `lanes`.
    @inline(never) func lay(on place: UnsafeMutablePointer<UInt32>, share: SIMD4<UInt32>, lanes: Range<Int>) {
        var pixels = SIMD4<UInt32>()
        for lane in lanes { pixels[lane] = place[lane] }
        pixels = over(pixels, share: share)
        for lane in lanes { place[lane] = pixels[lane] }
    }

    /// Lays the colour over `count` pixels as far as `coverage`, 0...1.
    @inline(__always) func lay(on place: UnsafeMutablePointer<UInt32>, count: Int, coverage: Float) {
        let share = Wide(repeating: (coverage + nudge) * parts.whole).nearestByte
        if share[0] == 255 { return fill(place, count) }
        var index = 0
        while index &+ 4 <= count {
            lay(on: place + index, share: share)
            index &+= 4
        }
        if index < count { lay(on: place + index, share: share, lanes: 0..<count &- index) }
    }

    /// Makes `count` pixels the colour.
    @inline(__always) private func fill(_ place: UnsafeMutablePointer<UInt32>, _ count: Int) {
        if count >= many, let copies {
            var done = 0
            while done < count {
                memcpy(place + done, copies, min(stock, count &- done) &* 4)
                done &+= stock
            }
            return
        }
        let four = SIMD4<UInt32>(repeating: pixel)
        @inline(__always) func store(_ index: Int) {
            UnsafeMutableRawPointer(place + index).storeBytes(of: four, as: SIMD4<UInt32>.self)
        }
        guard count >= 4 else {
            for index in 0..<max(count, 0) { place[index] = pixel }
            return
        }
        var index = 0
        while index &+ 16 <= count {
            store(index)
            store(index &+ 4)
            store(index &+ 8)
            store(index &+ 12)
            index &+= 16
        }
        while index &+ 4 <= count {
            store(index)
            index &+= 4
        }
        store(count &- 4)
    }
}
