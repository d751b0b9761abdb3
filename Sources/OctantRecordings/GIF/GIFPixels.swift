internal import OctantImageFiles

// From this opacity on, of 255, a pixel is there. Source: ours, half.
private let leastOpacity: UInt32 = 128

extension Bitmap {
    /// The pixels as a GIF file can have them: 0 or 0xFFRRGGBB. On `matte` all that is not transparent counts, laid
    /// over that colour; without one what is at least half opaque, in its own colour. Nil without memory for them.
    func gifPixels(on matte: RGBA?) -> Bitmap? {
        if let ground = matte?.opaquePixel { return mapped { $0 == 0 ? 0 : $0.laid(over: ground) } }
        return mapped { pixel in
            if pixel >> 24 == 255 { return pixel }
            if pixel >> 24 < leastOpacity { return 0 }
            let parts = StraightPixels.parts(of: pixel)
            return 0xFF00_0000 | UInt32(parts.red) << 16 | UInt32(parts.green) << 8 | UInt32(parts.blue)
        }
    }
}
