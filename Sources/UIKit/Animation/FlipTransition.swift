import QuartzCore
import RenderServer

/// The distance of the eye from what flips, in lengths of its longer side. Ours.
private let eyeDistance: CGFloat = 4
/// The number of steps that half a turn is made of. Ours.
private let steps = 24

/// A view that turns over: its appearance before is the front, that after the back. Main actor only.
@MainActor struct FlipTransition {
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

    /// Turns the view over as `motion` says, once it has its new appearance. `delegate` is told of the begin and the
    /// end.
    func run(_ motion: LayerMotion, delegate: any CAAnimationDelegate) {
        let back = view.layer
        (front.bounds, front.position) = (back.bounds, back.position)
        (front.anchorPoint, front.zPosition, front.transform) = (back.anchorPoint, back.zPosition, back.transform)
        front.opacity = 0
        back.superlayer?.insertSublayer(front, above: back)
        add(to: front, motion, turns: (0...steps).map { CGFloat($0) / CGFloat(steps) }, isFront: true, FlipEnd(front))
        add(to: back, motion, turns: (0...steps).map { CGFloat($0) / CGFloat(steps) - 1 }, isFront: false, delegate)
    }

    /// Has `layer` go through `turns`, in half turns, and be seen in the first half of the time or in the second.
    private func add(
        to layer: CALayer, _ motion: LayerMotion, turns: [CGFloat], isFront: Bool, _ delegate: any CAAnimationDelegate
    ) {
        let turn = CAKeyframeAnimation(keyPath: "transform")
        turn.values = turns.map { transform(of: layer, angle: $0 * .pi) }
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
        var eye = CATransform3DIdentity
        eye.m34 = -1 / (max(size.width, size.height, 1) * eyeDistance)
        let turned =
            switch side {
            case .left: CATransform3DRotate(eye, angle, 0, 1, 0)
            case .right: CATransform3DRotate(eye, -angle, 0, 1, 0)
            case .top: CATransform3DRotate(eye, -angle, 1, 0, 0)
            case .bottom: CATransform3DRotate(eye, angle, 1, 0, 0)
            }
        let there = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
        let back = CATransform3DMakeTranslation(middle.x, middle.y, 0)
        return CATransform3DConcat(CATransform3DConcat(CATransform3DConcat(there, turned), back), layer.transform)
    }
}

extension UIView {
    /// How a view goes from one look to another between `beginAnimations` and `commitAnimations`.
    public enum AnimationTransition: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It turns over, its left side towards the front.
        case flipFromLeft = 1
        /// It turns over, its right side towards the front.
        case flipFromRight = 2

        /// The side that comes to the front; nil for none.
        var side: FlipTransition.Side? {
            switch self {
            case .none: nil
            case .flipFromLeft: .left
            case .flipFromRight: .right
            }
        }
    }
}

/// Takes the front away when it has turned.
private final class FlipEnd: CAAnimationDelegate {
    private let front: CALayer

    init(_ front: CALayer) { self.front = front }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { front.removeFromSuperlayer() }
}
