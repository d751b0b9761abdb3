internal import CCairo
import OctantBase

extension CGContext {
    /// Draws from now on into a layer of its own, fully opaque and without a shadow, until `endTransparencyLayer()`
    /// lays it down as one, with the opacity, blend mode and shadow of now. `auxiliaryInfo` is read by nobody.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginGroup() }

    /// Like `beginTransparencyLayer(auxiliaryInfo:)`, for drawing inside `rect` only.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginGroup()
        clip(to: rect)
    }

    /// Lays down the layer begun last. Without one, nothing happens.
    public func endTransparencyLayer() {
        willDraw()
        endGroup(opacity: 1)
        didDraw()
    }

    /// Draws from now on into a group of its own, as large as the clip, until an `endGroup` lays it down.
    package func beginGroup() {
        saveGState()
        cairo_push_group(cairo)
        groups.append(saved.count)
        state.alpha = 1
        state.shadow = nil
        state.mask = nil
        setBlendMode(.normal)
    }

    /// Lays down the group begun last with `opacity`, 0...1, times the context's own; by `mode` rather than the
    /// context's own blend mode where one is given.
    package func endGroup(opacity: Double, blending mode: CGBlendMode? = nil) {
        guard let group = popGroup() else { return }
        let own = state.blendMode
        if let mode { setBlendMode(mode) }
        lay(group, mask: nil, opacity: opacity)
        if mode != nil { setBlendMode(own) }
        cairo_pattern_destroy(group)
    }

    /// Lays down the group begun last where, and as far as, what `mask` draws is opaque.
    package func endGroup(maskedBy mask: (CGContext) -> Void, opacity: Double) {
        guard let group = popGroup() else { return }
        beginGroup()
        mask(self)
        if let pattern = popGroup() {
            lay(group, mask: pattern, opacity: opacity)
            cairo_pattern_destroy(pattern)
        }
        cairo_pattern_destroy(group)
    }

    /// Ends the group begun last and the states saved in it.
    private func popGroup() -> OpaquePointer? {
        guard let depth = groups.last else {
            Log.once("context.group", "endTransparencyLayer() without a layer: it is left out")
            return nil
        }
        while saved.count > depth { restoreGState() }
        groups.removeLast()
        let group = cairo_pop_group(cairo)
        restoreGState()
        current = PathGeometry()
        return group
    }

    private func lay(_ group: OpaquePointer, mask: OpaquePointer?, opacity: Double) {
        let alpha = (opacity.isNaN ? 0 : min(max(opacity, 0), 1)) * state.alpha
        func paint(_ cairo: OpaquePointer) {
            cairo_set_source(cairo, group)
            if let mask {
                if alpha < 1 { cairo_push_group(cairo) }
                cairo_mask(cairo, mask)
                if alpha < 1 {
                    cairo_pop_group_to_source(cairo)
                    cairo_paint_with_alpha(cairo, alpha)
                }
            } else if alpha < 1 {
                cairo_paint_with_alpha(cairo, alpha)
            } else {
                cairo_paint(cairo)
            }
        }
        guard alpha > 0 else { return }
        if state.shadow != nil { castShadow(within: clipExtents, paint) }
        compositing { paint(cairo) }
    }
}
