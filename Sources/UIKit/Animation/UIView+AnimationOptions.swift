extension UIView {
    /// Options for animating changes of views. The numbers are UIKit's.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each option; the curve and the transition are small numbers among them.
        public let rawValue: UInt

        /// The options of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the animated views at the end of the block, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views get touches while they move, which they otherwise do not.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins at what is seen, and ends earlier animations of the same properties.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays backwards after each time forwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps to the duration given, though a block around this one has another.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps to the curve given, though a block around this one has another.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A hint for transitions. The new appearance is always live and the old one always an image, so that the hint
        /// changes nothing.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition between two views, hides the one and shows the other instead of taking it out and putting it
        /// in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Ignores the repetition and the reversing of a block around this one.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends: the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Linear.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// In a transition, the view turns over, its left side towards the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// In a transition, the view turns over, its right side towards the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// In a transition, the old look is folded away from the lower right corner, as a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// In a transition, the new look is laid down from the upper left corner, as a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// In a transition, the old appearance fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// In a transition, the view turns over, its top towards the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// In a transition, the view turns over, its bottom towards the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The curve that the bits name.
        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0x3)) ?? .easeInOut }

        /// Whether the bits name the cross-dissolve.
        var dissolves: Bool { rawValue >> 20 & 0xF == 5 }

        /// Whether the bits name a transition from one look to another.
        var isTransition: Bool { dissolves || look != nil }

        /// The flip or curl that the bits name; nil for none.
        var look: LookTransitionKind? { LookTransitionKind(rawValue: rawValue >> 20 & 0xF) }
    }

    /// Options for animating keyframes. The numbers are UIKit's; `AnimationOptions`' curves may be given by their bits.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each option; the mode is a small number among them.
        public let rawValue: UInt

        /// The options of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the animated views at the end of the block, so that their subviews move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views get touches while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins at what is seen, and ends earlier animations of the same properties.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays backwards after each time forwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps to the duration given, though a block around this one has another.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Ignores the repetition and the reversing of a block around this one.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from one keyframe to the next: the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From one keyframe to the next at once, when the next is reached.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed, whatever the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve at an even speed, whatever the keyframes' times.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The mode that the bits name.
        var mode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 0x7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }

    /// The curve of an animation's speed.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// Linear.
        case linear = 3

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}
