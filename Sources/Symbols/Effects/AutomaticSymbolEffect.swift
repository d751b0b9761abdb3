/// The usual way for a symbol to come or go, or to be replaced.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)

    init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual way for a symbol to come or go, or to be replaced.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
