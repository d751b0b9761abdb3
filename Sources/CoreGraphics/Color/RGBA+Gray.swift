extension RGBA {
    /// The grey of the same luma.
    package var grayed: RGBA {
        let luma = PixelCodec.luma(r, g, b)
        return RGBA(r: luma, g: luma, b: luma, a: a)
    }
}
