import UIKit

/// The place of an item of a bar.
enum BarPlace: Hashable {
    case leading, trailing, title, bottom, keyboard
    /// In the middle of the bottom.
    case status

    /// Whether it is in the bar at the bottom.
    var isBelow: Bool { self == .bottom || self == .status }
}

/// Views of one item of a bar.
struct BarView {
    let place: BarPlace
    let view: AnyView
}

/// What the views of a page ask of the bars around it.
struct PageSettings {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBar: Bool?
    var hidesBackButton: Bool?
    var role: ToolbarRole?
    var barVisibility: Visibility?
    var bottomVisibility: Visibility?
    var tabs = TabBarLook()
    var background = BarBackground()
    var views: [BarView] = []

    /// Adds what views after these ask for.
    mutating func add(_ next: PageSettings) {
        title = next.title ?? title
        displayMode = next.displayMode ?? displayMode
        hidesBar = next.hidesBar ?? hidesBar
        hidesBackButton = next.hidesBackButton ?? hidesBackButton
        role = next.role ?? role
        barVisibility = next.barVisibility ?? barVisibility
        bottomVisibility = next.bottomVisibility ?? bottomVisibility
        tabs.add(next.tabs)
        background.add(next.background)
        views += next.views
    }
}

/// The preference by which views reach the bars.
enum PageKey: PreferenceKey {
    static var defaultValue: PageSettings { PageSettings() }
    static func reduce(value: inout PageSettings, nextValue: () -> PageSettings) { value.add(nextValue()) }
}

/// The items of a page in the bars around it. Main actor only.
@MainActor final class PageItems {
    private var shown: [(place: BarPlace, host: BarHost, item: UIBarButtonItem)] = []
    /// Around what says how the page is doing.
    private let spaces = (before: UIBarButtonItem.flexibleSpace(), after: UIBarButtonItem.flexibleSpace())
    private var hidesBottom = false
    private var tabs = TabBarLook()
    private var values: EnvironmentValues?
    private weak var page: UIViewController?
    /// The field of the page that something is entered into; nil for none.
    private weak var field: UIView?
    private var watchers: [any NSObjectProtocol] = []

    /// Shows `settings` on the bars around `controller`; their views are in an environment.
    func show(_ settings: PageSettings, on controller: UIViewController, in values: EnvironmentValues) {
        let item = controller.navigationItem
        let title = settings.title.map { TextResolver(values).string($0) }
        if item.title != title { item.title = title }
        let mode: UINavigationItem.LargeTitleDisplayMode =
            switch settings.displayMode ?? .automatic {
            // Without a title there is nothing to be large.
            case _ where title == nil: .never
            case .inline: .never
            case .large: .always
            case .automatic: controller.isFirstPage ? .always : .automatic
            }
        if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
        item.hidesBackButton = settings.hidesBackButton ?? false
        item.hidesBackTitle = settings.role == .editor
        settings.background.show(on: controller, in: values)
        showItems(settings.views, settings.bottomVisibility, on: controller, in: values)
        (tabs, self.values) = (settings.tabs, values)
        showTabs(around: controller)
        let hides = settings.hidesBar ?? (settings.barVisibility == .hidden)
        if let navigation = controller.navigationController, navigation.topViewController === controller,
            navigation.isNavigationBarHidden != hides
        {
            navigation.setNavigationBarHidden(hides, animated: false)
        }
    }

    /// Makes the bar of the tabs around `controller` look as that asks, if that is what is seen.
    func showTabs(around controller: UIViewController) {
        guard controller.navigationController?.topViewController === controller else { return }
        let page = sequence(first: controller) { $0.parent }.lazy.compactMap { $0 as? TabPage }.first
        page?.showTabs(tabs, in: values)
    }

    isolated deinit { for watcher in watchers { NotificationCenter.default.removeObserver(watcher) } }

