/// The least distance between a switch and its label, in points. Ours.
private let switchSpacing: CGFloat = 8

/// The style of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View

    /// A toggle's parts and value.
    typealias Configuration = ToggleStyleConfiguration

    /// The appearance of a toggle of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle's parts and value.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label: View {
        private let view: AnyView
        /// The views that it consists of.
        let titles: [ListedView]

        init<V: View>(_ view: V) { (self.view, titles) = (AnyView(view), view.singleViews) }

        /// The toggle's label.
        public var body: some View { view }
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on; `$isOn` is a binding to it.
    @Binding public var isOn: Bool
    /// Whether some of what a toggle of several values stands for is on, and some is not.
    public var isMixed = false
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
    /// Whether labels are hidden.
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    /// The colour of the switch while it is on; nil for the surroundings'.
    private let tint: Color?

    /// A label and a switch.
    nonisolated public init() { tint = nil }

    /// A label and a switch that is of the colour `tint` while it is on.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// The label at the leading side and the switch at the trailing one; a screen reader reads both as one.
    public func makeBody(configuration: Configuration) -> some View {
        LabelledRow {
            if labelsAreHidden {
                control(configuration).background {
                    configuration.label.hidden().accessibilityHidden(true)
                }
            } else {
                HStack(spacing: 0) {
                    TitleAndSubtitles(views: configuration.label.titles, label: configuration.label)
                        .accessibilityHidden(true)
                    Spacer(minLength: switchSpacing)
                    control(configuration)
                }
            }
        }
    }

    private func control(_ configuration: Configuration) -> some View {
        SwitchView(isOn: configuration.$isOn)
            .modifier(
                EnvironmentModifier { values in
                    if let tint { values.tint = AnyShapeStyle(tint) }
                })
    }
}

/// A button that looks pressed in while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// A button.
    nonisolated public init() {}

    /// The label on a background: the tint's while the toggle is on, else none.
    public func makeBody(configuration: Configuration) -> some View {
        let isOn = configuration.isOn
        Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
            .buttonStyle(ChosenButtonStyle(isChosen: isOn))
            .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
}

/// The appearance for the context: a label and a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// The usual appearance.
    nonisolated public init() {}

    /// A label and a switch.
    public func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).toggleStyle(.switch)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label and a switch.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that looks pressed in while it is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The appearance for the context: a label and a switch.
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
    /// The style of toggles.
    var toggleStyle: StyleBox<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    /// Whether the labels of controls are hidden.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// The toggles in this view in the appearance of `style`.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.toggleStyle = StyleBox(style, outside: $0.toggleStyle) })
    }

    /// The controls in this view without their labels, which screen readers still read.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A button on the tint made faint while it is chosen, and else on nothing.
private struct ChosenButtonStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        BorderedButtonBody(configuration: configuration, kind: isChosen ? .chosen : .bare)
    }
}
