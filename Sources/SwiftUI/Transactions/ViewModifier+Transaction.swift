extension ViewModifier {
    /// This modifier, with every transaction that is applied to what it does changed by `transform`; the modified view
    /// itself changes as it did.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactedModifier(base: self, transform: transform)
    }

    /// This modifier, with every change of what it does animated by `animation`, or made at once if that is nil; the
    /// modified view itself changes as it did.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A modifier in which transactions are changed.
private nonisolated struct TransactedModifier<Base: ViewModifier>: ViewModifier {
    let base: Base
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> some View {
        PlaceholderContentView(content, keepsAnimation: true).modifier(base).transaction {
            $0[OuterAnimation.self] = $0.animation
            transform(&$0)
        }
    }
}
