import QuartzCore
import UIKit

/// An outline that a view fills or strokes.
struct RenderShape: Equatable {
    /// The outline, in points of the view's bounds.
    var path: CGPath
    /// The source of the outline.
    var outline = OutlineSource(shape: nil)
    /// The colour inside; nil for none.
    var fill: CGColor?
    /// The colour of the line; nil for none.
    var stroke: CGColor?
    /// The line's width, in points.
    var lineWidth: CGFloat = 1
    /// The begin of the line on the outline, 0...1 of its length.
    var trimStart: CGFloat = 0
    /// The end of the line on the outline, 0...1 of its length.
    var trimEnd: CGFloat = 1
    /// The shape of the line's ends.
    var lineCap = CAShapeLayerLineCap.butt
    /// The shape of the line's corners.
    var lineJoin = CAShapeLayerLineJoin.miter
    /// The longest mitred corner, in line widths.
    var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    var dash: [CGFloat] = []
    /// The position in the dashes at which the line begins, in points.
    var dashPhase: CGFloat = 0
    /// The gradient painted in place of the colours; nil for these.
    var gradient: RenderGradient?
    /// The material shown in place of the colours; nil for these.
    var material: RenderMaterial?
    /// The pixels repeated in place of the colours; nil for these.
    var tiles: RenderTiles?
    /// The shadows behind the shape, of which layers show the last one, and those in it.
    var drops: [RenderShadow] = []
    var inners: [RenderShadow] = []
    /// Whether a point is inside where the outline goes around it an odd number of times.
    var isEvenOdd = false
    /// Whether edges are smooth rather than hard.
    var isAntialiased = true
}

/// What lies behind a shape, blurred, and a translucent colour over it.
struct RenderMaterial: Equatable {
    /// The deviation of the bell curve, in points.
    var deviation: CGFloat
    /// The colour over the blurred image.
    var color: CGColor
    /// The frame of the layer that shows it, in the view.
    var frame: CGRect
}

/// Pixels that are repeated in a shape.
struct RenderTiles: Equatable {
    /// The pixels.
    var tile: GraphicsContext.Tile
    /// What they begin at the corner of.
    var bounds: CGRect
    /// The frame of the layer that shows them, in the view.
    var frame: CGRect
}
