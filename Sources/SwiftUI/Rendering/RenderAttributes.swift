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
    /// What is done to the colours of the view and all in it; nil for nothing.
    var colorFilter: ColorFilter?
    /// How the view and all in it are combined with what is behind.
    var blendMode = BlendMode.normal
    /// The shadow behind the view and all in it; nil for none.
    var shadow: RenderShadow?

    /// A view at this frame that shows nothing of its own.
    init(frame: CGRect) { self.frame = frame }

    /// The position of the anchor of the view's motion, in the view around it.
    var anchorPosition: CGPoint { motion.anchor.point(in: frame) }
}
