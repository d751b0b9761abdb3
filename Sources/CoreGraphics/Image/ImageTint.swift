/// A colour that each pixel of an image was multiplied with, for formats that keep colours apart from pixels.
package struct ImageTint: Sendable, Hashable {
    /// Its opacity does not count.
    package let color: RGBA
    /// The image in white and greys, as it was before.
    package let image: CGImage

    package init(_ color: RGBA, of image: CGImage) { (self.color, self.image) = (color, image) }
}
