import CoreGraphics
import OctantBase
import ShapeRasterizer

/// Draws single shapes and images on a canvas so that a part of a surface gets the very pixels that the whole gets.
///
/// A rasteriser that cuts a slanted edge at the border of what it is asked for places the rest of that edge a hair
/// differently. So whatever is not a plain upright rectangle is first drawn whole, on an image of its own, and the
/// image is then copied pixel by pixel.
struct ContentRasterizer {
    let cache: RasterCache
    /// The whole surface's pixels.
    let surface: PixelRect

    /// Fills `path`, in the space that `device` maps to pixels.
    func fill(
        _ path: PathGeometry, _ color: RGBA, _ device: PlaneTransform, rule: CGPathFillRule = .winding,
        opacity: Double, keeps: Bool, on canvas: any Canvas
    ) {
        if device.isAffine && device.affine.keepsRectsUpright && path.isRect != nil {
            canvas.setTransform(device.affine)
            canvas.fill(path, rule: rule, color: color.multipliedAlpha(opacity))
            return
        }
        var shape = ShapeProperties()
        (shape.path, shape.fillRule, shape.fillColor) = (path, rule, CGColor(rgba: color))
        draw(shape, device, opacity: opacity, keeps: keeps, on: canvas)
    }

    /// Fills `rect`, in the space that `device` maps to pixels, where that is whole ones, with an opaque colour.
    /// Returns false, and draws nothing, where a path is to be filled.
    func fillPixels(
        of rect: CGRect, _ color: CGColor, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas
    ) -> Bool {
        guard opacity >= 1, color.paint == nil, color.alpha >= 1, device.isAffine, device.affine.keepsRectsUpright
        else { return false }
        let box = rect.applying(device.affine)
        let (width, height) = (
            Int(clamping: box.width, .toNearestOrEven), Int(clamping: box.height, .toNearestOrEven)
        )
        guard box.isPixelAligned(width: width, height: height) else { return false }
        let whole = RoundedBox(
            centerX: Double(box.midX), centerY: Double(box.midY), halfWidth: Double(box.width / 2),
            halfHeight: Double(box.height / 2), radius: 0)
        return canvas.fill(.box(whole), atPixelX: 0, y: 0, color: color.rgba)
    }

    /// Draws a shape; its image is kept for the next time when it `keeps` still. `outline` is what its path is, where
    /// that is known.
    func draw(
        _ shape: ShapeProperties, outline: ShapeOutline = .unknown, _ device: PlaneTransform, opacity: Double,
        keeps: Bool, on canvas: any Canvas
    ) {
        guard device.isAffine else {
            if shape.hasPattern { return drawFlat(shape, device, opacity: opacity, on: canvas) }
            drawInPerspective(shape, device, opacity: opacity, on: canvas)
            return
        }
        if drawSimply(shape, outline, device.affine, opacity: opacity, on: canvas) { return }
        drawAsImage(shape, device.affine, opacity: opacity, keeps: keeps, on: canvas)
    }

    /// Draws a shape on an image of its own. Not inlined, since what its closure captures is copied at the begin.
    @inline(never)
    private func drawAsImage(
        _ shape: ShapeProperties, _ device: CGAffineTransform, opacity: Double, keeps: Bool, on canvas: any Canvas
    ) {
        guard let key = ShapeKey(shape) else { return }
        draw(
            shape.drawnRect, device, opacity: opacity, keeps: keeps, on: canvas,
            key: { .shape(key, PlaneTransform($0)) },
            paint: { inner, _, transform in
                inner.setTransform(transform)
                inner.setAntialiased(shape.isAntialiased)
                shape.paint(on: inner, transform)
            })
    }

    /// Draws what `paint` paints inside `drawn`, whole, on an image of its own, which is kept under `key` if that is
    /// not nil: for later frames too if it `keeps` still. Both get the transform to the image's pixels.
    func draw(
        _ drawn: CGRect, _ device: CGAffineTransform, opacity: Double, keeps: Bool, on canvas: any Canvas,
        key: (CGAffineTransform) -> RasterCache.Key?,
        paint: (any Canvas, PixelRect, CGAffineTransform) -> Void
    ) {
        guard let placement = Placement(drawn, device, within: surface) else { return }
        func make() -> Bitmap? {
            canvas.bitmap(placement.rect) { inner in paint(inner, placement.rect, placement.transform) }
        }
        let name = placement.isWhole ? key(placement.transform) : nil
        if let rendered = bitmap(name, placement.rect, keeps: keeps, make) {
            lay(rendered, placement, opacity, on: canvas)
        }
    }

