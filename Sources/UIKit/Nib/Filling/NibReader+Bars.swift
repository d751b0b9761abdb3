import CoreGraphics

private let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
]
private let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
]
private let titleModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
]

extension NibReader {
    // MARK: Items

    /// Applies the element's attributes of items of any bar to `item`.
    private func fill(barItem item: UIBarItem) {
        if let title = text("title") { item.title = title }
        if let image = image("image") { item.image = image }
        if let flag = flag("enabled") { item.isEnabled = flag }
        if let tag = whole("tag") { item.tag = tag }
        guard let speech = child("accessibilityConfiguration", "accessibility") else { return }
        if let label = speech.text("label") { item.accessibilityLabel = label }
        if let identifier = speech.string("identifier") { item.accessibilityIdentifier = identifier }
    }

    /// The button or space that this element is.
    func barButtonItem() -> UIBarButtonItem {
        let item = choice("systemItem", systemItems).map { UIBarButtonItem($0) } ?? UIBarButtonItem()
        loader.keep(item, element)
        fill(barItem: item)
        let styles: [String: UIBarButtonItem.Style] = ["plain": .plain, "done": .done, "bordered": .plain]
        if let style = choice("style", styles) { item.style = style }
        if let width = number("width") { item.width = width }
        if let color = color("tintColor") { item.tintColor = color }
        if let element = element.children.first(where: { $0.key == "customView" }) {
            item.customView = loader.makeView(element)
        }
        return item
    }

    /// The buttons and spaces that are `key` to this element, alone or several; nil for none.
    private func barButtonItems(_ key: String) -> [UIBarButtonItem]? {
        let many = list("\(key)s").map { $0.items("barButtonItem").map { $0.barButtonItem() } }
        if let many, !many.isEmpty { return many }
        return child(key, "barButtonItem").map { [$0.barButtonItem()] }
    }

    /// Applies the element's attributes of items of navigation bars to `item`.
    func fill(_ item: UINavigationItem) {
        if let title = text("title") { item.title = title }
        if let prompt = text("prompt") { item.prompt = prompt }
        if let mode = choice("largeTitleDisplayMode", titleModes) { item.largeTitleDisplayMode = mode }
        if let flag = flag("hidesBackButton") { item.hidesBackButton = flag }
        if let flag = flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = flag }
        if let title = text("backButtonTitle") { item.backButtonTitle = title }
        if let items = barButtonItems("leftBarButtonItem") { item.leftBarButtonItems = items }
        if let items = barButtonItems("rightBarButtonItem") { item.rightBarButtonItems = items }
        item.backBarButtonItem = child("backBarButtonItem", "barButtonItem")?.barButtonItem()
        if let element = element.children.first(where: { $0.key == "titleView" }) {
            item.titleView = loader.makeView(element)
        }
    }

    /// Applies the element's attributes of items of tab bars to `item`.
    private func fill(_ item: UITabBarItem) {
        fill(barItem: item)
        if let image = image("selectedImage") { item.selectedImage = image }
        if let text = text("badgeValue") { item.badgeValue = text }
        let kinds: [String: UITabBarItem.SystemItem] = [
            "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
            "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
            "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
        ]
        if let kind = choice("systemItem", kinds) { item.systemItem = kind }
    }

    /// Makes the items that `controller` brings along for the bars around it.
    func fillItems(of controller: UIViewController) {
        if let reader = child("navigationItem", "navigationItem") {
            let item = controller.navigationItem
            loader.keep(item, reader.element)
            reader.fill(item)
        }
        if let reader = child("tabBarItem", "tabBarItem"), let item = controller.tabBarItem {
            loader.keep(item, reader.element)
            reader.fill(item)
        }
        if let list = list("toolbarItems") {
            controller.toolbarItems = list.items("barButtonItem").map { $0.barButtonItem() }
        }
    }

    // MARK: Bars

    /// Applies the element's attributes of navigation bars to `bar`.
    func fill(_ bar: UINavigationBar) {
        if let style = choice("barStyle", barStyles) { bar.barStyle = style }
        if let flag = flag("translucent") { bar.isTranslucent = flag }
        if let flag = flag("largeTitles") { bar.prefersLargeTitles = flag }
        if let color = color("barTintColor") { bar.barTintColor = color }
        if let attributes = textAttributes("titleTextAttributes") { bar.titleTextAttributes = attributes }
        if let attributes = textAttributes("largeTitleTextAttributes") { bar.largeTitleTextAttributes = attributes }
        guard let list = list("items"), !loader.hasFilled(list.element) else { return }
        loader.noteFilled(list.element)
        bar.items = list.items("navigationItem").map { reader in
            let item = UINavigationItem()
            loader.keep(item, reader.element)
            reader.fill(item)
            return item
        }
    }

    /// Applies the element's attributes of toolbars to `bar`.
    func fill(_ bar: UIToolbar) {
        if let style = choice("barStyle", barStyles) { bar.barStyle = style }
        if let flag = flag("translucent") { bar.isTranslucent = flag }
        if let color = color("barTintColor") { bar.barTintColor = color }
        guard let list = list("items"), !loader.hasFilled(list.element) else { return }
        loader.noteFilled(list.element)
        bar.items = list.items("barButtonItem").map { $0.barButtonItem() }
    }

    /// Applies the element's attributes of tab bars to `bar`.
    func fill(_ bar: UITabBar) {
        if let color = color("barTintColor") { bar.barTintColor = color }
        if let color = color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        // What is so anyway.
        _ = (string("itemPositioning"), string("translucent"))
        guard let list = list("items"), !loader.hasFilled(list.element) else { return }
        loader.noteFilled(list.element)
        bar.items = list.items("tabBarItem").map { reader in
            let item = UITabBarItem()
            loader.keep(item, reader.element)
            reader.fill(item)
            return item
        }
    }

    /// Applies the element's attributes of search bars to `bar`.
    func fill(_ bar: UISearchBar) {
        if let text = text("text") { bar.text = text }
        if let text = text("placeholder") { bar.placeholder = text }
        if let flag = flag("showsCancelButton") { bar.showsCancelButton = flag }
        if let flag = flag("translucent") { bar.isTranslucent = flag }
        if let color = color("barTintColor") { bar.barTintColor = color }
        let styles: [String: UISearchBar.Style] = ["default": .default, "prominent": .prominent, "minimal": .minimal]
        if let style = choice("searchBarStyle", styles) ?? choice("style", styles) { bar.searchBarStyle = style }
        _ = child("textInputTraits", "textInputTraits")
    }

    /// The font and the colours of titles that are `key` to this element; nil for none.
    private func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let child = child(key, "textAttributes") else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = child.font() { attributes[.font] = font }
        if let color = child.color("textColor") { attributes[.foregroundColor] = color }
        return attributes
    }

    // MARK: Containers

    /// The bar that the element of a container has under `key`; a new one, made by `make`, where it has none.
    func bar<Bar: UIView>(_ key: String, _ make: () -> Bar) -> Bar {
        guard let element = element.children.first(where: { $0.key == key }), !loader.hasMade(element) else {
            return make()
        }
        return loader.makeView(element) as? Bar ?? make()
    }

    /// Applies the element's attributes of navigation controllers to `controller`.
    func fill(_ controller: UINavigationController) {
        if let flag = flag("navigationBarHidden") { controller.isNavigationBarHidden = flag }
        if let flag = flag("toolbarHidden") { controller.isToolbarHidden = flag }
    }
}
