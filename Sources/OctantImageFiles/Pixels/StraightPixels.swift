/// Pixels as files hold them: red, green, blue, opacity, a byte each, colour not multiplied by opacity.
package enum StraightPixels {
    /// Returns the bytes of `buffer`, rows without gaps.
    package static func bytes(of buffer: some PixelBuffer) -> [UInt8] {
        let (width, height, bytesPerRow) = (buffer.width, buffer.height, buffer.bytesPerRow)
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            buffer.withUnsafeBytes { pixels in
                var at = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        let parts = parts(of: pixel)
                        (bytes[at], bytes[at + 1]) = (parts.red, parts.green)
                        (bytes[at + 2], bytes[at + 3]) = (parts.blue, parts.alpha)
                        at += 4
                    }
                }
            }
            count = width * height * 4
        }
    }

    /// Returns the parts of a premultiplied pixel 0xAARRGGBB, not multiplied by its opacity.
    @inline(__always)
    package static func parts(of pixel: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let alpha = pixel >> 24
        // Rounded to the nearest; multiplying by the opacity again gives the same pixel back.
        func straight(_ shift: UInt32) -> UInt8 {
            let part = pixel >> shift & 0xFF
            if alpha == 255 { return UInt8(part) }
            return alpha == 0 ? 0 : UInt8(min((part * 255 + alpha / 2) / alpha, 255))
        }
        return (straight(16), straight(8), straight(0), UInt8(alpha))
    }

    /// Makes the bytes of `buffer`, which hold pixels as files do, the buffer's own.
    package static func multiply(_ buffer: some PixelBuffer) {
        let (width, height, bytesPerRow) = (buffer.width, buffer.height, buffer.bytesPerRow)
        buffer.withUnsafeMutableBytes { pixels in
            for y in 0..<height {
                multiply(row: UnsafeMutableRawBufferPointer(rebasing: pixels[(y * bytesPerRow)...].prefix(width * 4)))
            }
        }
    }

    /// Makes the bytes of a row premultiplied words.
    private static func multiply(row: UnsafeMutableRawBufferPointer) {
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        var start = 0
        while start < pixels.count {
            let end = min(start + 16, pixels.count)
            // Most pixels are nothing or opaque, and so are their neighbours.
            var (either, both) = (UInt32(0), UInt32.max)
            for at in start..<end {
                either |= pixels[at]
                both &= UInt32(littleEndian: pixels[at])
            }
            if both >> 24 == 255 {
                for at in start..<end { pixels[at] = turned(UInt32(littleEndian: pixels[at])) }
            } else if either != 0 {
                for at in start..<end { pixels[at] = turned(multiplied(UInt32(littleEndian: pixels[at]))) }
            }
            start = end
        }
    }

    /// Returns the pixel 0xAARRGGBB for 0xAABBGGRR.
    @inline(__always)
    private static func turned(_ pixel: UInt32) -> UInt32 {
        pixel & 0xFF00_FF00 | pixel << 16 & 0x00FF_0000 | pixel >> 16 & 0xFF
    }

    /// Returns the pixel with each part times the opacity, + 127, / 255.
    @inline(__always)
    private static func multiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        // Two parts of 16 bits at once. n / 255 is (n + 1 + n / 256) / 256 for what fits 16 bits.
        func multiplied(_ parts: UInt32) -> UInt32 {
            let product = parts &* alpha &+ 0x007F_007F
            return (product &+ 0x0001_0001 &+ (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        }
        return alpha << 24 | multiplied(pixel & 0x00FF_00FF) | multiplied(pixel >> 8 & 0xFF) << 8
    }
}
