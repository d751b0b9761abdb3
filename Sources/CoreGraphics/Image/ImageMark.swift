import OctantBase
import Synchronization

/// An area or a line of one colour that an image was drawn with, for formats that keep areas and lines. Coordinates are
/// pixels of the image.
package struct ImageMark: Sendable, Hashable {
    /// What draws a line along a path.
    package struct Pen: Sendable, Hashable {
        /// Pixels.
        package var width: CGFloat
        package var cap: CGLineCap
        package var join: CGLineJoin
        package var miterLimit: CGFloat
    }

    package var path: PathGeometry
    package var rule = CGPathFillRule.winding
    package var color: RGBA
    /// Nil for an area.
    package var pen: Pen?

    private static let kept = Atomic<Bool>(false)

    /// Whether images that are drawn from now on know what they were drawn with; false at first, since it takes memory
    /// that no window needs. Any thread.
    package static var areKept: Bool {
        get { kept.load(ordering: .relaxed) }
        set { kept.store(newValue, ordering: .relaxed) }
    }
}
