import CoreGraphics
import TestSupport
import Testing
import UIKit
import ViewSupport

@Suite("Colours of pattern images", .serialized)
@MainActor
struct PatternColorTests {
    /// Red at the left and blue below it, white elsewhere: 8 points at 2 pixels a point.
    private func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { _ in
            UIColor.white.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 4, width: 4, height: 4))
        }
    }

    @Test("drawn with, it repeats the image upright from the top left, at its size in points")
    func draws() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24), format: format).image { _ in
            UIColor(patternImage: image()).set()
            UIRectFill(CGRect(x: 2, y: 2, width: 22, height: 22))
        }
        let bitmap = try #require(drawn.cgImage).bitmap
        #expect(bitmap.pixel(x: 5, y: 5) == 0xFFFF_0000 && bitmap.pixel(x: 17, y: 5) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 17, y: 25) == 0xFF00_00FF && bitmap.pixel(x: 9, y: 5) == 0xFFFF_FFFF)
        #expect(bitmap.pixel(x: 2, y: 2) == 0)
    }

    @Test("as a background it repeats from the view's top left")
    func background() throws {
        try Stage.shown(size: CGSize(width: 60, height: 60), scale: 2) { stage in
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            view.backgroundColor = UIColor(patternImage: image())
            stage.window.addSubview(view)
            let image = try stage.image()
            #expect(image.pixel(x: 38, y: 22) == 0xFFFF_0000 && image.pixel(x: 46, y: 22) == 0xFFFF_FFFF)
            #expect(image.pixel(x: 38, y: 46) == 0xFF00_00FF && image.pixel(x: 18, y: 22) == 0)
        }
    }

    @Test("it has no parts to read, equals another of its image, and fades")
    func reads() throws {
        let image = image()
        let color = UIColor(patternImage: image)
        var part: CGFloat = -1
        #expect(!color.getRed(&part, green: nil, blue: nil, alpha: nil) && part == -1)
        #expect(
            !color.getWhite(&part, alpha: nil) && !color.getHue(&part, saturation: nil, brightness: nil, alpha: nil))
        #expect(color == UIColor(patternImage: image) && color != UIColor(patternImage: self.image()))
        #expect(color.cgColor.pattern != nil && color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }
}
