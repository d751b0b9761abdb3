internal import CoreGraphics
internal import OctantBase
internal import TestSupport

// Numbers that programs should not pass and do, of a drawing of a few points.
private let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -5, 1e300, -1e300, 1e-300, 1e9, 1e-9, 1e6, 0.5, 3, 17, 1,
]

extension FuzzTarget {
    /// Drawing with numbers of all kinds, after which the context must draw on.
    package static let drawing = seeded("drawing") { seed in
        guard let bitmap = Bitmap(width: 24, height: 24),
            let context = CGContext(bitmap: bitmap, scale: seed % 2 == 0 ? 1 : 2)
        else { throw Wrong("there is no context") }
        Log.redirected(to: { _ in }) { OddDrawing.draw(in: context, seed) }
        context.beginPath()
        context.setFill(RGBA(r: 0, g: 1, b: 0))
        context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
        guard bitmap.pixel(x: 3, y: 3) == 0xFF00_FF00, bitmap.pixel(x: 23, y: 23) == 0xFF00_FF00 else {
            throw Wrong("the context does not draw on")
        }
        return true
    }
}

/// Odd calls of a context.
private enum OddDrawing {
    static func draw(in context: CGContext, _ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // More states than 40 steps can bring back, so that the first is the context's own again at the end.
        for _ in 0..<41 { context.saveGState() }
        for _ in 0..<40 { step(context, &random) }
        for _ in 0..<100 {
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    /// Calls one method of `context` with odd numbers.
    private static func step(_ context: CGContext, _ random: inout SeededGenerator) {
        func number() -> CGFloat { odd[Int.random(in: odd.indices, using: &random)] }
        func point() -> CGPoint { CGPoint(x: number(), y: number()) }
        func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        switch Int.random(in: 0..<24, using: &random) {
        case 0: context.saveGState()
        case 1: context.restoreGState()
        case 2: context.beginTransparencyLayer(auxiliaryInfo: nil)
        case 3: context.endTransparencyLayer()
        case 4: context.translateBy(x: number(), y: number())
        case 5: context.scaleBy(x: number(), y: number())
        case 6: context.rotate(by: number())
        case 7: context.clip(to: rect())
        case 8: context.fill(rect())
        case 9: context.stroke(rect(), width: number())
        case 10: context.move(to: point())
        case 11: context.addLine(to: point())
        case 12: context.addCurve(to: point(), control1: point(), control2: point())
        case 13:
            let clockwise = Bool.random(using: &random)
            context.addArc(center: point(), radius: number(), startAngle: 0, endAngle: number(), clockwise: clockwise)
        case 14: context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
        case 15: context.drawPath(using: CGPathDrawingMode(rawValue: .random(in: 0...4, using: &random)) ?? .fill)
        case 16: context.setLineDash(phase: number(), lengths: [number(), number()])
        case 17: context.setBlendMode(CGBlendMode(rawValue: .random(in: 0...27, using: &random)) ?? .normal)
        case 18: context.setAlpha(number())
        case 19: context.setShadow(offset: CGSize(width: number(), height: number()), blur: min(number(), 10))
        case 20: context.clear(rect())
        case 21:
            guard let image = Bitmap(width: 3, height: 3) else { return }
            context.draw(CGImage(bitmap: image), in: rect(), byTiling: Bool.random(using: &random))
        case 22:
            let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white)]
            guard let gradient = CGGradient(stops: stops) else { return }
            context.drawLinearGradient(gradient, start: point(), end: point(), options: [])
            context.drawRadialGradient(
                gradient,
                startCenter: point(),
                startRadius: number(),
                endCenter: point(),
                endRadius: number(),
                options: .drawsAfterEndLocation
            )
        default:
            _ = (context.path, context.boundingBoxOfPath, context.currentPointOfPath, context.boundingBoxOfClipPath)
            context.setLineWidth(number())
            context.setMiterLimit(number())
        }
    }
}
