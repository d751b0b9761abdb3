/// Points between a switch and its words at least. Ours.
private let switchSpacing: CGFloat = 8

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// What `makeBody(configuration:)` is made of.
    associatedtype Body: View

    /// A toggle's parts and value.
    typealias Configuration = ToggleStyleConfiguration

    /// The look of a toggle of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle's parts and value.
public struct ToggleStyleConfiguration {
    /// What the toggle says of itself.
    public struct Label: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// What the toggle says of itself.
        public var body: some View { view }
    }

    /// What the toggle says of itself.
    public let label: Label
    /// Whether the toggle is on; `$isOn` is a binding to it.
    @Binding public var isOn: Bool
}

/// Words and a switch.
public struct SwitchToggleStyle: ToggleStyle {
    /// Whether words are not shown.
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// Words and a switch.
    nonisolated public init() {}

    /// The words at the leading side and the switch at the trailing one; a screen reader reads both as one.
    public func makeBody(configuration: Configuration) -> some View {
        LabelledRow {
            if labelsAreHidden {
                SwitchView(isOn: configuration.$isOn).background {
                    configuration.label.hidden().accessibilityHidden(true)
                }
            } else {
                HStack(spacing: 0) {
                    configuration.label.accessibilityHidden(true)
                    Spacer(minLength: switchSpacing)
                    SwitchView(isOn: configuration.$isOn)
                }
            }
        }
    }
}

/// A button that looks pressed in while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// A button.
    nonisolated public init() {}

    /// The words on a background: the tint's while the toggle is on, else none.
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.isOn
        Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
            .buttonStyle(ChosenButtonStyle(isChosen: isOn))
            .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
}

/// The look that suits the place: words and a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// The usual look.
    nonisolated public init() {}

    /// Words and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(.switch)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// Words and a switch.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that looks pressed in while it is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look that suits the place: words and a switch.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ToggleStyleConfiguration> { StyleBox(SwitchToggleStyle(), outside: nil) }
}

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension StyleBox where Configuration == ToggleStyleConfiguration {
    init<S: ToggleStyle>(_ style: S, outside: StyleBox?) {
        self.init(style, outside: outside) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// How toggles look.
    var toggleStyle: StyleBox<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    /// Whether controls show no words of their own.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// The toggles in this view in the look of `style`.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.toggleStyle = StyleBox(style, outside: $0.toggleStyle) })
    }

    /// The controls in this view without their words, which screen readers still read.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A button on the tint made faint while it is chosen, and else on nothing.
private struct ChosenButtonStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        BorderedLook(configuration: configuration, kind: isChosen ? .chosen : .bare)
    }
}
