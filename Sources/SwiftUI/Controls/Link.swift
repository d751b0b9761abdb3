import Foundation

/// A button that opens an address by the surroundings' `openURL`.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link to `destination` with the label `label`.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// The button, which screen readers read as a link.
    public var body: some View {
        Button(action: { openURL(destination) }, label: { label })
            .accessibilityAddTraits(.isLink)
            .accessibilityRemoveTraits(.isButton)
    }
}

extension Link where Label == Text {
    /// A link to `destination` with the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to `destination` with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
