import Symbols

private enum SymbolEffectsKey: EnvironmentKey {
    static var defaultValue: [SymbolEffectRequest] { [] }
}

/// An effect that a modifier asks of the symbols in its view.
struct SymbolEffectRequest: Equatable, Sendable {
    /// The effect.
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    /// How often it has been run, for one that a value runs; nil for one that goes on while it is active.
    let runs: Int?
    let isActive: Bool

    static func == (one: SymbolEffectRequest, other: SymbolEffectRequest) -> Bool {
        one.isSame(other) && one.runs == other.runs && one.isActive == other.isActive
    }

    /// Whether both ask for the same effect.
    func isSame(_ other: SymbolEffectRequest) -> Bool {
        effect.configuration == other.effect.configuration && options == other.options
            && (runs == nil) == (other.runs == nil)
    }

    /// Whether the effect goes on.
    var goesOn: Bool { runs == nil && isActive }
}

extension EnvironmentValues {
    /// The effects of symbols, those of outer views first.
    var symbolEffects: [SymbolEffectRequest] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}
