import CoreGraphics
import OctantBase

/// One painting of one list of layers.
struct PaintPass {
    let layers: [SampledLayer]
    /// The part to paint, in the surface's pixels.
    let part: PixelRect
    let scale: CGFloat
    let rasterizer: ContentRasterizer
    /// The colour beneath all layers.
    var background: RGBA?
    /// Layers from this one on are left out.
    var limit = Int.max
    /// Whether what is painted is to throw a shadow. A layer that softens what lies beneath it throws that of its
    /// outline, whatever lies there.
    var isForShadow = false
    /// The index of the layer that something around it is blended for; -1 for none.
    private var settled = -1
    /// The part to paint, in the surface's points.
    private let region: CGRect

    init(layers: [SampledLayer], part: PixelRect, scale: CGFloat, rasterizer: ContentRasterizer) {
        (self.layers, self.part, self.scale, self.rasterizer) = (layers, part, scale, rasterizer)
        region = CGRect(
            x: CGFloat(part.x) / scale, y: CGFloat(part.y) / scale, width: CGFloat(part.width) / scale,
            height: CGFloat(part.height) / scale)
    }

    func paint(on canvas: any Canvas) {
        paint(from: 0, to: layers.count, on: canvas)
    }

    /// Paints the layers of a range that ends where a subtree does, each subtree with `fade` as much opacity.
    private func paint(from start: Int, to end: Int, fade: Double = 1, on canvas: any Canvas) {
        var index = start
        while index < min(end, limit) {
            let next = layers[index].subtreeEnd
            if layers[index].subtreeRect.intersects(region) {
                let opacity = Double(layers[index].properties.opacity) * fade * (layers[index].fade ?? 1)
                // Most of what moves: what else a layer may have is not asked for again.
                switch layers[index].onlyPart {
                case .contents:
                    paintContents(
                        of: layers[index].properties, device(of: layers[index]), opacity: opacity, on: canvas)
                case .shape:
                    paintShape(of: index, device(of: layers[index]), opacity: opacity, on: canvas)
                case nil: paintSubtree(at: index, fade: fade, on: canvas)
                }
            }
            index = next
        }
    }

    private func paintSubtree(at index: Int, fade: Double, on canvas: any Canvas) {
        if StackSpace.isLow { return StackSpace.extend { paintSubtree(at: index, fade: fade, on: canvas) } }
        guard layers[index].source.subtreeBlends, let blended = blendedLayer(at: index) else {
            return paintUnblended(at: index, fade: fade, on: canvas)
        }
        var inner = self
        inner.settled = blended
        canvas.beginGroup()
        inner.paintUnblended(at: index, fade: fade, on: canvas)
        canvas.endGroup(opacity: 1, blending: layers[blended].properties.blendMode)
    }

    /// The index of the layer by whose mode the subtree at `index` is blended: the layer itself, or the only one that
    /// shows in it; nil where it is just laid over what is there.
    private func blendedLayer(at index: Int) -> Int? {
        var index = index
        while index != settled {
            if layers[index].properties.blendMode != .normal { return index }
            guard layers[index].handsBlendingOn else { return nil }
            index += 1
        }
        return nil
    }

    /// Paints the subtree with its colours changed, but laid over what is there.
    private func paintUnblended(at index: Int, fade: Double, on canvas: any Canvas) {
        let opacity = Double(layers[index].properties.opacity) * fade
        let tint = layers[index].fade == nil ? layers[index].tint : nil
        let matrix = layers[index].transition == nil ? layers[index].properties.colorMatrix : nil
        guard tint != nil || matrix != nil else {
            paintSubtree(at: index, opacity: opacity * (layers[index].fade ?? 1), on: canvas)
            return
        }
        // Both are put on the finished pixels.
        let layer = layers[index]
        let box = layer.subtreeRect.applying(CGAffineTransform(scaleX: scale, y: scale))
        let rect = PixelRect(covering: box, margin: 1, within: part)
        guard !rect.isEmpty else { return }
        var bitmap = canvas.bitmap(rect) { inner in
            paintSubtree(at: index, opacity: matrix == nil ? opacity : 1, on: inner)
        }
        if let matrix { bitmap?.apply(matrix) }
        if let tint { bitmap = bitmap?.multiplied(by: tint) }
        guard let bitmap else { return }
        let rest = (layer.tint?.a ?? 1) * (matrix == nil ? 1 : opacity)
        canvas.draw(bitmap, atPixelX: rect.x, y: rect.y, opacity: rest)
    }

