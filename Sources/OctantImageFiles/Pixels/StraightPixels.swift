/// Pixels as files hold them: red, green, blue, opacity, a byte each, colour not multiplied by opacity.
enum StraightPixels {
    /// Returns the bytes of `buffer`, rows without gaps.
    static func bytes(of buffer: some PixelBuffer) -> [UInt8] {
        let (width, height, bytesPerRow) = (buffer.width, buffer.height, buffer.bytesPerRow)
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            buffer.withUnsafeBytes { pixels in
                var at = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        let alpha = pixel >> 24
                        // Rounded to the nearest; multiplying by the opacity again gives the same pixel back.
                        func straight(_ shift: UInt32) -> UInt8 {
                            let part = pixel >> shift & 0xFF
                            return alpha == 0 ? 0 : UInt8(min((part * 255 + alpha / 2) / alpha, 255))
                        }
                        bytes[at] = straight(16)
                        bytes[at + 1] = straight(8)
                        bytes[at + 2] = straight(0)
                        bytes[at + 3] = UInt8(alpha)
                        at += 4
                    }
                }
            }
            count = width * height * 4
        }
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
