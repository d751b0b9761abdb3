/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind {
        case destructive, cancel
    }

    private let kind: Kind

    /// It destroys something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// It leaves something without doing it.
    public static let cancel = ButtonRole(kind: .cancel)
}

/// How buttons look. The style makes the look; what touches do is as with every button.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// What `makeBody(configuration:)` is made of.
    associatedtype Body: View

    /// A button's parts and state.
    typealias Configuration = ButtonStyleConfiguration

    /// The look of a button of these parts in this state.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button's parts and state.
public struct ButtonStyleConfiguration {
    /// What the button says of itself.
    public struct Label: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// What the button says of itself.
        public var body: some View { view }
    }

    /// What the button is for; nil for nothing special.
    public let role: ButtonRole?
    /// What the button says of itself.
    public let label: Label
    /// Whether the user touches the button now.
    public let isPressed: Bool
}

/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// What `makeBody(configuration:)` is made of.
    associatedtype Body: View

    /// A button's parts and its action.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The look of a button of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button's parts and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button says of itself.
    public struct Label: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// What the button says of itself.
        public var body: some View { view }
    }

    /// What the button is for; nil for nothing special.
    public let role: ButtonRole?
    /// What the button says of itself.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button is for.
    @MainActor public func trigger() { action() }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration> {
        StyleBox(DefaultButtonStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// How buttons look and when they act.
    var buttonStyle: StyleBox<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// The buttons in this view in the look of `style`.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.buttonStyle = StyleBox(style, outside: $0.buttonStyle) { style, configuration in
                    PressableView(configuration: configuration) { style.makeBody(configuration: $0) }
                }
            })
    }

    /// The buttons in this view in the look of `style`, which says when they act.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.buttonStyle = StyleBox(style, outside: $0.buttonStyle) { $0.makeBody(configuration: $1) }
            })
    }
}
