import CoreGraphics
import Foundation

/// A scene in which a program shows its interface: a `UIWindowScene`, which is a window of the desktop. The program
/// begins with one and asks for others with `UIApplication.requestSceneSessionActivation`. Main actor only.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in use.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the program.
        case unattached = -1
        /// A window is visible and in use.
        case foregroundActive = 0
        /// The program is being launched or changes its state.
        case foregroundInactive = 1
        /// No window is visible.
        case background = 2
    }

    /// Posted when a scene was connected to the program, before its delegate is notified.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene is gone: the user closed it, or the program had it destroyed.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene became active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to be active no more.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when no window of a scene is visible any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted when a window of a scene is about to be visible again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    /// The session that the scene is connected with.
    public final let session: UISceneSession

    /// The object that is notified of the scene's states: of the class that the scene's configuration names. Retained.
    open var delegate: (any UISceneDelegate)?

    /// The title of the scene's window on the desktop. Empty by default: then it is the title of the root controller of
    /// its first window, or the program's name.
    open var title: String! = "" {
        didSet { titleDidChange() }
    }

    /// Whether no window of the scene can be seen, as far as the program was notified.
    var isInBackground = false

    /// Scenes are the system's to make.
    fileprivate init(_ session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    func titleDidChange() {}

    /// Whether the scene is in use.
    open var activationState: ActivationState {
        guard UIApplication.shared.connectedScenes.contains(self) else { return .unattached }
        switch UIApplication.shared.applicationState {
        case .active: return isInBackground ? .background : .foregroundActive
        case .inactive: return .foregroundInactive
        case .background: return .background
        }
    }

    // MARK: Life

    /// Notifies all observers that the scene can be seen again.
    func willEnterForeground() {
        isInBackground = false
        delegate?.sceneWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
    }

    /// Notifies all observers that the scene is active.
    func didBecomeActive() {
        delegate?.sceneDidBecomeActive(self)
        post(Self.didActivateNotification)
    }

    /// Notifies all observers that the scene is about to become inactive.
    func willResignActive() {
        delegate?.sceneWillResignActive(self)
        post(Self.willDeactivateNotification)
    }

    /// Notifies all observers that the scene cannot be seen any more.
    func didEnterBackground() {
        isInBackground = true
        delegate?.sceneDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}

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
