/// Makes a symbol larger for a moment, or smaller.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.bounce)

    init() {}

    /// The effect, upwards: the symbol grows first.
    public var up: BounceSymbolEffect { changed(\.configuration) { $0.way = .up } }

    /// The effect, downwards: the symbol shrinks first.
    public var down: BounceSymbolEffect { changed(\.configuration) { $0.way = .down } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: BounceSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: BounceSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes a symbol larger for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
