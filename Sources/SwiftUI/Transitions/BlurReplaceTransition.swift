/// The standard deviation of the blur at the ends, in points, and the scales there. Ours.
private let blurRadius = 8.0
private let smallScale = 0.85
private let largeScale = 1.15

/// Blurs, fades and scales a view as it comes and goes.
public nonisolated struct BlurReplaceTransition: Transition {
    /// The directions of the scaling.
    public struct Configuration: Equatable, Sendable {
        fileprivate let scaleAfter: Double

        /// The view grows as it comes, and shrinks as it goes.
        public static let downUp = Configuration(scaleAfter: smallScale)
        /// The view grows as it comes, and grows on as it goes.
        public static let upUp = Configuration(scaleAfter: largeScale)
    }

    /// The directions of the scaling.
    public var configuration: Configuration

    /// The transition with these directions.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// `content` as it looks in `phase`.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale =
            switch phase {
            case .willAppear: smallScale
            case .identity: 1.0
            case .didDisappear: configuration.scaleAfter
            }
        return content.blur(radius: phase.isIdentity ? 0 : blurRadius)
            .scaleEffect(scale)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs, fades and scales the view in the directions of `config`.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }

    /// Blurs, fades and scales the view: it grows as it comes, and shrinks as it goes.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
