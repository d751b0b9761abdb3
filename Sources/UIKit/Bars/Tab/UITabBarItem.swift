/// The item of a tab bar for one screen. Main thread.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// An item that shows nothing.
    public override init() { super.init() }

    /// An item with this title, this image and this number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with this title and this image, or `selectedImage` while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// The image while the item is chosen; nil, the default, for `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage != oldValue { itemDidChange() } }
    }
}
