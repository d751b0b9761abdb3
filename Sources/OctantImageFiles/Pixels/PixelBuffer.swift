/// Pixels in memory that image files are read into and written from: premultiplied 0xAARRGGBB words in the machine's
/// byte order, top row first.
package protocol PixelBuffer: AnyObject {
    /// The greatest width and height there may be, in pixels.
    static var sideLimit: Int { get }
    /// The most pixels that an image from a file may have.
    static var areaLimit: Int { get }

    /// The width, in pixels.
    var width: Int { get }
    /// The height, in pixels.
    var height: Int { get }
    /// From one row to the next, in bytes; at least four a pixel.
    var bytesPerRow: Int { get }

    /// Transparent pixels; nil where there is no memory for them.
    init?(width: Int, height: Int)

    /// Runs `body` with the pixels' bytes, `bytesPerRow` times `height` of them.
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result

    /// Runs `body` with the pixels' bytes, to be written.
    func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result
}

extension PixelBuffer {
    /// Returns room for an image of a file that says that it has so many pixels.
    static func room(width: Int, height: Int) throws(ImageFileError) -> Self {
        guard let buffer = Self(width: width, height: height) else {
            throw ImageFileError("no memory for \(width)x\(height) pixels")
        }
        return buffer
    }

    /// Throws where a file says that it has more pixels than there may be.
    static func check(width: Int, height: Int) throws(ImageFileError) {
        try ImageFileError.check(width: width, height: height, maximum: (sideLimit, areaLimit))
    }
}
