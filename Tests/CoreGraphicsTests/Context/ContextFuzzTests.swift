import CoreGraphics
import FuzzTargets
import OctantBase
import Testing

@Suite("CGContext under odd calls")
@MainActor
struct ContextFuzzTests {
    @Test("whatever is called with whatever numbers, the context draws on", arguments: 0..<500)
    func survives(seed: UInt64) throws {
        #expect(try FuzzTarget.drawing.attempt(FuzzTarget.drawing.make(seed)))
    }

    @Test("a gradient whose transform leads too far leaves the context drawing", arguments: [1e-9, 1e9])
    func gradients(scale: CGFloat) throws {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
        let gradient = try #require(CGGradient(stops: stops))
        Log.redirected(to: { _ in }) {
            context.saveGState()
            context.scaleBy(x: 1, y: scale)
            for point in [CGPoint(x: 1, y: 0), CGPoint(x: 1e6, y: 1e6)] {
                context.drawLinearGradient(gradient, start: .zero, end: point, options: [.drawsAfterEndLocation])
                context.drawRadialGradient(
                    gradient, startCenter: point, startRadius: 17, endCenter: .zero, endRadius: 0, options: [])
            }
            context.restoreGState()
        }
        context.setFill(RGBA(r: 0, g: 1, b: 0))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(bitmap.pixel(x: 2, y: 2) == 0xFF00_FF00)
    }

    @Test(
        "a line wider than any image covers it, and leaves the context drawing", arguments: [1e5, 1e9, 1e14, 1e300])
    func wideLines(width: CGFloat) throws {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        Log.redirected(to: { _ in }) {
            context.saveGState()
            context.scaleBy(x: 1, y: 2)
            context.stroke(CGRect(x: 1, y: 1, width: 2, height: 1), width: width)
            context.restoreGState()
        }
        #expect(bitmap.pixel(x: 2, y: 2) == 0xFF00_0000)
        context.setFill(RGBA(r: 0, g: 1, b: 0))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(bitmap.pixel(x: 2, y: 2) == 0xFF00_FF00)
    }

    @Test(
        "dashes under a transform that hardly has a reverse, or leads too far, leave the context drawing",
        arguments: [
            CGAffineTransform(a: 0.25, b: 0.125, c: 0.5, d: 0.25 + 1e-16, tx: 1, ty: 7),
            CGAffineTransform(a: 0.23, b: -0.06, c: 0.42, d: -0.12, tx: 1e300, ty: 7),
            CGAffineTransform(a: -0.25, b: -0.5, c: 1e-9, d: -1e-9, tx: 1, ty: 2),
        ])
    func dashes(transform: CGAffineTransform) throws {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        Log.redirected(to: { _ in }) {
            context.saveGState()
            context.concatenate(transform)
            for lengths: [CGFloat] in [[1e6, 3], [1e-9, 0.5]] {
                context.setLineDash(phase: 0, lengths: lengths)
                context.stroke(CGRect(x: 1, y: 1, width: 2, height: 1), width: 1e-300)
            }
            context.restoreGState()
        }
        context.setFill(RGBA(r: 0, g: 1, b: 0))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(bitmap.pixel(x: 2, y: 2) == 0xFF00_FF00)
    }

    @Test("a line of many corners that leads far beyond the image is no clip; a near one is")
    func farLines() throws {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        var lines: [String] = []
        for reach in [1e6, 1e3] as [CGFloat] {
            context.setBlendMode(.normal)
            context.setFill(RGBA(r: 0, g: 1, b: 0))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setBlendMode(.destinationIn)
            context.setStroke(RGBA(r: 0, g: 0, b: 0, a: 0))
            context.move(to: CGPoint(x: -reach, y: 2))
            for step in 0..<600 {
                context.addLine(to: CGPoint(x: step % 2 == 0 ? reach : -reach, y: 2 + CGFloat(step) / 1000))
            }
            nonisolated(unsafe) var said: [String] = []
            Log.redirected(to: { said.append($0) }) { context.strokePath() }
            lines += said
            #expect(bitmap.pixel(x: 2, y: 2) == (reach > 1e5 ? 0xFF00_FF00 : 0))
        }
        #expect(lines.count == 1)
    }
}
