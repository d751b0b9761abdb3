import QuartzCore
import UIKit

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
    /// The effect of a program's own, about the top left corner, which is the anchor then; done first. nil for none.
    var effect: MotionEffect?

    static func == (one: RenderMotion, other: RenderMotion) -> Bool {
        one.offset == other.offset && one.scale == other.scale && one.rotation == other.rotation
            && one.anchor == other.anchor && one.spin == other.spin && one.effect == other.effect
            && CATransform3DEqualToTransform(one.transform, other.transform)
    }

    /// The transform of a layer of this size about the anchor, which is the layer's anchor point.
    func transform(size: CGSize) -> CATransform3D {
        var result = transform
        if let effect { result = CATransform3DConcat(effect.transform(size: size), result) }
        if let spin { result = CATransform3DConcat(result, spin.transform(size: size)) }
        result = CATransform3DConcat(result, CATransform3DMakeScale(scale.width, scale.height, 1))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation, 0, 0, 1))
        return CATransform3DConcat(result, CATransform3DMakeTranslation(offset.width, offset.height, 0))
    }
}
