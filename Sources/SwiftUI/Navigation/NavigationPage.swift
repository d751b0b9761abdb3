import UIKit

/// The place of an item of a bar.
enum BarPlace: Hashable {
    case leading, trailing, title, bottom, keyboard
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
    var barVisibility: Visibility?
    var views: [BarView] = []

    /// Adds what views after these ask for.
    mutating func add(_ next: PageSettings) {
        title = next.title ?? title
        displayMode = next.displayMode ?? displayMode
        hidesBar = next.hidesBar ?? hidesBar
        hidesBackButton = next.hidesBackButton ?? hidesBackButton
        barVisibility = next.barVisibility ?? barVisibility
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
        showItems(settings.views, on: controller, in: values)
        let hides = settings.hidesBar ?? (settings.barVisibility == .hidden)
        if let navigation = controller.navigationController, navigation.topViewController === controller,
            navigation.isNavigationBarHidden != hides
        {
            navigation.setNavigationBarHidden(hides, animated: false)
        }
    }

    private func showItems(_ views: [BarView], on controller: UIViewController, in values: EnvironmentValues) {
        let isSame = views.map(\.place) == shown.map(\.place)
        if isSame {
            for (view, entry) in zip(views, shown) { entry.host.rootView = view.view.surrounded(by: values) }
            return
        }
        shown = views.map { view in
            let host = BarHost(rootView: view.view.surrounded(by: values))
            return (view.place, host, UIBarButtonItem(customView: host))
        }
        func items(_ place: BarPlace) -> [UIBarButtonItem] { shown.filter { $0.place == place }.map(\.item) }
        let item = controller.navigationItem
        item.leftBarButtonItems = items(.leading)
        item.leftItemsSupplementBackButton = true
        // The first one stands at the edge in UIKit, the last one in SwiftUI.
        item.rightBarButtonItems = items(.trailing).reversed()
        item.titleView = shown.first { $0.place == .title }?.host
        controller.toolbarItems = items(.bottom)
        if controller.navigationController?.topViewController === controller {
            controller.navigationController?.setToolbarHidden(items(.bottom).isEmpty, animated: false)
        }
    }
}

/// Shows a view in a bar, always in its ideal size. Main actor only.
private final class BarHost: _UIHostingView<AnyView> {
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = intrinsicContentSize
        guard size != bounds.size else { return }
        bounds.size = size
        superview?.setNeedsLayout()
    }
}

extension UIViewController {
    fileprivate var isFirstPage: Bool { navigationController?.viewControllers.first === self }
}
