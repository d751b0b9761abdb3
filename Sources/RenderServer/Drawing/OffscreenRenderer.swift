import CoreGraphics
import OctantBase

/// Draws committed trees without a display.
package enum OffscreenRenderer {
    /// The whole of `tree` at `time`, seconds of media time, at `scale` pixels a point, on `background` or on nothing.
    ///
    /// The image is the tree's size in pixels, rounded up. Nil when that is nothing, or too much to hold, or anything
    /// in it.
    package static func bitmap(
        of tree: RenderTree, at time: Double, scale: CGFloat, background: RGBA? = nil
    ) -> Bitmap? {
        guard let rect = pixels(of: tree.size, scale: scale) else { return nil }
        return MemoryShortage.whole {
            TreePainter(cache: RasterCache()).paint(
                tree.sample(at: time, scale: scale), rect, of: rect, scale: scale, background: background)
        }
    }

    /// The pixels that a surface of `size` points has at `scale`, or nil when there are none or too many.
    package static func pixels(of size: CGSize, scale: CGFloat) -> PixelRect? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard scale > 0, width >= 1, height >= 1, width <= CGFloat(bitmapSideLimit), height <= CGFloat(bitmapSideLimit)
        else { return nil }
        return PixelRect(x: 0, y: 0, width: Int(clamping: width), height: Int(clamping: height))
    }
}
