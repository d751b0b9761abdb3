internal import OctantLocalization

/// The side of the square that the arrow turns in, in points: that of its font. Ours.
private let arrowSide: CGFloat = 13

/// Views that a tap on their label shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    /// Nil for the view's own.
    private let binding: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    private init(_ label: Label, _ binding: Binding<Bool>?, _ content: @escaping () -> Content) {
        (self.label, self.binding, self.content) = (label, binding, content)
    }

    /// The views of `content` below `label`, at first hidden.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), nil, content)
    }

    /// The views of `content` below `label`, shown while `isExpanded` is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label(), isExpanded, content) }

    /// The view that the style makes of it.
    public var body: some View {
        style.body(
            DisclosureGroupStyleConfiguration(
                label: .init(label), content: .init(content), isExpanded: binding ?? $isOpen)
        )
        .environment(\.disclosureGroupStyle, style.inside)
    }
}

extension DisclosureGroup where Label == Text {
    /// The views of `content` below the text of `titleKey`, at first hidden.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// The views of `content` below the text of `titleKey`, shown while `isExpanded` is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(titleKey), isExpanded, content) }

    /// The views of `content` below `label`, at first hidden.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(label), nil, content)
    }

    /// The views of `content` below `label`, shown while `isExpanded` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(label), isExpanded, content) }
}

/// The style of groups that are disclosed.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View

    /// A group's parts and state.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The appearance of a group of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group's parts and state.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The label.
        public var body: some View { view }
    }

    /// What is shown and hidden.
    public struct Content: View {
        private let make: () -> AnyView

        init<V: View>(_ make: @escaping () -> V) { self.make = { AnyView(make()) } }

        /// What is shown and hidden. It is made only where it is put.
        public var body: some View { make() }
    }

    /// The label.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content
    /// Whether the content is to be seen; `$isExpanded` is a binding to it.
    @Binding public var isExpanded: Bool
}

/// A row with the label and an arrow, in the tint, and below it the content while it is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The usual appearance.
    nonisolated public init() {}

    /// The row and the content.
    public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

private struct DisclosureBody: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.locale) private var locale
    @Environment(\.listPlace) private var place

    var body: some View {
        // In a list the label is a row, and what it shows are further ones.
        if place == .row {
            button(labelStyle: Color.primary)
            if configuration.isExpanded { configuration.content }
        } else {
            VStack(spacing: 0) {
                button(labelStyle: ForegroundStyle())
                if configuration.isExpanded { configuration.content }
            }
            .clipped()
        }
    }

    private func button<S: ShapeStyle>(labelStyle: S) -> some View {
        let isExpanded = configuration.isExpanded
        let strings = LocalizedStrings(locale).search
        return Button {
            withAnimation { configuration.isExpanded.toggle() }
        } label: {
            HStack {
                configuration.label.foregroundStyle(labelStyle)
                Spacer()
                DisclosureArrow(isExpanded: isExpanded)
            }
        }
        .accessibilityValue(Text(verbatim: isExpanded ? strings.expanded : strings.collapsed))
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The usual appearance.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// An arrow to where one reads on, which turns down while the content is shown.
struct DisclosureArrow: View {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Image(decorativeSymbol: "chevron.forward").font(.footnote.weight(.semibold))
            .frame(width: arrowSide, height: arrowSide)
            .rotationEffect(.degrees(isExpanded ? layoutDirection == .rightToLeft ? -90 : 90 : 0))
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration> {
        StyleBox(AutomaticDisclosureGroupStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of groups that are disclosed.
    fileprivate var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// The groups that are disclosed in this view in the appearance of `style`.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier { values in
                values.disclosureGroupStyle = StyleBox(style, outside: values.disclosureGroupStyle) {
                    $0.makeBody(configuration: $1)
                }
            })
    }
}
