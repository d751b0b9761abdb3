import CoreGraphics

/// The canvas that makes pixels: a bitmap that holds a rectangle of the surface, drawn on through `CGContext`.
package final class ContextCanvas: Canvas {
    private let context: CGContext
    /// The surface's pixel at the bitmap's top left.
    private let originX: Int, originY: Int

    /// A canvas on `bitmap`, whose top left is the surface's pixel (`originX`, `originY`); nil when the bitmap cannot
    /// be drawn on.
    package convenience init?(_ bitmap: Bitmap, originX: Int = 0, originY: Int = 0) {
        guard let context = CGContext(bitmap: bitmap, scale: 1) else { return nil }
        self.init(context, originX: originX, originY: originY)
    }

    private init(_ context: CGContext, originX: Int, originY: Int) {
        (self.context, self.originX, self.originY) = (context, originX, originY)
        setTransform(.identity)
    }

    package func save() { context.saveGState() }

    package func restore() { context.restoreGState() }

    package func setTransform(_ transform: CGAffineTransform) {
        var moved = transform
        moved.tx -= CGFloat(originX)
        moved.ty -= CGFloat(originY)
        context.pixelTransform = moved
    }

    package func clip(to rect: CGRect) { context.clip(to: rect) }

    package func setAdding(_ adds: Bool) { context.setBlendMode(adds ? .plusLighter : .normal) }

    package func setAntialiased(_ isAntialiased: Bool) { context.setShouldAntialias(isAntialiased) }

    package func fill(_ path: PathGeometry, rule: CGPathFillRule, color: RGBA) {
        context.setFill(color)
        context.addGeometry(path)
        context.fillPath(using: rule)
    }

    package func fill(_ path: PathGeometry, rule: CGPathFillRule, pattern: PatternPaint) {
        context.setFill(pattern)
        context.addGeometry(path)
        context.fillPath(using: rule)
    }

    package func stroke(_ path: PathGeometry, style: StrokeStyle, color: RGBA) {
        context.setStroke(color)
        stroke(path, style: style)
    }

    package func stroke(_ path: PathGeometry, style: StrokeStyle, pattern: PatternPaint) {
        context.setStroke(pattern)
        stroke(path, style: style)
    }

    private func stroke(_ path: PathGeometry, style: StrokeStyle) {
        context.setLineWidth(style.width)
        context.setLineCap(style.cap)
        context.setLineJoin(style.join)
        context.setMiterLimit(style.miterLimit)
        context.setLineDash(phase: style.dashPhase, lengths: style.dashPattern)
        context.addGeometry(path)
        context.strokePath()
    }

    package func draw(_ bitmap: Bitmap, in rect: CGRect, opacity: Double, nearest: Bool) {
        context.drawImage(bitmap, in: rect, opacity: opacity, nearest: nearest)
    }

    package func draw(_ bitmap: Bitmap, atPixelX x: Int, y: Int, opacity: Double) {
        let before = context.pixelTransform
        context.pixelTransform = .identity
        let rect = CGRect(x: x - originX, y: y - originY, width: bitmap.width, height: bitmap.height)
        context.drawImage(bitmap, in: rect, opacity: opacity, nearest: true)
        context.pixelTransform = before
    }

    package func bitmap(_ rect: PixelRect, _ body: (any Canvas) -> Void) -> Bitmap? {
        guard let bitmap = Bitmap(width: rect.width, height: rect.height),
            let canvas = ContextCanvas(bitmap, originX: rect.x, originY: rect.y)
        else { return nil }
        body(canvas)
        return bitmap
    }

    package func mix(
        _ fraction: Double, within rect: PixelRect, opacity: Double, first: (any Canvas) -> Void,
        second: (any Canvas) -> Void
    ) {
        let own = PixelRect(x: originX, y: originY, width: context.width, height: context.height)
        let part = own.intersection(rect)
        guard !part.isEmpty, let one = bitmap(part, first), let other = bitmap(part, second) else { return }
        one.mix(with: other, fraction: fraction)
        draw(one, atPixelX: part.x, y: part.y, opacity: opacity)
    }

    package func beginGroup() { context.beginGroup() }

    package func endGroup(opacity: Double, blending mode: CGBlendMode) {
        context.endGroup(opacity: opacity, blending: mode)
    }

    package func endGroup(opacity: Double, maskedBy mask: (any Canvas) -> Void) {
        context.endGroup(
            maskedBy: { mask(ContextCanvas($0, originX: originX, originY: originY)) }, opacity: opacity)
    }
}

extension Bitmap {
    /// Replaces the pixels by those `fraction` of the way to `other`'s, a bitmap of the same size, rounded to the
    /// nearest.
    fileprivate func mix(with other: Bitmap, fraction: Double) {
        // What is no number counts as 0.
        let share = fraction > 0 ? UInt32((min(fraction, 1) * 255).rounded()) : 0
        let rest = 255 - share
        other.withUnsafeBytes { from in
            withUnsafeMutableBytes { bytes in
                for index in 0..<min(bytes.count, from.count) {
                    bytes[index] = UInt8((UInt32(bytes[index]) * rest + UInt32(from[index]) * share + 127) / 255)
                }
            }
        }
    }
}
