internal import CCairo

/// The coverage of each pixel, within a box of pixels; nothing outside it.
final class ClipMask {
    let surface: OpaquePointer

    /// A mask within `box`, of whole pixels, that lets through what `body` paints; nil when there is no memory for it.
    init?(box: CGRect, _ body: (OpaquePointer) -> Void) {
        let created = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height))
        guard let surface = created else { return nil }
        self.surface = surface
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        cairo_surface_set_device_offset(surface, -Double(box.minX), -Double(box.minY))
        guard let cairo = cairo_create(surface) else { return nil }
        body(cairo)
        cairo_destroy(cairo)
    }

    deinit { cairo_surface_destroy(surface) }
}

extension CGContext {
    /// Draws from now on only as far as `mask`, brought to fill `rect`, lets through, as well as inside the clip so
    /// far.
    ///
    /// An image mask lets paint through where it is set, an image with opacity as far as it is opaque, and any other as
    /// far as it is bright. Its bottom row comes to the rectangle's least y, as where it is drawn.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard rect.isFinite, isDrawable, let coverage = mask.coverage else {
            return clip(to: [])
        }
        clip(to: rect)
        let box = clipExtents.integral
        let placement = CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY)
            .concatenating(state.ctm)
        guard !box.isEmpty, placement.isInvertible else { return clip(to: []) }
        let before = state.mask
        let filter = mask.shouldInterpolate ? state.interpolation.filter : CAIRO_FILTER_NEAREST
        state.mask = ClipMask(box: box) { cairo in
            setSource(coverage, placement, filter, on: cairo)
            cairo_paint(cairo)
            guard let before else { return }
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(cairo, before.surface, 0, 0)
            cairo_paint(cairo)
        }
        if state.mask == nil { clip(to: []) }
    }

    /// Runs `body`, which paints on `cairo` by the state's blend mode, so that it goes through the state's mask and
    /// mixes as Cairo alone could not. Where neither is asked for, `body` just runs.
    func compositing(_ body: () -> Void) {
        let isDarker = state.blendMode == .plusDarker
        guard state.mask != nil || isDarker else { return body() }
        let box = clipExtents.integral
        let (outer, before) = (cairo, state)
        guard !box.isEmpty, let patch = patch(of: outer, box, isCopy: !isDarker),
            let inner = cairo_create(patch.surface)
        else { return }
        cairo = inner
        setUp(inner)
        cairo_set_operator(inner, before.blendMode.cairoOperator)
        state.mask = nil
        if isDarker { state.blendMode = .normal }
        body()
        cairo_destroy(inner)
        (cairo, state) = (outer, before)
        if isDarker, let ground = self.patch(of: outer, box, isCopy: true) { patch.mixDarker(over: ground) }
        // What was there gives way to the mixture as far as mask and clip let it.
        cairo_save(outer)
        cairo_set_operator(outer, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(outer, patch.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(outer), CAIRO_FILTER_NEAREST)
        if let mask = before.mask {
            cairo_mask_surface(outer, mask.surface, 0, 0)
        } else {
            cairo_paint(outer)
        }
        cairo_restore(outer)
    }

    /// The pixels within `box` of what `cairo` draws on, or transparent ones, in the same coordinates.
    private func patch(of cairo: OpaquePointer, _ box: CGRect, isCopy: Bool) -> Bitmap? {
        guard let patch = Bitmap(width: Int(box.width), height: Int(box.height)) else { return nil }
        cairo_surface_set_device_offset(patch.surface, -Double(box.minX), -Double(box.minY))
        guard isCopy, let copying = cairo_create(patch.surface) else { return patch }
        cairo_set_operator(copying, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(copying, cairo_get_group_target(cairo), 0, 0)
        cairo_paint(copying)
        cairo_destroy(copying)
        return patch
    }
}

extension Bitmap {
    /// Replaces these pixels by them laid over those of `ground`, of the same size, so that what each takes from white
    /// adds up: opacity Sa + Da, colour Sa + Da - (Sa - S) - (Da - D), within 0 and 1.
    fileprivate func mixDarker(over ground: Bitmap) {
        ground.withUnsafeBytes { below in
            withUnsafeMutableBytes { above in
                for offset in stride(from: 0, to: bytesPerRow * height, by: 4) {
                    let (source, target) = (
                        above.load(fromByteOffset: offset, as: UInt32.self),
                        below.load(fromByteOffset: offset, as: UInt32.self)
                    )
                    let (sourceAlpha, targetAlpha) = (Int(source >> 24), Int(target >> 24))
                    let alpha = min(sourceAlpha + targetAlpha, 255)
                    func part(_ shift: UInt32) -> UInt32 {
                        let missing =
                            sourceAlpha - Int(source >> shift & 0xFF) + targetAlpha - Int(target >> shift & 0xFF)
                        return UInt32(min(max(alpha - missing, 0), alpha)) << shift
                    }
                    let mixed = UInt32(alpha) << 24 | part(16) | part(8) | part(0)
                    above.storeBytes(of: mixed, toByteOffset: offset, as: UInt32.self)
                }
            }
        }
    }
}