    /// Shows the items of the bar at the bottom.
    private func showBottom() {
        guard let page else { return }
        let entered = shown.filter { $0.place == .keyboard }
        let items = field != nil && !entered.isEmpty ? entered.map(\.item) : itemsBelow
        if (page.toolbarItems ?? []) != items { page.toolbarItems = items }
        let hides = items.isEmpty || hidesBottom && field == nil
        if let navigation = page.navigationController, navigation.topViewController === page,
            navigation.isToolbarHidden != hides
        {
            navigation.setToolbarHidden(hides, animated: false)
        }
    }

    /// The items of the bar at the bottom, those that say how the page is doing between two spaces.
    private var itemsBelow: [UIBarButtonItem] {
        let below = shown.filter(\.place.isBelow)
        let before = below.prefix { $0.place != .status }
        guard before.count < below.count else { return below.map(\.item) }
        let (states, after) = (below.filter { $0.place == .status }, below.dropFirst(before.count))
        return before.map(\.item) + [spaces.before] + states.map(\.item) + [spaces.after]
            + after.filter { $0.place != .status }.map(\.item)
    }

    /// Follows whether something is entered into a field of the page.
    private func watchFields() {
        guard watchers.isEmpty, shown.contains(where: { $0.place == .keyboard }) else { return }
        func watch(_ name: Notification.Name, _ body: @escaping @MainActor (PageItems, UIView) -> Void) {
            watchers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let object = note.object
                    MainActor.assumeIsolated {
                        guard let self, let view = object as? UIView, let page = self.page?.viewIfLoaded,
                            view.isDescendant(of: page)
                        else { return }
                        body(self, view)
                        self.showBottom()
                    }
                })
        }
        for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
            watch(name) { $0.field = $1 }
        }
        for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
            watch(name) { if $0.field === $1 { $0.field = nil } }
        }
    }

    /// Makes items that can be wider than they are by themselves fill the bar at the bottom.
    private func stretch() {
        for entry in shown where entry.place.isBelow || entry.place == .keyboard {
            let isFlexible = entry.host.isFlexible
            (entry.host.fillsBar, entry.item.fillsBar) = (isFlexible, isFlexible)
        }
    }

    private func showItems(
        _ views: [BarView], _ bottom: Visibility?, on controller: UIViewController, in values: EnvironmentValues
    ) {
        (page, hidesBottom) = (controller, bottom == .hidden)
        defer {
            watchFields()
            showBottom()
        }
        let isSame = views.map(\.place) == shown.map(\.place)
        if isSame {
            for (view, entry) in zip(views, shown) { entry.host.rootView = view.view.surrounded(by: values) }
            return stretch()
        }
        shown = views.map { view in
            let host = BarHost(rootView: view.view.surrounded(by: values))
            return (view.place, host, UIBarButtonItem(customView: host))
        }
        stretch()
        func items(_ place: BarPlace) -> [UIBarButtonItem] { shown.filter { $0.place == place }.map(\.item) }
        let item = controller.navigationItem
        item.leftBarButtonItems = items(.leading)
        item.leftItemsSupplementBackButton = true
        // The first one stands at the edge in UIKit, the last one in SwiftUI.
        item.rightBarButtonItems = items(.trailing).reversed()
        item.titleView = shown.first { $0.place == .title }?.host
    }
}

/// Shows a view in a bar, in its ideal size unless it fills the bar. Main actor only.
private final class BarHost: _UIHostingView<AnyView> {
    var fillsBar = false

    /// Whether the views can be wider than they are by themselves.
    var isFlexible: Bool {
        let ideal = intrinsicContentSize
        return size(for: ProposedViewSize(width: ideal.width + 1, height: ideal.height)).width > ideal.width
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        var size = intrinsicContentSize
        if fillsBar { size.width = max(size.width, bounds.width) }
        guard size != bounds.size else { return }
        bounds.size = size
        superview?.setNeedsLayout()
    }
}

extension UIViewController {
    fileprivate var isFirstPage: Bool { navigationController?.viewControllers.first === self }
}
