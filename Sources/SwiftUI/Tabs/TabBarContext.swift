import UIKit

/// Keeps a tab bar controller's pages those of views, and a selection that of the user. Main actor only.
@MainActor final class TabBarContext: NSObject, UITabBarControllerDelegate {
    let controller = UITabBarController()
    private var list = TabPageList()
    private var selection: PickerSelection?

    override init() {
        super.init()
        controller.delegate = self
    }

    /// Shows `views`, in an environment.
    func update(_ views: [ListedView], _ selection: PickerSelection?, in values: EnvironmentValues) {
        self.selection = selection
        let isOther = list.update(views, in: values)
        for page in list.pages { page.settle(controller.viewIfLoaded?.bounds.size ?? .zero) }
        let tint = values.paintSurroundings.tintColor.map { UIColor(cgColor: CGColor(rgba: $0)) }
        if controller.tabBar.tintColor != tint { controller.tabBar.tintColor = tint }
        if isOther { controller.viewControllers = list.pages }
        guard let selection else { return }
        if let chosen = list.tags.firstIndex(where: selection.isSelected), chosen != controller.selectedIndex {
            controller.selectedIndex = chosen
        }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let index = list.pages.firstIndex(where: { $0 === viewController }) else { return }
        selection?.select(list.tags[index])
    }
}
