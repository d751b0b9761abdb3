/// Tabs that belong together: one tab of the bar, which shows the group's own controller, or without one that of the
/// child that was chosen last. Main thread.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// A group of `children`.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        hasOwnController = viewControllerProvider != nil
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    private let hasOwnController: Bool

    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where child.parent === self { child.parent = nil }
            for child in children { child.parent = self }
            if let chosen, !children.contains(where: { $0 === chosen }) { self.chosen = nil }
            top.owner?.tabsDidChange()
        }
    }

    private var chosen: UITab?

    /// The child that is chosen; nil for none yet. What is not among `children` is not chosen.
    open var selectedChild: UITab? {
        get { chosen }
        set {
            guard newValue !== chosen, newValue.map({ new in children.contains { $0 === new } }) ?? true else { return }
            chosen = newValue
            top.owner?.tabsDidChange()
        }
    }

    /// The name of the child that is shown until one is chosen; nil, the default, for the first one.
    open var defaultChildIdentifier: String? {
        didSet { if defaultChildIdentifier != oldValue, chosen == nil { top.owner?.tabsDidChange() } }
    }

    /// The tab of this name in the group, or in groups in it; nil for none.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

    private var shownChild: UITab? {
        chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden }
    }

    override var shownController: UIViewController? {
        hasOwnController && chosen == nil ? viewController : shownChild?.shownController ?? viewController
    }

    override var shownTab: UITab {
        hasOwnController && chosen == nil ? self : shownChild?.shownTab ?? self
    }
}

extension [UITab] {
    /// The first tab of this name, of these and of those in groups among them; nil for none.
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
