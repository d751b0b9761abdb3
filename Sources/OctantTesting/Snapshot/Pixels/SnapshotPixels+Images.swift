import CoreGraphics
import Foundation
import UIKit

#if canImport(RenderServer)
    import OctantExport
    import RenderServer

    extension SnapshotPixels {
        /// The pixels of `bitmap`.
        init?(_ bitmap: Bitmap) {
            self.init(width: bitmap.width, height: bitmap.height)
            let (width, height, stride) = (width, height, bitmap.bytesPerRow)
            bitmap.withUnsafeBytes { from in
                words.withUnsafeMutableBytes { to in
                    guard let from = from.baseAddress, let to = to.baseAddress else { return }
                    for row in 0..<height { memcpy(to + row * width * 4, from + row * stride, width * 4) }
                }
            }
        }

        /// The pixels of `image`.
        init?(_ image: CGImage) { self.init(image.bitmap) }

        /// The pixels of a PNG file; nil where it is none.
        init?(png: Data) {
            guard let bitmap = try? PNGDecoder().decodeBitmap(Array(png)) else { return nil }
            self.init(bitmap)
        }

        /// A PNG file of the pixels; nil where there is no memory for it.
        var png: Data? {
            bitmap.flatMap { try? PNGEncoder().encode($0) }.map { Data($0) }
        }

        /// The pixels as an image; nil where there is no memory for it.
        var image: CGImage? { bitmap.map(CGImage.init(bitmap:)) }

        private var bitmap: Bitmap? {
            guard let bitmap = Bitmap(width: width, height: height) else { return nil }
            let (width, height, stride) = (width, height, bitmap.bytesPerRow)
            bitmap.withUnsafeMutableBytes { to in
                words.withUnsafeBytes { from in
                    guard let from = from.baseAddress, let to = to.baseAddress else { return }
                    for row in 0..<height { memcpy(to + row * stride, from + row * width * 4, width * 4) }
                }
            }
            return bitmap
        }
    }
#else
    /// Premultiplied words of the machine's byte order, as all of Apple's machines have it.
    private let layout = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    extension SnapshotPixels {
        /// The pixels of `image`, in sRGB.
        init?(_ image: CGImage) {
            self.init(width: image.width, height: image.height)
            let (width, height) = (width, height)
            let isDrawn = words.withUnsafeMutableBytes { bytes in
                guard let context = Self.context(bytes.baseAddress, width, height) else { return false }
                context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
                return true
            }
            if !isDrawn { return nil }
        }

        /// The pixels of a PNG file; nil where it is none.
        init?(png: Data) {
            guard let image = UIImage(data: png)?.cgImage else { return nil }
            self.init(image)
        }

        /// A PNG file of the pixels; nil where there is no memory for it.
        var png: Data? { image.flatMap { UIImage(cgImage: $0).pngData() } }

        /// The pixels as an image; nil where there is no memory for it.
        var image: CGImage? {
            var copy = words
            return copy.withUnsafeMutableBytes { Self.context($0.baseAddress, width, height)?.makeImage() }
        }

        private static func context(_ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int) -> CGContext? {
            guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
            return CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
                bitmapInfo: layout)
        }
    }
#endif
