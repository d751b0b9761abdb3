import Foundation

// The initialisers of `ShareLink`: one or several items, with a preview or of a kind that needs none, and three ways to
// give the label.

extension ShareLink {
    /// A link that shares `items`, each shown as `preview` returns, with the label `label`.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(items, subject, message, preview, label()) }

    /// A link that shares `item`, shown as `preview`, with the label `label`.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), subject, message, { _ in preview }, label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares `items`, with the label `label`.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String { self.init(items, subject, message, nil, label()) }

    /// A link that shares `item`, with the label `label`.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), subject, message, nil, label()) }

    /// A link that shares `items`, with the label `label`.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL { self.init(items, subject, message, nil, label()) }

    /// A link that shares `item`, with the label `label`.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), subject, message, nil, label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link that shares `items`, each shown as `preview` returns, with the standard label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, subject, message, preview, DefaultShareLinkLabel()) }

    /// A link that shares `item`, shown as `preview`, with the standard label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }

    /// A link that shares `items`, each shown as `preview` returns, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey))) }

    /// A link that shares `item`, shown as `preview`, with the text of `titleKey`.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// A link that shares `items`, each shown as `preview` returns, with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title))) }

    /// A link that shares `item`, shown as `preview`, with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// A link that shares `items`, each shown as `preview` returns, with the title `title`.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, subject, message, preview, DefaultShareLinkLabel(title)) }

    /// A link that shares `item`, shown as `preview`, with the title `title`.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares `items`, with the standard label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(items, subject, message, nil, DefaultShareLinkLabel()) }

    /// A link that shares `item`, with the standard label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// A link that shares `items`, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// A link that shares `item`, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// A link that shares `items`, with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title))) }

    /// A link that shares `item`, with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// A link that shares `items`, with the title `title`.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(items, subject, message, nil, DefaultShareLinkLabel(title)) }

    /// A link that shares `item`, with the title `title`.
    public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }

    /// A link that shares `items`, with the standard label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(items, subject, message, nil, DefaultShareLinkLabel()) }

    /// A link that shares `item`, with the standard label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// A link that shares `items`, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey))) }

    /// A link that shares `item`, with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// A link that shares `items`, with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title))) }

    /// A link that shares `item`, with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// A link that shares `items`, with the title `title`.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(items, subject, message, nil, DefaultShareLinkLabel(title)) }

    /// A link that shares `item`, with the title `title`.
    public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
}
