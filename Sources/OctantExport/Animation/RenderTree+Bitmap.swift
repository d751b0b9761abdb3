package import CoreGraphics
package import OctantRecordings
package import RenderServer

extension RenderTree {
    /// Returns the pixels of its whole at `scale` pixels a point; throws where those are none, or more than can be.
    package func pixels(scale: CGFloat) throws(ExportError) -> PixelRect {
        guard let pixels = OffscreenRenderer.pixels(of: size, scale: scale) else {
            throw .encoding("there is nothing to draw, or too much of it")
        }
        return pixels
    }

    /// Returns its whole at `time`, seconds of media time, on `background` or on nothing; throws without memory for it,
    /// too.
    package func bitmap(at time: Double, scale: CGFloat, background: RGBA? = nil) throws(ExportError) -> Bitmap {
        let pixels = try pixels(scale: scale)
        guard let bitmap = OffscreenRenderer.bitmap(of: self, at: time, scale: scale, background: background) else {
            throw .noMemory(width: pixels.width, height: pixels.height)
        }
        return bitmap
    }
}
