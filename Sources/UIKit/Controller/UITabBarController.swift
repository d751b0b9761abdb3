import CoreGraphics
import Foundation

/// Points of content below which none is under the bar. Ours.
private let leastCovered: CGFloat = 0.5

/// An object that is asked about and notified of the tabs that the user chooses. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether the user may choose the tab of `viewController`. True by default.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// The user chose the tab of `viewController`, which may be the one that was shown before.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Whether the user may choose `tab`, of a controller with tabs. True by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// The user chose `selectedTab` in place of `previousTab`, nil for none, or the one that was chosen anew.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        forwarding(self, (any UITabBarControllerDelegate).self)?.tabBarController(
            tabBarController, shouldSelect: viewController) ?? true
    }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        forwarding(self, (any UITabBarControllerDelegate).self)?.tabBarController(
            tabBarController, didSelect: viewController)
    }
    /// Returns true.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        forwarding(self, (any UITabBarControllerDelegate).self)?.tabBarController(
            tabBarController, shouldSelectTab: tab) ?? true
    }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        forwarding(self, (any UITabBarControllerDelegate).self)?.tabBarController(
            tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
}

/// Shows one of several controllers at a time, for which the user presses its item in a bar at the bottom. Main thread.
///
/// The view of a controller is made when it is first shown, and is in the window only while it is shown: indicators in
/// the others cost nothing, and go on when theirs comes back. The shown one fills the screen; its safe area ends at the
/// bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The index that means no tab.
    private static let noIndex = Int.max

    private var shown: UIViewController?
    /// The tabs, where the controllers are those of tabs, and whether these are being shown.
    final var tabList: [UITab] = []
    final var isFollowingTabs = false

    /// The bar. Its items are those of the controllers.
    public let tabBar: UITabBar

    /// A controller without any others, with the view of an interface file if one is named.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tabBar = UITabBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller from a storyboard, with those that its scene names.
    public required init?(coder: NSCoder) {
        let reader = (coder as? NibCoder).map { NibReader($0.element, $0.loader) }
        tabBar = reader?.bar("tabBar", UITabBar.init) ?? UITabBar()
        super.init(coder: coder)
    }

    /// The object that is asked about and notified of the user's choice. Not retained.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, in the order of their items; nil for none. The chosen one stays so while it is among them; else
    /// it is the first.
    open var viewControllers: [UIViewController]? {
        didSet { controllersDidChange(from: oldValue ?? []) }
    }

    /// Sets `viewControllers`; what was shown fades into what is shown now, if `animated`.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        guard let view = viewIfLoaded else { return self.viewControllers = viewControllers }
        view.fade(animated: animated) { self.viewControllers = viewControllers }
    }

    /// The controller that is chosen; nil without controllers. What is not among `viewControllers` is not chosen.
    open var selectedViewController: UIViewController? {
        didSet {
            guard let selectedViewController, viewControllers?.contains(selectedViewController) == true else {
                if selectedViewController != nil || viewControllers?.isEmpty == false {
                    self.selectedViewController = oldValue
                }
                return
            }
            if selectedViewController !== oldValue { selectionDidChange() }
        }
    }

    /// The index of the selected controller, from 0; `Int.max` without controllers. An index out of range is ignored.
    open var selectedIndex: Int {
        get { selectedViewController.flatMap { viewControllers?.firstIndex(of: $0) } ?? Self.noIndex }
        set {
            guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
            selectedViewController = viewControllers[newValue]
        }
    }

    private var isBarAway = false

    /// Whether the bar is away, below the bottom edge. False by default.
    open var isTabBarHidden: Bool {
        get { isBarAway }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Sets `isTabBarHidden`; the bar moves, if `animated`.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarAway else { return }
        isBarAway = hidden
        guard animated, viewIfLoaded?.window != nil else {
            tabBar.isHidden = hidden
            return placeBar()
        }
        tabBar.isHidden = false
        UIView.animate(withDuration: hideShowBarDuration) {
            self.placeBar()
        } completion: { _ in
            self.tabBar.isHidden = self.isBarAway
        }
    }

    private func controllersDidChange(from old: [UIViewController]) {
        let new = viewControllers ?? []
        if !isFollowingTabs, !tabList.isEmpty { forgetTabs() }
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.coveredEdges = .zero
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabBar.items = new.map(\.tabBarItem)
        if let chosen = selectedViewController, new.contains(chosen) { return selectionDidChange() }
        selectedViewController = new.first
        if new.isEmpty { selectionDidChange() }
    }

    /// Updates the bar after one of the controllers got another item.
    final func tabItemDidChange() {
        tabBar.items = viewControllers?.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    private func selectionDidChange() {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        if isViewLoaded { showSelected() }
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Chooses `subsequentVC`, which an unwind segue leads to.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    /// The controller that is chosen.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// Shows the view of the selected controller in place of the one that was shown.
    private func showSelected() {
        guard shown !== selectedViewController || shown?.viewIfLoaded?.superview !== view else { return }
        if shown?.viewIfLoaded?.superview === view { shown?.viewIfLoaded?.removeFromSuperview() }
        shown = selectedViewController
        guard let shown, let page = shown.view else { return }
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(page, at: 0)
        placeBar()
    }

    /// Positions the bar at the bottom, over the safe area of what is around.
    final func placeBar() {
        guard let view = viewIfLoaded else { return }
        let (room, below) = (view.bounds, view.safeAreaInsets.bottom)
        let height = tabBar.sizeThatFits(room.size).height
        // It goes with the page that it belongs to.
        let isAway = (shown as? UINavigationController)?.hidesBottomBar ?? false
        let away = isAway ? (view.isRightToLeft ? room.width : -room.width) : 0
        let top = isBarAway ? room.height : room.height - height - below
        tabBar.frame = CGRect(x: away, y: top, width: room.width, height: height + below)
        let isCovering = !isAway && !isBarAway
        let isUnder = tabBar.isTranslucent || shown?.extendedLayoutIncludesOpaqueBars == true
        shown?.coveredEdges = UIEdgeInsets(top: 0, left: 0, bottom: isCovering && isUnder ? height : 0, right: 0)
        if let page = shown?.viewIfLoaded, page.superview === view {
            let above = CGRect(x: 0, y: 0, width: room.width, height: max(top, 0))
            page.frame = isCovering && !isUnder ? above : room
        }
        followContent()
    }

    /// Shows the bar as what is shown lies under it, or does not.
    final func followContent() {
        let page = (shown as? UINavigationController)?.topViewController ?? shown
        let content = page.flatMap { $0.navigation.scrollView(.bottom) ?? $0.topScrollView }
        content?.tabs = self
        guard let content else { return tabBar.isAtEdge = true }
        let below =
            content.contentSize.height + content.adjustedContentInset.bottom - content.bounds.maxY
        tabBar.isAtEdge = below < leastCovered
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.delegate = self
        view.addSubview(tabBar)
        showSelected()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBar()
    }

    /// Chooses the tab of `item`, as its controller's bar does when the user presses it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = viewControllers?.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        let (tab, former) = (tab(of: controller), selectedTab)
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab.shownTab) == false { return }
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
        if let tab { delegate?.tabBarController(self, didSelectTab: tab.shownTab, previousTab: former) }
    }
}
