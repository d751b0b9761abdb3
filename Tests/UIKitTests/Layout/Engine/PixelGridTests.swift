import CoreGraphics
import Testing

@testable import UIKit

/// Source of the grids: docs/sources/views.md, Auto Layout.
@Suite("Frames on the grids of pixels and points")
struct PixelGridTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("edges go to the nearest whole pixels, each by itself; halves go right and down")
    func pixels() {
        #expect(onPixels(rect(0.4, 0.6, 10, 10), scale: 1) == rect(0, 1, 10, 10))
        #expect(onPixels(rect(0.5, -0.5, 10.4, 10), scale: 1) == rect(1, 0, 10, 10))
        #expect(onPixels(rect(0.3, 0.2, 1, 1), scale: 2) == rect(0.5, 0, 1, 1))
        #expect(onPixels(rect(1.0 / 3, 0, 1, 1), scale: 3).minX == 1.0 / 3)
        #expect(onPixels(rect(0.5 - 1e-9, 0, 1, 1), scale: 1).minX == 1)
    }

    @Test("at two pixels a point origins go to whole points and sizes to halves, halves away from zero")
    func layout() {
        #expect(onLayoutGrid(rect(0.4, 1.6, 10.2, 10.3), scale: 2) == rect(0, 2, 10, 10.5))
        #expect(onLayoutGrid(rect(2.5, -2.5, 10.25, 10.75), scale: 2) == rect(3, -3, 10.5, 11))
        #expect(onLayoutGrid(rect(-2.4, 2.5 - 1e-9, 7, 7), scale: 2) == rect(-2, 3, 7, 7))
        #expect(onLayoutGrid(rect(0.5, -0.5, 0.25, 0.2), scale: 2) == rect(1, -1, 0.5, 0))
        #expect(onLayoutGrid(rect(0.4, 0.5, 10.2, 10.5), scale: 1) == rect(0, 1, 11, 10))
    }

    @Test("texts stand at whole points at two pixels a point, at whole pixels elsewhere")
    func texts() {
        func places(_ values: [CGFloat], scale: CGFloat) -> [CGFloat] { values.map { onTextGrid($0, scale: scale) } }
        #expect(places([0.4, 0.5, 0.6, -0.5], scale: 2) == [0, 1, 1, 0])
        #expect(places([0.4, 0.5, -0.5], scale: 1) == [0, 1, 0])
        let third: CGFloat = 1.0 / 3
        #expect(places([third, 0.5], scale: 3) == [third, 2 * third])
    }

    @Test("what misses a half by less than a millionth of a pixel is a half, and what misses it by more is not")
    func slack() {
        #expect(onPixels(rect(0.5 - 0.9e-6, 0, 1, 1), scale: 1).minX == 1)
        #expect(onPixels(rect(0.5 - 1.1e-6, 0, 1, 1), scale: 1).minX == 0)
        #expect(onLayoutGrid(rect(0.5 - 0.9e-6, 0, 1, 1), scale: 2).minX == 1)
        #expect(onLayoutGrid(rect(0.5 - 1.1e-6, 0, 1, 1), scale: 2).minX == 0)
        #expect(onTextGrid(0.5 - 0.9e-6, scale: 1) == 1 && onTextGrid(0.5 - 1.1e-6, scale: 1) == 0)
    }
}
