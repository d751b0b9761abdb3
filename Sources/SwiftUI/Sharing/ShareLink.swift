internal import OctantLocalization
import Foundation

/// A button that presents what can be done with something: a list of activities, over all others.
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>:
    View
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @State private var isPresented = false

    init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) { (self.items, self.subject, self.message, self.preview, self.label) = (items, subject, message, preview, label) }

    /// The button.
    public var body: some View {
        Button(action: { isPresented = true }, label: { label })
            .modifier(
                PresentedModifier(
                    id: isPresented ? AnyHashable(0) : nil, content: .sharing(sharedItems),
                    ended: { isPresented = false }))
    }

    /// What the list of activities gets.
    private func sharedItems(in surroundings: EnvironmentValues) -> [Any] {
        let resolver = TextResolver(surroundings)
        let subject = subject.map { resolver.string($0) } ?? ""
        var shared: [Any] = items.compactMap { item in
            guard let value = SharedValue.of(item)?.item(in: surroundings) else { return nil }
            let preview = preview?(item)
            let picture = preview.flatMap { $0.picture(in: surroundings) }
            return SharedSource(value, subject, preview.map { resolver.string($0.title) } ?? subject, picture)
        }
        if let message, !shared.isEmpty { shared.append(SharedMessage(resolver.string(message))) }
        return shared
    }
}

/// The label of a share link that is given none: a symbol and a title.
public struct DefaultShareLinkLabel: View {
    private let title: Text?
    @Environment(\.locale) private var locale

    init(_ title: Text? = nil) { self.title = title }

    /// The symbol and the title.
    public var body: some View {
        Label {
            title ?? Text(verbatim: LocalizedStrings(locale).actions.share)
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
