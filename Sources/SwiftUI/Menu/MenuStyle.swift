/// The look of menus' buttons.
@MainActor @preconcurrency public protocol MenuStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View
    /// A menu's parts.
    typealias Configuration = MenuStyleConfiguration
    /// The appearance of a menu of these parts: `Menu(configuration)` and what is done to it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A menu's parts.
public struct MenuStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View {
        fileprivate let view: AnyView
        /// The label.
        @MainActor public var body: some View { view }
    }

    /// The lines.
    public nonisolated struct Content: View {
        fileprivate let view: AnyView
        /// The lines.
        @MainActor public var body: some View { view }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    init(_ label: some View, _ content: some View, _ primaryAction: (@MainActor () -> Void)?) {
        (self.label, self.content) = (Label(view: AnyView(label)), Content(view: AnyView(content)))
        self.primaryAction = primaryAction
    }
}

/// The usual style: a button of the style of buttons around.
public struct DefaultMenuStyle: MenuStyle {
    /// A button.
    nonisolated public init() {}
    /// The button.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button of the style of buttons around.
public struct ButtonMenuStyle: MenuStyle {
    /// A button.
    nonisolated public init() {}
    /// The button.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// A button without a border.
    nonisolated public init() {}
    /// The button.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// A button of the style of buttons around.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button of the style of buttons around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<MenuStyleConfiguration>? { nil }
}
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// The style of menus; nil where none is set.
    var menuStyle: StyleBox<MenuStyleConfiguration>? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    /// Whether buttons of menus show an arrow. Not where nothing is said.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// The menus in this view in the style `style`.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.menuStyle = StyleBox(style, outside: $0.menuStyle) { $0.makeBody(configuration: $1) }
            })
    }

    /// Shows an arrow behind the labels of menus in this view, or not.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
