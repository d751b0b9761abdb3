import CoreGraphics
import OctantBase
import TextLayout

/// Draws gradients, texts and particles on a canvas.
extension ContentRasterizer {
    /// Draws a gradient laid out in `box` and cut at `outline`.
    func draw(
        _ gradient: GradientProperties, in box: CGRect, _ outline: PathGeometry, _ device: PlaneTransform,
        opacity: Double, keeps: Bool, on canvas: any Canvas
    ) {
        guard gradient.isDrawable, !box.isEmpty else { return }
        if device.isAffine {
            draw(
                box, device.affine, opacity: opacity, keeps: keeps, on: canvas,
                key: { .gradient(gradient, outline, PlaneTransform($0)) },
                paint: { inner, rect, transform in
                    gradient.paint(in: box, cutAt: outline, PlaneTransform(transform), pixels: rect, on: inner)
                })
        } else {
            // In perspective it is drawn where it is seen.
            draw(
                outline.projected(by: device).boundingBox, .identity, opacity: opacity, keeps: keeps, on: canvas,
                key: { _ in nil },
                paint: { inner, rect, transform in
                    gradient.paint(
                        in: box, cutAt: outline, device.concatenating(transform), pixels: rect, on: inner)
                })
        }
    }

    /// Draws the text of a layer with these properties, at the layer's own `contentsScale` as its contents would be.
    func draw(
        _ text: TextProperties, of properties: LayerProperties, _ device: PlaneTransform, opacity: Double,
        on canvas: any Canvas
    ) {
        let rect = text.drawnRect(on: properties)
        guard !rect.isNull else { return }
        let scale = properties.contentsScale
        let pixels = CGSize(width: (rect.width * scale).rounded(), height: (rect.height * scale).rounded())
        guard let (width, height) = Bitmap.part(ofWidth: pixels.width, height: pixels.height) else { return }
        var frame = rect
        if CGFloat(width) < pixels.width || CGFloat(height) < pixels.height {
            Log.once(
                "layer.text.size",
                "a text layer of \(pixels.width) x \(pixels.height) pixels is too large: "
                    + "\(width) x \(height) of it are drawn")
            frame.size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        }
        let room = properties.bounds.standardized.size
        let make = { text.bitmap(width: width, height: height, scale: scale, room: room) }
        let rectangle = PixelRect(x: 0, y: 0, width: width, height: height)
        let key = RasterCache.Key.text(text, width: room.width, height: room.height, scale: scale)
        guard let rendered = bitmap(key, rectangle, make) else { return }
        var image = PlacedImage(rendered, in: frame)
        image.magnifiesByNearest = properties.magnifiesByNearest
        image.minifiesByNearest = properties.minifiesByNearest
        draw(image, device, opacity: opacity, on: canvas)
    }

    /// Draws particles one over the other, or added up.
    func draw(
        _ particles: [Particle], _ device: PlaneTransform, opacity: Double, adding: Bool, on canvas: any Canvas
    ) {
        if adding {
            canvas.save()
            canvas.setAdding(true)
        }
        for particle in particles {
            let color = RGBA(r: particle.color.r, g: particle.color.g, b: particle.color.b)
            guard let rendered = particle.image.bitmap.multiplied(by: color) else { continue }
            draw(
                PlacedImage(rendered, in: particle.box), PlaneTransform(particle.transform).concatenating(device),
                opacity: opacity * particle.color.a, on: canvas)
        }
        if adding { canvas.restore() }
    }
}

extension GradientProperties {
    /// Draws the gradient laid out in `box` and cut at `outline`, of the space that `device` maps to the pixels `rect`.
    fileprivate func paint(
        in box: CGRect, cutAt outline: PathGeometry, _ device: PlaneTransform, pixels rect: PixelRect,
        on canvas: any Canvas
    ) {
        guard let pixels = bitmap(in: box, device, pixels: rect) else { return }
        canvas.beginGroup()
        canvas.draw(pixels, atPixelX: rect.x, y: rect.y, opacity: 1)
        canvas.endGroup(opacity: 1) { mask in
            mask.setTransform(device.isAffine ? device.affine : .identity)
            let shown = device.isAffine ? outline : outline.projected(by: device)
            mask.fill(shown, rule: .winding, color: .black)
        }
    }
}

extension TextProperties {
    /// The text laid out in a space of `room` points, on `width` by `height` pixels.
    fileprivate func bitmap(width: Int, height: Int, scale: CGFloat, room: CGSize) -> Bitmap? {
        guard let text = attributedText, let bitmap = Bitmap(width: width, height: height),
            let context = CGContext(bitmap: bitmap, scale: scale)
        else { return nil }
        var options = TextOptions(alignment: alignment)
        options.lineBreak = truncation ?? (isWrapped ? .wordWrap : .clip)
        if truncation != nil && !isWrapped { options.maximumLines = 1 }
        let layout = TextLayout(text, options, width: room.width, height: truncation == nil ? nil : room.height)
        layout.draw(in: context, at: .zero)
        return bitmap
    }
}

extension Bitmap {
    /// The image with its red, green and blue multiplied by those of `color`, 0...1; itself where they are 1. Nil
    /// when there is no memory for it.
    package func multiplied(by color: RGBA) -> Bitmap? {
        if color.isWhite { return self }
        func part(_ pixel: UInt32, _ shift: UInt32, _ factor: Double) -> UInt32 {
            UInt32((Double(pixel >> shift & 255) * min(max(0, factor), 1)).rounded()) << shift
        }
        return mapped { pixel in
            if pixel == 0 { return 0 }
            return pixel & 0xFF00_0000 | part(pixel, 16, color.r) | part(pixel, 8, color.g) | part(pixel, 0, color.b)
        }
    }
}
