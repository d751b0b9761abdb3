/// The appearance of a tab bar: its background and its items. Main actor only.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The default appearance.
    public override init() { super.init() }

    /// The default appearance.
    public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

    /// The background of `barAppearance`, and the items' if it is one of a tab bar.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    }

    override func isSame(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UITabBarAppearance, super.isSame(as: other) else { return false }
        return stackedLayoutAppearance.isSame(as: other.stackedLayoutAppearance)
            && inlineLayoutAppearance.isSame(as: other.inlineLayoutAppearance)
            && compactInlineLayoutAppearance.isSame(as: other.compactInlineLayoutAppearance)
    }

    override func watchButtons() {
        for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            items.didChange = { [weak self] in self?.didChange?() }
        }
        didChange?()
    }

    open override func copy() -> Any { UITabBarAppearance(barAppearance: self) }

    /// The appearance of items whose titles are below their images: of all items here.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { watchButtons() }
    }

    /// The appearance of items whose titles are beside their images. Kept; bars here have none.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { watchButtons() }
    }

    /// The appearance of items whose titles are beside their images in low bars. Kept; bars here have none.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { watchButtons() }
    }
}
