/// A presentation of a symbol: a motion, or a change of its opacity. Made as `.bounce`, `.variableColor` and others.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or some times, and ends by itself.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol gives place to another.
public protocol ContentTransitionSymbolEffect {}
