/// Controls in groups, one below the other, as settings have them: a list without a selection.
public struct Form<Content: View>: View {
    private let content: Content

    /// A form of the controls of `content`, each of which is a row.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The groups.
    public var body: some View { ListTable(look: .insetGrouped, selection: nil, content: content) }
}
