import CoreGraphics

/// What changed on a surface at one instant: the damaged rectangles and their new pixels.
///
/// A surface that applies every frame in order shows exactly what drawing the whole tree anew would show.
package struct Frame: Sendable {
    /// One damaged rectangle with its pixels, premultiplied ARGB32, as large as the rectangle.
    package struct Patch: Sendable {
        package let rect: PixelRect
        package let bitmap: Bitmap
    }

    /// The media time whose picture this is, in seconds.
    package let time: Double
    /// The size of the whole surface in pixels.
    package let pixelWidth: Int, pixelHeight: Int
    /// Pixels a point.
    package let scale: CGFloat
    /// The new pixels. Patches do not overlap. The first frame of a surface, and the first after its size or scale
    /// changed, has one patch that covers all.
    package let patches: [Patch]

    /// Whether one patch covers the whole surface.
    package var isComplete: Bool {
        patches.count == 1 && patches[0].rect.width == pixelWidth && patches[0].rect.height == pixelHeight
    }
}
