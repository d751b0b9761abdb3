import Foundation

/// What is shown of something that is shared: a title, and an image or an icon.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    private let image: Image?
    private let icon: Icon?

    private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }

    /// The image, or the icon where there is none; nil for neither.
    @MainActor func picture(in surroundings: EnvironmentValues) -> UIImage? {
        let shared = image.flatMap { SharedValue.of($0) } ?? icon.flatMap { SharedValue.of($0) }
        return shared?.item(in: surroundings) as? UIImage
    }
}

extension SharePreview {
    /// A preview with the text of `titleKey` and `image` and `icon`.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image, icon) }

    /// A preview with the title `title` and `image` and `icon`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(Text(title), image, icon) }

    /// A preview with the title `title` and `image` and `icon`.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon) }
}

extension SharePreview where Icon == Never {
    /// A preview with the text of `titleKey` and `image`.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }

    /// A preview with the title `title` and `image`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }

    /// A preview with the title `title` and `image`.
    public init(_ title: Text, image: Image) { self.init(title, image, nil) }
}

extension SharePreview where Image == Never {
    /// A preview with the text of `titleKey` and `icon`.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }

    /// A preview with the title `title` and `icon`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }

    /// A preview with the title `title` and `icon`.
    public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }

    /// A preview with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }

    /// A preview with the title `title`.
    public init(_ title: Text) { self.init(title, nil, nil) }
}
