/// Shakes a symbol: it turns a little to and fro, or moves so.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

    init() {}

    /// The effect by turning, clockwise first.
    public var clockwise: WiggleSymbolEffect { changed(\.configuration) { $0.way = .clockwise } }

    /// The effect by turning, counter-clockwise first.
    public var counterclockwise: WiggleSymbolEffect { changed(\.configuration) { $0.way = .counterclockwise } }

    /// The effect along the row, to the left first.
    public var left: WiggleSymbolEffect { changed(\.configuration) { $0.way = .left } }

    /// The effect along the row, to the right first.
    public var right: WiggleSymbolEffect { changed(\.configuration) { $0.way = .right } }

    /// The effect up and down, upwards first.
    public var up: WiggleSymbolEffect { changed(\.configuration) { $0.way = .up } }

    /// The effect up and down, downwards first.
    public var down: WiggleSymbolEffect { changed(\.configuration) { $0.way = .down } }

    /// The effect along the row, first the way in which text runs.
    public var forward: WiggleSymbolEffect { changed(\.configuration) { $0.way = .forward } }

    /// The effect along the row, first against the way in which text runs.
    public var backward: WiggleSymbolEffect { changed(\.configuration) { $0.way = .backward } }

    /// The effect, on each part of the drawing by itself.
    public var byLayer: WiggleSymbolEffect { changed(\.configuration) { $0.scope = .byLayer } }

    /// The effect, on the whole drawing.
    public var wholeSymbol: WiggleSymbolEffect { changed(\.configuration) { $0.scope = .wholeSymbol } }

    /// Returns the effect along a line that is `angle` degrees clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        changed(\.configuration) { $0.way = .angle(angle.isFinite ? angle : 0) }
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes a symbol: it turns a little to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
