/// How wide buttons with a background are.
public struct ButtonSizing: Hashable, Sendable {
    private enum Kind { case automatic, fitted, flexible }

    private let kind: Kind

    /// As wide as the label asks for.
    public static let automatic = ButtonSizing(kind: .automatic)
    /// As wide as the label asks for.
    public static let fitted = ButtonSizing(kind: .fitted)
    /// As wide as there is room.
    public static let flexible = ButtonSizing(kind: .flexible)
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    /// How wide buttons with a background are.
    var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Makes buttons with a background in this view as wide as `sizing` says.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
