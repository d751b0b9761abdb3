import Foundation

/// UIKit's class for each element that is a view.
@MainActor private let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "progressView": UIProgressView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "segmentedControl": UISegmentedControl.self, "stepper": UIStepper.self, "textField": UITextField.self,
    "textView": UITextView.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self, "control": UIControl.self,
    "visualEffectView": UIVisualEffectView.self, "refreshControl": UIRefreshControl.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "pageControl": UIPageControl.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "colorWell": UIColorWell.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "searchBar": UISearchBar.self,
]
/// The ending of the names of elements that are controllers.
private let controllerEnding = "Controller"

/// Finds the classes that an interface file names.
@MainActor
enum NibClasses {
    private static var registered: [String: AnyClass] = [:]

    /// Registers `type` under the name `name` that files use.
    static func register(_ type: AnyClass, as name: String) { registered[name] = type }

    /// UIKit's class for the views that are elements of this name; nil for other elements.
    static func view(_ name: String) -> UIView.Type? { views[name] }

    /// UIKit's class for the controllers that are elements of this name; nil for other elements.
    static func controller(_ name: String) -> UIViewController.Type? {
        switch name {
        case "viewController": UIViewController.self
        case "navigationController": UINavigationController.self
        case "tabBarController": UITabBarController.self
        case "tableViewController": UITableViewController.self
        case "pageViewController": UIPageViewController.self
        case "collectionViewController": UICollectionViewController.self
        default: nil
        }
    }

    /// Whether elements of this name are controllers.
    static func isController(_ name: String) -> Bool { name.hasSuffix(controllerEnding) }

    /// A gesture recognizer that is an element of this name.
    static func makeRecognizer(_ name: String) -> UIGestureRecognizer? {
        switch name {
        case "tapGestureRecognizer": UITapGestureRecognizer()
        case "panGestureRecognizer": UIPanGestureRecognizer()
        // Interface Builder does write it so.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
        default: nil
        }
    }

    /// The class that `element` names, if it is one of `Base`'s; else, reported, `base`.
    static func resolve<Base: AnyObject>(_ element: NibElement, _ base: Base.Type, _ loader: NibLoader) -> Base.Type {
        guard let name = element.attributes["customClass"] else { return base }
        guard let found = find(element, loader) else {
            loader.report(
                .unknownClass, name, line: element.line,
                "there is no class '\(fullName(element))': \(base) stands in for it")
            return base
        }
        if let type = found as? Base.Type { return type }
        loader.report(
            .unknownClass, name, line: element.line, "\(found) is no \(base), which stands in for it")
        return base
    }

    /// The class that `element` names: one that was registered, or of that name in its module, in the program's, in
    /// that of the file's bundle, or in UIKit.
    static func find(_ element: NibElement, _ loader: NibLoader) -> AnyClass? {
        guard let name = element.attributes["customClass"] else { return nil }
        let module = element.attributes["customModule"]
        if let type = module.flatMap({ registered["\($0).\(name)"] }) ?? registered[name] { return type }
        guard isIdentifier(name) else { return nil }
        let modules = [module].compactMap(\.self) + loader.modules + ["UIKit"]
        for module in modules.map(ResourceFolders.current) where isIdentifier(module) {
            if let type = NSClassFromString("\(module).\(name)") { return type }
        }
        return nil
    }

    /// A new object of class `type`, made with `init()`; nil for anything but NSObjects.
    @inline(never) @_optimize(none)
    nonisolated static func makeObject(_ type: AnyClass) -> NSObject? {
        guard let type = type as? NSObject.Type else { return nil }
        return unsafeBitCast(type, to: DynamicObject.Type.self).init() as NSObject
    }

    private static func fullName(_ element: NibElement) -> String {
        [element.attributes["customModule"], element.attributes["customClass"]].compactMap { $0 }.joined(separator: ".")
    }

    fileprivate static var programModule: String {
        ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// The module of `type`.
    static func moduleName(of type: AnyClass) -> String? {
        String(reflecting: type).split(separator: ".").first.map(String.init)
    }

    /// Whether `name` is one that a class or module can have: nothing else is looked up.
    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_", name.count < 256 else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension NibLoader {
    /// The modules that what a file names may be of: the program's, that of the file's owner and those of its bundle.
    var modules: [String] {
        let own = owner.flatMap { NibClasses.moduleName(of: type(of: $0)) }
        return [NibClasses.programModule] + [own].compactMap { $0 } + (bundle.map(ResourceBundles.modules) ?? [])
    }
}
