/// Makes a symbol faint for a moment, again and again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    init() {}

    /// The effect, on each part of the drawing by itself.
    public var byLayer: PulseSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: PulseSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Makes a symbol faint for a moment, again and again.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
