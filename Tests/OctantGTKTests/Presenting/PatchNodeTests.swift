#if GTK
    import CGTK
    import CoreGraphics
    import RenderServer
    import TestSupport
    import Testing

    @testable import OctantGTK

    @Suite("The render node of a patch")
    struct PatchNodeTests {
        /// Pixels of every colour and opacity, premultiplied.
        private func makePixels(width: Int, height: Int) throws -> Bitmap {
            // GSK learns its own types there, whether or not there is a display.
            gtk_disable_setlocale()
            _ = gtk_init_check()
            let bitmap = try #require(Bitmap(width: width, height: height))
            var random = SeededGenerator(seed: 9)
            bitmap.withUnsafeMutableBytes { bytes in
                for y in 0..<height {
                    for x in 0..<width {
                        let position = y * bitmap.bytesPerRow + x * 4
                        let alpha = UInt8.random(in: 0...255, using: &random)
                        for part in 0..<3 { bytes[position + part] = UInt8.random(in: 0...alpha, using: &random) }
                        bytes[position + 3] = alpha
                    }
                }
            }
            return bitmap
        }

        /// What `node` draws on transparent pixels.
        private func draw(_ node: OpaquePointer, width: Int, height: Int) throws -> Bitmap {
            let result = try #require(Bitmap(width: width, height: height))
            result.withUnsafeMutableBytes { bytes in
                let surface = cairo_image_surface_create_for_data(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
                    Int32(height), Int32(result.bytesPerRow))
                let context = cairo_create(surface)
                gsk_render_node_draw(node, context)
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            return result
        }

        @Test(
            "a surface and a texture show the same pixels: over black in a window, as they are in a widget",
            arguments: [true, false], [true, false])
        func pixels(isOpaque: Bool, usesTexture: Bool) throws {
            let bitmap = try makePixels(width: 20, height: 12)
            let rect = PixelRect(x: 3, y: 5, width: 20, height: 12)
            let patch = PatchNode(rect: rect, bitmap: bitmap, isOpaque: isOpaque, usesTexture: usesTexture)
            let shown = try draw(try #require(patch.renderNode(scale: 1)), width: 30, height: 20)
            for y in 0..<20 {
                for x in 0..<30 {
                    let isInside = (3..<23).contains(x) && (5..<17).contains(y)
                    let own: UInt32 = isInside ? bitmap.pixel(x: x - 3, y: y - 5) : 0
                    #expect(shown.pixel(x: x, y: y) == (isOpaque && isInside ? own | 0xFF00_0000 : own))
                }
            }
        }

        @Test(
            "a part shows its part, and a tile that is moved the same as one that stands there",
            arguments: [true, false])
        func partsAndTiles(usesTexture: Bool) throws {
            let bitmap = try makePixels(width: 20, height: 12)
            let whole = PatchNode(
                rect: PixelRect(x: 0, y: 0, width: 20, height: 12), bitmap: bitmap, isOpaque: false,
                usesTexture: usesTexture)
            let part = PatchNode(part: PixelRect(x: 7, y: 4, width: 5, height: 6), of: whole)
            let shown = try draw(try #require(part.renderNode(scale: 1)), width: 20, height: 12)
            let moved = PatchNode(rect: PixelRect(x: 9, y: 8, width: 20, height: 12), tile: whole)
            let tile = try draw(try #require(moved.renderNode(scale: 1)), width: 30, height: 20)
            for y in 0..<12 {
                for x in 0..<20 {
                    let isInside = (7..<12).contains(x) && (4..<10).contains(y)
                    #expect(shown.pixel(x: x, y: y) == (isInside ? bitmap.pixel(x: x, y: y) : 0))
                    #expect(tile.pixel(x: x + 9, y: y + 8) == bitmap.pixel(x: x, y: y))
                }
            }
        }
    }
#endif
