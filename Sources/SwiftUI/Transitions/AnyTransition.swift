/// The way in which a view appears and disappears, when it is inserted or removed by a change that is animated. Without
/// one it fades.
public struct AnyTransition {
    /// One of the two directions.
    struct Side {
        /// The appearance of the view at the other end.
        var effect = TransitionEffect()
        /// The changes by modifiers there.
        var modifiers: [any TransitionModifiers] = []
        /// The animation; nil for the change's own.
        var animation: Animation?

        /// Whether something moves, rather than fades.
        @MainActor var hasMotion: Bool { effect.hasMotion || modifiers.contains(where: \.hasMotion) }

        /// This side for somebody who wants less motion: it fades instead.
        @MainActor var calm: Side {
            hasMotion ? Side(effect: TransitionEffect(opacity: 0), animation: animation) : self
        }

        func combined(with other: Side) -> Side {
            Side(
                effect: effect.combined(with: other.effect), modifiers: modifiers + other.modifiers,
                animation: other.animation ?? animation)
        }
    }

    let insertion: Side
    let removal: Side

    private init(insertion: Side, removal: Side) { (self.insertion, self.removal) = (insertion, removal) }

    private init(_ effect: TransitionEffect) {
        self.init(insertion: Side(effect: effect), removal: Side(effect: effect))
    }

    /// A transition that is done by `modifiers` both ways.
    init(_ modifiers: any TransitionModifiers) {
        let side = Side(modifiers: [modifiers])
        self.init(insertion: side, removal: side)
    }

    /// This transition for somebody who wants less motion: what moves fades instead.
    @MainActor var calm: AnyTransition { AnyTransition(insertion: insertion.calm, removal: removal.calm) }

    /// Appears and disappears at once.
    public static var identity: AnyTransition { AnyTransition(TransitionEffect()) }

    /// From clear to opaque, and back.
    public static var opacity: AnyTransition { AnyTransition(TransitionEffect(opacity: 0)) }

    /// From nothing to its size about its middle, and back.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// From `scale` times its size to its size about `anchor`, and back. What is not finite counts as 0.
    public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionEffect(scale: scale.isFinite ? Double(scale) : 0, anchor: anchor))
    }

    /// In from the leading side, and out to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    /// In from beyond `edge` of its position, and out to there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionEffect(edges: [edge])) }

    /// In from `offset` points off its position, and out to there. What is not finite counts as 0.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(
            TransitionEffect(
                offset: CGSize(
                    width: offset.width.isFinite ? offset.width : 0,
                    height: offset.height.isFinite ? offset.height : 0)))
    }

    /// In from `x` points to the right and `y` points below its position, and out to there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// In from the side of `edge` while it becomes opaque, and out to the other side while it fades.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite)).combined(with: opacity)
    }

    /// Animates from the appearance with `active` to that with `identity`, and back.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierPair(active: active, identity: identity))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
    }

    /// In as by `insertion`, out as by `removal`.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// This transition by an animation of its own, whatever the change's is; nil for the change's.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var (insertion, removal) = (insertion, removal)
        (insertion.animation, removal.animation) = (animation, animation)
        return AnyTransition(insertion: insertion, removal: removal)
    }
}

/// What a transition does to a view by modifiers. Both ways of a transition may have the same.
protocol TransitionModifiers: AnyObject {
    /// `content` as it looks in `phase`.
    @MainActor func modify(_ content: AnyView, _ phase: TransitionPhase) -> AnyView
    /// Whether something moves.
    @MainActor var hasMotion: Bool { get }
}

/// Two modifiers of one type.
private final class ModifierPair<E: ViewModifier>: TransitionModifiers {
    private let active: E
    private let identity: E

    init(active: E, identity: E) { (self.active, self.identity) = (active, identity) }

    /// That cannot be known.
    var hasMotion: Bool { false }

    func modify(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
        AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
}

/// The key of a view's transition.
enum TransitionKey: LayoutValueKey {
    static var defaultValue: AnyTransition? { nil }
}

extension View {
    /// Makes this view appear and disappear by `t` when an animated change inserts or removes it. Views fade by
    /// default.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
}
