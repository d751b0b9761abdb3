/// The style of labels.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View

    /// A label's parts.
    typealias Configuration = LabelStyleConfiguration

    /// The appearance of a label of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label's parts.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The title.
        public var body: some View { view }
    }

    /// The image.
    public struct Icon: View {
        private let view: AnyView

        init<V: View>(_ view: V) { self.view = AnyView(view) }

        /// The image.
        public var body: some View { view }
    }

    /// The title.
    public let title: Title
    /// The image.
    public let icon: Icon
}

/// The image, and the title behind it.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Both.
    nonisolated public init() {}

    /// Image and title in a row; a screen reader reads the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.listPlace) private var place
    @Environment(\.isRowLink) private var isLink
    @Environment(\.isUntintedLabel) private var isInButton
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        // In rows of lists images have the tint; those of buttons have it, or their role's colour, already.
        let isTinted = place == .row && isEnabled && (isLink || !isInButton)
        HStack {
            configuration.icon.accessibilityHidden(true)
                .foregroundStyle(isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle()))
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The title.
    nonisolated public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The image alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The image.
    nonisolated public init() {}

    /// The image.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The appearance for the context: image and title.
public struct DefaultLabelStyle: LabelStyle {
    /// The usual appearance.
    nonisolated public init() {}

    /// Image and title in a row.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The appearance for the context: image and title.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The image, and the title behind it.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The image alone.
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
    /// The style of labels.
    var labelStyle: StyleBox<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// The labels in this view in the appearance of `style`.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.labelStyle = StyleBox(style, outside: $0.labelStyle) })
    }
}
