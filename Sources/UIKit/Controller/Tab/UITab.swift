/// A tab of a tab bar controller: what its bar shows, and what makes the controller of its screen. Main thread.
@preconcurrency @MainActor
open class UITab: _PlainObject {
    /// What is in the bar.
    final let item: UITabBarItem
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?
    /// The controller that has the tab, or the group that it is in.
    final weak var owner: UITabBarController?

    /// A tab whose controller `viewControllerProvider` makes when it is first asked for.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.identifier, self.title, self.image, provider) = (identifier, title, image, viewControllerProvider)
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
    }

    /// The name by which the tab is found.
    public final let identifier: String

    /// The title.
    open var title: String {
        didSet { item.title = title }
    }

    /// The image; nil for none.
    open var image: UIImage? {
        didSet { item.image = image }
    }

    /// A short text on a red ground over the image; nil, the default, for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the user can choose the tab. True by default.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// Whether the tab is not in the bar. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { top.owner?.tabsDidChange() } }
    }

    /// Something of the program's own. Nil by default.
    open var userInfo: Any?

    /// The controller of the tab's screen, made when it is first asked for; nil where nothing makes one.
    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        return made
    }

    /// The group that the tab is in; nil for none.
    open internal(set) weak var parent: UITabGroup?

    /// The controller that has the tab; nil for none.
    open weak var tabBarController: UITabBarController? { top.owner }

    /// The tab of the bar that this is, or is in.
    final var top: UITab {
        var tab = self
        while let parent = tab.parent { tab = parent }
        return tab
    }

    /// The controller that is shown for the tab.
    var shownController: UIViewController? { viewController }

    /// The tab whose controller is shown where this one is chosen.
    var shownTab: UITab { self }
}
