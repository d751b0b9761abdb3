/// The look of forms.
@MainActor @preconcurrency public protocol FormStyle {
    /// The type of `makeBody(configuration:)`'s result.
    associatedtype Body: View
    /// A form's parts.
    typealias Configuration = FormStyleConfiguration
    /// The appearance of a form of these parts.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A form's parts.
public struct FormStyleConfiguration {
    /// The controls.
    public nonisolated struct Content: View {
        fileprivate let view: AnyView
        /// The controls.
        @MainActor public var body: some View { view }
    }

    /// The controls.
    public let content: Content

    init(_ content: some View) { self.content = Content(view: AnyView(content)) }
}

/// The usual style: groups of rows.
public struct AutomaticFormStyle: FormStyle {
    /// Groups of rows.
    nonisolated public init() {}
    /// The groups.
    public func makeBody(configuration: Configuration) -> some View {
        ListTable(look: .insetGrouped, selection: nil, content: configuration.content)
    }
}

/// Groups of rows.
public struct GroupedFormStyle: FormStyle {
    /// Groups of rows.
    nonisolated public init() {}
    /// The groups.
    public func makeBody(configuration: Configuration) -> some View {
        ListTable(look: .insetGrouped, selection: nil, content: configuration.content)
    }
}

/// Controls below each other, which do not scroll.
public struct ColumnsFormStyle: FormStyle {
    /// Controls below each other.
    nonisolated public init() {}
    /// The controls.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// Groups of rows.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Groups of rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Controls below each other, which do not scroll.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<FormStyleConfiguration> {
        StyleBox(AutomaticFormStyle(), outside: nil) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of forms.
    var formStyle: StyleBox<FormStyleConfiguration> {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// The forms in this view in the style `style`.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier {
                $0.formStyle = StyleBox(style, outside: $0.formStyle) { $0.makeBody(configuration: $1) }
            })
    }
}
