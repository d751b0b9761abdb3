/// Points around what is in a box, and between its label and that. Ours.
private let boxPadding: CGFloat = 16, boxSpacing: CGFloat = 8
/// The radius of a box's corners, in points. Ours.
private let boxRadius: CGFloat = 8

/// Views that belong together, on a background of their own, with a label.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// The views of `content` below `label`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    /// The views of `content` below `label`.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label, content())
    }

    /// The view that the style makes of it.
    public var body: some View {
        style.body(GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
            .environment(\.groupBoxStyle, style.inside)
    }
}

extension GroupBox where Label == EmptyView {
    /// The views of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// The views of `content` below the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// The views of `content` below `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that `configuration` is of, for a style that changes only what is around it.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The style of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View

    /// A box's parts.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The appearance of a box of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A box's parts.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public struct Label: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The label.
        public var body: some View { view }
    }

    /// What is in the box.
    public struct Content: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// What is in the box.
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// What is in the box.
    public let content: Content
}

/// The label above the content, on a grey background with round corners; boxes in boxes alternate in theirs.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The usual appearance.
    nonisolated public init() {}

    /// A background and what is on it.
    public func makeBody(configuration: Configuration) -> some View { BoxBody(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual appearance.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct BoxBody: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.isInBox) private var isInBox

    var body: some View {
        VStack(alignment: .leading, spacing: boxSpacing) {
            configuration.label.font(.headline)
            VStack { configuration.content }.environment(\.isInBox, !isInBox)
        }
        .padding(boxPadding)
        .background(
            Color(uiColor: isInBox ? .systemBackground : .secondarySystemBackground),
            in: RoundedRectangle(cornerRadius: boxRadius))
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GroupBoxStyleConfiguration> {
        StyleBox(DefaultGroupBoxStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

private enum InBoxKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The style of boxes.
    fileprivate var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    /// Whether this is in a box on grey.
    fileprivate var isInBox: Bool {
        get { self[InBoxKey.self] }
        set { self[InBoxKey.self] = newValue }
    }
}

extension View {
    /// The boxes in this view in the appearance of `style`.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier { values in
                values.groupBoxStyle = StyleBox(style, outside: values.groupBoxStyle) {
                    $0.makeBody(configuration: $1)
                }
            })
    }
}
