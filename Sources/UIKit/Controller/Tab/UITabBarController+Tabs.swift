extension UITabBarController {
    /// A controller of `tabs`.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The tabs, those that are hidden too; none where `viewControllers` was set. Their controllers are made when they
    /// are set.
    public final var tabs: [UITab] {
        get { tabList }
        set {
            guard newValue.count != tabList.count || !zip(newValue, tabList).allSatisfy({ $0 === $1 }) else { return }
            for tab in tabList where tab.owner === self { tab.owner = nil }
            tabList = newValue
            for tab in newValue { tab.owner = self }
            tabsDidChange()
        }
    }

    /// Sets `tabs`; what was shown fades into what is shown now, if `animated`.
    public final func setTabs(_ tabs: [UITab], animated: Bool) {
        guard let view = viewIfLoaded else { return self.tabs = tabs }
        view.fade(animated: animated) { self.tabs = tabs }
    }

    /// The tab whose controller is shown: of a group the child. Nil without tabs. One in a group is chosen there when
    /// it is set.
    public final var selectedTab: UITab? {
        get { chosenTab?.shownTab }
        set {
            guard let newValue, newValue.top.owner === self else { return }
            var tab = newValue
            while let group = tab.parent {
                group.selectedChild = tab
                tab = group
            }
            if let controller = tab.shownController { selectedViewController = controller }
        }
    }

    /// The tab of this name, in groups too; nil for none.
    public final func tab(forIdentifier identifier: String) -> UITab? { tabList.tab(identifier) }

    /// The tab of the bar that is chosen.
    private var chosenTab: UITab? { tab(of: selectedViewController) }

    /// The tab of the bar that shows `controller`; nil for none.
    final func tab(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabList.first { !$0.isHidden && $0.shownController === controller }
    }

    /// The controllers are those of tabs no more.
    final func forgetTabs() {
        for tab in tabList where tab.owner === self { tab.owner = nil }
        tabList = []
    }

    /// Shows the controllers of the tabs there are now.
    final func tabsDidChange() {
        let chosen = tabBar.selectedItem
        let shown = tabList.filter { !$0.isHidden }.compactMap { tab in
            tab.shownController.map { (tab: tab, controller: $0) }
        }
        for (tab, controller) in shown where controller.tabBarItem !== tab.item { controller.tabBarItem = tab.item }
        let next = shown.first { $0.tab.item === chosen }?.controller
        isFollowingTabs = true
        viewControllers = shown.map(\.controller)
        isFollowingTabs = false
        if let next { selectedViewController = next }
    }
}
