import CoreGraphics
import TestSupport
import Testing

private let red: UInt32 = 0xFFFF_0000
private let blue: UInt32 = 0xFF00_00FF

@Suite("Patterns")
struct CGPatternTests {
    /// A context of 12 x 12 pixels, y going up.
    private func context() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 12, height: 12, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Cells of 4 by 4 whose lower left quarter is red, or filled with what a stencil is used with.
    private func pattern(
        isColored: Bool = true, matrix: CGAffineTransform = .identity, step: CGFloat = 4
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                if info == nil { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        let info = isColored ? nil : UnsafeMutableRawPointer(bitPattern: 1)
        return try #require(
            CGPattern(
                info: info, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step, yStep: step,
                tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
    }

    private func fill(_ context: CGContext, _ pattern: CGPattern, _ components: [CGFloat] = [1]) throws {
        let base: CGColorSpace? = pattern.isColored ? nil : CGColorSpaceCreateDeviceRGB()
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: base)))
        context.setFillPattern(pattern, colorComponents: components)
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }

    @Test("cells repeat from the context's origin, whatever its coordinates are when they are painted")
    func repeats() throws {
        let context = try context()
        context.translateBy(x: 1, y: 1)
        try fill(context, try pattern())
        for (x, y) in [(1, 1), (4, 1), (5, 8), (9, 9)] {
            // Rows from the top of the image: 11 is the lowest.
            #expect(context.bitmap.pixel(x: x, y: 11 - y) == red, "\(x), \(y)")
        }
        for (x, y) in [(2, 1), (1, 2), (7, 4), (0, 0)] {
            #expect(context.bitmap.pixel(x: x, y: 11 - y) == 0, "\(x), \(y)")
        }
    }

    @Test("a phase shifts the cells, and a matrix and steps lay them out")
    func layout() throws {
        let shifted = try context()
        shifted.setPatternPhase(CGSize(width: 1, height: 2))
        try fill(shifted, try pattern())
        #expect(shifted.bitmap.pixel(x: 1, y: 11 - 2) == red && shifted.bitmap.pixel(x: 0, y: 11 - 2) == 0)
        let large = try context()
        try fill(large, try pattern(matrix: CGAffineTransform(scaleX: 2, y: 2)))
        #expect(large.bitmap.pixel(x: 3, y: 11 - 3) == red && large.bitmap.pixel(x: 4, y: 11 - 3) == 0)
        let dense = try context()
        try fill(dense, try pattern(step: 2))
        #expect(dense.bitmap.pixel(x: 5, y: 5) == red && dense.bitmap.pixel(x: 11, y: 0) == red)
    }

    @Test("a stencil is painted in the colour of its components, a pattern of its own colours with the opacity")
    func colors() throws {
        let stencil = try context()
        try fill(stencil, try pattern(isColored: false), [0, 0, 1, 1])
        #expect(stencil.bitmap.pixel(x: 0, y: 11) == blue)
        let faint = try context()
        try fill(faint, try pattern(), [0.5])
        #expect(faint.bitmap.pixel(x: 0, y: 11) >> 24 == 128)
        let fainter = try context()
        fainter.setAlpha(0.5)
        try fill(fainter, try pattern(), [0.5])
        #expect(fainter.bitmap.pixel(x: 0, y: 11) >> 24 == 64)
    }

    @Test("lines and masks are painted with it, and setting a colour ends it")
    func strokes() throws {
        let context = try context()
        context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setStrokePattern(try pattern(), colorComponents: [1])
        context.stroke(CGRect(x: 1, y: 1, width: 10, height: 10), width: 2)
        #expect(context.bitmap.pixel(x: 0, y: 11) == red && context.bitmap.pixel(x: 2, y: 11) == 0)
        context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.stroke(CGRect(x: 1, y: 1, width: 10, height: 10), width: 2)
        #expect(context.bitmap.pixel(x: 2, y: 11) == blue)
    }

    @Test("without a colour space of patterns nothing is set, and a stencil needs one with a base")
    func spaces() throws {
        let context = try context()
        context.setFillPattern(try pattern(), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        #expect(context.bitmap.pixel(x: 0, y: 11) == 0xFF00_0000)
        let plain = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(plain.model == .pattern && plain.numberOfComponents == 0 && plain.name == nil)
        #expect(CGColorSpace(patternBaseSpace: plain) == nil)
        #expect(CGColor(patternSpace: plain, pattern: try pattern(isColored: false), components: [1]) == nil)
        #expect(CGColor(colorSpace: plain, components: [1]) == nil)
    }

    @Test("components are counted in the space that was set")
    func components() throws {
        let context = try context()
        context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        context.setFillColor([0, 0, 1, 1])
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        #expect(context.bitmap.pixel(x: 0, y: 0) == blue)
        context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
        context.setFillColor([1, 1])
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        #expect(context.bitmap.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    }

    @Test("a colour of a pattern has it, its components, and the mean for what knows colours only")
    func color() throws {
        let (space, pattern) = (try #require(CGColorSpace(patternBaseSpace: nil)), try pattern())
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
        #expect(color.pattern === pattern && color.components == [1] && color.numberOfComponents == 1)
        #expect(color.alpha == 1 && color.colorSpace == space)
        #expect(color.rgba == RGBA(r: 1, g: 0, b: 0, a: 0.25))
        #expect(color.copy(alpha: 0.5)?.components == [0.5])
        #expect(color == CGColor(patternSpace: space, pattern: pattern, components: [1]))
        #expect(color != CGColor(patternSpace: space, pattern: try self.pattern(), components: [1]))
        #expect(CGColor.black.pattern == nil)
        let base = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let stencil = CGColor(
            patternSpace: base, pattern: try self.pattern(isColored: false), components: [0, 0, 1, 1])
        #expect(stencil?.components == [0, 0, 1, 1])
        let context = try context()
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        #expect(context.bitmap.pixel(x: 4, y: 11) == red && context.bitmap.pixel(x: 3, y: 11) == 0)
    }

    @Test("writing a colour over one of a pattern leaves nothing of the pattern")
    func replaced() throws {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        var color = CGColor(patternSpace: space, pattern: try pattern(), components: [1])
        CGColor.replace(&color, with: .black)
        #expect(color?.pattern == nil && color == CGColor(rgba: .black))
    }

    @Test("the info is freed with the pattern")
    func releases() {
        let freed = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        freed.initialize(to: false)
        defer { freed.deallocate() }
        do {
            var callbacks = CGPatternCallbacks(
                version: 0, drawPattern: nil,
                releaseInfo: { $0?.assumingMemoryBound(to: Bool.self).pointee = true })
            let pattern = CGPattern(
                info: freed, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
                tiling: .noDistortion, isColored: true, callbacks: &callbacks)
            #expect(pattern != nil && !freed.pointee)
        }
        #expect(freed.pointee)
    }

    @Test("numbers that make no pattern make none", arguments: [0, CGFloat.nan, .infinity])
    func odd(number: CGFloat) {
        var callbacks = CGPatternCallbacks()
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let matrix = CGAffineTransform(scaleX: number, y: 1)
        for (bounds, matrix, step) in [
            (unit, CGAffineTransform.identity, number), (unit, matrix, 1),
            (CGRect(x: 0, y: 0, width: number, height: 1), .identity, 1),
        ] {
            #expect(
                CGPattern(
                    info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: .noDistortion,
                    isColored: true, callbacks: &callbacks) == nil)
        }
    }
}
