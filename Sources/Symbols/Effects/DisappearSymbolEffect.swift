/// An effect by which a symbol disappears, and stays hidden.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.disappear)

    init() {}

    /// The effect, while the symbol grows.
    public var up: DisappearSymbolEffect { changed(\.configuration) { $0.way = .up } }

    /// The effect, while the symbol shrinks.
    public var down: DisappearSymbolEffect { changed(\.configuration) { $0.way = .down } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: DisappearSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: DisappearSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol disappears, and stays hidden.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
