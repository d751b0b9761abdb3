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
    static func multiply(_ buffer: some PixelBuffer) {
        let (width, height, bytesPerRow) = (buffer.width, buffer.height, buffer.bytesPerRow)
        buffer.withUnsafeMutableBytes { pixels in
            for y in 0..<height {
                for at in stride(from: y * bytesPerRow, to: y * bytesPerRow + width * 4, by: 4) {
                    let alpha = UInt32(pixels[at + 3])
                    func multiplied(_ offset: Int) -> UInt32 { (UInt32(pixels[at + offset]) * alpha + 127) / 255 }
                    let pixel = alpha << 24 | multiplied(0) << 16 | multiplied(1) << 8 | multiplied(2)
                    pixels.storeBytes(of: pixel, toByteOffset: at, as: UInt32.self)
                }
            }
        }
    }
}
