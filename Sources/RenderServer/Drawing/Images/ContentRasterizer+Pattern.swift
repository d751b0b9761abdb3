import CoreGraphics

/// The pixels a point of a pattern's image that is then seen in perspective.
private let flatScales: ClosedRange<CGFloat> = 1...3

extension ContentRasterizer {
    /// Fills `path` with `color`, or with the pattern that it paints, laid out in the space that `device` maps to
    /// pixels.
    func fill(
        _ path: PathGeometry, painting color: CGColor, _ device: PlaneTransform, rule: CGPathFillRule = .winding,
        opacity: Double, keeps: Bool, on canvas: any Canvas
    ) {
        guard color.paint != nil else {
            return fill(path, color.rgba, device, rule: rule, opacity: opacity, keeps: keeps, on: canvas)
        }
        var shape = ShapeProperties()
        (shape.path, shape.fillRule, shape.fillColor) = (path, rule, color)
        draw(shape, device, opacity: opacity, keeps: keeps, on: canvas)
    }

    /// Draws a shape as an image in its own space, and that as it is seen: what a pattern is repeated in lies in
    /// perspective too.
    func drawFlat(_ shape: ShapeProperties, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas) {
        let box = shape.drawnRect
        guard !box.isNull, !box.isInfinite, box.width > 0, box.height > 0 else { return }
        let seen = PathGeometry(rect: box).projected(by: device).controlPointBoundingBox
        let stretch = max(seen.width / box.width, seen.height / box.height)
        let scale = stretch.isFinite ? min(max(stretch, flatScales.lowerBound), flatScales.upperBound) : 1
        let everywhere = PixelRect(x: -1 << 30, y: -1 << 30, width: 1 << 31, height: 1 << 31)
        let pixels = PixelRect(covering: box.scaled(by: scale), margin: 1, within: everywhere)
        let flat = canvas.bitmap(pixels) { inner in
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            inner.setTransform(transform)
            inner.setAntialiased(shape.isAntialiased)
            shape.paint(on: inner, transform)
        }
        guard let flat else { return }
        draw(PlacedImage(flat, in: pixels.rect.scaled(by: 1 / scale)), device, opacity: opacity, on: canvas)
    }
}

extension ShapeProperties {
    /// Whether anything of it is painted with a pattern.
    var hasPattern: Bool { (fills && fillColor?.paint != nil) || (strokes && strokeColor?.paint != nil) }

    /// Fills `path`, of the shape, on a canvas in the shape's own space.
    func fill(_ path: PathGeometry, _ color: CGColor, on canvas: any Canvas) {
        if let pattern = color.paint {
            canvas.fill(path, rule: fillRule, pattern: pattern)
        } else {
            canvas.fill(path, rule: fillRule, color: color.rgba)
        }
    }

    /// Strokes `path`, of the shape, on a canvas in the shape's own space.
    func stroke(_ path: PathGeometry, _ color: CGColor, on canvas: any Canvas) {
        if let pattern = color.paint {
            canvas.stroke(path, style: strokeStyle, pattern: pattern)
        } else {
            canvas.stroke(path, style: strokeStyle, color: color.rgba)
        }
    }
}
