import OctantBase
import UIKit

/// The pages of a navigation stack, and what leads to them. Main actor only.
@MainActor final class NavigationContext: NSObject, UINavigationControllerDelegate {
    /// A page over the root.
    private final class Page {
        /// The value of the path that it is of; nil for one that a link pushed.
        let value: AnyHashable?
        let controller: NavigationPageController
        /// Called when the page was popped by the user.
        let ended: () -> Void

        init(_ value: AnyHashable?, _ controller: NavigationPageController, ended: @escaping () -> Void = {}) {
            (self.value, self.controller, self.ended) = (value, controller, ended)
        }
    }

    let controller = UINavigationController()
    private let root = NavigationPageController()
    private var pages: [Page] = []
    private var path: PathSource?
    /// The values of a stack without a path of the program's.
    private var ownValues: [AnyHashable] = []
    /// Makes the page of a value, by the value's type.
    private var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
    private var surroundings = EnvironmentValues()

    override init() {
        super.init()
        controller.navigationBar.prefersLargeTitles = true
        controller.delegate = self
        controller.viewControllers = [root]
    }

    /// Shows `view` as the first page, and those of the path's values over it, in an environment.
    func update(_ view: AnyView, _ path: PathSource?, in surroundings: EnvironmentValues) {
        (self.path, self.surroundings) = (path, surroundings)
        root.rootView = page(view, of: root) {}
        for page in pages { if let value = page.value { page.controller.rootView = content(of: value, in: page) } }
        synchronize()
    }

    /// A view around `view` that says to `controller` what its page asks of the bar.
    private func page(
        _ view: AnyView, of controller: NavigationPageController, isRoot: Bool = true,
        end: @escaping @MainActor @Sendable () -> Void
    ) -> AnyView {
        let asking = view.reporting(PageKey.self) { [weak controller] settings, values in
            if let controller { controller.items.show(settings, on: controller, in: values) }
        }
        return asking.modifier(PageEditModifier()).surrounded(by: surroundings) { [weak self] in
            $0.navigationContext = self
            guard !isRoot else { return }
            $0.dismiss = DismissAction(end)
            $0.isPresented = true
        }
    }

    // MARK: Values

    private var values: [AnyHashable] { path?.values() ?? ownValues }

    /// Pushes the page of `value`.
    func append(_ value: AnyHashable) {
        if let path { return path.append(value) }
        ownValues.append(value)
        synchronize()
    }

    /// Sets what makes the pages of values of `type`.
    func setDestination<Value>(for type: Value.Type, _ make: @escaping (Value) -> AnyView) {
        let isNew = destinations[ObjectIdentifier(type)] == nil
        destinations[ObjectIdentifier(type)] = { value in (value as? Value).map(make) ?? AnyView(EmptyView()) }
        for page in pages {
            guard let value = page.value, value.base is Value else { continue }
            page.controller.rootView = content(of: value, in: page)
        }
        if isNew { synchronize() }
    }

    private func content(of value: AnyHashable, in page: Page) -> AnyView {
        content(of: value, page.controller)
    }

    private func content(of value: AnyHashable, _ controller: NavigationPageController) -> AnyView {
        let view =
            destinations[ObjectIdentifier(type(of: value.base))].map { $0(value.base) }
            ?? AnyView(Image(systemName: "exclamationmark.triangle").foregroundColor(.yellow))
        return page(view, of: controller, isRoot: false) { [weak self, weak controller] in
            if let controller { self?.pop(controller) }
        }
    }

    /// Pops and pushes until the pages are those of the values.
    private func synchronize() {
        let values = values
        let shown = pages.compactMap(\.value)
        guard shown != values else { return }
        let common = zip(shown, values).prefix { $0 == $1 }.count
        // What a link pushed over a page goes with it.
        var kept: [Page] = []
        var count = 0
        for page in pages {
            if page.value != nil {
                guard count < common else { break }
                count += 1
            } else if count == common, common < shown.count {
                break
            }
            kept.append(page)
        }
        let gone = pages.dropFirst(kept.count)
        for value in values.dropFirst(common) {
            if destinations[ObjectIdentifier(type(of: value.base))] == nil {
                // The views that say what its page is may not have run yet.
                guard root.isViewLoaded else { break }
                Log.once(
                    "navigation.\(type(of: value.base))",
                    "no navigationDestination is declared for \(type(of: value.base)): its page is a warning sign")
            }
            let controller = NavigationPageController()
            controller.rootView = content(of: value, controller)
            kept.append(Page(value, controller))
        }
        show(kept)
        for page in gone { page.ended() }
    }

    // MARK: Pages of links

    /// Pushes `view`; `ended` is called when the user has popped it. Returns its controller.
    func push(_ view: AnyView, ended: @escaping () -> Void) -> NavigationPageController {
        let controller = NavigationPageController()
        change(controller, to: view)
        show(pages + [Page(nil, controller, ended: ended)])
        return controller
    }

    /// Shows `view` on the page of `controller`.
    func change(_ controller: NavigationPageController, to view: AnyView) {
        controller.rootView = page(view, of: controller, isRoot: false) { [weak self, weak controller] in
            if let controller { self?.pop(controller) }
        }
    }

    /// Pops the page of `controller` and those over it.
    func pop(_ controller: NavigationPageController) {
        guard let index = pages.firstIndex(where: { $0.controller === controller }) else { return }
        let gone = Array(pages[index...])
        show(Array(pages[..<index]))
        end(gone)
    }

    private func show(_ pages: [Page]) {
        self.pages = pages
        let isSeen = controller.viewIfLoaded?.window != nil
        controller.setViewControllers([root] + pages.map(\.controller), animated: isSeen)
    }

    private func end(_ gone: [Page]) {
        let count = gone.count { $0.value != nil }
        if let path, count > 0 { path.removeLast(count) } else { ownValues.removeLast(min(count, ownValues.count)) }
        for page in gone { page.ended() }
    }

    /// Pages that the user popped are gone.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let shown = controller.viewControllers
        let gone = pages.filter { page in !shown.contains { $0 === page.controller } }
        guard !gone.isEmpty else { return }
        pages.removeAll { page in gone.contains { $0 === page } }
        end(gone)
    }
}

/// The controller of a page.
final class NavigationPageController: UIHostingController<AnyView> {
    /// The items of the bars, kept so that their views stay.
    let items = PageItems()

    init() {
        super.init(rootView: AnyView(EmptyView()))
        navigationItem.largeTitleDisplayMode = .never
        updatesOffScreen = true
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        items.showTabs(around: self)
    }
}

private enum NavigationKey: EnvironmentKey {
    static var defaultValue: Weak<NavigationContext> { Weak(nil) }
}

extension EnvironmentValues {
    /// The stack that the view is in a page of.
    var navigationContext: NavigationContext? {
        get { self[NavigationKey.self].object }
        set { self[NavigationKey.self] = Weak(newValue) }
    }
}
