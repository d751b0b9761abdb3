import Foundation

/// The names that Xcode's templates give an app's storyboard and the class of its scenes' delegates: those of a program
/// that no Info.plist says others of. Source: docs/sources/views.md, Interface Builder.
private let (usualStoryboard, usualSceneDelegate) = ("Main", "SceneDelegate")
/// The word for the program's module in an Info.plist that Xcode has not processed.
private let moduleVariable = "$(PRODUCT_MODULE_NAME)"

/// The storyboard that a program begins with, and the class of its scenes' delegates: those that an Info.plist beside
/// the program names, and by the names of Xcode's templates where there is none. Main actor only.
@MainActor
struct MainInterface {
    /// The module of the program: that of its delegate.
    private let module: String
    private let entries: [String: Any]
    private let bundles: [Bundle]

    /// The interface of the program whose delegate is of class `type`: by the entries of its Info.plist, and with the
    /// storyboards in `bundles`, by default its target's and the main one.
    init(
        delegate type: AnyClass, entries: [String: Any] = Bundle.main.infoDictionary ?? [:], bundles: [Bundle]? = nil
    ) {
        module = NibClasses.moduleName(of: type) ?? ""
        self.entries = entries
        self.bundles = bundles ?? [ResourceBundles.ofTarget(module), .main].compactMap(\.self)
    }

    /// The storyboard of a program whose scenes have no delegates; nil where there is none.
    var storyboard: UIStoryboard? { storyboard(named: entries["UIMainStoryboardFile"] as? String ?? usualStoryboard) }

    /// Whether scenes have delegates.
    var hasSceneDelegate: Bool { sceneDelegate(sceneEntry(named: nil)) != nil }

    /// Gives `configuration` the class of the delegate and the storyboard that its program has for it, where it has
    /// none yet. One without a class has no storyboard.
    func complete(_ configuration: UISceneConfiguration) {
        let entry = sceneEntry(named: configuration.name)
        if configuration.delegateClass == nil { configuration.delegateClass = sceneDelegate(entry) }
        guard configuration.delegateClass != nil, configuration.storyboard == nil else { return }
        configuration.storyboard = storyboard(named: entry["UISceneStoryboardFile"] as? String ?? usualStoryboard)
    }

    /// What the Info.plist says of the scene configuration called `name`; of the first one where it says nothing of it.
    private func sceneEntry(named name: String?) -> [String: Any] {
        let manifest = entries["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let list = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
        return list.first { $0["UISceneConfigurationName"] as? String == name } ?? list.first ?? [:]
    }

    private func sceneDelegate(_ entry: [String: Any]) -> AnyClass? {
        let stated = entry["UISceneDelegateClassName"] as? String ?? "\(moduleVariable).\(usualSceneDelegate)"
        let type: AnyClass? = NSClassFromString(stated.replacingOccurrences(of: moduleVariable, with: module))
        return type is any UISceneDelegate.Type ? type : nil
    }

    private func storyboard(named name: String) -> UIStoryboard? {
        let bundle = bundles.first { bundle in
            ResourceBundles.folders(of: bundle).contains { folder in
                FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name).storyboard").path)
            }
        }
        return bundle.map { UIStoryboard(name: name, bundle: $0) }
    }
}

/// The window of a storyboard that a program, or a scene, begins with. Main actor only.
@MainActor
struct MainWindow {
    private let window: UIWindow
    private let holder: any _WindowHolder

    /// A window of `scene`, nil for the first one, with the initial controller of `storyboard`. `holder` keeps it, if
    /// it has a property for it. Nil without such a controller.
    init?(_ storyboard: UIStoryboard?, in scene: UIWindowScene? = nil, keptBy holder: any _WindowHolder) {
        guard let controller = storyboard?.instantiateInitialViewController() else { return nil }
        window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        self.holder = holder
        holder.window = window
    }

    /// Shows the window, unless its holder has another one by now.
    func show() {
        if holder.window == nil || holder.window === window { window.makeKeyAndVisible() }
    }
}
