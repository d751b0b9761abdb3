import OctantBase

/// A pattern that a context paints with.
struct ContextPattern {
    var paint: PatternPaint
    /// From the coordinates that it is laid out in to pixels; nil for the context's first ones and its phase.
    var space: CGAffineTransform?
}

extension CGContext {
    /// Counts the components of fills in `space` from now on; the fill colour becomes opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        (state.fillSpace, state.fill, state.fillPattern) = (space, .black, nil)
    }

    /// Counts the components of strokes in `space` from now on; the stroke colour becomes opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        (state.strokeSpace, state.stroke, state.strokePattern) = (space, .black, nil)
    }

    /// Fills with the colour of `components` in the fill's colour space from now on, opacity last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Strokes with the colour of `components` in the stroke's colour space from now on, opacity last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }

    /// Fills with `pattern` from now on. The fill's colour space must be one of patterns: `components` are an opacity
    /// for a pattern with colours of its own, a colour of the space's base and an opacity for a stencil.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let paint = state.fillSpace.paint(of: pattern, components) else { return }
        state.fillPattern = ContextPattern(paint: paint)
    }

    /// Strokes with `pattern` from now on. The stroke's colour space must be one of patterns.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let paint = state.strokeSpace.paint(of: pattern, components) else { return }
        state.strokePattern = ContextPattern(paint: paint)
    }

    /// Shifts patterns that are painted from now on by `phase`, in points of the coordinates the context began with.
    public func setPatternPhase(_ phase: CGSize) {
        guard accepts(phase.width, "pattern phase"), accepts(phase.height, "pattern phase") else { return }
        state.patternPhase = phase
    }

    /// Fills with `pattern` from now on, laid out in the current coordinates.
    package func setFill(_ pattern: PatternPaint) {
        state.fillPattern = ContextPattern(paint: pattern, space: state.ctm)
    }

    /// Strokes with `pattern` from now on, laid out in the current coordinates.
    package func setStroke(_ pattern: PatternPaint) {
        state.strokePattern = ContextPattern(paint: pattern, space: state.ctm)
    }

    /// Makes `pattern`, of the state's opacity, Cairo's source, or `color` where there is none.
    func setSource(_ color: RGBA, _ pattern: ContextPattern?, on cairo: OpaquePointer) {
        guard let pattern, state.blendMode != .clear else { return setSource(color, on: cairo) }
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        pattern.paint.setSource(
            on: cairo, in: pattern.space ?? phase.concatenating(base), alpha: state.alpha,
            forLayers: pattern.space != nil)
    }
}

extension CGColorSpace {
    /// What `pattern` paints with `components` of the space; nil, with one line of the log, for a space that is not one
    /// of patterns, or of no base where the pattern is a stencil.
    func paint(of pattern: CGPattern, _ components: UnsafePointer<CGFloat>) -> PatternPaint? {
        guard model == .pattern, pattern.isColored || baseColorSpace != nil else {
            Log.once("pattern.space", "a pattern needs a colour space of patterns, and a stencil one with a base")
            return nil
        }
        guard !pattern.isColored, let base = baseColorSpace,
            let color = CGColor(colorSpace: base, components: components)
        else {
            let alpha = components[pattern.isColored ? 0 : numberOfComponents]
            return PatternPaint(pattern, tint: RGBA(r: 0, g: 0, b: 0, a: alpha.isFinite ? min(max(alpha, 0), 1) : 0))
        }
        return PatternPaint(pattern, tint: color.rgba)
    }
}
