/// Controls in groups, one below the other, as settings have them: a list without a selection.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// A form of the controls of `content`, each of which is a row.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The groups.
    public var body: some View {
        style.body(FormStyleConfiguration(content)).environment(\.formStyle, style.inside)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's parts, in the style further out.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
