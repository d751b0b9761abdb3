import Testing

@testable import CoreGraphics

@Suite("What images know of how they were drawn", .serialized)
struct ImageMarkTests {
    /// The image that `draw` draws in 20 by 20 pixels, of two a point.
    private func image(_ draw: (CGContext) -> Void) throws -> CGImage {
        ImageMark.areKept = true
        defer { ImageMark.areKept = false }
        let bitmap = try #require(Bitmap(width: 20, height: 20))
        let context = try #require(CGContext(bitmap: bitmap, scale: 2))
        draw(context)
        return try #require(context.makeImage())
    }

    @Test("areas and lines are kept with their colours, in pixels")
    func marks() throws {
        let drawn = try image { context in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
            context.setLineWidth(1.5)
            context.setLineCap(.round)
            context.move(to: CGPoint(x: 1, y: 1))
            context.addLine(to: CGPoint(x: 8, y: 1))
            context.strokePath()
        }
        let marks = try #require(drawn.marks)
        #expect(marks.count == 2)
        #expect(marks[0].path.isRect == CGRect(x: 2, y: 4, width: 6, height: 8))
        #expect(marks[0].color == RGBA(r: 1, g: 0, b: 0, a: 0.5) && marks[0].pen == nil)
        #expect(marks[1].pen?.width == 3 && marks[1].pen?.cap == .round)
    }

    @Test("what is more than that is not known at all")
    func unknown() throws {
        let stamp = try image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
        let drawings: [(CGContext) -> Void] = [
            { $0.draw(stamp, in: CGRect(x: 0, y: 0, width: 5, height: 5)) },
            { $0.clear(CGRect(x: 0, y: 0, width: 5, height: 5)) },
            { context in
                context.setShadow(offset: .zero, blur: 2)
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            },
            { context in
                context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            },
            { context in
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                _ = context.data
            },
        ]
        for draw in drawings { #expect(try image(draw).marks == nil) }
    }

    @Test("a clip around all that is drawn cuts nothing off")
    func clip() throws {
        let drawn = try image { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
            context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        #expect(drawn.marks?.count == 1)
    }

    @Test("nothing is kept where nobody asks for it")
    func off() throws {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.makeImage()?.marks == nil)
    }
}
