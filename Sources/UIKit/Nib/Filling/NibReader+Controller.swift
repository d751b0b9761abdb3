extension NibReader {
    /// Applies the element's attributes to `controller`, its view and connections aside.
    func fill(_ controller: UIViewController) {
        if let title = string("title") { controller.title = title }
        let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark, "unspecified": .unspecified]
        if let style = choice("overrideUserInterfaceStyle", styles) { controller.overrideUserInterfaceStyle = style }
        if let flag = flag("viewRespectsSystemMinimumLayoutMargins") {
            controller.viewRespectsSystemMinimumLayoutMargins = flag
        }
    }
}
