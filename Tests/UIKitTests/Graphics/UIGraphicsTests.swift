import CoreGraphics
import OctantBase
import Testing
import UIKit

@Suite("UIGraphics")
struct UIGraphicsTests {
    @Test("image contexts nest, and have the scale asked for")
    func nesting() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.scale == 2)
        #expect(image.cgImage?.width == 6)
        #expect(image.cgImage?.bitmap.pixel(x: 1, y: 1) == 0xFFFF_0000)
        #expect(image.cgImage?.bitmap.pixel(x: 2, y: 1) == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("an opaque image begins black")
    func opaque() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
        defer { UIGraphicsEndImageContext() }
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.bitmap.pixel(x: 0, y: 0) == 0xFF00_0000)
    }

    @Test("ends and pops that fit no begin or push have no effect")
    func unbalanced() throws {
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
        let bitmap = try #require(Bitmap(width: 1, height: 1))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        UIGraphicsPushContext(context)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === context)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test(
        "sizes that cannot be make no image and are told of",
        arguments: [
            CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: CGFloat.nan, height: 1),
            CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 20000, height: 1),
        ])
    func badSizes(size: CGSize) {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            UIGraphicsBeginImageContext(size)
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
            var ran = false
            let image = UIGraphicsImageRenderer(size: size).image { _ in ran = true }
            #expect(image.cgImage == nil && !ran)
        }
        #expect(lines.all.count == 2)
    }

    @Test("a renderer's bounds choose the part of the plane")
    func rendererBounds() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 2, height: 1), format: format)
        let image = renderer.image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 11, y: 0, width: 50, height: 50))
        }
        #expect(image.cgImage?.bitmap.pixel(x: 0, y: 0) == 0)
        #expect(image.cgImage?.bitmap.pixel(x: 1, y: 0) == 0xFF00_00FF)
    }

    @Test("a frame is one point wide and inside")
    func frame() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
            UIColor.blue.setFill()
            UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(image.cgImage?.bitmap.pixel(x: 0, y: 3) == 0xFF00_00FF)
        #expect(image.cgImage?.bitmap.pixel(x: 1, y: 2) == 0)
    }
}
