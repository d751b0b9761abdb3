import CoreGraphics
import Testing

/// One of everything that a context draws, on 180 by 160 points.
enum Sheet {
    static func draw(in context: CGContext) throws {
        context.setFill(.white)
        context.fill(CGRect(x: 0, y: 0, width: 180, height: 160))
        for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
            context.setLineCap(cap)
            context.setLineJoin([.miter, .round, .bevel][index])
            context.setLineWidth(6)
            context.setStroke(RGBA(r: 0, g: 0.48, b: 1))
            context.addLines(between: [
                CGPoint(x: 10 + 40 * index, y: 30), CGPoint(x: 22 + 40 * index, y: 8),
                CGPoint(x: 34 + 40 * index, y: 30),
            ])
            context.strokePath()
        }
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [4, 3])
        context.strokeEllipse(in: CGRect(x: 130, y: 6, width: 40, height: 26))
        context.setLineDash(phase: 0, lengths: [])
        context.saveGState()
        context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4)
        context.setFill(RGBA(r: 1, g: 0.58, b: 0))
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: 10, y: 44, width: 36, height: 26),
                cornerWidth: 8,
                cornerHeight: 8,
                transform: nil
            )
        )
        context.fillPath()
        context.restoreGState()
        context.addEllipse(in: CGRect(x: 56, y: 44, width: 30, height: 30))
        context.addEllipse(in: CGRect(x: 64, y: 52, width: 14, height: 14))
        context.setFill(RGBA(r: 0.2, g: 0.78, b: 0.35))
        context.fillPath(using: .evenOdd)
        let stops = [
            CGColor(red: 1, green: 0.18, blue: 0.33, alpha: 1), CGColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1),
        ]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: stops as CFArray, locations: [0, 1])
        )
        context.saveGState()
        context.clip(to: CGRect(x: 96, y: 44, width: 36, height: 30))
        context.drawLinearGradient(gradient, start: CGPoint(x: 100, y: 0), end: CGPoint(x: 128, y: 0), options: [])
        context.restoreGState()
        context.saveGState()
        context.clip(to: CGRect(x: 138, y: 40, width: 38, height: 38))
        context.drawRadialGradient(
            gradient,
            startCenter: CGPoint(x: 157, y: 59),
            startRadius: 4,
            endCenter: CGPoint(x: 157, y: 59),
            endRadius: 17,
            options: [.drawsBeforeStartLocation]
        )
        context.restoreGState()
        context.saveGState()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFill(RGBA(r: 1, g: 0.23, b: 0.19))
        context.fillEllipse(in: CGRect(x: 10, y: 84, width: 28, height: 28))
        context.setFill(RGBA(r: 0, g: 0.48, b: 1))
        context.fillEllipse(in: CGRect(x: 26, y: 84, width: 28, height: 28))
        context.endTransparencyLayer()
        context.setBlendMode(.multiply)
        context.setFill(RGBA(r: 1, g: 0.8, b: 0))
        context.fillEllipse(in: CGRect(x: 64, y: 84, width: 28, height: 28))
        context.fillEllipse(in: CGRect(x: 78, y: 84, width: 28, height: 28))
        context.restoreGState()
        context.setLineJoin(.miter)
        context.setLineWidth(10)
        context.move(to: CGPoint(x: 116, y: 106))
        context.addQuadCurve(to: CGPoint(x: 160, y: 106), control: CGPoint(x: 138, y: 70))
        context.setLineCap(.round)
        context.replacePathWithStrokedPath()
        context.setLineWidth(1)
        context.setStroke(.black)
        context.drawPath(using: .fillStroke)
        try drawImages(in: context, gradient)
    }

    /// What images do, in the lowest row: mask, let paint through, darken, and grow in two ways.
    private static func drawImages(in context: CGContext, _ gradient: CGGradient) throws {
        context.setLineCap(.butt)
        let levels: [UInt8] = [0, 160, 20, 180, 180, 30, 200, 40, 50, 220, 60, 240, 230, 70, 250, 80]
        let dots = try #require(CGDataProvider(data: Data(levels) as CFData))
        let made = CGImage(
            width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo([]), provider: dots, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
        let gray = try #require(made)
        let mask = try #require(
            CGImage(
                maskWidth: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: dots,
                decode: nil, shouldInterpolate: false))
        context.saveGState()
        context.clip(to: CGRect(x: 10, y: 122, width: 32, height: 32), mask: gray)
        context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 42, y: 0), options: [])
        context.restoreGState()
        context.setFill(RGBA(r: 0.35, g: 0.34, b: 0.84))
        context.draw(mask, in: CGRect(x: 50, y: 122, width: 32, height: 32))
        context.saveGState()
        context.setBlendMode(.plusDarker)
        for (index, color) in [RGBA(r: 1, g: 0.6, b: 0.6), RGBA(r: 0.6, g: 1, b: 0.6), RGBA(r: 0.6, g: 0.6, b: 1)]
            .enumerated()
        {
            context.setFill(color)
            context.fillEllipse(in: CGRect(x: 88 + 6 * index, y: index == 1 ? 122 : 132, width: 22, height: 22))
        }
        context.restoreGState()
        for (index, quality) in [CGInterpolationQuality.none, .high].enumerated() {
            context.interpolationQuality = quality
            context.draw(gray, in: CGRect(x: 130 + 24 * index, y: 126, width: 20, height: 24))
        }
    }
}
