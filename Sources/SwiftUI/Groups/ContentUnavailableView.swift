/// Points between the parts, and around them. Ours.
private let partSpacing: CGFloat = 8, actionSpacing: CGFloat = 16, margin: CGFloat = 32
/// The size of the image, in points. Ours.
private let imageSize: CGFloat = 48

/// What is shown in place of content that is not there: an image and a title, why that is so, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A view of `label`, `description` below it, and the controls of `actions` below that.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

    /// The parts one below the other, in the middle of all that is offered.
    public var body: some View {
        VStack(spacing: actionSpacing) {
            VStack(spacing: partSpacing) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).usualForegroundStyle(.secondary)
            }
            VStack(spacing: partSpacing) { actions }
        }
        .multilineTextAlignment(.center)
        .padding(margin)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// The text of `title` below the image called `name`, and `description` below that.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    /// The text of `title` below the system's symbol `name`, and `description` below that.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// The text `title` below the image called `name`, and `description` below that.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    /// The text `title` below the system's symbol `name`, and `description` below that.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

/// The image above the title, large and in grey.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: partSpacing) {
            configuration.icon.font(.system(size: imageSize)).foregroundStyle(.secondary).accessibilityHidden(true)
            configuration.title.font(.title2.bold()).accessibilityAddTraits(.isHeader)
        }
    }
}
