import CoreGraphics

/// The canvas that makes pixels: a bitmap, drawn on through `CGContext`.
package final class ContextCanvas: Canvas {
    private let context: CGContext

    /// A canvas on `bitmap`, one unit a pixel; nil when the bitmap cannot be drawn on.
    package convenience init?(_ bitmap: Bitmap) {
        guard let context = CGContext(bitmap: bitmap, scale: 1) else { return nil }
        self.init(context)
    }

    /// A canvas on a context that someone else set up; transforms are set in its pixels.
    package init(_ context: CGContext) {
        self.context = context
    }

    package func save() { context.saveGState() }

    package func restore() { context.restoreGState() }

    package func setTransform(_ transform: CGAffineTransform) { context.pixelTransform = transform }

    package func clip(to path: PathGeometry) {
        context.addGeometry(path)
        context.clip()
    }

    package func fill(_ path: PathGeometry, rule: CGPathFillRule, color: RGBA) {
        context.setFill(color)
        context.addGeometry(path)
        context.fillPath(using: rule)
    }

    package func stroke(_ path: PathGeometry, style: StrokeStyle, color: RGBA) {
        context.setStroke(color)
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
        let rect = CGRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
        context.drawImage(bitmap, in: rect, opacity: opacity, nearest: true)
        context.pixelTransform = before
    }

    package func beginGroup() { context.beginGroup() }

    package func endGroup(opacity: Double) { context.endGroup(opacity: opacity) }

    package func endGroup(opacity: Double, maskedBy mask: (any Canvas) -> Void) {
        context.endGroup(maskedBy: { mask(ContextCanvas($0)) }, opacity: opacity)
    }
}
