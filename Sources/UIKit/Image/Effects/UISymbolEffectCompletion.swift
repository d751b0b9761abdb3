import Symbols

/// What is called when an effect of a symbol ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// An effect of a symbol that ended. Main thread.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
    /// Whether the effect ran to its end, rather than being removed before.
    public let isFinished: Bool
    /// The effect.
    public let effect: any SymbolEffect
    /// The object that shows the symbol.
    public private(set) weak var sender: AnyObject?

    init(isFinished: Bool, effect: any SymbolEffect, sender: AnyObject?) {
        (self.isFinished, self.effect, self.sender) = (isFinished, effect, sender)
    }
}
