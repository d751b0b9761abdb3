/// Turns a symbol round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.rotate)

    init() {}

    /// The effect, clockwise.
    public var clockwise: RotateSymbolEffect { changed(\.configuration) { $0.way = .clockwise } }

    /// The effect, counter-clockwise.
    public var counterclockwise: RotateSymbolEffect { changed(\.configuration) { $0.way = .counterclockwise } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: RotateSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: RotateSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns a symbol round, clockwise.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
