import QuartzCore
import UIKit

/// The appearance of an element's view: all that can be animated. An animation goes between two of them.
struct RenderAttributes: Equatable {
    /// The frame of the view in the view around it, in points.
    var frame: CGRect
    /// 0...1.
    var opacity = 1.0
    /// The movement, rotation and scale of the view without an effect on layout.
    var motion = RenderMotion()
    /// The background colour; nil for none.
    var background: CGColor?
    /// The corner radius, in points.
    var cornerRadius: CGFloat = 0
    /// Whether what is in the view is cut off at its bounds.
    var clips = false
    /// The shape that the view draws; nil for none.
    var shape: RenderShape?
    /// The shape that the view and all in it are cut to; nil for none.
    var mask: RenderShape?
    /// The deviation of the bell curve that blurs the view and all in it, in points; 0 for none.
    var blur: CGFloat = 0
    /// The shadow behind the view and all in it; nil for none.
    var shadow: RenderShadow?

    /// A view at this frame that shows nothing of its own.
    init(frame: CGRect) { self.frame = frame }

    /// The position of the anchor of the view's motion, in the view around it.
    var anchorPosition: CGPoint { motion.anchor.point(in: frame) }
}

/// The movement, rotation and scale of a view without an effect on layout: first scaled, then rotated, both about the
/// anchor, then moved. Angles stay numbers, so that a full turn is not the same as none.
struct RenderMotion: Equatable {
    /// Points to the right and down.
    var offset = CGSize.zero
    /// Factors of width and height.
    var scale = CGSize(width: 1, height: 1)
    /// Radians, clockwise, about the z axis.
    var rotation = 0.0
    /// The point that rotations and scales leave fixed, in the view's bounds.
    var anchor = UnitPoint.center
    /// A rotation in space, about the anchor, applied before the others but for `transform`; nil for none.
    var spin: RenderSpin?
    /// Any other transform, about the anchor, done before the others. The identity by default.
    var transform = CATransform3DIdentity

    static func == (one: RenderMotion, other: RenderMotion) -> Bool {
        one.offset == other.offset && one.scale == other.scale && one.rotation == other.rotation
            && one.anchor == other.anchor && one.spin == other.spin
            && CATransform3DEqualToTransform(one.transform, other.transform)
    }

    /// The transform of a layer of this size about the anchor, which is the layer's anchor point.
    func transform(size: CGSize) -> CATransform3D {
        var result = transform
        if let spin { result = CATransform3DConcat(result, spin.transform(size: size)) }
        result = CATransform3DConcat(result, CATransform3DMakeScale(scale.width, scale.height, 1))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation, 0, 0, 1))
        return CATransform3DConcat(result, CATransform3DMakeTranslation(offset.width, offset.height, 0))
    }
}

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
    /// Whether a point is inside where the outline goes around it an odd number of times.
    var isEvenOdd = false
    /// Whether edges are smooth rather than hard.
    var isAntialiased = true
}
