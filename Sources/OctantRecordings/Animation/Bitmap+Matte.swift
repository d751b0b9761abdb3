internal import OctantImageFiles

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
