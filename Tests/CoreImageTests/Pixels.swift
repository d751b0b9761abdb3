import CoreImage
import Testing

/// Returns an image in memory of opaque pixels 0xRRGGBB, row by row from the top on.
func picture(_ rows: [[UInt32]]) throws -> CGImage {
    var bytes = Data()
    for pixel in rows.joined() {
        bytes.append(contentsOf: [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), 255])
    }
    let provider = try #require(CGDataProvider(data: bytes as NSData))
    return try #require(
        CGImage(
            width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: rows[0].count * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent))
}

/// Returns the pixels 0xAARRGGBB of `image` in `rect`, row by row from the top on.
func words(_ image: CIImage, _ rect: CGRect? = nil, isEncoded: Bool = true) throws -> [[UInt32]] {
    let context = isEncoded ? CIContext(options: [.workingColorSpace: NSNull()]) : CIContext()
    let made = try #require(context.createCGImage(image, from: rect ?? image.extent))
    return (0..<made.height).map { y in (0..<made.width).map { made.bitmap.pixel(x: $0, y: y) } }
}

/// Returns the one pixel of what the filter `name` makes of the colour `color` and `values`.
func word(_ name: String, _ color: CIColor, _ values: [String: Any] = [:], isEncoded: Bool = true) throws -> UInt32 {
    let filter = try #require(CIFilter(name: name, parameters: values))
    filter.setValue(CIImage(color: color), forKey: kCIInputImageKey)
    let made = try #require(filter.outputImage)
    return try words(made, CGRect(x: 0, y: 0, width: 1, height: 1), isEncoded: isEncoded)[0][0]
}
