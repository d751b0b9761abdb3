import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

@Suite("ImageRenderer")
@MainActor
struct ImageRendererTests {
    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> UInt32 {
        try #require(image).bitmap.pixel(x: x, y: y)
    }

    @Test("a shape is drawn in the size it asks for, at the scale, on nothing or on black")
    func shapes() throws {
        let renderer = ImageRenderer(content: Rectangle().fill(.red).frame(width: 10, height: 6).padding(2))
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 14, height: 10) && image.scale == 1)
        let red = try pixel(renderer.cgImage, 2, 2)
        #expect(red >> 24 == 255 && red >> 16 & 0xFF > 200)
        #expect(try pixel(renderer.cgImage, 1, 2) == 0 && pixel(renderer.cgImage, 11, 7) == red)
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 42 && renderer.uiImage?.size == CGSize(width: 14, height: 10))
        #expect(try pixel(renderer.cgImage, 6, 6) == red && pixel(renderer.cgImage, 5, 6) == 0)
        renderer.isOpaque = true
        #expect(try pixel(renderer.cgImage, 0, 0) == 0xFF00_0000)
    }

    @Test("the proposed size is offered to the content, and new content is drawn")
    func proposal() throws {
        let renderer = ImageRenderer(content: Color.blue)
        renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
        let blue = try pixel(renderer.cgImage, 29, 19)
        renderer.content = Color.green
        #expect(try pixel(renderer.cgImage, 29, 19) != blue)
        renderer.proposedSize = ProposedViewSize(width: 0, height: 20)
        #expect(renderer.cgImage == nil && renderer.uiImage == nil)
    }

    @Test("progress views are drawn without a window")
    func progress() throws {
        let bar = ImageRenderer(content: ProgressView(value: 0.5).tint(.red).frame(width: 40))
        let image = try #require(bar.cgImage)
        let row = (0..<image.width).map { image.bitmap.pixel(x: $0, y: image.height / 2) }
        #expect(row[10] >> 24 == 255 && row[10] >> 16 & 0xFF > 200)
        #expect(row[30] >> 24 > 0 && row[30] >> 24 < 128)
        let spinner = ImageRenderer(content: ProgressView().tint(.black))
        spinner.scale = 2
        let spokes = try #require(spinner.cgImage)
        #expect(spokes.width == 40 && spokes.height == 40)
        // An activity indicator at the beginning of its turn: its head is up, opaque and sharp.
        let plain = SpokeImages.shared(for: .init(design: .reference, isLarge: false, color: .black, scale: 2))
        #expect(spokes.bitmap == plain.steps.first?.bitmap)
    }

    @Test("text is as sharp as the scale says")
    func text() throws {
        let renderer = ImageRenderer(content: Text("Hill"))
        renderer.scale = 4
        let image = try #require(renderer.cgImage)
        // A stem has edges of one pixel: somewhere a column goes from nothing to all within two.
        let row = (0..<image.width).map { image.bitmap.pixel(x: $0, y: image.height / 2) >> 24 }
        #expect(row.indices.dropLast(2).contains { row[$0] == 0 && row[$0 + 2] == 255 })
    }

    @Test("rendering into a context of one's own has the content upright where y goes up")
    func ownContext() throws {
        let content = VStack(spacing: 0) {
            Color.red.frame(width: 4, height: 2)
            Color.blue.frame(width: 4, height: 2)
        }
        var size = CGSize.zero
        var memory = [UInt8](repeating: 0, count: 8 * 8 * 4)
        try memory.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.scaleBy(x: 2, y: 2)
            ImageRenderer(content: content).render(rasterizationScale: 2) {
                size = $0
                $1(context)
            }
        }
        #expect(size == CGSize(width: 4, height: 4))
        // Red, green, blue, alpha: the top row first.
        #expect(memory[0] > 200 && memory[2] < 100 && memory[3] == 255)
        let last = 7 * 32 + 7 * 4
        #expect(memory[last] < 100 && memory[last + 2] > 200 && memory[last + 3] == 255)
    }
}
