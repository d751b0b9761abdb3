import CoreGraphics
import Testing
import UIKit

@Suite("UIImage")
struct UIImageTests {
    /// Two by two pixels: red, green / blue, white.
    private func fourPixels() throws -> CGImage {
        let bitmap = try #require(Bitmap(width: 2, height: 2))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        let colors: [(UIColor, CGPoint)] = [
            (.red, CGPoint(x: 0, y: 0)), (.green, CGPoint(x: 1, y: 0)), (.blue, CGPoint(x: 0, y: 1)),
            (.white, CGPoint(x: 1, y: 1)),
        ]
        for (color, point) in colors {
            context.setFillColor(color.cgColor)
            context.fill(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        }
        return try #require(context.makeImage())
    }

    private func letters(_ image: CGImage?) -> String {
        guard let image else { return "none" }
        let names: [UInt32: Character] = [
            0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0: ".",
        ]
        return (0..<image.height).map { y in
            String((0..<image.width).map { names[image.bitmap.pixel(x: $0, y: y)] ?? "?" })
        }.joined(separator: "/")
    }

    @Test("the size is in points")
    func size() throws {
        #expect(UIImage(cgImage: try fourPixels()).size == CGSize(width: 2, height: 2))
        #expect(UIImage(cgImage: try fourPixels(), scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
        #expect(UIImage(cgImage: try fourPixels(), scale: .nan, orientation: .up).scale == 1)
        #expect(UIImage().size == .zero)
        #expect(UIImage().cgImage == nil)
    }

    @Test("an image is drawn upright")
    func upright() throws {
        let source = UIImage(cgImage: try fourPixels())
        let drawn = UIGraphicsImageRenderer(size: source.size).image { _ in source.draw(at: .zero) }
        #expect(letters(drawn.cgImage) == "rg/bw")
    }

    @Test(
        "each orientation turns or mirrors the pixels",
        arguments: [
            (UIImage.Orientation.up, "rg/bw"), (.down, "wb/gr"), (.left, "gw/rb"), (.right, "br/wg"),
            (.upMirrored, "gr/wb"), (.downMirrored, "bw/rg"), (.leftMirrored, "rb/gw"), (.rightMirrored, "wg/br"),
        ])
    func orientations(orientation: UIImage.Orientation, expected: String) throws {
        let image = UIImage(cgImage: try fourPixels(), scale: 1, orientation: orientation)
        #expect(letters(image.upright) == expected)
        let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
        #expect(letters(drawn.cgImage) == expected)
    }

    @Test("caps keep their size and the middle is stretched or repeated")
    func resizable() throws {
        let source = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1)).image { context in
            for (x, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        let size = CGSize(width: 8, height: 1)
        let tiled = UIGraphicsImageRenderer(size: size).image { _ in
            source.resizableImage(withCapInsets: caps).draw(in: CGRect(origin: .zero, size: size))
        }
        #expect(letters(tiled.cgImage) == "rgbgbgbw")
        let stretched = UIGraphicsImageRenderer(size: size).image { _ in
            source.resizableImage(withCapInsets: caps, resizingMode: .stretch)
                .draw(in: CGRect(origin: .zero, size: size))
        }
        let pixels = letters(stretched.cgImage)
        #expect(pixels.first == "r" && pixels.last == "w" && pixels.contains("gg") || pixels.contains("?"))
        #expect(!pixels.dropFirst().contains("r") && !pixels.dropLast().contains("w"))
    }

    @Test("a tint keeps the shape and changes the colour")
    func tint() throws {
        let tinted = UIImage(cgImage: try fourPixels()).withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(letters(tinted.cgImage) == "bb/bb")
        #expect(tinted.renderingMode == .alwaysOriginal)
    }

    @Test("drawing without a context, or nothing, or in an empty rectangle does nothing")
    func nothing() throws {
        let image = UIImage(cgImage: try fourPixels())
        image.draw(at: .zero)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in
            UIImage().draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
            image.draw(in: CGRect(x: 0, y: 0, width: 0, height: 2))
            image.draw(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 2))
            image.draw(in: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2))
        }
        #expect(letters(drawn.cgImage) == "..")
    }
}