    private func paintSubtree(at index: Int, opacity: Double, on canvas: any Canvas) {
        if let transition = layers[index].transition {
            paint(transition, within: layers[index].subtreeRect, opacity: opacity, on: canvas)
            return
        }
        if let raster = layers[index].raster {
            paint(raster, of: layers[index], opacity: opacity, on: canvas)
        } else if layers[index].hasMask {
            canvas.beginGroup()
            paintParts(at: index, opacity: 1, on: canvas)
            canvas.endGroup(opacity: opacity) { maskCanvas in
                guard let mask = layers[index].mask else { return }
                PaintPass(layers: mask.tree.layers, part: part, scale: scale, rasterizer: rasterizer).paint(
                    on: maskCanvas)
            }
        } else if (opacity < 1 && needsGroup(at: index)) || layers[index].source.isolates {
            // The shadow is not of the group: it shows through what fades.
            if let shadow = layers[index].shadow {
                paint(shadow, at: index, device(of: layers[index]), opacity, on: canvas)
            }
            canvas.beginGroup()
            paintParts(at: index, opacity: 1, withShadow: false, on: canvas)
            canvas.endGroup(opacity: opacity)
        } else {
            paintParts(at: index, opacity: opacity, on: canvas)
        }
    }

    /// Whether fading the parts one by one would show one through another.
    private func needsGroup(at index: Int) -> Bool {
        var properties: LayerProperties { @inline(__always) _read { yield layers[index].properties } }
        guard properties.allowsGroupOpacity else { return false }
        if layers[index].subtreeEnd > index + 1 { return !layers[index].handsOpacityOn }
        var parts = properties.backdropBlur > 0 ? 1 : 0
        if properties.backgroundColor.isVisible { parts += 1 }
        if properties.contents != nil || properties.contentsBlend != nil { parts += 1 }
        if properties.isShape { parts += 1 }
        if properties.kind.draws { parts += 1 }
        if layers[index].particles != nil { parts += 2 }
        if properties.borderWidth > 0 && properties.borderColor.isVisible { parts += 1 }
        return parts > 1
    }

    private func paint(
        _ transition: SampledTransition, within rect: CGRect, opacity: Double, on canvas: any Canvas
    ) {
        func paint(_ tree: SampledTree, on canvas: any Canvas) {
            PaintPass(layers: tree.layers, part: part, scale: scale, rasterizer: rasterizer).paint(on: canvas)
        }
        if let fraction = transition.fraction {
            let pixels = CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
            canvas.mix(
                fraction, within: PixelRect(covering: pixels, margin: 1, within: rasterizer.surface), opacity: opacity,
                first: { paint(transition.old, on: $0) }, second: { paint(transition.new, on: $0) })
        } else {
            canvas.beginGroup()
            paint(transition.isOldInFront ? transition.new : transition.old, on: canvas)
            paint(transition.isOldInFront ? transition.old : transition.new, on: canvas)
            canvas.endGroup(opacity: opacity)
        }
    }

    private func paintContents(
        of properties: LayerProperties, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas
    ) {
        let upright = properties.isGeometryFlipped ? PlaneTransform(properties.flip).concatenating(device) : device
        guard let blend = properties.contentsBlend else {
            guard let contents = PlacedImage(contentsOf: properties) else { return }
            rasterizer.draw(contents, upright, opacity: opacity, on: canvas)
            return
        }
        func paint(_ image: CGImage?, opacity: Double, on canvas: any Canvas) {
            var single = properties
            single.contents = image
            guard let contents = PlacedImage(contentsOf: single) else { return }
            rasterizer.draw(contents, upright, opacity: opacity, on: canvas)
        }
        canvas.mix(
            blend.fraction, within: rasterizer.surface, opacity: opacity,
            first: { paint(blend.from, opacity: 1, on: $0) },
            second: { paint(blend.to, opacity: 1, on: $0) })
    }

    /// Paints the shape of the layer at `index`, if it is one.
    @inline(__always)
    private func paintShape(of index: Int, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas) {
        // Where they are: a copy holds a path, colours and lists.
        guard let shape = layers[index].appearance.address.shape else { return }
        rasterizer.draw(
            shape.pointee, outline: layers[index].source.shapeOutline, device, opacity: opacity,
            keeps: layers[index].isStill, on: canvas)
    }

