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

    /// The kind of an item of the system's; nil for one of the program's own.
    final var systemItem: SystemItem?

    /// A short text on a red ground over the image; nil, the default, for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The ground of `badgeValue`; nil, the default, for red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { itemDidChange() } }
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets font and colour of the badge in `state`; nil for those of the bar.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        itemDidChange()
    }

    /// The font and colour of the badge that were set for `state`.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// Points by which the title is moved. Zero, the default, for as many as the bar's appearance says.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
    }

    /// The image while the item is chosen; nil, the default, for `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage != oldValue { itemDidChange() } }
    }
}
