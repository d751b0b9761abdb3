/// Makes a symbol larger and smaller, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.breathe)

    init() {}

    /// The effect by size only.
    public var plain: BreatheSymbolEffect { changed(\.configuration) { $0.isPulsing = false } }

    /// The effect by size and by opacity.
    public var pulse: BreatheSymbolEffect { changed(\.configuration) { $0.isPulsing = true } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: BreatheSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: BreatheSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes a symbol larger and smaller, slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
