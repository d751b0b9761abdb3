/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// As the system has it: buttons act once.
    public static let automatic = Self(kind: .automatic)
    /// A button that is held acts again and again.
    public static let enabled = Self(kind: .enabled)
    /// A button acts once.
    public static let disabled = Self(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons act again and again while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Buttons in this view act again and again while they are held, or once.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
