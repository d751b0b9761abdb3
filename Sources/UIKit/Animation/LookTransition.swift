import QuartzCore

/// How a view goes from one look to another, when it has both. Main actor only.
@MainActor protocol LookTransition {
    /// Begins as `motion` says, once the view has its new look. `delegate` is told of the begin and the end.
    func run(_ motion: LayerMotion, delegate: any CAAnimationDelegate)
}

/// The kinds of these transitions, each by the number that UIKit has for it among options.
enum LookTransitionKind: UInt, Sendable {
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
    case flipFromTop = 6
    case flipFromBottom = 7

    /// The transition of `view` from how it looks now; nil where it is not seen.
    @MainActor func transition(of view: UIView) -> (any LookTransition)? {
        switch self {
        case .flipFromLeft: FlipTransition(view, from: .left)
        case .flipFromRight: FlipTransition(view, from: .right)
        case .flipFromTop: FlipTransition(view, from: .top)
        case .flipFromBottom: FlipTransition(view, from: .bottom)
        case .curlUp: CurlTransition(view, isUp: true)
        case .curlDown: CurlTransition(view, isUp: false)
        }
    }
}

/// Takes the picture of the old look away at the end.
final class PictureEnd: CAAnimationDelegate {
    private let picture: CALayer

    init(_ picture: CALayer) { self.picture = picture }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { picture.removeFromSuperlayer() }
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
        /// The old look is folded away from the lower right corner, as a page.
        case curlUp = 3
        /// The new look is laid down from the upper left corner, as a page.
        case curlDown = 4

        /// The transition that this is; nil for none.
        var kind: LookTransitionKind? { LookTransitionKind(rawValue: UInt(rawValue)) }
    }
}
