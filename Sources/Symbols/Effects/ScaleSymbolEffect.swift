/// Keeps a symbol larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.scale)

    init() {}

    /// The effect, to a larger size.
    public var up: ScaleSymbolEffect { changed(\.configuration) { $0.way = .up } }

    /// The effect, to a smaller size.
    public var down: ScaleSymbolEffect { changed(\.configuration) { $0.way = .down } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: ScaleSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: ScaleSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Keeps a symbol larger.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
