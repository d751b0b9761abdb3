/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    /// What `makeBody(configuration:)` is made of.
    associatedtype Body: View

    /// A label's parts.
    typealias Configuration = LabelStyleConfiguration

    /// The look of a label of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label's parts.
public struct LabelStyleConfiguration {
    /// The words.
    public struct Title: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The words.
        public var body: some View { view }
    }

    /// The picture.
    public struct Icon: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The picture.
        public var body: some View { view }
    }

    /// The words.
    public let title: Title
    /// The picture.
    public let icon: Icon
}

/// The picture, and the words behind it.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Both.
    nonisolated public init() {}

    /// Picture and words in a row; a screen reader reads the words.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon.accessibilityHidden(true)
            configuration.title
        }
    }
}

/// The words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The words.
    nonisolated public init() {}

    /// The words.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The picture.
    nonisolated public init() {}

    /// The picture.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The look that suits the place: picture and words.
public struct DefaultLabelStyle: LabelStyle {
    /// The usual look.
    nonisolated public init() {}

    /// Picture and words in a row.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The look that suits the place: picture and words.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The picture, and the words behind it.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The words alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The picture alone.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabelStyleConfiguration> { StyleBox(DefaultLabelStyle(), outside: nil) }
}

extension StyleBox where Configuration == LabelStyleConfiguration {
    init<S: LabelStyle>(_ style: S, outside: StyleBox?) {
        self.init(style, outside: outside) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// How labels look.
    var labelStyle: StyleBox<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// The labels in this view in the look of `style`.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.labelStyle = StyleBox(style, outside: $0.labelStyle) })
    }
}
