import Foundation
import OctantBase
import Testing

@Suite("Rounding to whole pixels")
struct PixelRoundingTests {
    @Test("lengths go to the nearest pixel, halves away from nothing, or as they are told")
    func lengths() {
        #expect(CGFloat(1.25).rounded(toPixelsAt: 2) == 1.5 && CGFloat(-1.25).rounded(toPixelsAt: 2) == -1.5)
        #expect(CGFloat(1.2).rounded(toPixelsAt: 1) == 1)
        #expect(CGFloat(1.9).rounded(toPixelsAt: 2, .down) == 1.5 && CGFloat(1.1).rounded(toPixelsAt: 2, .up) == 1.5)
        #expect(abs(CGFloat(1).rounded(toPixelsAt: 3, .up) - 1) < 1e-12)
    }

    @Test("a scale that is no number of pixels leaves everything as it is", arguments: [0, -2, .infinity, .nan])
    func oddScales(scale: CGFloat) {
        #expect(CGFloat(1.3).rounded(toPixelsAt: scale) == 1.3)
        let rect = CGRect(x: 0.25, y: 0.5, width: 1.25, height: 2.5)
        #expect(rect.rounded(toPixelsAt: scale) == rect)
    }

    @Test("of a rectangle the edges go to pixels, so that neighbours stay neighbours")
    func rectangles() {
        let (left, right) = CGRect(x: 0.3, y: 0, width: 3, height: 0.4).divided(atDistance: 1.3, from: .minXEdge)
        let rounded = (left.rounded(toPixelsAt: 2), right.rounded(toPixelsAt: 2))
        #expect(rounded.0 == CGRect(x: 0.5, y: 0, width: 1, height: 0.5))
        #expect(rounded.1 == CGRect(x: 1.5, y: 0, width: 2, height: 0.5))
        #expect(CGPoint(x: 0.3, y: -0.3).rounded(toPixelsAt: 2) == CGPoint(x: 0.5, y: -0.5))
    }
}
