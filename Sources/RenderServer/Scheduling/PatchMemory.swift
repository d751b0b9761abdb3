import CoreGraphics

/// Memory of a display, to paint patches in that it shows at once and does not keep.
package protocol PatchMemory: AnyObject {
    /// A bitmap of such a size, with whatever pixels are there; nil where there is no room for it.
    func bitmap(width: Int, height: Int) -> Bitmap?
}
