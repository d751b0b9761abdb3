package import CoreGraphics
package import OctantRecordings
internal import OctantImageFiles

/// The frames of an image file, read one by one; a still image is one that stays for ever.
package final class RecordedFrames {
    /// How long each frame stays, in seconds; infinite for a still image.
    package let delays: [Double]
    private let read: (Int) throws(ImageFileError) -> Bitmap

    /// The frames of `file`, a PNG, JPEG, GIF or WebP file. Throws `decoding` for what is none.
    package init(_ file: [UInt8]) throws(ExportError) {
        guard let format = ImageFormat(file) else {
            throw .decoding(file.isEmpty ? "the file is empty" : "it is no PNG, JPEG, GIF or WebP file")
        }
        do {
            if let frames = try format.frames(of: file, maximum: (bitmapSideLimit, bitmapAreaLimit)) {
                delays = frames.delays.count > 1 ? frames.delays : [.infinity]
                read = { (index) throws(ImageFileError) in try frames.frame(index, as: Bitmap.self) }
            } else {
                let bitmap: Bitmap = try format == .jpeg ? JPEGFile.decode(file) : PNGFile.decode(file)
                delays = [.infinity]
                read = { (_) throws(ImageFileError) in bitmap }
            }
        } catch {
            throw .decoding(error.reason)
        }
    }

    /// Returns the frame at `index`, which there is. Frames are read fastest in their order.
    package func frame(_ index: Int) throws(ExportError) -> Bitmap {
        do {
            return try read(index)
        } catch {
            throw .decoding(error.reason)
        }
    }
}
