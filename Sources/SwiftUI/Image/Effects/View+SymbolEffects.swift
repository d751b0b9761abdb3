import Symbols

extension View {
    /// Runs `effect` on the symbols in this view whenever `value` changes, once or as often as `options` ask.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(ValueSymbolEffect(effect: effect, options: options, value: value))
    }

    /// Runs `effect` on the symbols in this view while `isActive` is true.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let request = SymbolEffectRequest(effect: effect, options: options, runs: nil, isActive: isActive)
        return transformEnvironment(\.symbolEffects) { $0.append(request) }
    }

    /// Removes what the views around this one ask of the symbols in it, if `isEnabled`.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

/// Counts the changes of a value, and asks for an effect at each.
private nonisolated struct ValueSymbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>:
    ViewModifier
{
    let effect: Effect
    let options: SymbolEffectOptions
    let value: Value
    @State private var runs = 0

    init(effect: Effect, options: SymbolEffectOptions, value: Value) {
        (self.effect, self.options, self.value) = (effect, options, value)
    }

    @MainActor func body(content: Content) -> some View {
        let request = SymbolEffectRequest(effect: effect, options: options, runs: runs, isActive: true)
        return content.transformEnvironment(\.symbolEffects) { $0.append(request) }
            .onChange(of: value) { runs += 1 }
    }
}

extension AnyTransition {
    /// As symbols come and go: from a smaller size and clear, and back. It is the whole view that does so.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// As symbols come and go by `effect`, an appearance or a disappearance.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        let isLarger =
            effect.configuration.kind == .appear
            ? effect.configuration.way == .down : effect.configuration.way == .up
        let motion = AnyTransition.opacity.combined(with: .scale(scale: isLarger ? 1.4 : 0.4))
        return options.speed == 1 ? motion : motion.animation(.default.speed(options.speed))
    }
}
