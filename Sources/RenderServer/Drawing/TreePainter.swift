import CoreGraphics

/// Paints a sampled tree: background, contents and shape of each layer, then its sublayers, then its border.
///
/// A picture depends on the sample, the scale and the surface's size alone, and a part of it painted alone has the very
/// pixels of the whole. Confined to one thread, like its cache.
package struct TreePainter {
    private let cache: RasterCache

    package init(cache: RasterCache) {
        self.cache = cache
    }

    /// The pixels of `rect`, a part of a surface of `surface` pixels, at `scale` pixels a point; nil when there is no
    /// memory for them.
    package func paint(
        _ tree: SampledTree, _ rect: PixelRect, of surface: PixelRect, scale: CGFloat, background: RGBA? = nil
    ) -> Bitmap? {
        guard let bitmap = Bitmap(width: rect.width, height: rect.height) else { return nil }
        paint(tree, rect, of: surface, scale: scale, background: background, into: bitmap)
        return bitmap
    }

    /// As above, into a transparent bitmap of the size of `rect`.
    func paint(
        _ tree: SampledTree, _ rect: PixelRect, of surface: PixelRect, scale: CGFloat, background: RGBA? = nil,
        into bitmap: Bitmap
    ) {
        guard let canvas = ContextCanvas(bitmap, originX: rect.x, originY: rect.y) else { return }
        if let background {
            canvas.fill(PathGeometry(rect: rect.rect), rule: .winding, color: background)
        }
        paint(tree, rect, of: surface, scale: scale, on: canvas)
    }

    /// As above, on a canvas whose coordinates are the surface's pixels.
    package func paint(
        _ tree: SampledTree, _ rect: PixelRect, of surface: PixelRect, scale: CGFloat, on canvas: any Canvas
    ) {
        let region = CGRect(
            x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
            height: CGFloat(rect.height) / scale)
        let pass = PaintPass(
            layers: tree.layers, region: region, scale: scale, pictures: PictureMaker(cache: cache, surface: surface))
        pass.paint(on: canvas)
    }
}

/// One painting of one list of layers.
private struct PaintPass {
    let layers: [SampledLayer]
    /// The part to paint, in the surface's points.
    let region: CGRect
    let scale: CGFloat
    let pictures: PictureMaker

    func paint(on canvas: any Canvas) {
        paint(from: 0, to: layers.count, on: canvas)
    }

    /// Paints the layers of a range that ends where a subtree does.
    private func paint(from start: Int, to end: Int, on canvas: any Canvas) {
        var index = start
        while index < end {
            let next = layers[index].subtreeEnd
            if layers[index].subtreeRect.intersects(region) { paintSubtree(at: index, on: canvas) }
            index = next
        }
    }

    private func paintSubtree(at index: Int, on canvas: any Canvas) {
        let layer = layers[index]
        if let transition = layer.transition {
            paint(transition, within: layer.subtreeRect, on: canvas)
            return
        }
        let opacity = Double(layer.properties.opacity)
        if layer.hasMask {
            canvas.beginGroup()
            paintParts(at: index, opacity: 1, on: canvas)
            canvas.endGroup(opacity: opacity) { maskCanvas in
                guard let mask = layer.mask else { return }
                PaintPass(layers: mask.layers, region: region, scale: scale, pictures: pictures).paint(on: maskCanvas)
            }
        } else if opacity < 1 && needsGroup(at: index) {
            canvas.beginGroup()
            paintParts(at: index, opacity: 1, on: canvas)
            canvas.endGroup(opacity: opacity)
        } else {
            paintParts(at: index, opacity: opacity, on: canvas)
        }
    }

    /// Whether fading the parts one by one would show one through another.
    private func needsGroup(at index: Int) -> Bool {
        let properties = layers[index].properties
        if layers[index].subtreeEnd > index + 1 { return true }
        var parts = 0
        if properties.backgroundColor.isVisible { parts += 1 }
        if properties.contents != nil || properties.contentsBlend != nil { parts += 1 }
        if properties.shape != nil { parts += 1 }
        if properties.borderWidth > 0 && properties.borderColor.isVisible { parts += 1 }
        return parts > 1
    }

    private func paint(_ transition: SampledTransition, within rect: CGRect, on canvas: any Canvas) {
        func paint(_ tree: SampledTree, on canvas: any Canvas) {
            PaintPass(layers: tree.layers, region: region, scale: scale, pictures: pictures).paint(on: canvas)
        }
        if let fraction = transition.fraction {
            let pixels = CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
            canvas.mix(
                fraction, within: PixelRect(covering: pixels, margin: 1, within: pictures.surface), opacity: 1,
                first: { paint(transition.old, on: $0) }, second: { paint(transition.new, on: $0) })
        } else {
            paint(transition.isOldInFront ? transition.new : transition.old, on: canvas)
            paint(transition.isOldInFront ? transition.old : transition.new, on: canvas)
        }
    }

    private func paintContents(
        of properties: LayerProperties, _ device: CGAffineTransform, opacity: Double, on canvas: any Canvas
    ) {
        func paint(_ image: CGImage?, opacity: Double, on canvas: any Canvas) {
            guard let image else { return }
            pictures.draw(
                image.bitmap, in: properties.contentsRect(for: image), device, opacity: opacity,
                nearest: properties.magnifiesByNearest, on: canvas)
        }
        guard let blend = properties.contentsBlend else {
            paint(properties.contents, opacity: opacity, on: canvas)
            return
        }
        canvas.mix(
            blend.fraction, within: pictures.surface, opacity: opacity,
            first: { paint(blend.from, opacity: 1, on: $0) },
            second: { paint(blend.to, opacity: 1, on: $0) })
    }

    private func paintParts(at index: Int, opacity: Double, on canvas: any Canvas) {
        let layer = layers[index]
        let properties = layer.properties
        let device = layer.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        let outline = Outline(properties)
        let isStill = layer.isStill
        if let color = properties.backgroundColor, color.alpha > 0, !outline.isEmpty {
            pictures.fill(outline.path, color.rgba, device, opacity: opacity, keeps: isStill, on: canvas)
        }
        let clips = properties.masksToBounds
        let clipsByRect = clips && outline.radius == 0 && device.keepsRectsUpright
        if clipsByRect {
            canvas.save()
            canvas.setTransform(device)
            canvas.clip(to: outline.box)
        } else if clips {
            canvas.beginGroup()
        }
        paintContents(of: properties, device, opacity: opacity, on: canvas)
        if let shape = properties.shape {
            pictures.draw(shape, device, opacity: opacity, keeps: isStill, on: canvas)
        }
        paint(from: index + 1, to: layer.subtreeEnd, on: canvas)
        if clipsByRect {
            canvas.restore()
        } else if clips {
            canvas.endGroup(opacity: 1) { maskCanvas in
                pictures.fill(outline.path, .black, device, opacity: 1, keeps: isStill, on: maskCanvas)
            }
        }
        if properties.borderWidth > 0, let color = properties.borderColor, color.alpha > 0, !outline.isEmpty {
            let ring = outline.border(width: properties.borderWidth)
            pictures.fill(ring, color.rgba, device, rule: .evenOdd, opacity: opacity, keeps: isStill, on: canvas)
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
