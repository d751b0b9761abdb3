package import OctantImageFiles

extension Bitmap {
    /// Returns the bytes of a PNG file of the pixels. Throws `ExportError.encoding` where there is no memory for them.
    package func pngFile() throws(ExportError) -> [UInt8] {
        do {
            return try PNGFile.encode(self)
        } catch {
            throw .encoding(error.reason)
        }
    }
}
