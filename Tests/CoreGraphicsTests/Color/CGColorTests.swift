import CoreGraphics
import OctantBase
import TestSupport
import Testing

@Suite("CGColor")
struct CGColorTests {
    @Test("components and opacity come back in the colour's own space")
    func components() throws {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
        let gray = CGColor(gray: 0.5, alpha: 1)
        #expect(gray.components == [0.5, 1] && gray.colorSpace?.model == .monochrome)
        #expect(try #require(color.copy(alpha: 1)).components == [0.25, 0.5, 0.75, 1])
        let made = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 1, 0, 1]))
        #expect(made == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
        #expect(gray != CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test("a pixel is premultiplied and rounded to the nearest, and parts are clamped")
    func pixels() {
        #expect(RGBA(r: 1, g: 0.5, b: 0, a: 0.5).pixel == 0x8080_4000)
        #expect(RGBA(r: 2, g: -1, b: .nan, a: 7).pixel == 0xFFFF_0000)
        #expect(RGBA.clear.pixel == 0)
    }

    @Test("a component that is not finite counts as 0 and is said")
    func notFinite() {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            #expect(CGColor(red: .nan, green: .infinity, blue: 1, alpha: 1).components == [0, 0, 1, 1])
        }
        #expect(lines.all.count == 2)
    }
}
