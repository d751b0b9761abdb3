import CoreGraphics

/// The target that a tree is painted on: the one seam between the layer tree and whatever makes pixels.
///
/// The y axis points down, coordinates are the surface's pixels. Calls between `save` and `restore` nest; so do groups.
/// One thread at a time.
package protocol Canvas: AnyObject {
    /// Keeps transform and clip, to be brought back by `restore`.
    func save()
    func restore()
    /// Sets the transform to the surface's pixels for everything drawn from now on, replacing the former one; the clip
    /// stays.
    func setTransform(_ transform: CGAffineTransform)
    /// Restricts drawing from now on to the inside of `rect`.
    func clip(to rect: CGRect)
    /// Whether the colours drawn from now on are added to what is there instead of covering it; `restore` ends it.
    func setAdding(_ adds: Bool)
    /// Whether edges drawn from now on are smooth, as at first, or hard.
    func setAntialiased(_ isAntialiased: Bool)
    func fill(_ path: PathGeometry, rule: CGPathFillRule, color: RGBA)
    func stroke(_ path: PathGeometry, style: StrokeStyle, color: RGBA)
    /// Fills with a pattern that is laid out in the coordinates of the transform.
    func fill(_ path: PathGeometry, rule: CGPathFillRule, pattern: PatternPaint)
    func stroke(_ path: PathGeometry, style: StrokeStyle, pattern: PatternPaint)
    /// Fills `shape`, counted from a pixel of the surface, whatever the transform; the clip applies. Returns false, and
    /// draws nothing, where a path is to be drawn instead.
    func fill(_ shape: SimpleShape, atPixelX x: Int, y: Int, color: RGBA) -> Bool
    /// Draws `bitmap` stretched to `rect`, its top row at the smallest y; by nearest neighbour or linearly. A bitmap
    /// that falls on whole pixels is copied pixel by pixel.
    func draw(_ bitmap: Bitmap, in rect: CGRect, opacity: Double, nearest: Bool)
    /// Draws `bitmap` pixel by pixel, its top left at a pixel of the surface, whatever the transform; the clip applies.
    func draw(_ bitmap: Bitmap, atPixelX x: Int, y: Int, opacity: Double)
    /// An image of its own, `rect` of the surface, with what `body` draws; nil when there is no memory for it.
    func bitmap(_ rect: PixelRect, _ body: (any Canvas) -> Void) -> Bitmap?
    /// Draws what is `fraction`, 0...1, of the way from the image that `first` draws to the one that `second` draws,
    /// part by part, within `rect` of the surface; where both are opaque, so is the mixture. Then with `opacity`.
    func mix(
        _ fraction: Double, within rect: PixelRect, opacity: Double, first: (any Canvas) -> Void,
        second: (any Canvas) -> Void)
    /// Begins a group: everything until the matching `endGroup` is drawn on transparent pixels of its own first.
    func beginGroup()
    /// Draws the group's pixels with `opacity`, 0...1, combined with what is there by `mode`.
    func endGroup(opacity: Double, blending mode: CGBlendMode)
    /// Draws the group's pixels cut by the alpha of what `mask` draws, and with `opacity`.
    func endGroup(opacity: Double, maskedBy mask: (any Canvas) -> Void)
}

extension Canvas {
    /// Draws the group's pixels with `opacity`, 0...1.
    func endGroup(opacity: Double) { endGroup(opacity: opacity, blending: .normal) }
}

/// The style in which a path's outline is drawn; lengths in points.
package struct StrokeStyle: Sendable, Hashable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashPattern: [CGFloat] = []

    package init() {}
}
