import UIKit

/// The controller of one view of a tab view. Main actor only.
final class TabPage: UIHostingController<AnyView> {
    /// What distinguishes the view from the others.
    private(set) var path: [AnyHashable] = []
    private var name: AnyHashable?
    private lazy var label = makeLabel()
    /// How the view asks for the bar of the tabs, and what surrounds it.
    private var look = TabBarLook()
    private var values = EnvironmentValues()
    /// Whether the bar has not its usual ground by this page.
    private var hasPainted = false

    /// Shows `view`, in an environment.
    func show(_ view: ListedView, in values: EnvironmentValues) {
        (path, name) = (view.path, view.name)
        rootView = view.view
            .reporting(TabItemKey.self) { [weak self] label, values in self?.setItem(label, in: values) }
            .reporting(PageKey.self) { [weak self] settings, values in self?.setTabs(settings.tabs, in: values) }
            .reporting(TabBadgeKey.self) { [weak self] badge, values in self?.setBadge(badge, in: values) }
            .surrounded(by: values)
    }

    /// Brings in what changed, whether the page is seen or not: the bar shows what the view says of its tab.
    func settle(_ size: CGSize) { _ = sizeThatFits(in: size) }

    /// The tag of the view, its identifier in a `ForEach`, or its number among the others.
    func tag(at index: Int) -> Tag {
        if let tag { return tag }
        return (name?.base as? any Hashable).map { Tag($0) } ?? Tag(index)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTabs()
    }

    private func setTabs(_ look: TabBarLook, in values: EnvironmentValues) {
        (self.look, self.values) = (look, values)
        showTabs()
    }

    /// Makes the bar of the tabs, while the page is chosen, look as the page in its navigation asks, or else as the
    /// view does.
    func showTabs(_ inner: TabBarLook = TabBarLook(), in values: EnvironmentValues? = nil) {
        guard let tabs = tabBarController, tabs.selectedViewController === self else { return }
        var shown = look
        shown.add(inner)
        tabs.setTabBarHidden(shown.visibility == .hidden, animated: UIView.areAnimationsEnabled)
        let pages = (tabs.viewControllers ?? []).compactMap { $0 as? TabPage }
        let wasPainted = pages.contains(where: \.hasPainted)
        for page in pages { page.hasPainted = false }
        hasPainted = shown.background.show(on: tabs.tabBar, in: values ?? self.values, wasOther: wasPainted)
    }

    private func makeLabel() -> MenuContents {
        let contents = MenuContents()
        contents.didChange = { [weak self] in self?.showItem() }
        return contents
    }

    private func setItem(_ view: AnyView?, in values: EnvironmentValues) {
        label.show(view ?? AnyView(EmptyView()), in: values)
        showItem()
    }

    private func setBadge(_ badge: Text?, in values: EnvironmentValues) {
        let value = badge.map { TextResolver(values).string($0) }
        if tabBarItem.badgeValue != value { tabBarItem.badgeValue = value }
    }

    private func showItem() {
        let line = label.line()
        if tabBarItem.title != line.title { tabBarItem.title = line.title }
        if tabBarItem.image != line.image { tabBarItem.image = line.image }
    }
}

/// Pages of views, kept by what distinguishes these. Main actor only.
@MainActor struct TabPageList {
    private(set) var pages: [TabPage] = []

    /// Makes the pages those of `views`. Returns whether there are others now, or they follow one another otherwise.
    mutating func update(_ views: [ListedView], in values: EnvironmentValues) -> Bool {
        let former = pages
        var known = Dictionary(former.map { ($0.path, $0) }) { first, _ in first }
        pages = views.map { view in
            let page = known.removeValue(forKey: view.path) ?? TabPage(rootView: AnyView(EmptyView()))
            page.show(view, in: values)
            return page
        }
        return pages != former
    }

    /// The tags of the pages.
    var tags: [Tag] { pages.enumerated().map { $1.tag(at: $0) } }
}
