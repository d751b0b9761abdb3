internal import CCairo
import OctantBase

extension CGContext {
    /// Keeps colours, lines, clip and coordinates for `restoreGState()`.
    public func saveGState() {
        cairo_save(cairo)
        saved.append(state)
    }

    /// Restores what the matching `saveGState()` kept. Without one, nothing happens.
    public func restoreGState() {
        guard saved.count > groups.last ?? 0, let last = saved.popLast() else {
            Log.once("context.restore", "restoreGState() without a saveGState() to match: it is left out")
            return
        }
        cairo_restore(cairo)
        state = last
    }

    /// From the current coordinates to pixels, y going up from the bottom left.
    public var ctm: CGAffineTransform { state.ctm.concatenating(flip) }

    /// From the current coordinates to pixels, y going up from the bottom left.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// From the current coordinates to pixels, y going down from the top left. One that is not finite is left out.
    package var pixelTransform: CGAffineTransform {
        get { state.ctm }
        set {
            if newValue.isFinite { state.ctm = newValue }
        }
    }

    /// Cairo's pixels turned over.
    private var flip: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
    }

    /// Shifts what is drawn from now on, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates what is drawn from now on by `angle` radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sends what is drawn from now on through `transform` first.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite else {
            Log.once("context.transform", "a context's transform is not finite: it is left out")
            return
        }
        state.ctm = transform.concatenating(state.ctm)
    }

    /// The position of `point` in pixels, y going up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// The size of `size` in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// The upright rectangle around `rect` in pixels, y going up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// The position of the pixel `point`, y going up, in the current coordinates.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// The size of `size` in pixels, in the current coordinates.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

    /// The upright rectangle around `rect`, in pixels with y going up, in the current coordinates.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// Fills with `color` from now on.
    public func setFillColor(_ color: CGColor) {
        (state.fill, state.fillSpace) = (color.rgba, color.space)
        state.fillPattern = color.paint.map { ContextPattern(paint: $0) }
    }

    /// Fills with this sRGB colour from now on; parts 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Fills with this grey from now on; parts 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Strokes with `color` from now on.
    public func setStrokeColor(_ color: CGColor) {
        (state.stroke, state.strokeSpace) = (color.rgba, color.space)
        state.strokePattern = color.paint.map { ContextPattern(paint: $0) }
    }

    /// Strokes with this sRGB colour from now on; parts 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Strokes with this grey from now on; parts 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Fills with `color` from now on.
    package func setFill(_ color: RGBA) { (state.fill, state.fillPattern) = (color, nil) }

    /// Strokes with `color` from now on.
    package func setStroke(_ color: RGBA) { (state.stroke, state.strokePattern) = (color, nil) }

    /// Multiplies the opacity of everything drawn from now on; 0...1, clamped.
    public func setAlpha(_ alpha: CGFloat) {
        guard accepts(alpha, "alpha") else { return }
        state.alpha = Double(min(max(alpha, 0), 1))
    }

    /// Sets the blend mode of what is drawn from now on.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairoOperator)
    }

    /// Strokes lines `width` points wide from now on; 0 draws none, below 0 counts as 0.
    public func setLineWidth(_ width: CGFloat) {
        guard accepts(width, "line width") else { return }
        state.lineWidth = max(width, 0)
    }

    /// Ends open lines with `cap` from now on.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
        cairo_set_line_cap(cairo, cairo_line_cap_t(rawValue: UInt32(cap.rawValue)))
    }

    /// Joins segments with `join` from now on.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
        cairo_set_line_join(cairo, cairo_line_join_t(rawValue: UInt32(join.rawValue)))
    }

    /// Cuts off corners that would be longer than `limit` line widths; at least 1.
    public func setMiterLimit(_ limit: CGFloat) {
        guard accepts(limit, "miter limit") else { return }
        state.miterLimit = max(limit, 1)
        cairo_set_miter_limit(cairo, Double(state.miterLimit))
    }

    /// Strokes in dashes and alternating gaps of `lengths` points, beginning `phase` points in; none at all for no
    /// lengths.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable = phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
        guard isUsable, lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else {
            Log.once("context.dash", "dash lengths must be finite, none below 0 and one above: they are left out")
            return
        }
        state.dashPhase = phase
        state.dashLengths = lengths
        let values = lengths.map(Double.init)
        cairo_set_dash(cairo, values, Int32(values.count), Double(phase))
    }

    /// Casts a shadow of a third's opacity under everything drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Casts a shadow under everything drawn from now on, or none for no colour. `offset` and `blur` are points of the
    /// coordinates the context began with; the blur is twice the bell curve's deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard accepts(offset.width, "shadow"), accepts(offset.height, "shadow"), accepts(blur, "shadow") else { return }
        state.shadow = color.map { ContextShadow(offset: offset, blur: max(blur, 0), color: $0.rgba) }
    }

    /// The interpolation of images drawn larger or smaller.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Allows smooth edges, or forbids them whatever `setShouldAntialias(_:)` sets.
    public func setAllowsAntialiasing(_ allows: Bool) {
        allowsAntialiasing = allows
        setUpAntialias(cairo)
    }

    /// Draws smooth edges from now on, or hard ones.
    public func setShouldAntialias(_ should: Bool) {
        state.shouldAntialias = should
        setUpAntialias(cairo)
    }

    /// Whether `value` is finite; logs once when one is not.
    func accepts(_ value: CGFloat, _ what: String) -> Bool {
        if value.isFinite { return true }
        Log.once("context.\(what)", "a context's \(what) is not finite: it is left out")
        return false
    }
}
