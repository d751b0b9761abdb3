/// The stage of a view's coming and going that a transition shows.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to come: it moves from here to `identity`.
    case willAppear
    /// The view is there.
    case identity
    /// The view is gone: it moves from `identity` to here.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// The stage as a number: -1 before the view comes, 0 while it is there, 1 after it is gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is to be known of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves something: then views fade instead where the user wants less motion.
    public var hasMotion: Bool

    /// The properties of a transition that moves something, or not.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
