import RenderServer
import TestSupport
import Testing

@testable import CoreGraphics
@testable import OctantExport

@Suite("Slices of images")
struct VectorSlicesTests {
    /// The slices of an image of `side` pixels in a layer whose bounds are 30 x 24 points, 15 and 18 from the corner.
    private func slices(_ side: Int, _ change: @escaping (inout LayerProperties) -> Void) throws -> [VectorSlice] {
        let tree = VectorScenes.tree(color: nil) {
            $0.contents = VectorScenes.picture(side)
            change(&$0)
        }
        let scene = try VectorBuilder.scene(VectorTimeline(tree), background: nil)
        guard case .image(let picture) = try #require(scene.nodes.first).content else {
            Issue.record("no image")
            return []
        }
        return picture.slices
    }

    private func frames(_ slices: [VectorSlice]) -> [[Double]] {
        slices.map { $0.frame.first.map { ($0 * 1e6).rounded() / 1e6 } }
    }

    private func sizes(_ slices: [VectorSlice]) -> [[Int]] { slices.map { [$0.images[0].width, $0.images[0].height] } }

    @Test("a plain image is one slice of all its pixels")
    func plain() throws {
        let slices = try slices(6) { _ in }
        #expect(frames(slices) == [[15, 18, 30, 24]])
        #expect(slices[0].isWhole && slices[0].images[0].width == 6)
    }

    @Test("what is before and after the middle keeps its pixels a point, and the middle takes the rest: nine slices")
    func nine() throws {
        // 2, 4 and 6 of 12 columns and 4, 4 and 4 rows at 2 pixels a point.
        let slices = try slices(12) {
            $0.contentsScale = 2
            $0.contentsCenter = CGRect(x: 2.0 / 12, y: 4.0 / 12, width: 4.0 / 12, height: 4.0 / 12)
        }
        #expect(
            frames(slices) == [
                [15, 18, 1, 2], [16, 18, 26, 2], [42, 18, 3, 2],
                [15, 20, 1, 20], [16, 20, 26, 20], [42, 20, 3, 20],
                [15, 40, 1, 2], [16, 40, 26, 2], [42, 40, 3, 2],
            ])
        let row = [[2, 4], [4, 4], [6, 4]]
        #expect(sizes(slices) == row + row + row)
        #expect(slices.allSatisfy { $0.isWhole })
        // The pixel at the fifth column and row is the third and first of the middle.
        let whole = try #require(VectorScenes.picture(12)).bitmap
        #expect(slices[4].images[0].bitmap.words[2] == whole.words[4 * 12 + 4])
    }

    @Test("ends that have too little room share it, and nothing is left for the middle")
    func narrow() throws {
        // 20 and 40 points across want 60 of 30.
        let slices = try slices(61) {
            $0.contentsCenter = CGRect(x: 20.0 / 61, y: 0, width: 1.0 / 61, height: 1)
        }
        #expect(frames(slices) == [[15, 18, 10, 24], [25, 18, 20, 24]])
        #expect(sizes(slices) == [[20, 61], [40, 61]])
    }

    @Test("a middle of no width is one pixel, and two halves of pixels where it lies between two")
    func pixel() throws {
        let slices = try slices(10) { $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1) }
        #expect(frames(slices) == [[15, 18, 4.5, 24], [19.5, 18, 21, 24], [40.5, 18, 4.5, 24]])
        #expect(sizes(slices) == [[5, 10], [2, 10], [5, 10]])
        #expect(
            slices.map { $0.windows[0] } == [
                CGRect(x: 0, y: 0, width: 4.5, height: 10), CGRect(x: 0.5, y: 0, width: 1, height: 10),
                CGRect(x: 0.5, y: 0, width: 4.5, height: 10),
            ])
    }

    @Test("a part of an image has the pixels that it touches, and shows what is within it")
    func part() throws {
        let whole = try slices(8) { $0.contentsRect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25) }
        #expect(frames(whole) == [[15, 18, 30, 24]] && sizes(whole) == [[4, 2]] && whole[0].isWhole)
        let cut = try slices(8) { $0.contentsRect = CGRect(x: 0.3125, y: 0, width: 0.5, height: 1) }
        #expect(sizes(cut) == [[5, 8]])
        #expect(cut[0].windows == [CGRect(x: 0.5, y: 0, width: 4, height: 8)])
    }

    @Test("a part that goes beyond the image is an error")
    func beyond() throws {
        #expect(throws: VectorError.unsupported(layer: "0 (image)", what: "more than there is of an image")) {
            try slices(8) { $0.contentsRect = CGRect(x: 0.5, y: 0, width: 1, height: 1) }
        }
    }

    @Test("a picture in one colour says the colour by itself, so that it can be another one")
    func color() throws {
        let example = try #require(VectorScenes.images.first { $0.name.contains("in one colour") })
        let text = try SVGEncoder().encode(example.timeline)
        #expect(text.contains("<feFlood flood-color=\"#e6331a\"/>"))
    }
}
