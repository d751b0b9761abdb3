import QuartzCore
import RenderServer

/// The distance of the eye from what flips, in lengths of its longer side. Ours.
private let eyeDistance: CGFloat = 4
/// The number of steps that half a turn is made of. Ours.
private let steps = 24

/// A view that turns over: its appearance before is the front, that after the back. Main actor only.
@MainActor struct FlipTransition: LookTransition {
    /// The side of the view that comes towards the eye.
    enum Side {
        case left, right, top, bottom
    }

    private let side: Side
    private let view: UIView
    /// What the view looked like.
    private let front = CALayer()

    /// A flip of `view` as it looks now; nil where it is not seen.
    init?(_ view: UIView, from side: Side) {
        guard view.window != nil, view.layer.superlayer != nil,
            let picture = view.snapshotView(afterScreenUpdates: false)
        else { return nil }
        (self.side, self.view) = (side, view)
        (front.contents, front.contentsScale) = (picture.layer.contents, picture.layer.contentsScale)
    }

    func run(_ motion: LayerMotion, delegate: any CAAnimationDelegate) {
        let back = view.layer
        (front.bounds, front.position) = (back.bounds, back.position)
        (front.anchorPoint, front.zPosition, front.transform) = (back.anchorPoint, back.zPosition, back.transform)
        front.opacity = 0
        back.superlayer?.insertSublayer(front, above: back)
        turn(front, motion, isFront: true, PictureEnd(front))
        turn(back, motion, isFront: false, delegate)
    }

    /// Turns `layer` by half a turn: the front away from the eye, seen in the first half of the time, or the back to
    /// it, seen in the second.
    private func turn(_ layer: CALayer, _ motion: LayerMotion, isFront: Bool, _ delegate: any CAAnimationDelegate) {
        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = (0...steps).map { step in
            transform(of: layer, angle: (CGFloat(step) / CGFloat(steps) - (isFront ? 0 : 1)) * .pi)
        }
        turn.delegate = delegate
        let seen = CAKeyframeAnimation(keyPath: "opacity")
        let opacity = view.layer.opacity
        seen.values = isFront ? [opacity, 0] : [0, opacity]
        seen.keyTimes = [0, 0.5, 1]
        seen.calculationMode = .discrete
        for (animation, key) in [(turn, "flip.transform"), (seen, "flip.opacity")] {
            animation.duration = motion.duration
            animation.timingFunction = motion.timingFunction
            layer.add(animation, forKey: key)
        }
    }

    /// The transform of `layer` turned by `angle` around its middle, seen from the eye.
    private func transform(of layer: CALayer, angle: CGFloat) -> CATransform3D {
        let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
        let middle = CGPoint(x: size.width * (0.5 - anchor.x), y: size.height * (0.5 - anchor.y))
        let (x, y): (CGFloat, CGFloat) =
            switch side {
            case .left: (0, 1)
            case .right: (0, -1)
            case .top: (-1, 0)
            case .bottom: (1, 0)
            }
        let eye = max(size.width, size.height, 1) * eyeDistance
        let turned = CATransform3D.turn(by: angle, x: x, y: y, eye: eye)
        let there = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
        let back = CATransform3DMakeTranslation(middle.x, middle.y, 0)
        return CATransform3DConcat(CATransform3DConcat(CATransform3DConcat(there, turned), back), layer.transform)
    }
}

extension CATransform3D {
    /// Returns a turn by `angle`, in radians, around the axis (`x`, `y`), seen from an eye that is `eye` points away.
    static func turn(by angle: CGFloat, x: CGFloat, y: CGFloat, eye: CGFloat) -> CATransform3D {
        var seen = CATransform3DIdentity
        seen.m34 = -1 / eye
        return CATransform3DRotate(seen, angle, x, y, 0)
    }
}
