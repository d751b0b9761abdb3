internal import CCairo
import OctantBase

// The widest bell curve, in pixels: its time and memory grow with it, and it is a haze over half a screen by then.
private let deviationLimit: CGFloat = 250

extension CGContext {
    /// Draws the shadow of what `body` paints, which lies within `bounds`, in pixels.
    func castShadow(within bounds: CGRect, _ body: (OpaquePointer) -> Void) {
        guard let shadow = state.shadow, shadow.color.a > 0, !bounds.isNull, !bounds.isEmpty else { return }
        let offset = shadow.offset.applying(base)
        // The deviation of the bell curve is half the blur asked for.
        let wanted = shadow.blur / 2 * abs(base.a * base.d - base.b * base.c).squareRoot()
        if wanted > deviationLimit {
            Log.once("context.blur", "a shadow's blur is over \(Int(2 * deviationLimit)) pixels: it is drawn with that")
        }
        let deviation = min(wanted, deviationLimit)
        let reach = (3 * deviation).rounded(.up)
        // Only what can throw a shadow into the clip is drawn.
        let visible = clipExtents.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        let caster = bounds.shared(with: visible)
        guard !caster.isNull, !caster.isEmpty else { return }
        let box = caster.insetBy(dx: -reach, dy: -reach).integral
        guard let mask = Bitmap(width: Int(clamping: box.width), height: Int(clamping: box.height)) else {
            Log.once("context.shadow", "a shadow is larger than \(bitmapSideLimit) pixels: it is left out")
            return
        }
        cairo_surface_set_device_offset(mask.surface, -Double(box.minX), -Double(box.minY))
        guard let maskCairo = cairo_create(mask.surface) else { return }
        setUp(maskCairo)
        body(maskCairo)
        cairo_destroy(maskCairo)
        cairo_surface_set_device_offset(mask.surface, 0, 0)
        mask.blurAlpha(deviation: Double(deviation))
        compositing {
            cairo_set_source_rgba(cairo, shadow.color.r, shadow.color.g, shadow.color.b, shadow.color.a)
            cairo_mask_surface(
                cairo,
                mask.surface,
                Double(box.minX + offset.width),
                Double(box.minY + offset.height)
            )
        }
    }
}
