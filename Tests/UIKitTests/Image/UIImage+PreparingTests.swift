import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Images are made ready")
@MainActor
struct UIImagePreparingTests {
    /// Red on the left, blue on the right.
    private func halves(_ size: CGSize, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            UIColor.blue.setFill()
            context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
        }
    }

    @Test("a thumbnail has the size that is asked for, at the image's scale, and all of the image")
    func thumbnail() async throws {
        let image = halves(CGSize(width: 80, height: 40))
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 20)))
        #expect(small.size == CGSize(width: 20, height: 20) && small.scale == 2)
        #expect(small.cgImage?.width == 40)
        #expect(pixel(of: small, at: CGPoint(x: 4, y: 10)) == pixel(of: image, at: CGPoint(x: 10, y: 10)))
        #expect(pixel(of: small, at: CGPoint(x: 16, y: 10)) == pixel(of: image, at: CGPoint(x: 70, y: 10)))
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 8, height: 4))?.size.height == 4)
        #expect(image.preparingThumbnail(of: .zero) == nil && UIImage().preparingThumbnail(of: small.size) == nil)
        #expect(UIImage().preparingForDisplay() == nil && image.preparingForDisplay()?.size == image.size)
    }

    @Test("a pattern is the image again and again, in its own size, cut at the rectangle")
    func pattern() {
        let tile = halves(CGSize(width: 8, height: 8), scale: 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
            tile.drawAsPattern(in: CGRect(x: 0, y: 0, width: 20, height: 30))
        }
        let (red, blue) = (pixel(of: tile, at: CGPoint(x: 1, y: 1)), pixel(of: tile, at: CGPoint(x: 6, y: 1)))
        #expect(red != blue)
        for (x, color) in [(1, red), (6, blue), (9, red), (14, blue), (18, red)] {
            #expect(pixel(of: image, at: CGPoint(x: x, y: 28)) == color)
        }
        #expect(pixel(of: image, at: CGPoint(x: 22, y: 10)) == [0, 0, 0, 0])
        #expect(pixel(of: image, at: CGPoint(x: 10, y: 32)) == [0, 0, 0, 0])
    }

    /// The four bytes of a pixel.
    private func pixel(of image: UIImage, at point: CGPoint) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        bytes.withUnsafeMutableBytes { memory in
            guard let cgImage = image.cgImage,
                let context = CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return }
            let (x, y) = (point.x * image.scale, point.y * image.scale)
            context.draw(
                cgImage,
                in: CGRect(
                    x: -x, y: y - CGFloat(cgImage.height) + 1, width: CGFloat(cgImage.width),
                    height: CGFloat(cgImage.height)))
        }
        return bytes
    }
}