    /// Draws a shape that is one circle, box, line or arc. Returns false, and draws nothing, for any other.
    private func drawSimply(
        _ shape: ShapeProperties, _ outline: ShapeOutline, _ device: CGAffineTransform, opacity: Double,
        on canvas: any Canvas
    ) -> Bool {
        let fills = shape.fills
        guard shape.isAntialiased, fills != shape.strokes, device.isFinite,
            let color = fills ? shape.fillColor : shape.strokeColor, color.paint == nil
        else { return false }
        let place = WholePixels(device)
        guard let outline = outline.outline(of: shape.path),
            let simple = shape.simple(filling: fills, outline, place.rest)
        else { return false }
        return canvas.fill(simple, atPixelX: place.x, y: place.y, color: color.rgba.multipliedAlpha(opacity))
    }

    /// Fills the areas that the shape's fill and its stroke are seen as, each exactly.
    private func drawInPerspective(
        _ shape: ShapeProperties, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas
    ) {
        guard let path = shape.path, !path.isEmpty else { return }
        var areas: [(path: PathGeometry, rule: CGPathFillRule, color: RGBA)] = []
        if shape.fills, let color = shape.fillColor {
            areas.append((path.projected(by: device), shape.fillRule, color.rgba))
        }
        if shape.strokes, let color = shape.strokeColor {
            let line = shape.trimmedPath.dashed(phase: shape.lineDashPhase, lengths: shape.lineDashPattern).stroked(
                width: shape.lineWidth, cap: shape.lineCap, join: shape.lineJoin, miterLimit: shape.miterLimit)
            areas.append((line.projected(by: device), .winding, color.rgba))
        }
        let box = areas.reduce(CGRect.null) { $0.union($1.path.controlPointBoundingBox) }
        guard let placement = Placement(box, .identity, within: surface) else { return }
        let rendered = canvas.bitmap(placement.rect) { inner in
            inner.setTransform(placement.transform)
            inner.setAntialiased(shape.isAntialiased)
            for area in areas { inner.fill(area.path, rule: area.rule, color: area.color) }
        }
        if let rendered { lay(rendered, placement, opacity, on: canvas) }
    }

    /// The image of the pixels `rect` that `make` makes, kept for the next time in the frame if it has a name, and
    /// for later ones if it `keeps` still.
    func bitmap(
        _ key: RasterCache.Key?, _ rect: PixelRect, keeps: Bool = true, _ make: () -> Bitmap?
    ) -> Bitmap? {
        guard let key, cache.accepts(width: rect.width, height: rect.height) else { return make() }
        return keeps ? cache.bitmap(for: key, make: make) : cache.passingBitmap(for: key, make: make)
    }

    /// Draws an image.
    func draw(_ image: PlacedImage, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas) {
        let (rect, bitmap) = (image.frame, image.bitmap)
        guard !rect.isNull, !rect.isEmpty else { return }
        guard device.isAffine, image.isPlain else {
            resample(image, device, opacity: opacity, on: canvas)
            return
        }
        let affine = device.affine
        let target = rect.applying(affine)
        let isUnturned = affine.keepsRectsUpright && affine.a > 0 && affine.d > 0
        if isUnturned && target.isPixelAligned(width: bitmap.width, height: bitmap.height) {
            let (x, y) = (Int(target.minX.rounded()), Int(target.minY.rounded()))
            canvas.draw(bitmap, atPixelX: x, y: y, opacity: opacity)
            return
        }
        guard let placement = Placement(rect, affine, within: surface) else { return }
        let nearest = image.isNearest(shrinking: image.shrinking(by: affine))
        let rendered = canvas.bitmap(placement.rect) { inner in
            inner.setTransform(placement.transform)
            inner.draw(bitmap, in: rect, opacity: 1, nearest: nearest)
        }
        if let rendered { lay(rendered, placement, opacity, on: canvas) }
    }

    /// Draws an image pixel by pixel: in perspective, or parts of it.
    private func resample(_ image: PlacedImage, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas) {
        let area = PathGeometry(rect: image.frame).projected(by: device)
        guard let resampler = image.resampler(device),
            let placement = Placement(area.controlPointBoundingBox, .identity, within: surface)
        else { return }
        let rendered = canvas.bitmap(placement.rect) { inner in
            inner.setTransform(placement.transform)
            inner.fill(area, rule: .winding, color: .black)
        }
        guard let rendered else { return }
        resampler.fill(rendered, originX: placement.rect.x, originY: placement.rect.y)
        lay(rendered, placement, opacity, on: canvas)
    }

    private func lay(_ rendered: Bitmap, _ placement: Placement, _ opacity: Double, on canvas: any Canvas) {
        canvas.draw(
            rendered, atPixelX: placement.rect.x + placement.offsetX, y: placement.rect.y + placement.offsetY,
            opacity: opacity)
    }

