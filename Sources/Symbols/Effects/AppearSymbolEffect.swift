/// An effect by which a symbol that is hidden appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.appear)

    init() {}

    /// The effect, while the symbol grows.
    public var up: AppearSymbolEffect { changed(\.configuration) { $0.way = .up } }

    /// The effect, while the symbol shrinks.
    public var down: AppearSymbolEffect { changed(\.configuration) { $0.way = .down } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: AppearSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: AppearSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that is hidden appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