    /// From the layer's space to pixels.
    private func device(of layer: SampledLayer) -> PlaneTransform {
        layer.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    private func paintParts(
        at index: Int, opacity: Double, withShadow: Bool = true, on canvas: any Canvas
    ) {
        // Where they are: a copy holds images, colours, a path and lists.
        let properties = layers[index].appearance.address
        let device = device(of: layers[index])
        if withShadow, let shadow = layers[index].shadow { paint(shadow, at: index, device, opacity, on: canvas) }
        let outline = LayerOutline(properties.pointee)
        let isStill = layers[index].isStill
        if properties.pointee.backdropBlur > 0, !outline.isEmpty {
            paintBackdrop(at: index, outline, device, opacity: opacity, on: canvas)
        }
        if let color = properties.pointee.backgroundColor, color.alpha > 0, !outline.isEmpty,
            outline.radius > 0
                || !rasterizer.fillPixels(of: outline.box, color, device, opacity: opacity, on: canvas)
        {
            rasterizer.fill(outline.path, painting: color, device, opacity: opacity, keeps: isStill, on: canvas)
        }
        let drawing =
            properties.pointee.kind.isPlain
            ? nil
            : KindDrawing(
                properties: properties.pointee, particles: layers[index].particles ?? [], outline: outline,
                device: device, opacity: opacity, isStill: isStill, rasterizer: rasterizer, canvas: canvas)
        if let drawing { properties.pointee.kind.drawBeneathContents(drawing) }
        let clips = properties.pointee.masksToBounds
        let clipsByRect = clips && outline.radius == 0 && device.isAffine && device.affine.keepsRectsUpright
        if clipsByRect {
            canvas.save()
            canvas.setTransform(device.affine)
            canvas.clip(to: outline.box)
        } else if clips {
            canvas.beginGroup()
        }
        if properties.pointee.contents != nil || properties.pointee.contentsBlend != nil {
            paintContents(of: properties.pointee, device, opacity: opacity, on: canvas)
        }
        paintShape(of: index, device, opacity: opacity, on: canvas)
        if let drawing { properties.pointee.kind.drawOverContents(drawing) }
        // Without a group of its own the layer hands its opacity on to each sublayer.
        paint(from: index + 1, to: layers[index].subtreeEnd, fade: opacity, on: canvas)
        if clipsByRect {
            canvas.restore()
        } else if clips {
            canvas.endGroup(opacity: 1) { maskCanvas in
                rasterizer.fill(outline.path, .black, device, opacity: 1, keeps: isStill, on: maskCanvas)
            }
        }
        if properties.pointee.borderWidth > 0, let color = properties.pointee.borderColor, color.alpha > 0,
            !outline.isEmpty, layers[index].subtreeEnd <= limit
        {
            let ring = outline.border(width: properties.pointee.borderWidth)
            rasterizer.fill(ring, painting: color, device, rule: .evenOdd, opacity: opacity, keeps: isStill, on: canvas)
        }
    }

    /// Paints what was painted before the layer at `index`, softened, within the layer's outline.
    private func paintBackdrop(
        at index: Int, _ outline: LayerOutline, _ device: PlaneTransform, opacity: Double, on canvas: any Canvas
    ) {
        let layer = layers[index]
        if isForShadow {
            rasterizer.fill(outline.path, .black, device, opacity: opacity, keeps: layer.isStill, on: canvas)
            return
        }
        let backdrop = SampledBackdrop(layer, scale: scale, surface: rasterizer.surface)
        guard !backdrop.source.isEmpty else { return }
        let key = BackdropCache.Key(
            layer: layer.name, source: backdrop.source, deviation: backdrop.deviation, scale: scale,
            surface: rasterizer.surface, background: background)
        let softened = rasterizer.cache.backdrops.bitmap(for: key, above: layers[..<index]) {
            let beneath = canvas.bitmap(backdrop.source) { inner in
                if let background {
                    inner.fill(PathGeometry(rect: backdrop.source.rect), rule: .winding, color: background)
                }
                var pass = PaintPass(layers: layers, part: backdrop.source, scale: scale, rasterizer: rasterizer)
                (pass.background, pass.limit) = (background, index)
                pass.paint(on: inner)
            }
            return beneath?.softened(deviation: backdrop.deviation)
        }
        guard let softened else { return }
        canvas.beginGroup()
        canvas.draw(softened, atPixelX: backdrop.source.x, y: backdrop.source.y, opacity: 1)
        canvas.endGroup(opacity: opacity) { maskCanvas in
            rasterizer.fill(outline.path, .black, device, opacity: 1, keeps: layer.isStill, on: maskCanvas)
        }
    }

    /// Paints the shadow of the layer at `index`: the opacity of what throws it, moved, softened and coloured.
    private func paint(
        _ shadow: SampledShadow, at index: Int, _ device: PlaneTransform, _ opacity: Double, on canvas: any Canvas
    ) {
        let (layer, appearance) = (layers[index], layers[index].properties.shadow)
        guard let color = appearance.color?.rgba.multipliedAlpha(Double(appearance.opacity)), !shadow.caster.isNull
        else { return }
        let everywhere = PixelRect(x: -1 << 30, y: -1 << 30, width: 1 << 31, height: 1 << 31)
        let reach = shadow.reach * scale
        let box = PixelRect(covering: shadow.caster.scaled(by: scale), margin: reach, within: everywhere)
        let (moveX, moveY) = (shadow.offset.dx * scale, shadow.offset.dy * scale)
        let (wholeX, wholeY) = (moveX.rounded(.down), moveY.rounded(.down))
        let style = ShadowStyle(
            deviation: Double(shadow.deviation * scale), offsetX: Double(moveX - wholeX),
            offsetY: Double(moveY - wholeY), color: color)
        let path = appearance.path
        let make = { () -> Bitmap? in
            let bitmap = canvas.bitmap(box) { inner in
                let rasterizer = ContentRasterizer(cache: rasterizer.cache, surface: box)
                if let path {
                    rasterizer.fill(path, .black, device, opacity: 1, keeps: false, on: inner)
                } else {
                    var pass = PaintPass(layers: layers, part: box, scale: scale, rasterizer: rasterizer)
                    (pass.limit, pass.isForShadow) = (limit, true)
                    pass.paintParts(at: index, opacity: 1, withShadow: false, on: inner)
                }
            }
            bitmap?.makeShadow(
                deviation: style.deviation, shiftX: style.offsetX, shiftY: style.offsetY, color: color)
            return bitmap
        }
        var key: RasterCache.Key?
        if let path {
            if layer.isStill { key = .shadow(path, device, style, box) }
        } else if layer.source.keepsAppearance {
            key = .subtree(
                SubtreeKey(
                    source: layer.source, appearance: layer.properties, plane: device, rect: box, shadow: style))
        }
        if let bitmap = rasterizer.bitmap(key, box, make) {
            canvas.draw(bitmap, atPixelX: box.x + Int(wholeX), y: box.y + Int(wholeY), opacity: opacity)
        }
    }

    /// Paints the image that replaces a layer and its sublayers.
    private func paint(_ raster: SampledRaster, of layer: SampledLayer, opacity: Double, on canvas: any Canvas) {
        guard !raster.pixels.isEmpty else { return }
        let make = { () -> Bitmap? in
            let sharp = canvas.bitmap(raster.pixels) { inner in
                let rasterizer = ContentRasterizer(cache: rasterizer.cache, surface: raster.pixels)
                PaintPass(layers: raster.tree.layers, part: raster.pixels, scale: raster.scale, rasterizer: rasterizer)
                    .paint(on: inner)
            }
            return raster.deviation > 0 ? sharp?.softened(deviation: raster.deviation) : sharp
        }
        var key: RasterCache.Key?
        if layer.source.keepsAppearance {
            let plane = PlaneTransform(CGAffineTransform(scaleX: raster.scale, y: raster.scale))
            key = .subtree(
                SubtreeKey(
                    source: layer.source, appearance: layer.properties.inOwnSpace, plane: plane, rect: raster.pixels,
                    shadow: nil))
        }
        guard let bitmap = rasterizer.bitmap(key, raster.pixels, make) else { return }
        var image = PlacedImage(bitmap, in: raster.frame)
        image.magnifiesByNearest = layer.properties.magnifiesByNearest
        image.minifiesByNearest = layer.properties.minifiesByNearest
        rasterizer.draw(image, device(of: layer), opacity: opacity, on: canvas)
    }
}

extension RenderLayer {
    /// Whether nothing in the layer changes its appearance over time, but for its own animations.
    fileprivate var keepsAppearance: Bool {
        !properties.kind.changesByItself && !(mask?.subtreeIsAnimated ?? false)
            && !sublayers.contains { $0.subtreeIsAnimated }
    }
}

extension LayerProperties {
    /// The properties without those that only position the layer and fade it.
    fileprivate var inOwnSpace: LayerProperties {
        var own = self
        (own.position, own.zPosition, own.anchorPoint, own.anchorPointZ) = (.zero, 0, .zero, 0)
        (own.transform, own.opacity) = (.identity, 1)
        (own.blendMode, own.isolatesBlending, own.colorMatrix) = (.normal, false, nil)
        return own
    }
}

extension CGRect {
    /// The rectangle with the plane stretched about the origin.
    func scaled(by factor: CGFloat) -> CGRect {
        CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }
}
