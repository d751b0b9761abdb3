import CoreGraphics

/// The change of a surface at one instant: the damaged rectangles and their new pixels.
///
/// A surface that applies every frame in order shows exactly what drawing the whole tree anew would show.
package struct Frame: Sendable {
    /// One damaged rectangle with its pixels, premultiplied ARGB32, as large as the rectangle.
    package struct Patch: Sendable {
        package let rect: PixelRect
        package let bitmap: Bitmap
        /// Whether other patches, of this frame and of later ones, have the very same bitmap: what is made of it is
        /// worth keeping.
        package var isShared = false
        /// Whether all pixels are known to be opaque.
        package var isOpaque = false
    }

    /// The media time whose frame this is, in seconds.
    package let time: Double
    /// The size of the whole surface in pixels.
    package let pixelWidth: Int, pixelHeight: Int
    /// Pixels a point.
    package let scale: CGFloat
    /// The new pixels, to be put in one after the other. In the first frame of a surface, and the first after its size
    /// or scale changed, the first patch covers all. Others do not overlap, but with that one.
    package let patches: [Patch]

    /// Whether the first patch covers the whole surface.
    package var isComplete: Bool {
        patches.first.map { $0.rect.width == pixelWidth && $0.rect.height == pixelHeight } ?? false
    }

    /// The rectangles that the frame changes, none of which overlap.
    package var damage: [PixelRect] { isComplete ? [patches[0].rect] : patches.map(\.rect) }

    /// A frame of the whole surface: `previous` with this frame's patches put in. `previous` stays as it is.
    package func applied(to previous: Bitmap?) -> Bitmap? {
        if isComplete && patches.count == 1 { return patches[0].bitmap }
        guard let result = Bitmap(width: pixelWidth, height: pixelHeight) else { return nil }
        if let previous {
            result.copy(
                from: previous, fromX: 0, fromY: 0, width: pixelWidth, height: pixelHeight, toX: 0, toY: 0)
        }
        for patch in patches { result.put(patch.bitmap, at: patch.rect) }
        return result
    }
}

extension Bitmap {
    /// Replaces the pixels of `rect` by those of `patch`, a bitmap of that size.
    package func put(_ patch: Bitmap, at rect: PixelRect) {
        copy(
            from: patch, fromX: 0, fromY: 0, width: rect.width, height: rect.height, toX: rect.x, toY: rect.y)
    }
}
