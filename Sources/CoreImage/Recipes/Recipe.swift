/// A way to make pixels. Nothing is made before an image is asked for.
protocol Recipe: Sendable {
    /// Where there may be something, in pixels, y upwards; everything else is transparent.
    var extent: CGRect { get }

    /// Returns the pixels in `area`, which lies in the pixels that `extent` touches.
    func pixels(in area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock
}

extension Recipe {
    /// Returns the pixels of the part of `area` where there may be something.
    func block(_ area: PixelArea, _ rendering: Rendering) throws(RenderingError) -> PixelBlock {
        let part = area.shared(with: PixelArea(covering: extent))
        guard !part.isEmpty else { return PixelBlock(part, values: []) }
        try rendering.check(part)
        return try pixels(in: part, rendering)
    }
}

/// Nothing.
struct EmptyRecipe: Recipe {
    let extent = CGRect.null

    func pixels(in area: PixelArea, _ rendering: Rendering) -> PixelBlock { PixelBlock(area) { _, _ in .clear } }
}

/// The pixels of an image in memory, its bottom left one at the origin.
struct BitmapRecipe: Recipe {
    let image: CGImage

    var extent: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

    func pixels(in area: PixelArea, _ rendering: Rendering) -> PixelBlock {
        let bitmap = image.bitmap
        return bitmap.withUnsafeBytes { bytes in
            PixelBlock(area) { x, y in
                let offset = (bitmap.height - 1 - y) * bitmap.bytesPerRow + x * 4
                let word = bytes.load(fromByteOffset: offset, as: UInt32.self)
                func part(_ shift: UInt32) -> Int { Int(word >> shift & 0xFF) }
                let alpha = part(24)
                if alpha == 255, rendering.isLinear {
                    let curve = TransferCurve.decode(byte:)
                    return Pixel(curve(part(16)), curve(part(8)), curve(part(0)), 1)
                }
                let pixel = Pixel(Float(part(16)), Float(part(8)), Float(part(0)), Float(alpha)) / 255
                return rendering.isLinear ? rendering.pixel(pixel.straight) : pixel
            }
        }
    }
}

/// Pixels that follow from where they are.
struct PlaceRecipe: Recipe {
    var extent = CGRect.infinite
    /// The colour at the middle of a pixel, from what the colours of sRGB are in the working space.
    let color: @Sendable (_ x: Float, _ y: Float, _ rendering: Rendering) -> Pixel

    func pixels(in area: PixelArea, _ rendering: Rendering) -> PixelBlock {
        PixelBlock(area) { color(Float($0) + 0.5, Float($1) + 0.5, rendering) }
    }
}

/// One colour everywhere.
struct ColorRecipe: Recipe {
    /// The sRGB colour, its opacity not multiplied in.
    let color: Pixel
    let extent = CGRect.infinite

    func pixels(in area: PixelArea, _ rendering: Rendering) -> PixelBlock {
        let pixel = rendering.pixel(color)
        return PixelBlock(area) { _, _ in pixel }
    }
}
