/// A pixel's parts, as they are added up.
typealias Sums = SIMD4<Int>

extension vImage_Buffer {
    /// Whether there is memory for the pixels.
    var isUsable: Bool {
        data != nil && width <= vImagePixelCount(Int32.max) && height <= vImagePixelCount(Int32.max)
            && rowBytes >= Int(width) * 4
    }

    /// The parts of the pixel in a column and a row.
    func pixel(_ x: Int, _ y: Int) -> Sums {
        let bytes = data.loadUnaligned(fromByteOffset: y * rowBytes + x * 4, as: SIMD4<UInt8>.self)
        return Sums(truncatingIfNeeded: bytes)
    }

    /// Sets the parts of the pixel in a column and a row, each clamped to 0...255; the first stays where `keepsFirst`.
    func set(_ parts: Sums, _ x: Int, _ y: Int, keepsFirst: Int? = nil) {
        var bytes = SIMD4<UInt8>(truncatingIfNeeded: parts.clamped(lowerBound: .zero, upperBound: Sums(repeating: 255)))
        if let keepsFirst { bytes[0] = UInt8(keepsFirst) }
        data.storeBytes(of: bytes, toByteOffset: y * rowBytes + x * 4, as: SIMD4<UInt8>.self)
    }
}
