/// An effect by which one symbol gives place to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.replace)

    init() {}

    /// The effect with one symbol shrinking before the other grows.
    public var downUp: ReplaceSymbolEffect { changed(\.configuration) { $0.way = .downUp } }

    /// The effect with one symbol gone at once before the other grows.
    public var offUp: ReplaceSymbolEffect { changed(\.configuration) { $0.way = .offUp } }

    /// The effect with one symbol growing as it goes before the other grows.
    public var upUp: ReplaceSymbolEffect { changed(\.configuration) { $0.way = .upUp } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: ReplaceSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: ReplaceSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }

    /// One symbol shrinks before the other grows.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }

    /// One symbol is gone at once before the other grows.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

    /// One symbol grows as it goes before the other grows.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }

    /// An effect by which what two symbols share stays where it is.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        /// What the effect does.
        public let configuration: SymbolEffectConfiguration
    }

    /// Returns the effect by which what two symbols share stays where it is, and `fallback` where they share nothing.
    /// Octant's drawings share nothing.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
        MagicReplace(configuration: fallback.configuration)
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol shrinks and goes before another grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
