import CoreGraphics

/// Paints a sampled tree: background, contents and shape of each layer, then its sublayers, then its border.
///
/// A picture depends on the sample and the scale alone. Confined to one thread, like its cache.
package struct TreePainter {
    private let cache: RasterCache

    package init(cache: RasterCache) {
        self.cache = cache
    }

    /// The pixels of `rect`, a part of the surface, at `scale` pixels a point; nil when there is no memory for them.
    package func paint(
        _ tree: SampledTree, _ rect: PixelRect, scale: CGFloat, background: RGBA? = nil
    ) -> Bitmap? {
        guard let bitmap = Bitmap(width: rect.width, height: rect.height) else { return nil }
        guard let canvas = ContextCanvas(bitmap) else { return nil }
        // Moved by whole pixels first, so that a part has the very pixels of the whole.
        let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: CGFloat(-rect.x), ty: CGFloat(-rect.y))
        let region = CGRect(
            x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
            height: CGFloat(rect.height) / scale)
        if let background {
            canvas.fill(
                PathGeometry(rect: CGRect(x: 0, y: 0, width: rect.width, height: rect.height)), rule: .winding,
                color: background)
        }
        paint(tree, on: canvas, place: place, region: region)
        return bitmap
    }

    /// Paints what of `tree` meets `region`, in the surface's points, where `place` leads from these to device pixels.
    package func paint(_ tree: SampledTree, on canvas: any Canvas, place: CGAffineTransform, region: CGRect) {
        Pass(layers: tree.layers, canvas: canvas, place: place, region: region, cache: cache).paintAll()
    }
}

/// One painting of one list of layers.
private struct Pass {
    let layers: [SampledLayer]
    let canvas: any Canvas
    let place: CGAffineTransform
    let region: CGRect
    let cache: RasterCache

    func paintAll() {
        paint(from: 0, to: layers.count)
    }

    /// Paints the layers of a range that ends where a subtree does.
    private func paint(from start: Int, to end: Int) {
        var index = start
        while index < end {
            let next = layers[index].subtreeEnd
            if layers[index].subtreeRect.intersects(region) { paintSubtree(at: index) }
            index = next
        }
    }

    private func paintSubtree(at index: Int) {
        let layer = layers[index]
        let opacity = Double(layer.properties.opacity)
        if layer.hasMask {
            canvas.beginGroup()
            paintParts(at: index, opacity: 1)
            canvas.endGroup(opacity: opacity) { maskCanvas in
                guard let mask = layer.mask else { return }
                Pass(layers: mask.layers, canvas: maskCanvas, place: place, region: region, cache: cache).paintAll()
            }
        } else if opacity < 1 && needsGroup(at: index) {
            canvas.beginGroup()
            paintParts(at: index, opacity: 1)
            canvas.endGroup(opacity: opacity)
        } else {
            paintParts(at: index, opacity: opacity)
        }
    }

    /// Whether fading the parts one by one would show one through another.
    private func needsGroup(at index: Int) -> Bool {
        let properties = layers[index].properties
        if layers[index].subtreeEnd > index + 1 { return true }
        var parts = 0
        if properties.backgroundColor.isVisible { parts += 1 }
        if properties.contents != nil { parts += 1 }
        if let shape = properties.shape { parts += (shape.fills ? 1 : 0) + (shape.strokes ? 1 : 0) }
        if properties.borderWidth > 0 && properties.borderColor.isVisible { parts += 1 }
        return parts > 1
    }

    private func paintParts(at index: Int, opacity: Double) {
        let layer = layers[index]
        let properties = layer.properties
        let outline = Outline(properties)
        canvas.save()
        canvas.setTransform(layer.transform.concatenating(place))
        if let color = properties.backgroundColor, color.alpha > 0, !outline.isEmpty {
            canvas.fill(outline.path, rule: .winding, color: color.rgba.multipliedAlpha(opacity))
        }
        if properties.masksToBounds {
            canvas.save()
            canvas.clip(to: outline.path)
        }
        if let contents = properties.contents {
            let rect = properties.contentsRect(for: contents)
            if !rect.isNull && !rect.isEmpty {
                canvas.draw(contents.bitmap, in: rect, opacity: opacity, nearest: properties.magnifiesByNearest)
            }
        }
        if let shape = properties.shape { paint(shape, of: layer, opacity: opacity) }
        if layer.subtreeEnd > index + 1 {
            canvas.save()
            paint(from: index + 1, to: layer.subtreeEnd)
            canvas.restore()
        }
        if properties.masksToBounds { canvas.restore() }
        if properties.borderWidth > 0, let color = properties.borderColor, color.alpha > 0, !outline.isEmpty {
            canvas.fill(
                outline.border(width: properties.borderWidth), rule: .evenOdd,
                color: color.rgba.multipliedAlpha(opacity))
        }
        canvas.restore()
    }

