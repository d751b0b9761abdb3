/// An image file with several frames, each of which is as large as the image. Any thread.
package protocol AnimatedFile: AnyObject, Sendable {
    /// The width, in pixels.
    var width: Int { get }
    /// The height, in pixels.
    var height: Int { get }
    /// How long each frame stays, in seconds, as the file says: 0 may be among them.
    var delays: [Double] { get }
    /// How often all of them are shown; 0 is for ever, and nil where the file does not say.
    var plays: Int? { get }

    /// Returns the frame at `index`, which there is, with what of those before it is still to be seen. Frames are read
    /// fastest in their order.
    func frame<Pixels: PixelBuffer>(_ index: Int, as _: Pixels.Type) throws(ImageFileError) -> Pixels
}

/// The most frames that are counted in a file.
let frameLimit = 1 << 16

/// The format of an image file.
package enum ImageFormat: Sendable, CaseIterable {
    case png
    case jpeg
    case gif
    case webp

    /// The format that `file` begins as; nil for any other.
    package init?(_ file: [UInt8]) {
        if file.starts(with: PNGChunk.signature) {
            self = .png
        } else if JPEGFile.isJPEG(file) {
            self = .jpeg
        } else if file.starts(with: Array("GIF87a".utf8)) || file.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else if file.count >= 12, file.starts(with: Array("RIFF".utf8)), file[8..<12].elementsEqual("WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }

    /// Returns the frames of `file`, which is of this format; nil for a format, or a PNG file, of one image.
    package func frames(of file: [UInt8], maximum: (side: Int, area: Int)) throws(ImageFileError) -> (any AnimatedFile)?
    {
        switch self {
        case .png: try APNGFile(file, maximum: maximum)
        case .jpeg: nil
        case .gif: try GIFFile(file, maximum: maximum)
        case .webp: try WebPFile(file, maximum: maximum)
        }
    }
}
