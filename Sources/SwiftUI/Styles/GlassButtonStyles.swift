/// A label on glass, in its own colour or the tint that is set.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// On frosted glass.
    nonisolated public init() { glass = .regular }

    /// On `glass`.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    /// The label on glass of the shape of a capsule, or of the one that the environment has for buttons.
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(configuration: configuration) {
            BorderedButtonBody(configuration: $0, kind: .glass(glass), usualShape: .capsule)
        }
    }
}

/// A white label on the tint, in the shape of a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// On the tint.
    nonisolated public init() {}

    /// The label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(configuration: configuration) {
            BorderedButtonBody(configuration: $0, kind: .prominent, usualShape: .capsule)
        }
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A label on frosted glass.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// Returns the style of a label on `glass`.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A white label on the tint, in the shape of a capsule.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
