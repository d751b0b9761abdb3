internal import CoreGraphics

extension Bitmap {
    /// The same pixels, each as `change` makes it; nil without memory for them.
    func mapped(_ change: (UInt32) -> UInt32) -> Bitmap? {
        guard let result = Bitmap(width: width, height: height) else { return nil }
        withUnsafeBytes { source in
            result.withUnsafeMutableBytes { target in
                for y in 0..<height {
                    for x in 0..<width {
                        let pixel = source.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                        target.storeBytes(
                            of: change(pixel), toByteOffset: y * result.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
        return result
    }
}

extension RGBA {
    /// The colour as an opaque pixel, 0xFFRRGGBB.
    var opaquePixel: UInt32 { RGBA(r: r, g: g, b: b).pixel }
}

extension UInt32 {
    /// A premultiplied pixel laid over the opaque `ground`.
    func laid(over ground: UInt32) -> UInt32 {
        let alpha = self >> 24
        if alpha == 255 { return self }
        func part(_ shift: UInt32) -> UInt32 {
            Swift.min((self >> shift & 0xFF) + ((ground >> shift & 0xFF) * (255 - alpha) + 127) / 255, 255) << shift
        }
        return 0xFF00_0000 | part(16) | part(8) | part(0)
    }
}