    /// A shape that stays as it is goes by way of the cache, any other straight to the canvas. Which of the two is told
    /// by the tree alone, so that no frame depends on the ones before it.
    private func paint(_ shape: ShapeProperties, of layer: SampledLayer, opacity: Double) {
        guard layer.isStill, let key = ShapeKey(shape) else {
            shape.paint(on: canvas, opacity: opacity)
            return
        }
        let device = layer.transform.concatenating(place)
        let box = shape.drawnRect.applying(device)
        guard !box.isNull, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite,
            box.width < CGFloat(bitmapSideLimit), box.height < CGFloat(bitmapSideLimit), abs(box.minX) < 1e6,
            abs(box.minY) < 1e6
        else {
            shape.paint(on: canvas, opacity: opacity)
            return
        }
        // Whole pixels of the translation are left to the copy, the rest belongs to the picture.
        let (wholeX, wholeY) = (device.tx.rounded(.down), device.ty.rounded(.down))
        let (left, top) = ((box.minX - wholeX).rounded(.down), (box.minY - wholeY).rounded(.down))
        let (right, bottom) = ((box.maxX - wholeX).rounded(.up), (box.maxY - wholeY).rounded(.up))
        let (width, height) = (Int(right - left), Int(bottom - top))
        guard cache.accepts(width: width, height: height) else {
            shape.paint(on: canvas, opacity: opacity)
            return
        }
        let cacheKey = RasterCache.Key(
            shape: key, a: device.a, b: device.b, c: device.c, d: device.d, x: device.tx - wholeX,
            y: device.ty - wholeY)
        let picture = cache.bitmap(for: cacheKey) {
            guard let bitmap = Bitmap(width: width, height: height), let inner = ContextCanvas(bitmap) else {
                return nil
            }
            var moved = device
            (moved.tx, moved.ty) = (device.tx - wholeX - left, device.ty - wholeY - top)
            inner.setTransform(moved)
            shape.paint(on: inner, opacity: 1)
            return bitmap
        }
        if let picture {
            canvas.draw(picture, atPixelX: Int(wholeX + left), y: Int(wholeY + top), opacity: opacity)
        }
    }
}

/// The outline of a layer's bounds, with its rounded corners.
private struct Outline {
    let box: CGRect
    let radius: CGFloat

    init(_ properties: LayerProperties) {
        box = properties.bounds.standardized
        // A radius of more than half the shorter side makes no rounder corner.
        radius = min(max(0, properties.cornerRadius), min(box.width, box.height) / 2)
    }

    var isEmpty: Bool { box.isEmpty }

    var path: PathGeometry { Self.path(box, radius) }

    /// The ring of `width` points inside the outline, for the even-odd rule.
    func border(width: CGFloat) -> PathGeometry {
        var ring = path
        if width * 2 < min(box.width, box.height) {
            ring.append(Self.path(box.insetBy(dx: width, dy: width), max(0, radius - width)))
        }
        return ring
    }

    private static func path(_ box: CGRect, _ radius: CGFloat) -> PathGeometry {
        radius > 0
            ? PathGeometry(roundedRect: box, cornerWidth: radius, cornerHeight: radius) : PathGeometry(rect: box)
    }
}

extension ShapeProperties {
    var strokeStyle: StrokeStyle {
        var style = StrokeStyle()
        (style.width, style.cap, style.join, style.miterLimit) = (lineWidth, lineCap, lineJoin, miterLimit)
        (style.dashPhase, style.dashPattern) = (lineDashPhase, lineDashPattern)
        return style
    }

    /// Fill first, stroke over it; only the stroke is trimmed.
    fileprivate func paint(on canvas: any Canvas, opacity: Double) {
        guard let path, !path.isEmpty else { return }
        if fills, let fillColor {
            canvas.fill(path, rule: fillRule, color: fillColor.rgba.multipliedAlpha(opacity))
        }
        if strokes, let strokeColor {
            let isWhole = strokeStart <= 0 && strokeEnd >= 1
            let trimmed = isWhole ? path : path.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
            canvas.stroke(trimmed, style: strokeStyle, color: strokeColor.rgba.multipliedAlpha(opacity))
        }
    }
}
