extension Bitmap {
    /// The same shape in one colour; nil when there is no memory for it.
    package func colored(_ color: RGBA) -> Bitmap? {
        // Every opacity there is, coloured once.
        let palette = (0...255).map { color.multipliedAlpha(Double($0) / 255).pixel }
        return mapped { palette[Int($0 >> 24)] }
    }

    /// Turns every colour into the grey of its luma.
    package func turnGray() {
        mapPixels { pixel in
            let gray = PixelCodec.luma(of: pixel)
            return pixel & 0xFF00_0000 | gray << 16 | gray << 8 | gray
        }
    }
}
