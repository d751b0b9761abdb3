import UIKit

/// Seconds of a press that brings up the menu of something that does something else at a short one. UIKit's.
private let longPress = 0.5

/// Points between a label and the arrow behind it. Ours.
private let arrowSpacing: CGFloat = 4

/// A button that brings up a menu. In a menu it is a line that leads to another one.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let primaryAction: (@MainActor () -> Void)?
    @State private var presenter = MenuPresenter()
    @Environment(\.self) private var surroundings
    @Environment(\.isInMenu) private var isInMenu
    /// Whether it was made of a style's configuration: the style is not asked again.
    private var isStyled = false

    private init(
        _ label: Label, _ primaryAction: (@MainActor () -> Void)?, _ content: @escaping () -> Content
    ) {
        (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
    }

    /// A menu of the buttons, toggles, pickers, sections, dividers and menus of `content`, with the label `label`.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), nil, content)
    }

    /// A button that performs `primaryAction`, and brings up the menu at a long press.
    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label(), primaryAction, content) }

    /// A button with the menu; in a menu, the marks of one.
    public var body: some View {
        if isInMenu {
            MarkedView(
                content: VStack {
                    label.layoutValue(key: MenuLabelKey.self, value: true)
                    content()
                }, meaning: .menu)
        } else if let style = surroundings.menuStyle, !isStyled {
            style.body(MenuStyleConfiguration(label, content(), primaryAction))
        } else {
            Button {
                if let primaryAction { primaryAction() } else { presenter.open() }
            } label: {
                if surroundings.menuIndicatorVisibility == .visible {
                    HStack(spacing: arrowSpacing) {
                        label
                        Image(decorativeSymbol: "chevron.down").imageScale(.small)
                    }
                } else {
                    label
                }
            }
            .modifier(
                MenuModifier(
                    presenter: presenter, views: AnyView(content()), values: surroundings,
                    duration: primaryAction == nil ? 0 : longPress, isAtFinger: false))
        }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// A menu of a style's parts.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.primaryAction) { configuration.content }
        isStyled = true
    }
}

extension Menu where Label == Text {
    /// A menu with the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// A menu with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), nil, content)
    }

    /// A button with the text of `titleKey` that performs `primaryAction`, and brings up the menu at a long press.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(Text(titleKey), primaryAction, content) }

    /// A button with the title `title` that performs `primaryAction`, and brings up the menu at a long press.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(Text(title), primaryAction, content) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// A menu with the text of `titleKey`, behind the system's symbol `systemImage`.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(SwiftUI.Label(titleKey, systemImage: systemImage), nil, content) }

    /// A menu with the title `title`, behind the system's symbol `systemImage`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(SwiftUI.Label(title, systemImage: systemImage), nil, content) }

    /// A button with the text of `titleKey`, behind the system's symbol `systemImage`, that performs `primaryAction`,
    /// and brings up the menu at a long press.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction, content) }

    /// A button with the title `title`, behind the system's symbol `systemImage`, that performs `primaryAction`, and
    /// brings up the menu at a long press.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(SwiftUI.Label(title, systemImage: systemImage), primaryAction, content) }
}

extension View {
    /// Gives this view a menu of the buttons, toggles, pickers, sections, dividers and menus of `menuItems`: at a long
    /// press, or a click of the pointer's right button.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems
    ) -> some View { modifier(ContextMenuModifier(items: menuItems, preview: nil)) }

    /// Gives this view a menu of `menuItems`, below `preview`: at a long press, or a click of the pointer's right
    /// button.
    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View { modifier(ContextMenuModifier(items: menuItems) { AnyView(preview()) }) }
}

private nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: () -> Items
    let preview: (() -> AnyView)?
    @State private var presenter = MenuPresenter()
    @Environment(\.self) private var surroundings

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            MenuModifier(
                presenter: presenter, views: AnyView(items()), preview: preview?(), values: surroundings,
                duration: longPress, isAtFinger: true))
    }
}
