/// Premultiplied pixels 0xAARRGGBB that shapes are drawn on: a rectangle of a surface, and what of it may be changed.
package struct PixelTarget {
    let pixels: UnsafeMutablePointer<UInt32>
    /// From one row to the next, in pixels.
    let stride: Int
    /// The surface's pixel at `pixels`.
    let originX: Int, originY: Int
    /// The surface's columns and rows that may be changed; all of them are in memory.
    let columns: Range<Int>, rows: Range<Int>

    package init(
        pixels: UnsafeMutablePointer<UInt32>, stride: Int, originX: Int, originY: Int, columns: Range<Int>,
        rows: Range<Int>
    ) {
        (self.pixels, self.stride, self.originX, self.originY) = (pixels, stride, originX, originY)
        (self.columns, self.rows) = (columns, rows)
    }
}
