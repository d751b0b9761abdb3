import CoreGraphics

/// Paints a sampled tree: background, contents and shape of each layer, then its sublayers, then its border.
///
/// An image depends on the sample, the scale and the surface's size alone, and a part of it painted alone has the very
/// pixels of the whole. Confined to one thread, like its cache.
package struct TreePainter {
    private let cache: RasterCache

    package init(cache: RasterCache) {
        self.cache = cache
    }

    /// The pixels of `rect`, a part of a surface of `surface` pixels, at `scale` pixels a point; nil when there is no
    /// memory for them.
    package func paint(
        _ tree: SampledTree, _ rect: PixelRect, of surface: PixelRect, scale: CGFloat, background: RGBA? = nil
    ) -> Bitmap? {
        guard let bitmap = Bitmap(width: rect.width, height: rect.height) else { return nil }
        paint(tree, rect, of: surface, scale: scale, background: background, into: bitmap)
        return bitmap
    }

    /// Paints into a transparent bitmap of the size of `rect`.
    func paint(
        _ tree: SampledTree, _ rect: PixelRect, of surface: PixelRect, scale: CGFloat, background: RGBA? = nil,
        into bitmap: Bitmap
    ) {
        let canvas = ContextCanvas(bitmap, originX: rect.x, originY: rect.y)
        if let background {
            canvas.fill(PathGeometry(rect: rect.rect), rule: .winding, color: background)
        }
        var pass = PaintPass(
            layers: tree.layers, part: rect, scale: scale, rasterizer: ContentRasterizer(cache: cache, surface: surface)
        )
        pass.background = background
        pass.paint(on: canvas)
    }
}
