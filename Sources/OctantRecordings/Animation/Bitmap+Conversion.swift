internal import OctantImageFiles

extension Bitmap {
    /// A copy with every pixel as `body` makes it; nil without memory for it.
    func converted(_ body: (UInt32) -> UInt32) -> Bitmap? {
        let result = cropped(x: 0, y: 0, width: width, height: height)
        result?.withUnsafeMutableBytes { bytes in
            for word in bytes.bindMemory(to: UInt32.self).indices {
                let pixel = bytes.load(fromByteOffset: word * 4, as: UInt32.self)
                bytes.storeBytes(of: body(pixel), toByteOffset: word * 4, as: UInt32.self)
            }
        }
        return result
    }
}
