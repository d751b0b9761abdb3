/// The state that `CGContext.saveGState()` saves; Cairo keeps the clip.
struct ContextState {
    /// From the space drawn in to Cairo's pixels, whose y goes down.
    var ctm: CGAffineTransform
    var fill = RGBA.black
    var stroke = RGBA.black
    /// What is painted instead of the colours; nil for none.
    var fillPattern: ContextPattern?, strokePattern: ContextPattern?
    /// How components of colours are counted.
    var fillSpace = CGColorSpace.sharedGray, strokeSpace = CGColorSpace.sharedGray
    /// The shift of patterns, in the points of the context's first coordinates.
    var patternPhase = CGSize.zero
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var shadow: ContextShadow?
    var interpolation = CGInterpolationQuality.default
    var shouldAntialias = true
    /// The mask of all drawing; nil for none.
    var mask: ClipMask?
}

/// A shadow as it was asked for.
struct ContextShadow {
    /// The offset, in the points of the context's first coordinates.
    var offset: CGSize
    /// The blur, in those points: twice the deviation of the bell curve.
    var blur: CGFloat
    /// Its colour and opacity.
    var color: RGBA
}
