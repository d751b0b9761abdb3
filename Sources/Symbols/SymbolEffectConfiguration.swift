/// What an effect does, whatever its type. Two effects that look the same have the same.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// What moves or changes.
    package enum Kind: Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, automatic, replace, wiggle, rotate, breathe
    }

    /// The way it goes.
    package enum Way: Hashable, Sendable {
        case up, down, left, right, forward, backward, clockwise, counterclockwise
        /// Along a line, degrees clockwise from the right.
        case angle(Double)
        case downUp, offUp, upUp
    }

    /// What is moved by itself.
    package enum Scope: Hashable, Sendable {
        case byLayer, wholeSymbol
    }

    /// The effect.
    package var kind: Kind
    /// The way it goes; nil for the effect's usual one.
    package var way: Way?
    /// What is moved by itself; nil for the effect's usual one.
    package var scope: Scope?
    /// Whether layers that were reached stay so until the end of a cycle.
    package var isCumulative = false
    /// Whether layers that are not reached are hidden, rather than faint.
    package var hidesInactive = false
    /// Whether every other cycle runs back.
    package var isReversing = false
    /// Whether the opacity changes, too.
    package var isPulsing = false

    package init(_ kind: Kind) { self.kind = kind }
}

extension SymbolEffect {
    /// The effect with its configuration changed by `change`.
    func changed(
        _ path: WritableKeyPath<Self, SymbolEffectConfiguration>, _ change: (inout SymbolEffectConfiguration) -> Void
    ) -> Self {
        var effect = self
        change(&effect[keyPath: path])
        return effect
    }
}