    /// The position of something on the pixels, split into whole pixels and the rest.
    private struct Placement {
        /// The pixels of the image, counted from the whole pixels of the translation.
        let rect: PixelRect
        /// To these pixels: the translation is that within a pixel.
        let transform: CGAffineTransform
        let offsetX: Int, offsetY: Int
        /// Whether the image holds all of it, not just what the surface shows.
        let isWhole: Bool

        /// Nil for what does not show.
        init?(_ drawn: CGRect, _ device: CGAffineTransform, within surface: PixelRect) {
            let box = drawn.isNull ? .null : drawn.applying(device)
            guard !box.isNull, box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite,
                device.tx.isFinite, device.ty.isFinite
            else { return nil }
            let place = WholePixels(device)
            (transform, offsetX, offsetY) = (place.rest, place.x, place.y)

            let shown = PixelRect(
                x: surface.x - offsetX, y: surface.y - offsetY, width: surface.width, height: surface.height)
            let local = box.offsetBy(dx: CGFloat(-offsetX), dy: CGFloat(-offsetY))
            // A pixel of space for what smooth edges and resampling smear.
            let everywhere = PixelRect(x: -1 << 30, y: -1 << 30, width: 1 << 31, height: 1 << 31)
            let all = PixelRect(covering: local, margin: 1, within: everywhere)
            guard all.intersects(shown) else { return nil }
            // What is not much larger than the surface is drawn whole; the rest is cut, at the same position for every
            // part of the surface.
            isWhole = all.width <= 2 * surface.width && all.height <= 2 * surface.height
            rect = isWhole ? all : all.intersection(shown)
        }
    }
}

/// A transform, split into whole pixels and the rest, whose translation is that within a pixel.
struct WholePixels {
    /// Translations beyond this many pixels are not split: such a thing is out of view, or covers all.
    private static let farthest: CGFloat = 1e6

    let x: Int, y: Int
    let rest: CGAffineTransform

    /// The parts of a finite transform.
    init(_ transform: CGAffineTransform) {
        func whole(_ value: CGFloat) -> CGFloat {
            min(max(value.rounded(.down), -Self.farthest), Self.farthest)
        }
        let (wholeX, wholeY) = (whole(transform.tx), whole(transform.ty))
        (x, y) = (Int(wholeX), Int(wholeY))
        var rest = transform
        (rest.tx, rest.ty) = (transform.tx - wholeX, transform.ty - wholeY)
        self.rest = rest
    }
}

extension PixelRect {
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension CGAffineTransform {
    /// Whether upright rectangles stay upright rectangles.
    var keepsRectsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGRect {
    /// The distance from a whole pixel at which an edge counts as lying on it: far below what 8-bit coverage can show.
    private static let edgeTolerance: CGFloat = 1e-4

    /// Whether the rectangle, in pixels, is exactly `width` by `height` of them.
    fileprivate func isPixelAligned(width: Int, height: Int) -> Bool {
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < Self.edgeTolerance }
        return abs(self.width - CGFloat(width)) < Self.edgeTolerance
            && abs(self.height - CGFloat(height)) < Self.edgeTolerance && isWhole(minX) && isWhole(minY)
            && abs(minX) < 1e9 && abs(minY) < 1e9
    }
}

extension ShapeProperties {
    var strokeStyle: StrokeStyle {
        var style = StrokeStyle()
        (style.width, style.cap, style.join, style.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
        (style.dashPhase, style.dashPattern) = (lineDashPhase, lineDashPattern)
        return style
    }

    /// The part of the path that is stroked.
    fileprivate var trimmedPath: PathGeometry {
        guard let path, strokeStart > 0 || strokeEnd < 1 else { return path ?? PathGeometry() }
        return path.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
    }

    /// Paints the fill first, the stroke over it; only the stroke is trimmed.
    func paint(on canvas: any Canvas, _ transform: CGAffineTransform) {
        guard let path, !path.isEmpty else { return }
        let outline = PathOutline(path)
        func isSimple(_ fills: Bool, _ color: CGColor) -> Bool {
            guard color.paint == nil, let outline, let simple = simple(filling: fills, outline, transform) else {
                return false
            }
            return canvas.fill(simple, atPixelX: 0, y: 0, color: color.rgba)
        }
        if fills, let fillColor, !isSimple(true, fillColor) {
            fill(path, fillColor, on: canvas)
        }
        if strokes, let strokeColor, !isSimple(false, strokeColor) {
            stroke(trimmedPath, strokeColor, on: canvas)
        }
    }

    /// What the fill covers, or the stroke, where `transform` sends the path, which is `outline`, to pixels; nil for
    /// what is not so simple.
    @inline(__always)
    fileprivate func simple(filling: Bool, _ outline: PathOutline, _ transform: CGAffineTransform) -> SimpleShape? {
        filling ? SimpleShape(filling: outline, transform) : SimpleShape(stroking: self, outline, transform)
    }
}
