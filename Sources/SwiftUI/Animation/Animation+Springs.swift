extension Animation {
    /// The animation of a change by default: a spring of a response of 0.55 seconds with critical damping, as since iOS
    /// 17. It equals no other animation, not even such a spring.
    public static let `default` = Animation(DefaultAnimation())

    /// A spring with a perceived duration of `duration` seconds and overshoots by `bounce`, 0 to 1.
    ///
    /// Begun while another one of these springs runs on the same value, it continues with the speed that the value has,
    /// and over `blendDuration` seconds its response changes from the other one's.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration) }

    /// A spring whose undamped swing lasts `response` seconds, damped by `dampingFraction`: 1 is critical damping.
    ///
    /// Begun while another one of these springs runs on the same value, it continues with the speed that the value has,
    /// and over `blendDuration` seconds its response changes from the other one's.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// The spring `spring`, which continues another one as described there.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring, blendDuration: blendDuration))
    }

    /// A spring of half a second without bounce.
    public static var spring: Animation { spring(duration: 0.5) }

    /// A quick spring, for what follows a finger: a response of 0.15 seconds, damped by 0.86.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A quick spring, for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A quick spring, for what follows a finger, that overshoots by 0.14 and `extraBounce`.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration) }

    /// A spring by the numbers of physics, with `initialVelocity` in units of the way a second. What it does is added
    /// to what runs on the same value already.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return Animation(SpringAnimation(spring, initialVelocity: initialVelocity))
    }

    /// A spring that feels as long as `duration` seconds, with `initialVelocity` in units of the way a second. What it
    /// does is added to what runs on the same value already.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation { interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity) }

    /// The spring of `spring`, added to what runs on the same value already.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(SpringAnimation(spring, initialVelocity: initialVelocity))
    }

    /// A spring of half a second without bounce, added to what runs on the same value already.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// A spring of half a second without bounce.
    public static var smooth: Animation { smooth() }

    /// A spring without bounce, but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring of half a second with a little bounce: 0.15.
    public static var snappy: Animation { snappy() }

    /// A spring with a bounce of 0.15 and `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring of half a second with more bounce: 0.3.
    public static var bouncy: Animation { bouncy() }

    /// A spring with a bounce of 0.3 and `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
