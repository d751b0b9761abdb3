import CoreGraphics
import Foundation

/// A scene of windows: they share one window of the desktop. Main actor only.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable {
    /// The scene that the program begins with.
    package static let main = UIWindowScene(with: UISceneSession())

    /// A scene that is connected with `session`.
    init(with session: UISceneSession) { super.init(session) }

    private var traits = UITraitCollection.default

    /// The window of the desktop that the scene's windows share; nil while none of them is shown on one.
    var desktop: DesktopWindow?

    /// The name of the scene's kind, of those of which the program has several; nil for its configuration's name.
    package var kind: String?

    private var keptName: String?

    /// The name under which the size and place of the scene's window are kept, which is about to open: `main`, or that
    /// of its kind, and a number where another scene that is open has that name.
    func chooseKeptName() -> String {
        let base = kind ?? session.configuration.name ?? "main"
        let others = Set(
            UIApplication.shared.scenes.filter { $0 !== self && $0.desktop != nil }.compactMap(\.keptName))
        var (name, number) = (base, 2)
        while others.contains(name) { (name, number) = ("\(base)-\(number)", number + 1) }
        keptName = name
        return name
    }

    /// The rectangle of the scene's windows, in points: the contents of the desktop's window, at the origin. Until the
    /// first window opened it, the main screen's bounds.
    var bounds: CGRect { desktop?.bounds ?? screen.bounds }

    private(set) lazy var restrictions = UISceneSizeRestrictions { [weak self] in self?.desktop?.limitsMayHaveChanged()
    }

    /// The limits of the size of the scene's window of the desktop.
    open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }

    override func titleDidChange() { desktop?.titleDidChange() }

    /// The screen that the windows are on.
    open var screen: UIScreen { .main }

    /// The windows of the scene that are shown, from back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

    /// The window of the scene that has the keyboard, or has it again when the scene does.
    open var keyWindow: UIWindow? {
        if let key = UIApplication.shared.keyWindow, key.windowScene === self { return key }
        return desktop?.keyWindow
    }

    private lazy var ownStatusBarManager = UIStatusBarManager(of: self)

    /// The status bar of the scene.
    open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }

    /// The interface's orientation: always portrait on a desktop.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The traits that windows begin with: the screen's, with `traitOverrides` applied.
    open var traitCollection: UITraitCollection {
        UITraitCollection.default.overridden(by: traitOverrides, .unspecified)
    }

    /// The traits changed; `previousTraitCollection` holds the former ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the scene overrides for all its windows, whatever the desktop's are. Empty by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides.values != oldValue.values { updateTraits() } }
    }

    /// Computes the traits anew, and notifies of what changed, down to the last view.
    func updateTraits() {
        let (old, new) = (traits, traitCollection)
        traits = new
        for window in windows { window.updateTraits() }
        guard new != old else { return }
        new.performAsCurrent {
            traitCollectionDidChange(old)
            tellOfTraits(old: old, new: new)
        }
    }
}
