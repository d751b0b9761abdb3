extension CGImage {
    /// An image of the bytes of `provider`, top row first.
    ///
    /// - Parameters:
    ///   - width: 1...16384 pixels.
    ///   - height: 1...16384 pixels.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 32 or 24 for RGB, 8 or 16 for grey, 8 for opacity alone.
    ///   - bytesPerRow: At least what a row of pixels takes.
    ///   - space: RGB or grey.
    ///   - bitmapInfo: Any `CGImageAlphaInfo` that fits `bitsPerPixel`, in any 32-bit byte order for 32-bit pixels.
    ///   - provider: The bytes.
    ///   - decode: Two numbers a part, opacity included: what its least and its greatest byte stand for, 0...1. nil for
    ///     0 and 1.
    ///   - shouldInterpolate: Whether the image may be smoothed when it is drawn larger or smaller.
    ///   - intent: What `renderingIntent` then says.
    /// - Returns: nil for any other layout or size, and for too few bytes.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model,
                bitmapInfo: bitmapInfo)
        else { return nil }
        let numbers = decode.map { Array(UnsafeBufferPointer(start: $0, count: layout.partCount * 2)) }
        let codec = PixelCodec(layout, decode: numbers)
        let read = Bitmap(
            bytes: provider.bytes, width: width, height: height, bytesPerRow: bytesPerRow, layout, codec)
        guard let bitmap = read else { return nil }
        self.init(
            bitmap: bitmap, layout: layout, given: (provider, bytesPerRow), shouldInterpolate: shouldInterpolate,
            renderingIntent: intent)
    }

    /// An image mask of the bytes of `provider`, one number a pixel: 0 lets all paint through and the greatest none, in
    /// between in part. `bitsPerComponent` and `bitsPerPixel` are both 1, 2, 4, 8 or 16; of several pixels in a byte
    /// the first is in its highest bits, and of two bytes the first counts most. The mask keeps 8 bits of each.
    /// `decode` is as for other images. nil for any other layout or size.
    public convenience init?(
        maskWidth width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == bitsPerPixel else { return nil }
        let isByte = bitsPerPixel == 8
        let bytes =
            isByte
            ? provider.bytes
            : MaskBits(count: bitsPerPixel)?
                .bytes(of: provider.bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        guard let bytes else { return nil }
        let numbers = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) }
        let codec = PixelCodec(.gray, decode: numbers)
        let read = Bitmap(
            bytes: bytes, width: width, height: height, bytesPerRow: isByte ? bytesPerRow : width, .gray, codec)
        guard let bitmap = read else { return nil }
        bitmap.mapPixels { ($0 & 0xFF ^ 0xFF) << 24 }
        self.init(
            bitmap: bitmap, layout: .gray, given: isByte ? (provider, bytesPerRow) : nil, isMask: true,
            shouldInterpolate: shouldInterpolate)
    }

    /// The part of each pixel that an image lets through when it is a mask, as opacity of black: the mask's own value
    /// for an image mask, the opacity for an image with opacity, and the brightness for any other.
    var coverage: Bitmap? {
        if isMask || !layout.isOpaque { return bitmap }
        let result = bitmap.snapshot()
        result?.mapPixels { PixelCodec.luma(of: $0) << 24 }
        return result
    }

    /// The image seen through `mask`, which is brought to the image's size: an image mask, or a grey image, which
    /// lets through where it is bright. nil for an image mask seen through another.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, let result = Bitmap(width: width, height: height), let coverage = mask.coverage,
            let context = CGContext(bitmap: result, scale: 1)
        else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        context.drawImage(bitmap, in: whole, opacity: 1, nearest: true)
        context.setBlendMode(.destinationIn)
        context.drawImage(coverage, in: whole, opacity: 1, nearest: !mask.shouldInterpolate)
        return CGImage(
            bitmap: result, layout: .native, shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent)
    }

    /// The image without the pixels whose parts all lie between the least and the greatest of `components`, two
    /// numbers 0...255 a part; nil when these do not fit, for an image mask, and for an image with opacity.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let partCount = layout.model == .rgb ? 3 : 1
        guard !isMask, layout.isOpaque, components.count == partCount * 2, let result = bitmap.snapshot() else {
            return nil
        }
        let shifts: [UInt32] = partCount == 3 ? [16, 8, 0] : [0]
        result.mapPixels { pixel in
            let isMasked = shifts.enumerated().allSatisfy { index, shift in
                let part = CGFloat(pixel >> shift & 0xFF)
                return components[index * 2] <= part && part <= components[index * 2 + 1]
            }
            return isMasked ? 0 : pixel
        }
        return CGImage(
            bitmap: result, layout: .native, shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent)
    }
}

extension Bitmap {
    /// The pixels that `codec` reads from `bytes`, which are of `layout`; nil when there are too few or too many.
    fileprivate convenience init?(
        bytes: Data,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        _ layout: PixelLayout,
        _ codec: PixelCodec
    ) {
        guard 1...bitmapSideLimit ~= width, 1...bitmapSideLimit ~= height,
            width * layout.bytesPerPixel...Int(Int32.max) ~= bytesPerRow,
            bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        self.init(width: width, height: height)
        let stride = self.bytesPerRow
        withUnsafeMutableBytes { pixels in
            bytes.withUnsafeBytes { source in
                guard let target = pixels.baseAddress, let source = source.baseAddress else { return }
                for row in 0..<height {
                    codec.read(source + row * bytesPerRow, count: width, into: target + row * stride)
                }
            }
        }
    }

    /// Every pixel, row by row.
    package var words: [UInt32] {
        withUnsafeBytes { bytes in
            (0..<height).flatMap { row in
                (0..<width).map { bytes.load(fromByteOffset: row * bytesPerRow + $0 * 4, as: UInt32.self) }
            }
        }
    }
}
