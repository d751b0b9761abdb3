/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind {
        case destructive, cancel, close, confirm
    }

    private let kind: Kind

    /// A button that destroys something.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A button that cancels something.
    public static let cancel = ButtonRole(kind: .cancel)
    /// A button that closes something.
    public static let close = ButtonRole(kind: .close)
    /// A button that confirms something.
    public static let confirm = ButtonRole(kind: .confirm)
}

/// The appearance of buttons. The style makes the view; touches act as with every button.
@MainActor @preconcurrency public protocol ButtonStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View

    /// A button's parts and state.
    typealias Configuration = ButtonStyleConfiguration

    /// The appearance of a button of these parts in this state.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button's parts and state.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The button's label.
        public var body: some View { view }
    }

    /// The role of the button; nil for none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the user touches the button now.
    public let isPressed: Bool
}

/// The style of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View

    /// A button's parts and its action.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The appearance of a button of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button's parts and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The button's label.
        public var body: some View { view }
    }

    /// The role of the button; nil for none.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Performs the button's action.
    @MainActor public func trigger() { action() }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration> {
        StyleBox(DefaultButtonStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of buttons.
    var buttonStyle: StyleBox<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// The buttons in this view in the appearance of `style`.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.buttonStyle = StyleBox(style, outside: $0.buttonStyle) { style, configuration in
                    PressableView(configuration: configuration) { style.makeBody(configuration: $0) }
                }
            })
    }

    /// Sets the style of the buttons in this view, which also decides when they act.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.buttonStyle = StyleBox(style, outside: $0.buttonStyle) { $0.makeBody(configuration: $1) }
            })
    }
}
