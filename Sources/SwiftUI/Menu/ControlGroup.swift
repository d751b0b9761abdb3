/// Points between the controls of a group. Ours.
private let controlSpacing: CGFloat = 8

/// Controls that belong together: beside each other, and in a menu lines apart from the others.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.isInMenu) private var isInMenu

    private init(_ content: Content, _ label: some View) { (self.content, self.label) = (content, AnyView(label)) }

    /// The controls of `content`.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }

    /// The controls in their style.
    public var body: some View {
        if isInMenu {
            Section {
                content
            } header: {
                label
            }
        } else {
            style.body(ControlGroupStyleConfiguration(content, label)).environment(\.controlGroupStyle, style.inside)
        }
    }
}

extension ControlGroup {
    /// The controls of `content`, called `label`.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(LabeledControlGroupContent(content: content(), label: label), label)
    }

    /// The controls of `content`, called by the text of `titleKey`.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// The controls of `content`, called `title`.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The controls of a style's parts.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(configuration.content, configuration.label)
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    fileprivate let content: Content
    fileprivate let label: Label

    /// The controls.
    public var body: some View { content }
}

/// The look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View
    /// A group's parts.
    typealias Configuration = ControlGroupStyleConfiguration
    /// The appearance of a group of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group's parts.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public nonisolated struct Content: View {
        fileprivate let view: AnyView
        /// The controls.
        @MainActor public var body: some View { view }
    }

    /// The label.
    public nonisolated struct Label: View {
        fileprivate let view: AnyView
        /// The label.
        @MainActor public var body: some View { view }
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label

    init(_ content: some View, _ label: some View) {
        (self.content, self.label) = (Content(view: AnyView(content)), Label(view: AnyView(label)))
    }
}

/// The usual style: controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Controls beside each other.
    nonisolated public init() {}
    /// The controls.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: controlSpacing) { configuration.content }
    }
}

/// Controls beside each other, without borders, as in the bar around a page.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Controls beside each other.
    nonisolated public init() {}
    /// The controls.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2 * controlSpacing) { configuration.content }.buttonStyle(.borderless)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls beside each other.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls beside each other, without borders.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ControlGroupStyleConfiguration> {
        StyleBox(AutomaticControlGroupStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of groups of controls.
    var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// The groups of controls in this view in the style `style`.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.controlGroupStyle = StyleBox(style, outside: $0.controlGroupStyle) {
                    $0.makeBody(configuration: $1)
                }
            })
    }
}
