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
    init(_ session: UISceneSession) {
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
