extension Bitmap {
    /// An image of the pixels now, opaque ones marked so.
    func snapshot() -> Bitmap? {
        guard let result = cropped(x: 0, y: 0, width: width, height: height) else { return nil }
        guard isOpaque else { return result }
        result.mapPixels { $0 | 0xFF00_0000 }
        return result
    }
}
