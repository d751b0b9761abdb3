import Symbols

/// How the content of a text or an image changes in place when an animated change gives it another one. Texts fade from
/// the old to the new content by default; images change at once unless they have `opacity`.
public struct ContentTransition: Equatable, Sendable {
    /// The kinds.
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        /// Each character by itself: new ones come from below, or from above where `countsDown`.
        case numeric(countsDown: Bool)
        /// The same, in the direction in which the value changes.
        case value(Double)
        /// A symbol gives place to another; other contents change at once.
        case symbol(SymbolReplacement)
    }

    /// The effect by which a symbol gives place to another.
    struct SymbolReplacement: Equatable, Sendable {
        let effect: any SymbolEffect
        let options: SymbolEffectOptions

        static func == (one: SymbolReplacement, other: SymbolReplacement) -> Bool {
            one.effect.configuration == other.effect.configuration && one.options == other.options
        }
    }

    let kind: Kind

    /// Whether texts change by it otherwise than at once.
    var changesText: Bool {
        switch kind {
        case .identity, .symbol: false
        default: true
        }
    }

    /// The content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Text that stays the same goes over into its new size and colour; other contents fade.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// The characters of a text that differ roll by: up for a number that grows, or down if it `countsDown`. Those that
    /// stay move to their new positions.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: countsDown))
    }

    /// The characters of a text that differ roll by: up where `value` has grown, else down.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }

    /// A symbol shrinks and goes before another grows. Views that are no symbols are not touched.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// A symbol gives place to another by `effect`. Views that are no symbols are not touched.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbol(SymbolReplacement(effect: effect, options: options)))
    }
}

private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

extension EnvironmentValues {
    /// How contents of views change in place.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Makes the contents of texts and images in this view change by `transition` when an animated change gives them
    /// other ones.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(EnvironmentModifier { $0.contentTransition = transition })
    }
}
