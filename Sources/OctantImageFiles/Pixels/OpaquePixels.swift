/// Pixels without opacity, for files that have none: as they look over white.
package enum OpaquePixels {
    /// Returns the words of `buffer` over white, 0xFFRRGGBB, rows without gaps.
    package static func pixelWords(of buffer: some PixelBuffer) -> [UInt32] {
        let (width, height, bytesPerRow) = (buffer.width, buffer.height, buffer.bytesPerRow)
        return [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
            buffer.withUnsafeBytes { pixels in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        let white = 255 - pixel >> 24
                        func laid(_ shift: UInt32) -> UInt32 { min((pixel >> shift & 0xFF) + white, 255) << shift }
                        words[y * width + x] = 0xFF00_0000 | laid(16) | laid(8) | laid(0)
                    }
                }
            }
            count = width * height
        }
    }
}
