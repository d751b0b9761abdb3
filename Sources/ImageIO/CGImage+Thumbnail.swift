extension CGImage {
    /// The image, smaller where its width or height is above `most` pixels; nil where there is no memory for it.
    func thumbnail(most: Double) -> CGImage? {
        let factor = min(most / Double(max(width, height)), 1)
        guard factor < 1 else { return self }
        let (wide, high) = (max((Double(width) * factor).rounded(), 1), max((Double(height) * factor).rounded(), 1))
        guard
            let context = CGContext(
                data: nil, width: Int(wide), height: Int(high), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(self, in: CGRect(x: 0, y: 0, width: wide, height: high))
        return context.makeImage()
    }

    /// The image turned by an orientation, 1...8 as Exif counts; nil where there is no memory for it.
    func turned(_ orientation: Int) -> CGImage? {
        guard 2...8 ~= orientation else { return self }
        let swaps = orientation >= 5
        let (width, height) = (self.width, self.height)
        let (wide, high) = swaps ? (height, width) : (width, height)
        guard let turned = Bitmap(width: wide, height: high) else { return nil }
        turned.withUnsafeMutableBytes { target in
            for y in 0..<high {
                for x in 0..<wide {
                    // Where the pixel comes from.
                    let (fromX, fromY) =
                        switch orientation {
                        case 2: (width - 1 - x, y)
                        case 3: (width - 1 - x, height - 1 - y)
                        case 4: (x, height - 1 - y)
                        case 5: (y, x)
                        case 6: (y, height - 1 - x)
                        case 7: (width - 1 - y, height - 1 - x)
                        default: (width - 1 - y, x)
                        }
                    target.storeBytes(
                        of: bitmap.pixel(x: fromX, y: fromY), toByteOffset: y * turned.bytesPerRow + 4 * x,
                        as: UInt32.self)
                }
            }
        }
        return CGImage(bitmap: turned)
    }
}
