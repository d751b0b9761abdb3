/// What a tab bar shows for one screen. Main thread.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// An item that shows nothing.
    public override init() { super.init() }

    /// An item of these words, this picture and this number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item of these words and this picture, or `selectedImage` while it is chosen.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// The picture while the item is chosen; nil, as at first, for `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage != oldValue { itemDidChange() } }
    }
}
