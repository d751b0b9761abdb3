/// Lights up the parts of a symbol that a value fills up, one after the other: the arcs of `wifi`, for example.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect does.
    public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

    init() {}

    /// The effect with one part lit at a time.
    public var iterative: VariableColorSymbolEffect { changed(\.configuration) { $0.isCumulative = false } }

    /// The effect with parts that stay lit until the end of a cycle.
    public var cumulative: VariableColorSymbolEffect { changed(\.configuration) { $0.isCumulative = true } }

    /// The effect with faint parts where they are not lit.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed(\.configuration) { $0.hidesInactive = false } }

    /// The effect with hidden parts where they are not lit.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed(\.configuration) { $0.hidesInactive = true } }

    /// The effect, back again in every other cycle.
    public var reversing: VariableColorSymbolEffect { changed(\.configuration) { $0.isReversing = true } }

    /// The effect, always from the first part to the last.
    public var nonReversing: VariableColorSymbolEffect { changed(\.configuration) { $0.isReversing = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights up the parts of a symbol that a value fills up, one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
