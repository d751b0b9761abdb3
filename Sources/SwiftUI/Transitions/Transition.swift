/// The way in which a view comes and goes when an animated change inserts or removes it. Main actor only.
///
/// The body is asked for each stage: a view that comes is shown in `willAppear` and moves to `identity`, one that goes
/// moves from there to `didDisappear`.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of `body(content:phase:)`'s result.
    associatedtype Body: View

    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// How `content` looks in `phase`.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// What is to be known of the transition; by default that it moves something.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The properties of a transition that moves something.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// `content` as it looks in `phase`.
    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(of: content), phase: phase)
    }

    /// This transition by an animation of its own, whatever the change's is; nil for the change's.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at once.
    @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

extension View {
    /// Makes this view appear and disappear by `transition` when an animated change inserts or removes it. Views fade
    /// by default.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

extension AnyTransition {
    /// The transition `transition`.
    public init<T: Transition>(_ transition: T) {
        if let known = (transition as? any LayerTransition)?.layerTransition {
            self = known
        } else {
            self.init(PhasedContent(transition))
        }
    }
}

/// A transition that layers do by themselves, or one that is made of others.
protocol LayerTransition {
    /// The transition as views have it.
    nonisolated var layerTransition: AnyTransition { get }
}

extension LayerTransition {
    /// What `phase` does to a view where layers do it.
    nonisolated func effect(in phase: TransitionPhase) -> TransitionEffectModifier {
        let transition = layerTransition
        switch phase {
        case .willAppear: return TransitionEffectModifier(effect: transition.insertion.effect)
        case .identity: return TransitionEffectModifier(effect: TransitionEffect())
        case .didDisappear: return TransitionEffectModifier(effect: transition.removal.effect)
        }
    }
}

/// A transition of a program's own as modifiers of a view.
private final class PhasedContent<T: Transition>: TransitionModifiers {
    private let transition: T

    init(_ transition: T) { self.transition = transition }

    var hasMotion: Bool { T.properties.hasMotion }

    func modify(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
        AnyView(transition.apply(content: content, phase: phase))
    }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition, LayerTransition {
    let first: First
    let second: Second

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    var layerTransition: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, LayerTransition {
    let base: Base
    let animation: Animation?

    @MainActor static var properties: TransitionProperties { Base.properties }

    var layerTransition: AnyTransition { AnyTransition(base).animation(animation) }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).transaction {
            if !$0.disablesAnimations, let animation { $0.animation = animation }
        }
    }
}
