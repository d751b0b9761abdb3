import CoreGraphics

extension NibReader {
    /// Applies the element's attributes to `controller`, its view and connections aside.
    func fill(_ controller: UIViewController) {
        if let title = string("title") { controller.title = title }
        let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark, "unspecified": .unspecified]
        if let style = choice("overrideUserInterfaceStyle", styles) { controller.overrideUserInterfaceStyle = style }
        if let flag = flag("viewRespectsSystemMinimumLayoutMargins") {
            controller.viewRespectsSystemMinimumLayoutMargins = flag
        }
        fillPresentation(of: controller)
        if let identifier = string("restorationIdentifier") { controller.restorationIdentifier = identifier }
        if let flag = flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
        if let flag = flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = flag
        }
        if let flag = flag("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = flag }
        if let reader = child("edgesForExtendedLayout", "extendedEdge") {
            controller.edgesForExtendedLayout = reader.options(
                ["top": .top, "bottom": .bottom, "left": .left, "right": .right] as [String: UIRectEdge])
        }
        // The size at which only the editor shows the view.
        _ = (size("freeformSize"), flag("autoresizesArchivedViewToFullSize"), flag("wantsFullScreenLayout"))
        fillItems(of: controller)
    }

    private func fillPresentation(of controller: UIViewController) {
        if let style = choice("modalPresentationStyle", presentationStyles) {
            controller.modalPresentationStyle = style
        }
        if let style = choice("modalTransitionStyle", transitionStyles) { controller.modalTransitionStyle = style }
        if let flag = flag("modalInPresentation") { controller.isModalInPresentation = flag }
        if let flag = flag("definesPresentationContext") { controller.definesPresentationContext = flag }
        if let flag = flag("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = flag
        }
        if let size = size("preferredContentSize") { controller.preferredContentSize = size }
    }
}
