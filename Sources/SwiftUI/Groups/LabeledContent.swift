import Foundation

/// The least distance between a label and its content, in points. Ours.
private let labelDistance: CGFloat = 8

/// A view, mostly a value, with a label.
public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
    /// `content` with the label `label`.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    /// The view that the style makes of it.
    public var body: some View {
        style.body(LabeledContentStyleConfiguration(label: .init(label), content: .init(content)))
            .environment(\.labeledContentStyle, style.inside)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// `content` with the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }

    /// `content` with the label `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// The text `value` with the text of `titleKey`.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// The text `value` with the label `title`.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// `value`, written by `format`, with the text of `titleKey`.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
    }

    /// `value`, written by `format`, with the label `title`.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(title) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The view that `configuration` is of, for a style that changes only what is around it.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The style of views with labels.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View

    /// The view and its label.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The appearance of a view with this label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A view and its label.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        private let view: AnyView
        /// The views that it consists of.
        let titles: [ListedView]

        init<V: View>(_ view: V) { (self.view, titles) = (AnyView(view), view.singleViews) }

        /// The label.
        public var body: some View { view }
    }

    /// The view that is labelled.
    public struct Content: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The view that is labelled.
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The view that is labelled.
    public let content: Content
}

/// The label at the leading side, and the view at the trailing one in the secondary colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// The usual appearance.
    nonisolated public init() {}

    /// Both in a row; a screen reader reads them as one.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            if !labelsAreHidden {
                TitleAndSubtitles(views: configuration.label.titles, label: configuration.label)
                Spacer(minLength: labelDistance)
            }
            configuration.content.usualForegroundStyle(.secondary).multilineTextAlignment(.trailing)
        }
        .accessibilityElement(children: .combine)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The usual appearance.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabeledContentStyleConfiguration> {
        StyleBox(AutomaticLabeledContentStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of views with labels.
    fileprivate var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// The views with labels in this view in the appearance of `style`.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier { values in
                values.labeledContentStyle = StyleBox(style, outside: values.labeledContentStyle) {
                    $0.makeBody(configuration: $1)
                }
            })
    }
}
