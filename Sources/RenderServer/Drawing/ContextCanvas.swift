import CoreGraphics
import ShapeRasterizer

/// How far from a whole pixel a clip may be that counts as on it: Cairo counts in 256ths.
private let clipTolerance: CGFloat = 1.0 / 1024

/// The canvas that makes pixels: a bitmap that holds a rectangle of the surface, drawn on through `CGContext`.
package final class ContextCanvas: Canvas {
    /// What it draws on; nil where a context is given.
    private let bitmap: Bitmap?
    /// Made when it is first asked for: most of what moves needs none.
    private var made: CGContext?
    /// The surface's pixel at the bitmap's top left.
    private let originX: Int, originY: Int
    /// What of the state decides whether shapes can be drawn without a path, and what a context made later begins with.
    private var state: State
    private var saved: [State] = []
    /// The number of saved states when each open group began.
    private var groups: [Int] = []

    private struct State {
        var transform = CGAffineTransform.identity
        /// The surface's pixels within the clip; nil when it cuts pixels.
        var clip: PixelRect?
        var adds = false
        var isAntialiased = true
    }

    /// A canvas on `bitmap`, whose top left is the surface's pixel (`originX`, `originY`). Without memory nothing is
    /// drawn.
    package convenience init(_ bitmap: Bitmap, originX: Int = 0, originY: Int = 0) {
        let clip = PixelRect(x: originX, y: originY, width: bitmap.width, height: bitmap.height)
        self.init(bitmap, nil, originX: originX, originY: originY, clip: clip)
    }

    private init(_ bitmap: Bitmap?, _ context: CGContext?, originX: Int, originY: Int, clip: PixelRect?) {
        (self.bitmap, made, self.originX, self.originY) = (bitmap, context, originX, originY)
        state = State(clip: clip)
        if context != nil { setTransform(.identity) }
    }

    /// The context that draws; nil without memory for it.
    private var context: CGContext? {
        if let made { return made }
        made = bitmap.flatMap { CGContext(bitmap: $0, scale: 1) }
        if made == nil { MemoryShortage.note() }
        setTransform(state.transform)
        setAdding(state.adds)
        setAntialiased(state.isAntialiased)
        return made
    }

    package func save() {
        context?.saveGState()
        saved.append(state)
    }

    package func restore() {
        context?.restoreGState()
        if saved.count > groups.last ?? 0, let last = saved.popLast() { state = last }
    }

    package func setTransform(_ transform: CGAffineTransform) {
        state.transform = transform
        var moved = transform
        moved.tx -= CGFloat(originX)
        moved.ty -= CGFloat(originY)
        made?.pixelTransform = moved
    }

    package func clip(to rect: CGRect) {
        context?.clip(to: rect)
        guard let clip = state.clip else { return }
        let box = rect.applying(state.transform)
        let bounds = PixelRect(covering: box.insetBy(dx: clipTolerance, dy: clipTolerance), within: clip)
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < clipTolerance }
        let isOnPixels =
            state.transform.keepsRectsUpright && isWhole(box.minX) && isWhole(box.minY) && isWhole(box.maxX)
            && isWhole(box.maxY) && !box.isEmpty
        state.clip = isOnPixels ? bounds : nil
    }

    package func setAdding(_ adds: Bool) {
        made?.setBlendMode(adds ? .plusLighter : .normal)
        state.adds = adds
    }

    package func setAntialiased(_ isAntialiased: Bool) {
        made?.setShouldAntialias(isAntialiased)
        state.isAntialiased = isAntialiased
    }

    package func fill(_ shape: SimpleShape, atPixelX x: Int, y: Int, color: RGBA) -> Bool {
        guard let clip = state.clip, !state.adds, state.isAntialiased else { return false }
        return withPixels { base, bytesPerRow, left, top, width, height in
            let held = PixelRect(x: left + originX, y: top + originY, width: width, height: height)
            let seen = clip.intersection(held)
            let target = PixelTarget(
                pixels: base.assumingMemoryBound(to: UInt32.self), stride: bytesPerRow / 4, originX: held.x - x,
                originY: held.y - y, columns: seen.x - x..<seen.maxX - x, rows: seen.y - y..<seen.maxY - y)
            return shape.fill(target, color)
        }
    }

    /// Runs `body` with the pixels that are drawn on now, as `CGContext.withPixels` does; false where they cannot be
    /// reached.
    @inline(__always)
    private func withPixels(_ body: (UnsafeMutableRawPointer, Int, Int, Int, Int, Int) -> Bool) -> Bool {
        guard made == nil, let bitmap, !bitmap.isOpaque else { return context?.withPixels(body) ?? false }
        return bitmap.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { body($0, bitmap.bytesPerRow, 0, 0, bitmap.width, bitmap.height) } ?? false
        }
    }

    package func fill(_ path: PathGeometry, rule: CGPathFillRule, color: RGBA) {
        context?.setFill(color)
        context?.addGeometry(path)
        context?.fillPath(using: rule)
    }

    package func fill(_ path: PathGeometry, rule: CGPathFillRule, pattern: PatternPaint) {
        context?.setFill(pattern)
        context?.addGeometry(path)
        context?.fillPath(using: rule)
    }

    package func stroke(_ path: PathGeometry, style: StrokeStyle, color: RGBA) {
        context?.setStroke(color)
        stroke(path, style: style)
    }

    package func stroke(_ path: PathGeometry, style: StrokeStyle, pattern: PatternPaint) {
        context?.setStroke(pattern)
        stroke(path, style: style)
    }

    private func stroke(_ path: PathGeometry, style: StrokeStyle) {
        context?.setLineWidth(style.width)
        context?.setLineCap(style.cap)
        context?.setLineJoin(style.join)
        context?.setMiterLimit(style.miterLimit)
        context?.setLineDash(phase: style.dashPhase, lengths: style.dashPattern)
        context?.addGeometry(path)
        context?.strokePath()
    }

    package func draw(_ bitmap: Bitmap, in rect: CGRect, opacity: Double, nearest: Bool) {
        context?.drawImage(bitmap, in: rect, opacity: opacity, nearest: nearest)
    }

    package func draw(_ bitmap: Bitmap, atPixelX x: Int, y: Int, opacity: Double) {
        guard let context else { return }
        let before = context.pixelTransform
        context.pixelTransform = .identity
        let rect = CGRect(x: x - originX, y: y - originY, width: bitmap.width, height: bitmap.height)
        context.drawImage(bitmap, in: rect, opacity: opacity, nearest: true)
        context.pixelTransform = before
    }

    package func bitmap(_ rect: PixelRect, _ body: (any Canvas) -> Void) -> Bitmap? {
        // Images are kept: only whole ones.
        MemoryShortage.whole {
            guard let bitmap = Bitmap(width: rect.width, height: rect.height) else { return nil }
            body(ContextCanvas(bitmap, originX: rect.x, originY: rect.y))
            return bitmap
        }
    }

    package func mix(
        _ fraction: Double, within rect: PixelRect, opacity: Double, first: (any Canvas) -> Void,
        second: (any Canvas) -> Void
    ) {
        guard let context else { return }
        let own = PixelRect(x: originX, y: originY, width: context.width, height: context.height)
        let part = own.intersection(rect)
        guard !part.isEmpty, let one = bitmap(part, first), let other = bitmap(part, second) else { return }
        one.mix(with: other, fraction: fraction)
        draw(one, atPixelX: part.x, y: part.y, opacity: opacity)
    }

    package func beginGroup() {
        context?.beginGroup()
        saved.append(state)
        groups.append(saved.count)
        state.adds = false
    }

    package func endGroup(opacity: Double, blending mode: CGBlendMode) {
        popGroup()
        context?.endGroup(opacity: opacity, blending: mode)
    }

    package func endGroup(opacity: Double, maskedBy mask: (any Canvas) -> Void) {
        popGroup()
        let clip = state.clip
        context?.endGroup(
            maskedBy: { mask(ContextCanvas(nil, $0, originX: originX, originY: originY, clip: clip)) }, opacity: opacity
        )
    }

    /// Brings back the state before the group begun last.
    private func popGroup() {
        guard let depth = groups.popLast(), depth > 0, saved.count >= depth else { return }
        state = saved[depth - 1]
        saved.removeSubrange((depth - 1)...)
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
